import type { Explanation } from '#src/engine/analysis.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { isWholeWeek } from '../../dates/period.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';

/** Below this p a difference from what was expected is told as more than chance. */
const CLEAR = 0.01;

/** What the engine expected of a whole week, of one member of each dimension at most, and how sure the difference is. */
export async function engineWords(
  settled: Settled,
  metric: AskMetric,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<BoundText[]> {
  const explanation = await explanationOf(settled, metric, facts);
  return explanation === null ? [] : [verdictOf(explanation, metric, settled, inquiry)];
}

async function explanationOf(
  { period, reading, view }: Settled,
  metric: AskMetric,
  facts: AskFacts,
): Promise<Explanation | null> {
  const isSegment = reading.filters.every(({ is, members }) => is === 'one_of' && members.length === 1);
  if (!isSegment || !isWholeWeek(period)) return null;
  const segment = Object.fromEntries(
    reading.filters.map(({ dimension, members }) => [dimension, members[0] as string]),
  );
  const [column] = metric.columns;
  return facts.explain(
    metric.kind === 'additive' ? (column as string) : metric.id,
    segment,
    period.from,
    view.source.id,
  );
}

function verdictOf(
  { effect, p, withoutOutliers }: Explanation,
  metric: AskMetric,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText {
  const expected = valueText(
    effect.expected,
    metric.unit,
    view.source.currency,
    inquiry.keep('expected', effect.expected),
  );
  const from = valueText(
    effect.expected + (effect.low - effect.absolute),
    metric.unit,
    view.source.currency,
    inquiry.keep('expectedLow', effect.expected + (effect.low - effect.absolute)),
  );
  const to = valueText(
    effect.expected + (effect.high - effect.absolute),
    metric.unit,
    view.source.currency,
    inquiry.keep('expectedHigh', effect.expected + (effect.high - effect.absolute)),
  );
  // The range is of single weeks, the test of how far the week lies from all of them: between the two nothing is clear.
  const isBeyond = effect.low > 0 || effect.high < 0;
  const sure =
    p === null
      ? sentence`It could not be tested.`
      : p < CLEAR
        ? sentence`The difference is more than the usual ups and downs.`
        : isBeyond
          ? sentence`The week lies outside of that, yet a difference like this comes by chance in about ${percent(p, inquiry.keep('chance', p))} of weeks: not rare enough to count as more than the usual ups and downs.`
          : sentence`The difference lies within the usual ups and downs.`;
  const calm =
    withoutOutliers === null
      ? sentence``
      : sentence` Without what its largest orders had beyond usual ones it would have been ${valueText(
          withoutOutliers.observed,
          metric.unit,
          view.source.currency,
          inquiry.keep('withoutOutliers', withoutOutliers.observed),
        )}, ${withoutOutliers.p < CLEAR ? 'which is more than the usual ups and downs, too' : 'within the usual ups and downs'}.`;
  return sentence`From the weeks before, about ${expected} were to be expected (${from} to ${to}). ${sure}${calm}`;
}
