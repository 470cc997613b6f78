import type { Explanation } from '#src/engine/analysis.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { isWholeWeek } from '../../dates/period.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';
import { cardReference } from '../telling/told-words.ts';
import { type HeldNumber, heldNumber, heldWords } from './held-number.ts';

/** Below this p a difference from what was expected is told as more than chance. */
const CLEAR = 0.01;

interface EngineTold {
  readonly words: readonly BoundText[];
  /** The card that these words name. */
  readonly references: AnswerDraft['references'];
}

const UNTOLD: EngineTold = { words: [], references: [] };

/**
 * What the engine expected of a whole week, of one member of each dimension at most, and how sure the difference is. Where the week
 * was analysed that is what its analysis holds, in one voice with the page of the week.
 */
export async function engineWords(
  settled: Settled,
  metric: AskMetric,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<EngineTold> {
  const asked = numberOf(settled, metric);
  if (asked === null) return UNTOLD;
  const { week, name, segment, sourceId } = asked;
  const told = await facts.findingsOf(week, sourceId);
  const explanation = await facts.explain(name, segment, week, sourceId);
  if (told === null)
    return explanation === null
      ? UNTOLD
      : { words: [verdictOf(explanation, metric, settled, inquiry)], references: [] };
  const held = heldNumber(told, name, segment);
  if (explanation === null && held.finding === null && held.node === null) return UNTOLD;
  const words = heldWords(held, told, explanation?.p ?? null, inquiry);
  const before = expectedWords(held, explanation, metric, settled, inquiry);
  const orders = explanation === null ? '' : ordersWords(explanation, metric, settled, inquiry, false);
  return {
    words: [sentence`${before}${words}${orders}`],
    references: held.finding === null ? [] : cardReference(held.finding),
  };
}

interface AskedNumber {
  readonly week: Day;
  /** Of the metric, as the engine has it. */
  readonly name: string;
  readonly segment: Readonly<Record<string, string>>;
  readonly sourceId: string;
}

function numberOf({ period, reading, view }: Settled, metric: AskMetric): AskedNumber | null {
  const isSegment = reading.filters.every(({ is, members }) => is === 'one_of' && members.length === 1);
  if (!isSegment || !isWholeWeek(period)) return null;
  const segment = Object.fromEntries(
    reading.filters.map(({ dimension, members }) => [dimension, members[0] as string]),
  );
  const [column] = metric.columns;
  const name = metric.kind === 'additive' ? (column as string) : metric.id;
  return { week: period.from, name, segment, sourceId: view.source.id };
}

/** What was expected, as the analysis has it; its range where it is of the same expectation. */
function expectedWords(
  { node, finding }: HeldNumber,
  explanation: Explanation | null,
  metric: AskMetric,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText {
  // A drift is held against the level that it began at, which nobody expected of this week.
  const effect = finding === null || finding.finding.shape === 'ramp' ? undefined : finding.finding.effect;
  const isSame =
    node === null ||
    (explanation !== null && Math.abs(explanation.effect.expected - node.expected) <= 0.005 * node.expected);
  const range = effect ?? (isSame ? explanation?.effect : undefined);
  const expected = range?.expected ?? node?.expected;
  if (expected === undefined) return sentence``;
  const show = (value: number, key: string) =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(key, value));
  const about = show(expected, 'expected');
  if (range === undefined) return sentence`From the weeks before, about ${about} were to be expected. `;
  const low = show(range.expected + (range.low - range.absolute), 'expectedLow');
  const high = show(range.expected + (range.high - range.absolute), 'expectedHigh');
  return sentence`From the weeks before, about ${about} were to be expected (${low} to ${high}). `;
}

function verdictOf(
  explanation: Explanation,
  metric: AskMetric,
  settled: Settled,
  inquiry: Inquiry,
): BoundText {
  const { effect, p } = explanation;
  const { view } = settled;
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
  const calm = ordersWords(explanation, metric, settled, inquiry, true);
  return sentence`From the weeks before, about ${expected} were to be expected (${from} to ${to}). ${sure}${calm}`;
}

/** What is left without the largest orders. @param isJudged with a verdict of its own, where no analysis has one */
function ordersWords(
  { withoutOutliers }: Explanation,
  metric: AskMetric,
  { view }: Settled,
  inquiry: Inquiry,
  isJudged: boolean,
): BoundText {
  if (withoutOutliers === null) return sentence``;
  const { observed, p } = withoutOutliers;
  const without = valueText(
    observed,
    metric.unit,
    view.source.currency,
    inquiry.keep('withoutOutliers', observed),
  );
  if (!isJudged)
    return sentence` Without what its largest orders had beyond usual ones it would have been ${without}, and that is what the analysis tests.`;
  return sentence` Without what its largest orders had beyond usual ones it would have been ${without}, ${p < CLEAR ? 'which is more than the usual ups and downs, too' : 'within the usual ups and downs'}.`;
}
