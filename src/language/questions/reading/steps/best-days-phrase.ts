import type { Mark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';

/** "In the 3 weeks with the most revenue": units of time, ranked by one number of the whole site. */
export interface BestDaysPhrase {
  /** Places of its first mark, the preposition, and of the first one behind it. */
  readonly from: number;
  readonly to: number;
  readonly unit: 'day' | 'week' | 'month';
  /** The words of it as a question: "3 best weeks by revenue". */
  readonly ranked: readonly Mark[];
  /** Null where it is ranked by what is asked. */
  readonly metric: Mark | null;
  /** Of which days they are, where that stands among these words. */
  readonly time: Mark | null;
}

const isOrdering = (mark: Mark | undefined): boolean =>
  isRank(mark) && !/^(?:first|last)\b/i.test(mark?.said ?? '');
/** "On the most days" counts them, and ranks none. */
const isOfUnits = (mark: Mark | undefined): boolean =>
  isOrdering(mark) && !/^(?:the )?(?:most|fewest|least|more)\b/i.test(mark?.said ?? '');
const isArticle = (mark: Mark | undefined): boolean =>
  mark?.type === 'noise' && /^(?:the|our|my|a)$/i.test(mark.said);

/** The first such phrase of a question; undefined where it has none. */
export function bestDaysPhrase(marks: readonly Mark[]): BestDaysPhrase | undefined {
  for (let from = 0; from < marks.length; from++) {
    if (!isOn(marks[from])) continue;
    const found = phraseAt(marks, from);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isOn = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'preposition') && /^(?:in|on|during|for|of|from)(?: (?:the|our))?$/i.test(mark?.said ?? '');

function phraseAt(marks: readonly Mark[], from: number): BestDaysPhrase | undefined {
  let at = from + 1;
  const isNamed = (): boolean => isArticle(marks[at]);
  while (isNamed()) at++;
  // "3 best weeks", "best 3 weeks", "best sales day", "weeks with the most revenue"
  const ranked: Mark[] = [];
  while (marks[at]?.type === 'number' || isOfUnits(marks[at])) ranked.push(marks[at++] as Mark);
  const own = ranked.some(isOrdering) && marks[at]?.type === 'metric' ? marks[at++] : null;
  const unit = marks[at++];
  if (unit?.type !== 'unit' || !(unit.unit === 'day' || unit.unit === 'week' || unit.unit === 'month'))
    return undefined;
  // "In the week of March with the most revenue"
  const early = ranked.some(isOrdering) ? undefined : ownTime(marks, at);
  at = early?.to ?? at;
  const named = ranked.some(isOrdering) ? byMetric(marks, at) : withMost(marks, at);
  if (!ranked.some(isOrdering) && named === undefined) return undefined;
  if (own !== null && named !== undefined) return undefined;
  at = named?.to ?? at;
  const metric = own ?? named?.metric ?? null;
  const time = early === undefined ? ownTime(marks, at) : { mark: early.mark, to: at };
  const end = time?.to ?? at;
  // "The best day of the week", "of each month", "per channel": one within each, or another thing
  if (isKeyword(marks[end], 'each', 'per') || isKeyword(marks[end], 'preposition')) return undefined;
  const most = named?.rank === undefined ? [] : [named.rank];
  return {
    from,
    to: end,
    unit: unit.unit,
    ranked: [...most, ...ranked, unit],
    metric,
    time: time?.mark ?? null,
  };
}

interface ByMetric {
  readonly metric: Mark;
  readonly rank?: Mark;
  readonly to: number;
}

/** "… by revenue", "… for sessions" */
function byMetric(marks: readonly Mark[], at: number): ByMetric | undefined {
  const [by, metric] = marks.slice(at, at + 2);
  const isBy = isKeyword(by, 'by') || /^(?:for|in terms of)$/i.test(by?.said ?? '');
  return isBy && metric?.type === 'metric' ? { metric, to: at + 2 } : undefined;
}

/** "… with the most revenue", "… that had the highest conversion rate", "… when sessions were highest" */
function withMost(marks: readonly Mark[], from: number): ByMetric | undefined {
  if (/^(?:when|where|in which)$/i.test(marks[from]?.said ?? '')) {
    const rest = marks.slice(from + 1).filter((mark) => mark.type !== 'noise');
    const [metric, rank] = rest;
    const to = rank === undefined ? 0 : marks.indexOf(rank) + 1;
    return metric?.type === 'metric' && isOrdering(rank) ? { metric, rank: rank as Mark, to } : undefined;
  }
  if (!/^(?:with|that had|having|which had)(?: the)?$/i.test(marks[from]?.said ?? '')) return undefined;
  let at = from + 1;
  while (isArticle(marks[at])) at++;
  const [rank, metric] = marks.slice(at, at + 2);
  return isOrdering(rank) && metric?.type === 'metric'
    ? { metric, rank: rank as Mark, to: at + 2 }
    : undefined;
}

/** "… of 2026", "… last year" */
function ownTime(marks: readonly Mark[], at: number): { mark: Mark; to: number } | undefined {
  const place = isKeyword(marks[at], 'preposition') ? at + 1 : at;
  const mark = marks[place];
  return mark?.type === 'time' && mark.time.type === 'period' ? { mark, to: place + 1 } : undefined;
}
