import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';
import { isBeginning } from '../../../marking/parts-of-names.ts';

/** What is counted when it begins, so that each one is new: members and subscribers are there before. */
const BEGINS = new Set(
  'trial signup registration booking reservation application enquiry inquiry download install'
    .split(' ')
    .map((word) => wordsOf(word)[0]),
);

/** "New tickets" of tickets_opened are those that were opened, "new trials" the trials; "ticket volume" is how many there were. */
export function newOnes(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const isNamed = marks.some(({ said }) => /^new$/i.test(said)) && isPartOfName(views);
  return marks.map((mark, at) => {
    const isNew = !isNamed && /^new$/i.test(mark.said) && isOfBeginnings(marks[at + 1]);
    const isVolume = /^volumes?$/i.test(mark.said) && isOwn(marks[at - 1]);
    return mark.type === 'unknown' && (isNew || isVolume) ? { ...mark, type: 'noise' } : mark;
  });
}

/** "New downloads" where episodes are new or of the back catalogue: which are meant is asked. */
const isPartOfName = (views: readonly SourceView[]): boolean =>
  views.some((view) =>
    view.dimensionColumns
      .filter((column) => !/page|query/.test(view.kindOf(column) ?? ''))
      .some((column) => view.membersOf(column).some(({ name }) => /^new(?: \p{L}+)?$/iu.test(name))),
  );

const isOwn = (mark: Mark | undefined): boolean => mark?.type === 'metric' && !isMetricId(mark.metric);

const isOfBeginnings = (mark: Mark | undefined): boolean =>
  mark?.type === 'metric' &&
  isOwn(mark) &&
  (wordsOf(mark.metric).some(isBeginning) || isNamedSo(wordsOf(mark.metric)));

const isNamedSo = ([noun, ...more]: readonly string[]): boolean =>
  more.length === 0 && noun !== undefined && BEGINS.has(noun);
