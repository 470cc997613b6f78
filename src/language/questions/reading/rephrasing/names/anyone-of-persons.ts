import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import { worksThere } from './works-there.ts';

const ANYONE = /^(?:anyone|anybody|someone|somebody)(?:['’]s)?$/i;
const WHO = /^who$/i;
const MOST_CHOICES = 4;

/**
 * "Did anyone do more than 10 callouts in a day", "who had more than 10 last month" where plumbers are the one column of those who work
 * there: any of them. Where no one column tells who it is, it is asked; without a number that limits it may be whoever came or bought.
 */
export function anyoneOfPersons(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex(
    ({ said, type }) => (type === 'unknown' && ANYONE.test(said)) || (type === 'noise' && WHO.test(said)),
  );
  const mark = marks[at];
  const [view] = views;
  const isSplit = marks.some(({ type }, place) => type === 'dimension' && place !== at);
  if (mark === undefined || view === undefined || views.length > 1 || isSplit || !isLimited(marks))
    return marks;
  const isWho = WHO.test(mark.said);
  // "I know who had more than 10"
  if (isWho && marks.slice(0, at).some(({ type }) => type !== 'noise' && type !== 'stop')) return marks;
  const [column, second] = view.dimensionColumns.filter((name) => worksThere(name, view));
  const lead = isWho ? 'which' : 'any';
  if (column !== undefined && second === undefined)
    return withKind(marks, at, lead, column, view, isWho ? [] : ever(marks, view));
  if (isWho) return marks;
  throw askedBack(
    'of_which_kind',
    view.dimensionColumns
      .slice(0, MOST_CHOICES)
      .map((name) => asChoice(inWords(withKind(marks, at, lead, name, view)))),
  );
}

/** "More than 10", "worse than 30 %" */
const isLimited = (marks: readonly Mark[]): boolean =>
  marks.some(
    (mark, at) =>
      isKeyword(mark, 'more', 'less', 'at_least', 'at_most', 'over', 'compare') &&
      marks[at + 1]?.type === 'number',
  );

const withKind = (
  marks: readonly Mark[],
  at: number,
  lead: 'any' | 'which',
  column: string,
  view: SourceView,
  when: readonly Mark[] = [],
): readonly Mark[] => [
  ...marks.slice(0, at),
  lead === 'any'
    ? { type: 'noise', said: lead, others: [], proper: false }
    : { type: 'keyword', keyword: 'which', said: lead, others: [], proper: false },
  {
    type: 'dimension',
    dimensions: [column],
    said: view.labelOf(column).toLowerCase(),
    others: [],
    proper: false,
  },
  ...when,
  ...marks.slice(at + 1),
];

/** "In a day", whichever it was: the last weeks alone would not tell. */
function ever(
  marks: readonly Mark[],
  { source: { firstDay: from, lastDay: to } }: SourceView,
): readonly Mark[] {
  if (!isOfOneUnit(marks) || from === null || to === null) return [];
  const period = { from, to, unit: 'range', count: 1, reading: 'all_data' } as const;
  return [{ type: 'time', time: { type: 'period', period }, said: 'ever', others: [], proper: false }];
}

const isOfOneUnit = (marks: readonly Mark[]): boolean =>
  marks.some(({ type }) => type === 'grain' || type === 'unit') && !marks.some(({ type }) => type === 'time');
