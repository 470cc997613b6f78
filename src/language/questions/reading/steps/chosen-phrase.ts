import type { Mark } from '../mark.ts';
import { isKeyword, isPlural, isRank } from '../piece.ts';

/** "The top 3 channels by sessions": some of one kind, ranked by one number. */
export interface ChosenPhrase {
  /** Places of its first mark, and of the first one behind it. */
  readonly from: number;
  readonly to: number;
  readonly kind: Mark;
  /** Null where it is ranked by what is asked. */
  readonly metric: Mark | null;
  /** The words of it as a question: "top 3 channels". */
  readonly ranked: readonly Mark[];
  /** When they are chosen, where it stands among these words. */
  readonly time?: Mark;
}

const isCount = (mark: Mark | undefined): boolean => mark?.type === 'number';

/** The first such phrase of a question; undefined where it has none. */
export function chosenPhrase(marks: readonly Mark[]): ChosenPhrase | undefined {
  for (let from = 0; from < marks.length; from++) {
    const found =
      rankedBy(marks, from) ??
      withTheMost(marks, from) ??
      bestOfTime(marks, from) ??
      oneAlone(marks, from) ??
      oneOfAll(marks, from);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Top 3 channels by sessions", "three biggest channels" */
function rankedBy(marks: readonly Mark[], from: number): ChosenPhrase | undefined {
  const [first, second, kind, by, metric] = marks.slice(from, from + 5);
  const isCounted = (isRank(first) && isCount(second)) || (isCount(first) && isRank(second));
  if (!isCounted || kind?.type !== 'dimension') return undefined;
  const isBy = isKeyword(by, 'by') && metric?.type === 'metric';
  const ranked = marks.slice(from, from + 3);
  const named = isBy ? undefined : withTheMost(marks, from + 1);
  // "The top 5 countries with the most sessions"
  if (isRank(first) && named !== undefined) return { ...named, from };
  return { from, to: from + (isBy ? 5 : 3), kind, metric: isBy ? metric : null, ranked };
}

/** "The best channel of February by sessions": one alone, where it is said when it was the best. */
function bestOfTime(marks: readonly Mark[], from: number): ChosenPhrase | undefined {
  const [rank, kind, of, time, by, metric] = marks.slice(from, from + 6);
  const isTimed = time?.type === 'time' && time.time.type === 'period' && /^of$/i.test(of?.said ?? '');
  if (!isRank(rank) || kind?.type !== 'dimension' || !isTimed) return undefined;
  const isBy = isKeyword(by, 'by') && metric?.type === 'metric';
  return {
    from,
    to: from + (isBy ? 6 : 4),
    kind,
    metric: isBy ? metric : null,
    ranked: [rank as Mark, kind],
    time,
  };
}

/** "The best outlet by takings", "the hotel with the most cancellations": one alone, of which something else is asked. */
function oneAlone(marks: readonly Mark[], from: number): ChosenPhrase | undefined {
  const [first, second, third, fourth, fifth] = marks.slice(from, from + 5);
  if (!/^(?:the|our|my|its)$/i.test(marks[from - 1]?.said ?? '')) return undefined;
  if (isRank(first) && second?.type === 'dimension' && isKeyword(third, 'by') && fourth?.type === 'metric') {
    if (isPlural(second.said)) return undefined;
    return { from, to: from + 4, kind: second, metric: fourth, ranked: [first as Mark, second] };
  }
  if (
    first?.type !== 'dimension' ||
    isPlural(first.said) ||
    !/^(?:with|that had|having)$/i.test(second?.said ?? '')
  )
    return undefined;
  const [rank, metric, to] = third?.type === 'noise' ? [fourth, fifth, from + 5] : [third, fourth, from + 4];
  if (!isRank(rank) || metric?.type !== 'metric') return undefined;
  return { from, to, kind: first, metric, ranked: [rank as Mark, first] };
}

const OF_THE = /^(?:of|for|from) (?:the|our|my)$/i;

/** "Bookings by month of the best hotel": one alone, by what is asked, and not the best one within each month. */
function oneOfAll(marks: readonly Mark[], from: number): ChosenPhrase | undefined {
  const [rank, kind, next] = marks.slice(from, from + 3);
  const lead = [marks[from - 2]?.said, marks[from - 1]?.said].join(' ');
  if (!OF_THE.test(lead) && !OF_THE.test(marks[from - 1]?.said ?? '')) return undefined;
  if (!isRank(rank) || kind?.type !== 'dimension' || kind.isTimeUnit !== undefined) return undefined;
  // "The top campaign type" and "the best hotel for nights" are chosen by another word
  if (isPlural(kind.said) || /^(?:metric|unknown|members)$/.test(next?.type ?? '')) return undefined;
  return { from, to: from + 2, kind, metric: null, ranked: [rank as Mark, kind] };
}

/** "3 channels with the most sessions" */
function withTheMost(marks: readonly Mark[], from: number): ChosenPhrase | undefined {
  const [count, kind, joint, next, behind] = marks.slice(from, from + 5);
  const isCounted = isCount(count) && kind?.type === 'dimension';
  if (!isCounted || !/^(?:with|that had|having)$/i.test(joint?.said ?? '')) return undefined;
  const rank = next?.type === 'noise' ? behind : next;
  const to = from + (next?.type === 'noise' ? 6 : 5);
  const metric = marks[to - 1];
  if (!isRank(rank) || metric?.type !== 'metric') return undefined;
  return { from, to, kind: kind as Mark, metric, ranked: [rank as Mark, count as Mark, kind as Mark] };
}
