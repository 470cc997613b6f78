import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { isHarmIn } from '../../../../data/is-better-down.ts';
import { kindOfMetric } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

const ADDS = /^(?:including|incl\.?|plus)$/i;
const TOGETHER = /^(?:combined|together|added up|taken together)$/i;
const SUM = /^(?:the )?(?:sum|total) of$/i;
/** What may be in the money already, or is taken off it. */
const WITHIN = /(?:^|_)(?:discounts?|vouchers?|tax(?:es)?|vat|shipping|commissions?|tips?)$/i;

/**
 * "Total revenue including onboard spend", "fares plus onboard spend", "the sum of both": two sums of money of one source as one number.
 * Counts of unlike things have one where it is asked for as such: "the sum of opens and clicks", "no-shows plus late cancels",
 * "late returns and breakages combined".
 */
export function numberWithAnother(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark, place) => mark.type === 'metric' && isJoint(marks[place + 1]));
  const [whole, joint, part] = marks.slice(at, at + 3);
  if (at < 0 || whole?.type !== 'metric' || joint === undefined || part?.type !== 'metric') return marks;
  const behind = marks[at + 3];
  const lead = marks[at - 1];
  const isSum = isKeyword(lead, 'total') && SUM.test(lead?.said ?? '');
  const isBoth = behind !== undefined && TOGETHER.test(behind.said);
  if (!ADDS.test(joint.said) && !isSum && !isBoth) return marks;
  const isThree = marks.some(({ type }, place) => type === 'metric' && place !== at && place !== at + 2);
  // "Sessions plus purchases" may be both of them, each by itself
  const isOwn = ![whole, part].some(({ metric }) => isMetricId(metric));
  const isSaidSum = isSum && /sum/i.test(lead?.said ?? '');
  const isAdded = isOwn && (/^plus$/i.test(joint.said) || isSum || isBoth) && areAlike(whole, part, views);
  const isCounted = (isSaidSum || isAdded) && areCounts(whole, part, views);
  if (isThree || !(areMoney(whole, part, views) || isCounted)) return marks;
  const both: MetricMark = {
    ...whole,
    said: `${whole.said} plus ${part.said}`,
    metric: `plus:${whole.metric}:${part.metric}`,
  };
  return [...marks.slice(0, isSum ? at - 1 : at), both, ...marks.slice(at + (isBoth ? 4 : 3))].filter(
    (mark, place, all) => !(isNoise(mark) && mark.said === ',' && place === all.length - 1),
  );
}

const isJoint = (mark: Mark | undefined): boolean => isKeyword(mark, 'and') || ADDS.test(mark?.said ?? '');

/** Both of what went well, or both of what did not. */
const areAlike = (whole: MetricMark, part: MetricMark, views: readonly SourceView[]): boolean =>
  views.every((view) => isHarmIn(view, whole.metric) === isHarmIn(view, part.metric));

const areCounts = (whole: MetricMark, part: MetricMark, views: readonly SourceView[]): boolean =>
  whole.metric !== part.metric &&
  views.some((view) =>
    [whole, part].every(({ metric }) => {
      const known = askMetric(view, metric);
      return known?.kind === 'additive' && known.unit === 'count' && kindOfMetric(known) === 'count';
    }),
  );

const areMoney = (whole: MetricMark, part: MetricMark, views: readonly SourceView[]): boolean =>
  whole.metric !== part.metric &&
  !views.some((view) => isHarmIn(view, part.metric)) &&
  !WITHIN.test(part.metric) &&
  views.some((view) =>
    [whole, part].every(({ metric }) => {
      const known = askMetric(view, metric);
      return known?.kind === 'additive' && kindOfMetric(known) === 'money';
    }),
  );
