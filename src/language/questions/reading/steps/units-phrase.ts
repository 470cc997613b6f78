import { type Mark, unitMark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** How many units of time something holds of each member: what is counted, of what, and what has to hold. */
export interface UnitsPhrase {
  readonly unit: Mark;
  readonly dimension: Mark;
  /** What has to hold in a unit, and what else limits; null: to be the first by this number, if it is named. */
  readonly limit: readonly Mark[] | null;
  readonly metric: Mark | null;
  readonly time: Mark | null;
  /** Who it is asked of, where all are told for that one's sake. */
  readonly name: Mark | null;
  readonly order: 'most' | 'fewest';
  /** "On at least 100 days": of those alone that have so many of them. */
  readonly many?: NonNullable<NonNullable<Reading['unitsOfEach']>['many']>;
}

/**
 * One letter for each mark that says something, so that the order of words can be read by a pattern: W which, C how many, U unit,
 * G grain, D dimension, V name, M metric, K rank, E each, B by, P preposition, T time, N number, S end, x anything else.
 */
function letterOf(mark: Mark): string {
  if (isKeyword(mark, 'which')) return 'W';
  if (isKeyword(mark, 'count')) return 'C';
  if (isRank(mark)) return 'K';
  if (isKeyword(mark, 'each', 'per')) return 'E';
  if (isKeyword(mark, 'by')) return 'B';
  if (isKeyword(mark, 'preposition')) return 'P';
  if (mark.type === 'time') return mark.time.type === 'period' ? 'T' : 'x';
  const letters: Partial<Record<Mark['type'], string>> = {
    unit: 'U',
    grain: 'G',
    dimension: 'D',
    members: 'V',
    metric: 'M',
    number: 'N',
    stop: 'S',
  };
  return letters[mark.type] ?? 'x';
}

/** Where its metric and its days stand, in either order */
const REST = '(?:BM|PM|P?T)*S?$';
/** "In how many months was Vienna the top hotel by revenue", "how many weeks was organic search the number one channel" */
const LED_BY_NAME = new RegExp(`^P?CU(?:P?T)?V[KN]D${REST}`);
/** "Which hotel had the most the most days", as "led on" is put in full */
const LED_MOST = new RegExp(`^WDKP?KU${REST}`);
/** "Which hotel was most often the best by revenue per week" */
const LED_OFTEN = /^WDKK(?:BM|PM|P?T)*G(?:P?T)?S?$/;
/** "How often was Vienna the top hotel by week" */
const LED_EACH = /^VKD(?:BM|PM|P?T)*G(?:P?T)?S?$/;

/** "How many times was Vienna first by month", "has Vienna ever had the most bookings in a week": of its own kind */
const LED_ITSELF = /^VKD?(?:B?M|PM|P?T)*P?G(?:P?T)?S?$/;
/** "Was Vienna ever the top hotel": on a day, in a month? */
const LED_EVER = /^VKD?(?:B?M|PM|P?T)*S?$/;

/** "Which hotel had the most days with more than 50 bookings" */
const MOST_UNITS = /^WDKU/;
/** "Which channel had purchases on the most days" */
const ON_MOST_UNITS = /^WD(?=.*M).*P?KU(?:P?T)?S?$/;
/** "On how many days did each channel have bookings" */
const UNITS_EACH = /^P?CU(?:P?T)?ED(?=.*M)/;
/** "Number of days with more than 50 bookings by hotel", "… per hotel", "… of each hotel" */
const UNITS_BY = /^P?CU(?=.*M).*[EB]D(?:P?T)?S?$/;

/** "Which channels had bookings on at least 100 days", "countries with more than 5 bookings in fewer than 3 months" */
const ON_SO_MANY = /^(?:P?T)?[WC]?D(?=.*M)[^U]*PxNU(?:P?T)?S?$/;

/** "Which campaigns had days without leads", "zero revenue days", "no revenue on some days", "at least 3 days without leads" */
const WITHOUT_ON_UNITS = /^W?D(?:xMP?U|PxMP?U|(?:xN)?UP?xM|GP?xM)(?:P?[TV])*S?$/;
const ONE_UNIT = /^(?:an?|any|one)\b/i;

const EVER = /^ever$/i;
const OFTEN = /^how (?:many times|often)\b/i;

const MOST = /^(?:the )?(?:most|more)\b/i;
const FEWEST = /^(?:the )?(?:fewest|least)\b/i;

/** @throws NotAnswerable where it says of no unit of time that somebody was ever the first in it */
export function unitsPhrase(marks: readonly Mark[]): UnitsPhrase | undefined {
  const isEver = marks.some(({ said: word }) => EVER.test(word));
  const isOften = isEver || marks.some(({ said: word }) => OFTEN.test(word));
  const said = marks.filter((mark) => mark.type !== 'noise' && !EVER.test(mark.said));
  const letters = said.map(letterOf).join('');
  const at = (letter: string): Mark | undefined => said[letters.indexOf(letter)];
  const dimension = at('D') ?? (isOften ? kindOf(at('V')) : undefined);
  const unit = at('U') ?? at('G');
  if (isEver && dimension !== undefined && LED_EVER.test(letters))
    throw askedBack('ever_the_first', inEachUnit(at('V'), dimension, at('M')));
  if (dimension === undefined || unit === undefined) return undefined;
  const ranks = said.filter((mark) => letterOf(mark) === 'K');
  const isLed = [LED_BY_NAME, LED_MOST, LED_OFTEN, LED_EACH, ...(isOften ? [LED_ITSELF] : [])].some(
    (pattern) => pattern.test(letters),
  );
  // Of "had the most the fewest days" the one before the unit says how many of them
  const before = letters.indexOf('KU');
  const most = (before < 0 ? ranks : [said[before] as Mark]).find(
    ({ said: word }) => MOST.test(word) || FEWEST.test(word),
  );
  const order = FEWEST.test(most?.said ?? '') ? 'fewest' : 'most';
  const base = { unit, dimension, order, time: at('T') ?? null } as const;
  const others = ['D', 'U', 'G', 'V', 'M', 'T'].filter((letter) => letters.split(letter).length > 2);
  if (isLed) {
    const isCounted = LED_MOST.test(letters) && most === undefined;
    const isNumber = letters.includes('N') && said[letters.indexOf('N')]?.said.toLowerCase() !== 'one';
    return isCounted || isNumber || others.length > 0
      ? undefined
      : { ...base, limit: null, metric: at('M') ?? null, name: at('V') ?? null };
  }
  const soMany = ON_SO_MANY.test(letters) ? soManyUnits(said, letters.indexOf('PxNU')) : undefined;
  if (soMany !== undefined) return { ...base, ...soMany, metric: null, name: null };
  const without = WITHOUT_ON_UNITS.test(letters) ? unitsWithout(said, letters) : undefined;
  if (without !== undefined) return { ...base, ...without, metric: null, name: null };
  const isMost = MOST_UNITS.test(letters) || ON_MOST_UNITS.test(letters);
  if (isMost && most === undefined) return undefined;
  const isEach = UNITS_EACH.test(letters) || UNITS_BY.test(letters);
  if (!(isMost || isEach) || others.some((letter) => letter !== 'M' && letter !== 'V')) return undefined;
  const from = letters.indexOf('D');
  const joint = isEach
    ? [said[from - 1]]
    : [at('W'), most, ON_MOST_UNITS.test(letters) ? said[letters.lastIndexOf('KU') - 1] : undefined];
  const dropped = new Set<Mark | undefined>([
    dimension,
    unit,
    at('C'),
    ...joint,
    ...(/^P/.test(letters) ? [said[0]] : []),
  ]);
  return { ...base, limit: marks.filter((mark) => !dropped.has(mark)), metric: null, name: null };
}

/** So many of them, and whatever else is said: `at` is where "on at least 100 days" begins. */
function soManyUnits(said: readonly Mark[], at: number): SoManyUnits | undefined {
  const many = manyOf(said[at + 1], said[at + 2]);
  if (many === undefined) return undefined;
  const kind = said.findIndex(({ type }) => type === 'dimension');
  const time = said.slice(0, kind).filter((mark) => letterOf(mark) === 'T');
  const behind = isKeyword(said[kind + 1], 'preposition') ? kind + 2 : kind + 1;
  return {
    many,
    order: isFew(many) ? 'fewest' : 'most',
    limit: [...said.slice(behind, at), ...time, ...said.slice(at + 4)],
  };
}

/** Who had any unit without: those are counted of each, and one without such a unit is not meant. */
function unitsWithout(
  said: readonly Mark[],
  letters: string,
): (SoManyUnits & { readonly unit?: Mark }) | undefined {
  const unit = letters.search(/[UG]/);
  const isNone = said.some((mark) => isKeyword(mark, 'none', 'without'));
  const isOne = letters[unit] !== 'G' || ONE_UNIT.test(said[unit]?.said ?? '');
  if (!isNone || !isOne) return undefined;
  const [bound, number] = letters[unit - 1] === 'N' ? [said[unit - 2], said[unit - 1]] : [];
  const many = bound === undefined ? ANY : manyOf(bound, number);
  if (many === undefined) return undefined;
  const on = letters[unit - 1] === 'P' ? said[unit - 1] : undefined;
  const dropped = new Set<Mark | undefined>([said[letters.indexOf('D')], said[unit], bound, number, on]);
  const counted = said[unit];
  return {
    ...(counted?.type === 'grain' && { unit: unitMark(counted.grain) }),
    many,
    order: isFew(many) ? 'fewest' : 'most',
    limit: said.filter((mark) => !dropped.has(mark) && letterOf(mark) !== 'W'),
  };
}

const ANY = { is: 'at_least', value: 1 } as const;

type SoManyUnits = Required<Pick<UnitsPhrase, 'many' | 'limit' | 'order'>>;

/** "At least 100" */
function manyOf(bound: Mark | undefined, number: Mark | undefined): UnitsPhrase['many'] {
  const is = BOUNDS.find(([keyword]) => bound !== undefined && isKeyword(bound, keyword))?.[1];
  return is === undefined || number?.type !== 'number' || number.percent
    ? undefined
    : { is, value: number.value };
}

const isFew = ({ is }: SoManyUnits['many']): boolean => is === 'below' || is === 'at_most';

const BOUNDS = [
  ['more', 'above'],
  ['over', 'above'],
  ['less', 'below'],
  ['at_least', 'at_least'],
  ['at_most', 'at_most'],
  ['equal', 'equal'],
] as const;

/** "Was Vienna first": among those of its column. */
function kindOf(name: Mark | undefined): Mark | undefined {
  const [one, ...others] = name?.type === 'members' ? name.candidates : [];
  if (name === undefined || one === undefined || others.length > 0) return undefined;
  const said = one.dimension.replaceAll('_', ' ');
  return { type: 'dimension', dimensions: [one.dimension], said, others: [], proper: false };
}

const inEachUnit = (name: Mark | undefined, dimension: Mark, metric: Mark | undefined) =>
  ['on how many days', 'in how many weeks', 'in how many months'].map((units) =>
    asChoice(
      `${units} was ${name?.said ?? ''} the top ${dimension.said}${metric === undefined ? '' : ` by ${metric.said}`}`,
    ),
  );
