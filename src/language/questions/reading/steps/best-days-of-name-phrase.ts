import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod, isRank } from '../piece.ts';

/** "On Vienna's best day in May", "on the day when Vienna had the most bookings": days ranked by what one name had. */
export interface BestDaysOfNamePhrase {
  /** Places of its first mark, the preposition, and of the first one behind it. */
  readonly from: number;
  readonly to: number;
  readonly name: Extract<Mark, { readonly type: 'members' }>;
  readonly rank: Mark;
  readonly unit: Mark;
  /** Null where it is ranked by what is asked. */
  readonly metric: Mark | null;
  /** Of which days they are, where that stands among these words. */
  readonly time: Mark | null;
}

const TIME = '(?:p?n*t)?';
const PHRASES: readonly RegExp[] = [
  // "On Vienna's best day in May"
  new RegExp(`^pn*mru${TIME}`),
  // "On the best day of Vienna in May", "in the best week in May for Vienna"
  new RegExp(`^pn*ru${TIME}pn*m${TIME}`),
  // "On the day in May when Vienna had the most bookings"
  new RegExp(`^pn*u${TIME}[pkn]*mn*rn*q${TIME}`),
  // "On the day with the most Vienna bookings"
  new RegExp(`^pn*upn*rmq${TIME}`),
];

/** Each mark is one letter, so that the order of kinds is a pattern. */
const letterOf = (mark: Mark): string => {
  if (/^[,:;]$/.test(mark.said)) return 'x';
  if (mark.type === 'noise') return 'n';
  if (mark.type === 'members') return 'm';
  if (mark.type === 'metric') return 'q';
  if (isKeyword(mark, 'preposition')) return 'p';
  if (isKeyword(mark, 'which')) return 'k';
  if (isRank(mark)) return 'r';
  if (isPeriod(mark)) return 't';
  return mark.type === 'unit' && /^(?:day|week|month)s?$/i.test(mark.said) ? 'u' : 'x';
};

/** The first such phrase of a question; undefined where it has none. */
export function bestDaysOfNamePhrase(marks: readonly Mark[]): BestDaysOfNamePhrase | undefined {
  const letters = marks.map(letterOf).join('');
  for (const from of marks.keys()) {
    const found = PHRASES.map((phrase) => phrase.exec(letters.slice(from))?.[0]).find(
      (words) => words !== undefined,
    );
    if (found === undefined) continue;
    const to = from + found.length;
    const first = (letter: string): Mark | undefined => marks[letters.indexOf(letter, from)];
    const [name, rank, unit] = [first('m'), first('r'), first('u')];
    if (name?.type !== 'members' || rank === undefined || unit === undefined) continue;
    const metric = found.includes('q') ? first('q') : undefined;
    const time = found.includes('t') ? first('t') : undefined;
    return { from, to, name, rank, unit, metric: metric ?? null, time: time ?? null };
  }
  return undefined;
}
