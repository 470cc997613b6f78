import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword } from '../../../piece.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

/** What a part of a number is called, and the rest of it. */
const OPPOSITES: readonly { readonly part: RegExp; readonly rest: RegExp }[] = [
  { part: /^recurring$/, rest: /^(?:one-? ?(?:off|time)|single|non-? ?recurring)$/i },
  { part: /^pas(?:s|se|sed)$/, rest: /^fail(?:ed|s|ures?)?$/i },
  { part: /^engaged$/, rest: /^(?:bounced|unengaged|non-? ?engaged)$/i },
  { part: /^delivered$/, rest: /^(?:bounced|undelivered)$/i },
];

/**
 * "One-off donations", "non-recurring donations", "failed tests" where the file counts the recurring ones and those that were passed,
 * and its rows say that they are a part: all of them less those. A share of them is asked about.
 */
export function otherPartOfNumber(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (marks.some((mark) => isKeyword(mark, 'share', 'without') && !isNon(mark))) return marks;
  for (const [at, mark] of marks.entries()) {
    if (mark.type !== 'metric') continue;
    const before = isNon(marks[at - 1]) ? wholeOf(mark, views) : undefined;
    if (before !== undefined) return put(marks, at - 1, at, lessOf(before, mark.metric, mark));
    for (const [from, to] of [
      [at - 2, at - 1],
      [at - 1, at - 1],
      [at + 1, at + 1],
      [at + 2, at + 2],
    ] as const) {
      const said = marks.slice(Math.max(from, 0), to + 1);
      if (from < 0 || said.length === 0 || !said.every(isOpen)) continue;
      if (
        from === at + 2 &&
        !/^(?:were|was|that|got|are|(?:that|which) (?:were|was|are))$/i.test(marks[at + 1]?.said ?? '')
      )
        continue;
      const part = partOf(mark.metric, said.map((one) => one.said).join(' '), views);
      if (part !== undefined)
        return put(marks, Math.min(from, at), Math.max(to, at), lessOf(mark.metric, part, mark));
    }
  }
  return marks;
}

const isNon = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'without') && /^non-?$/i.test(mark?.said ?? '');

const isOpen = ({ type }: Mark): boolean => /^(?:unknown|number|noise)$/.test(type);

const lessOf = (whole: string, part: string, mark: MetricMark): Mark => ({
  ...mark,
  said: `${whole.replaceAll('_', ' ')} minus ${part.replaceAll('_', ' ')}`,
  metric: `less:${whole}:${part}`,
});

const put = (marks: readonly Mark[], from: number, to: number, mark: Mark): readonly Mark[] => [
  ...marks.slice(0, from),
  mark,
  ...marks.slice(to + 1),
];

/** The one column of which the rows say that it is a part of the number, and whose name says the opposite. */
function partOf(whole: string, said: string, views: readonly SourceView[]): string | undefined {
  const [opposite] = OPPOSITES.filter(({ rest }) => rest.test(said));
  if (opposite === undefined) return undefined;
  const own = wordsOf(whole);
  const parts = views.flatMap(({ source, metricColumns }) =>
    metricColumns.filter((column) => {
      const words = wordsOf(column).filter((word) => !own.includes(word));
      const [word = '', ...others] = words;
      return (
        others.length === 0 && opposite.part.test(word) && source.wholes?.[column]?.includes(whole) === true
      );
    }),
  );
  return parts.length === 1 ? parts[0] : undefined;
}

/** "Recurring donations" are a part of the donations. */
function wholeOf({ metric }: MetricMark, views: readonly SourceView[]): string | undefined {
  const words = wordsOf(metric);
  const wholes = views.flatMap(({ source }) =>
    (source.wholes?.[metric] ?? []).filter((column) => wordsOf(column).every((word) => words.includes(word))),
  );
  return wholes.length === 1 ? wholes[0] : undefined;
}
