import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { leastWord } from '../../wording/fewer-or-less.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { alsoTold } from '../telling/also-told.ts';
import { placed } from '../telling/place-words.ts';
import type { FirstInEach } from './first-in-each.ts';
import type { MemberRow } from './member-rows.ts';
import { namesOf } from './names-of.ts';
import { chosenByOf } from './rows-in-order.ts';

interface Lead {
  readonly settled: Settled;
  /** The row that is told: the first one, of a ranking within others that of `inEach`. */
  readonly first: MemberRow;
  readonly metric: AskMetric;
  /** Place of the metric among the values of a row. */
  readonly sortColumn: number;
  readonly where: BoundText;
  readonly when: BoundText;
  /** What all rows have of it, in their order. */
  readonly others: readonly (number | null)[];
  /** How many rows there are, and how many of them are listed. */
  readonly count: number;
  readonly listed: number;
  readonly direction: 'top' | 'bottom';
  /** Who else has as much as the first one. */
  readonly ties: BoundText;
  /** Which of them are listed. */
  readonly limits: BoundText;
  /** What they have together, where that is asked for. */
  readonly together: BoundText | undefined;
  /** Of a ranking within every member of another dimension. */
  readonly inEach: FirstInEach | undefined;
}

/** "Organic Search brought the most sessions last week: 1,204." */
export function membersLead({
  settled,
  first,
  metric,
  sortColumn,
  where,
  when,
  others,
  count,
  listed,
  direction,
  limits,
  together,
  ties,
  inEach,
}: Lead): BoundText {
  const { dimensions } = settled.reading;
  const name = nameOf(first);
  const figure = valueText(
    first.values[sortColumn] ?? null,
    metric.unit,
    settled.view.source.currency,
    `tables.0.rows.${inEach?.at ?? 0}.${dimensions.length + sortColumn}`,
  );
  const filtered = whenAndWhere(when, where);
  if ((first.values[sortColumn] ?? null) === null)
    return sentence`Nothing is known of the ${metric.noun} ${filtered}.`;
  if (settled.reading.limits.length > 0 && settled.reading.rank === null) {
    const noun = namesOf(dimensions[0] ?? '', settled);
    const many = wholeNumber(count, 'evidence.rowCount');
    if (together !== undefined)
      return sentence`${together} came from the ${many} ${count === 1 ? singular(noun) : noun} with ${limits} ${filtered}; ${name} comes first with ${figure}.`;
    const had = sentence`${many} ${count === 1 ? singular(noun) : noun} had ${limits} ${filtered}`;
    // "Comes first with 0 upgrades" of those that had none
    if (first.values[sortColumn] === 0)
      return count === 1 ? sentence`${had}: ${name}.` : sentence`${had}, ${name} among them.`;
    const much = sentence`${figure} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}`;
    return count === 1
      ? sentence`${had}: ${name}, with ${much}.`
      : sentence`${had}; ${name} comes first with ${much}.`;
  }
  if (together !== undefined && (settled.reading.rank?.count ?? 1) > 1)
    return sentence`${together} came from these ${wholeNumber(listed, 'evidence.listed')} ${namesOf(dimensions[0] ?? '', settled)} together ${filtered}; ${name} comes first with ${figure}.`;
  const also = alsoTold(settled, first.values, sortColumn, dimensions.length, inEach?.at);
  const among = amongWhom(settled, limits, listed);
  // What the rows do not bear out is not claimed
  if (!isAtEnd(others, settled.reading.place, direction))
    return sentence`${among}${name} comes first ${filtered}, with ${figure} as ${metric.noun}${also}.`;
  if (isOneByItself(settled, count)) {
    const { filters } = settled.reading;
    const much =
      metric.kind === 'quotient' ? sentence`${metric.noun} of ${figure}` : sentence`${figure} ${metric.noun}`;
    return sentence`${name} had ${much} ${filters.length === 1 ? when : filtered}${also}.`;
  }
  const most = sentence`${placed(settled)}${mostWord(metric, direction)} ${metric.noun}`;
  if (inEach !== undefined && inEach.othersElsewhere !== '')
    return sentence`${among}${inEach.who} had the ${most}${inEach.there} ${filtered}: ${figure}${also}${inEach.othersElsewhere}.`;
  if (inEach !== undefined)
    return sentence`${among}${inEach.who} had the ${most}${inEach.among} ${filtered}: ${figure}${inEach.there}${also}.`;
  return sentence`${among}${name} had the ${most} ${filtered}: ${figure}${also}${ties}.`;
}

/** "Sessions from email by channel": who is alone by the words of the question has the most of nobody. */
const isOneByItself = ({ reading: { dimensions, filters } }: Settled, count: number): boolean =>
  count === 1 &&
  dimensions.length === 1 &&
  filters.some(
    ({ dimension, is, members }) => dimension === dimensions[0] && is === 'one_of' && members.length === 1,
  );

/** "Of the 5 items with the most views, …", "of the pages with at least 100 sessions, …" */
function amongWhom(settled: Settled, limits: BoundText, listed: number): BoundText | '' {
  const { dimensions, rank, limits: set } = settled.reading;
  const noun = namesOf(dimensions[0] ?? '', settled);
  const within = set.some(({ of }) => of === undefined)
    ? sentence`${noun} with ${limits}`
    : sentence`${noun}`;
  const by = chosenByOf(settled);
  if (by !== undefined && rank !== null && rank.within === null)
    return sentence`of the ${wholeNumber(listed, 'evidence.listed')} ${within} with the ${mostWord(by, rank.direction)} ${by.noun}, `;
  const first = amongChosen(settled, noun);
  if (first !== undefined) return first;
  return set.some(({ of }) => of === undefined) ? sentence`of the ${within}, ` : '';
}

/**
 * "Of the 5 pages with the most sessions, …" where these were chosen by the question before, or first, over the same days. Of rows that
 * are told of two kinds, and of one alone, it would be said of what it is not.
 */
function amongChosen({ reading, view, period }: Settled, noun: string): BoundText | undefined {
  const { chosen, dimensions, limits } = reading;
  const by = chosen === null ? undefined : askMetric(view, chosen.metric);
  if (chosen === null || by === undefined || limits.length > 0 || chosen.count < 2) return undefined;
  const [dimension, ...others] = dimensions;
  const isOfSameDays = chosen.periods.every(({ from, to }) => from === period.from && to === period.to);
  if (dimension !== chosen.dimension || others.length > 0 || !isOfSameDays) return undefined;
  const { count, found = [], direction } = chosen;
  const many =
    found.length === count
      ? sentence`${wholeNumber(count, 'reading.chosen.count')} ${noun}`
      : sentence`${noun}`;
  return sentence`of the ${many} with the ${mostWord(by, direction)} ${by.noun}, `;
}

/** Whether no more rows are beyond the one that is told than its place says: only then it had "the most", "the second lowest". */
function isAtEnd(values: readonly (number | null)[], place: number, direction: Lead['direction']): boolean {
  const told = values[place - 1] ?? null;
  if (told === null) return false;
  const isBeyond = (value: number | null): boolean =>
    value !== null && (direction === 'top' ? value > told : value < told);
  return values.filter(isBeyond).length < place;
}

/** "Most" of what is counted, "highest" of a rate; of positions the largest is the worst. */
function mostWord(metric: AskMetric, direction: Lead['direction']): string {
  const { kind, unit } = metric;
  const isTop = direction === 'top';
  if (kind === 'quotient' && unit === 'position') return isTop ? 'worst' : 'best';
  if (kind === 'quotient') return isTop ? 'highest' : 'lowest';
  if (isTop) return 'most';
  return leastWord(metric);
}

function whenAndWhere(when: BoundText, where: BoundText): BoundText {
  if (where.text === '') return when;
  return where.text.startsWith(',') ? sentence`${when}${where}` : sentence`${when},${where}`;
}

/** "Germany, mobile" */
const nameOf = ({ members }: MemberRow): BoundText =>
  members.reduce<BoundText>((text, member, at) => {
    const piece = { text: member === '' ? '(empty)' : member, path: `tables.0.rows.0.${at}`, value: member };
    return at === 0 ? sentence`${piece}` : sentence`${text}, ${piece}`;
  }, sentence``);
