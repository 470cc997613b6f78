import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

/** Those who work there, and of whom a file has names; who came or bought is none of them. */
const WORKS =
  /(?:^|_)(?:instructor|handler|author|writer|editor|teacher|tutor|trainer|coach|driver|courier|guide|agent|rep|salesperson|seller|employee|doctor|therapist|stylist|barber|waiter|consultant|recruiter|mechanic|technician)(?:_name)?$/i;

/** "Who gave the most lessons", "whose lessons grew the most" where instructors are the one column of such persons: which of them. */
export function whoOfPersons(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => !isNoise(mark) || /^who(?:se)?$/i.test(mark.said));
  const who = marks[at] && withoutVerb(marks[at], marks);
  const [view] = views;
  if (who === undefined || view === undefined || views.length > 1 || !/^who(?:se)?$/i.test(who.said))
    return marks;
  const [column, second] = view.dimensionColumns.filter((name) => WORKS.test(name));
  const isRanked = marks.some((mark) => isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'gain', 'loss'));
  const isSplit = marks.some(({ type }) => type === 'dimension');
  if (column === undefined || second !== undefined || !isRanked || isSplit) return marks;
  return [
    ...marks.slice(0, at),
    keywordMark('which', 'which'),
    {
      type: 'dimension',
      dimensions: [column],
      said: view.labelOf(column).toLowerCase(),
      others: [],
      proper: false,
    },
    ...marks.slice(at + 1),
  ];
}

/** "Who flew the most sorties": the verb says no more than the noun. */
const withoutVerb = (mark: Mark, marks: readonly Mark[]): Mark =>
  mark.type === 'metric' &&
  marks.some((other) => other !== mark && other.type === 'metric' && other.metric === mark.metric)
    ? { ...mark, said: mark.said.replace(/^(who) .*$/i, '$1') }
    : mark;
