import type { Explanation } from '#src/engine/analysis.ts';
import type { Effect } from '#src/engine/finding.ts';
import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import { byChance } from '../../../by-chance.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { isWholeWeek } from '../../dates/period.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { table } from '../telling/draft.ts';
import { cardReference } from '../telling/told-words.ts';
import { type HeldNumber, heldNumber, heldWords } from './held-number.ts';
import { weeksBeforeWords } from './weeks-before-words.ts';

/** Below this p a difference from what was expected is told as more than chance. */
const CLEAR = 0.01;

export interface EngineTold {
  readonly words: readonly BoundText[];
  /** The week lies where chance alone takes it: no part of the change is a cause of anything. */
  readonly isUsual: boolean;
  /** The card that these words name. */
  readonly references: AnswerDraft['references'];
  /** The numbers of these words, which no query of rows holds: the engine made them. */
  readonly tables: readonly AnswerTable[];
}

const UNTOLD: EngineTold = { words: [], isUsual: false, references: [], tables: [] };

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
  const isPart = Object.keys(segment).length > 0;
  const tell = (value: number, key: string): Piece =>
    valueText(value, metric.unit, settled.view.source.currency, inquiry.keep(key, value));
  const telling = { tell, isPart };
  const before = () => (isPart ? weeksBeforeWords(settled, metric, inquiry) : sentence``);
  if (told === null)
    return explanation === null
      ? UNTOLD
      : {
          words: [sentence`${await before()}${verdictOf(explanation, telling, inquiry)}`],
          isUsual: isUsual(explanation),
          references: [],
          tables: [expectedTable(testedOf(explanation), metric, explanation)],
        };
  const held = heldNumber(told, name, segment);
  if (explanation === null && held.finding === null && held.node === null) return UNTOLD;
  const words = heldWords(held, told, explanation?.p ?? null, inquiry);
  const expected = expectedWords(held, explanation, telling);
  const orders = explanation === null ? '' : ordersWords(explanation, tell);
  return {
    words: [sentence`${await before()}${expected}${orders}${words}`],
    isUsual: held.finding === null && explanation !== null && isUsual(explanation),
    references: held.finding === null ? [] : cardReference(held.finding),
    tables: tablesOf(held, explanation, metric),
  };
}

/** What was expected as these words tell it: of the card, of the analysis now, or of the test that was made. */
function tablesOf(
  held: HeldNumber,
  explanation: Explanation | null,
  metric: AskMetric,
): readonly AnswerTable[] {
  const range = rangeOf(held, explanation);
  const p = held.finding?.finding.test.p ?? held.node?.p ?? explanation?.p ?? null;
  // What a card tells holds its orders as they are
  const asked = explanation !== null && range === testedOf(explanation).effect ? explanation : null;
  if (range !== undefined) return [expectedTable({ effect: range, p }, metric, asked)];
  if (held.node === null) return [];
  const { observed, expected } = held.node;
  return [expectedTable({ effect: { observed, expected, low: null, high: null }, p }, metric, null)];
}

interface Expected {
  readonly effect: Pick<Effect, 'observed' | 'expected'> & {
    readonly absolute?: number;
    readonly low: number | null;
    readonly high: number | null;
  };
  readonly p: number | null;
}

/** One row: the number, what was expected of it with its range, and how often chance alone takes it as far. */
function expectedTable(
  { effect: { observed, expected, low, high, absolute = 0 }, p }: Expected,
  { unit, noun }: AskMetric,
  explanation: Explanation | null,
): AnswerTable {
  const isCapped = explanation !== null && explanation.withoutOutliers !== null;
  // The range is of the change: what was expected lies as far from the number.
  const end = (of: number | null): number | null => (of === null ? null : expected + (of - absolute));
  return table(
    `What was expected of ${noun}`,
    [
      { title: isCapped ? 'Observed, large orders counted as usual ones' : 'Observed', format: unit },
      { title: 'Expected', format: unit },
      { title: 'Lowest usual', format: unit },
      { title: 'Highest usual', format: unit },
      { title: 'By chance', format: 'fraction' },
    ],
    [[observed, expected, end(low), end(high), p]],
  );
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
  held: HeldNumber,
  explanation: Explanation | null,
  { tell, isPart }: Telling,
): BoundText {
  const range = rangeOf(held, explanation);
  if (range !== undefined) return rangeWords(range, isPart, tell);
  if (held.node === null) return sentence``;
  return sentence`${from(isPart)}, about ${tell(held.node.expected, 'expected')} were to be expected. `;
}

function rangeOf({ node, finding }: HeldNumber, explanation: Explanation | null): Effect | undefined {
  // A drift is held against the level that it began at, which nobody expected of this week.
  const effect = finding === null || finding.finding.shape === 'ramp' ? undefined : finding.finding.effect;
  const asked = explanation === null ? undefined : testedOf(explanation).effect;
  const isSame =
    node === null ||
    (asked !== undefined && Math.abs(asked.expected - node.expected) <= 0.005 * node.expected);
  return effect ?? (isSame ? asked : undefined);
}

interface Telling {
  readonly tell: (value: number, key: string) => Piece;
  /** Parts are held against how the whole site moved, the site against its own past. */
  readonly isPart: boolean;
}

const from = (isPart: boolean): string => (isPart ? 'As the whole site moved' : 'From the weeks before');

function rangeWords(effect: Effect, isPart: boolean, tell: Telling['tell']): BoundText {
  const about = tell(effect.expected, 'expected');
  const low = tell(effect.expected + (effect.low - effect.absolute), 'expectedLow');
  const high = tell(effect.expected + (effect.high - effect.absolute), 'expectedHigh');
  return sentence`${from(isPart)}, about ${about} were to be expected (${low} to ${high}). `;
}

/** What is held against what was expected: of money with outlying orders what is left without them. */
const testedOf = ({ effect, p, withoutOutliers }: Explanation): { effect: Effect; p: number | null } =>
  withoutOutliers ?? { effect, p };

function isUsual(explanation: Explanation): boolean {
  const { effect, p } = testedOf(explanation);
  return p !== null && p >= CLEAR && effect.low <= 0 && effect.high >= 0;
}

function verdictOf(explanation: Explanation, { tell, isPart }: Telling, inquiry: Inquiry): BoundText {
  const { effect, p } = testedOf(explanation);
  // The range is of single weeks, the test of how far the week lies from all of them: between the two nothing is clear.
  const isBeyond = effect.low > 0 || effect.high < 0;
  const sure =
    p === null
      ? sentence`It could not be tested.`
      : p < CLEAR
        ? sentence`The difference is more than the usual ups and downs.`
        : isBeyond
          ? sentence`That lies outside of the range, yet a difference like this comes ${byChance(p, inquiry.keep('chance', p))}: not rare enough to count as more than the usual ups and downs.`
          : sentence`The difference lies within the usual ups and downs.`;
  return sentence`${rangeWords(effect, isPart, tell)}${ordersWords(explanation, tell)}${sure}`;
}

/** What is left without the largest orders: that is what the range and the test are of. */
function ordersWords({ withoutOutliers }: Explanation, tell: Telling['tell']): BoundText {
  if (withoutOutliers === null) return sentence``;
  const without = tell(withoutOutliers.effect.observed, 'withoutOutliers');
  return sentence`Its largest orders count only as far as usual ones go, which makes ${without}: the range and the test are of that. `;
}
