import { isQuotient } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { askWhichPart } from '../ask-which-part.ts';
import { rankingsIn } from '../heard/held-by-part.ts';
import { spokenOf } from '../spoken.ts';
import { areNumbersCrossed } from './crossed-numbers.ts';
import { partedNames } from './parted-names.ts';
import { partedNumbers } from './parted-numbers.ts';
import { withoutStretches } from './without-stretches.ts';

/**
 * What stands side by side belongs together: "impressions above 1,000" limits impressions, "by country" splits by country,
 * "the most revenue" ranks by revenue. Where the reading has put them apart, a word stands in a place that is not its own.
 */
export function refuseParted(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const spoken = spokenOf(marks);
  const columnsOf = (dimensions: readonly string[]) =>
    dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  const rules = [
    ...partedNumbers(marks, reading, (metric) => isQuotient(view, metric)),
    ...partedNames(reading, columnsOf),
  ];
  const isParted =
    spoken.some((_, at) => rules.some((rule) => rule(spoken, at))) ||
    isShareWithinEach(reading) ||
    ranksTwice(marks, spoken, reading) ||
    areNumbersCrossed(spoken, reading) ||
    isAddedUp(marks, reading);
  if (!isParted) return;
  askWhichPart(
    marks,
    withoutStretches(marks).map(({ left }) => left),
  );
}

/** "The share of mobile that is organic, by country": of each country, and not one country's part of all. */
const isShareWithinEach = ({ shape, filters, dimensions }: Reading): boolean =>
  shape === 'share' &&
  dimensions.length > 0 &&
  filters.some(({ isWhole }) => isWhole === true) &&
  filters.some(
    ({ isWhole, isPart, dimension }) =>
      isWhole !== true && isPart !== true && !dimensions.includes(dimension),
  );

/** "The country with the most sessions in the month with the highest revenue" asks for two rankings, of which one is read. */
function ranksTwice(marks: readonly Mark[], spoken: readonly Mark[], reading: Reading): boolean {
  const isFirst = (at: number): boolean =>
    isRank(spoken[at]) &&
    !isRank(spoken[at - 1]) &&
    // "Top 5", "minimum 20 clicks", "best day first"
    spoken[at + 1]?.type !== 'number' &&
    !/^(?:top|min|minimum|max|maximum)$/i.test(spoken[at]?.said ?? '') &&
    !spoken.slice(at, at + 3).some(({ said }) => /first$/i.test(said));
  const asked = spoken.filter((_, at) => isFirst(at)).length;
  return (
    asked > Math.max(1, rankingsIn(reading)) || (reading.firstOfEach === null && isOfThem(marks, isRank))
  );
}

/** "Of the top 10 pages, which converts best", "… and which channel led in each of them": a second question of the first. */
const isOfThem = (marks: readonly Mark[], isRank: (mark: Mark | undefined) => boolean): boolean =>
  marks.some((mark, at) => {
    const lead = marks[at - 1];
    if (!isKeyword(lead, 'preposition', 'by')) return false;
    if (mark.type === 'noise' && /^(?:them|those|these)$/i.test(mark.said))
      // "Among those with more than 200 sessions" says of which
      return (
        /^(?:of|in|for|from)$/i.test(lead?.said ?? '') &&
        !/^(?:with|that|who|whose|which|where)$/i.test(marks[at + 1]?.said ?? '')
      );
    if (!/^(?:of|in|for|from|among|amongst)$/i.test(lead?.said ?? '')) return false;
    const [first, count] = /^the$/i.test(mark.said) ? [marks[at + 1], marks[at + 2]] : [mark, marks[at + 1]];
    return isRank(first) && count?.type === 'number' && marks.slice(at + 3).some((one) => isRank(one));
  });

/** "Countries that add up to 60 %": so much together, and not each of them at most. */
const isAddedUp = (marks: readonly Mark[], { upTo }: Reading): boolean =>
  upTo === null &&
  marks.some(
    (mark, at) =>
      isKeyword(mark, 'at_most') &&
      /^up to$/i.test(mark.said) &&
      /^(?:add|adds|added|adding|sum|sums|summed)$/i.test(marks[at - 1]?.said ?? ''),
  );
