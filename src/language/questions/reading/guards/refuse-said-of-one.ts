import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { soldThings } from '../../data/event-counts.ts';
import { isMoneyColumn, kindOfColumn } from '../../data/kind-of-column.ts';
import { moneyOf } from '../../data/money-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';

/** What is said of one of them, where a sum of all would be told. */
export function refuseSaidOfOne(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  refuseSlow(marks, reading);
  refuseLonger(marks, reading, view);
  refuseFull(marks);
  refuseSizeOfGifts(marks, view);
  refuseWhatOneBrought(marks, reading, view);
}

const SLOW = /^(?:slow|slowest|fastest|quickest)$/i;

/** "Which city delivers slowest?" of a number that is no time would be the one with the fewest orders. */
function refuseSlow(marks: readonly Mark[], { metrics, rank }: Reading): void {
  // A slow day is one with little of it
  if (rank?.of !== 'members' || rank.by !== 'value') return;
  const isTime = metrics.some((id) => /time|duration/i.test(id) || id.split(':').some(isColumnOfTime));
  const slow = marks.filter(
    (mark) => isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'fast') && SLOW.test(mark.said),
  );
  if (!isTime) refuseUnheard(slow, marks);
}

const isColumnOfTime = (column: string): boolean => kindOfColumn(column) === 'time';

const LENGTH = /^(?:longer|shorter|slower|lengthier|briefer)(?: than)?$/i;
const LARGE = /^(?:bigger|larger|smaller|heavier|greater)(?: than)?$/i;
const EVENTS = /(?:s|people)$/i;
const AMOUNTS = /^(?:sales|takings|earnings|proceeds|numbers|funds|costs|fees)$/i;

/**
 * "Are email replies slower than phone replies", "are donations from Germany bigger": how long one of them took or what one was worth,
 * which the sum of all, or how many there were, would answer with a false yes or no.
 */
function refuseLonger(
  marks: readonly Mark[],
  { each, metrics, isYesNo, rank }: Reading,
  view: SourceView,
): void {
  const isOfRanked = rank?.of === 'members' && rank.by === 'value';
  if (!(each !== null || isYesNo || isOfRanked)) return;
  const [metric] = metrics;
  if (metric === undefined || askMetric(view, metric)?.kind !== 'additive') return;
  const said = marks.find((mark) => mark.type === 'metric' && mark.metric === metric)?.said ?? '';
  const isOfEvents = EVENTS.test(said) && !AMOUNTS.test(said);
  const wrong = marks.filter((mark, at) => {
    // "Bigger than 100": a bound
    const isBound = marks[at + 1]?.type === 'number' || marks[at + 2]?.type === 'number';
    if (isBound || mark.type === 'members' || mark.type === 'metric') return false;
    return LENGTH.test(mark.said) || (isOfEvents && LARGE.test(mark.said));
  });
  refuseUnheard(wrong, marks);
}

/** "How full are our spin classes?": how many would fit is not known. */
function refuseFull(marks: readonly Mark[]): void {
  const full = marks.find(
    ({ said, type }, at) =>
      type !== 'metric' &&
      /^(?:how )?(?:full|empty)$/i.test(said) &&
      /\bhow\b/i.test(`${marks[at - 1]?.said} ${said}`),
  );
  if (full !== undefined) refuseUnheard([full], marks);
}

const SIZE = /^(?:biggest|largest|smallest)$/i;
const GIFT = /^(?:gifts?|donations?|contributions?|pledges?)$/i;

/** "The smallest gifts by source": how much one gift was, all of them together, or how many there were? */
function refuseSizeOfGifts(marks: readonly Mark[], view: SourceView): void {
  const spoken = marks.filter((mark) => !isNoise(mark));
  const gift = spoken.find(
    (mark, at) =>
      mark.type === 'metric' &&
      GIFT.test(mark.said) &&
      kindOfColumn(mark.metric) === 'count' &&
      isKeyword(spoken[at - 1], 'top', 'bottom') &&
      SIZE.test(spoken[at - 1]?.said ?? ''),
  );
  const money = moneyOf([view]);
  if (gift?.type !== 'metric' || money === undefined) return;
  const [amount, gifts] = [money, gift.metric].map((id) => askMetric(view, id)?.noun ?? id);
  if (amount === undefined || gifts === undefined) return;
  const choices = [`${amount} per ${singular(gifts)}`, amount, `number of ${gifts}`].map((words) => {
    const question = inWords(marks.map((mark) => (mark === gift ? { ...mark, said: words } : mark)));
    return asChoice(question);
  });
  throw askedBack('what_was_given', choices);
}

const EARNS =
  /^(?:so |and )?what (?:did|does|do) (?:an?|one|each|a single) .{2,40}? (?:earn|make|fetch|yield|sell|go for|bring|bring in)\b/i;

const EARNING = /^(?:earn|make|fetch|yield|sell|go|bring)(?: in| for)?$/i;

/** "What did a hiking boot sell for?", "what did a ride earn?": what one of them brought, and not all of them. */
function refuseWhatOneBrought(
  marks: readonly Mark[],
  { metrics, filters, grain }: Reading,
  view: SourceView,
): void {
  const [metric = ''] = metrics;
  const text = marks.map(({ said }) => said).join(' ');
  const isOfUnit = marks.slice(0, 5).some(({ type }) => /^(?:unit|grain|time)$/.test(type));
  if (!EARNS.test(text) || isOfUnit || grain !== null || filters.length === 0 || metric.includes(':')) return;
  const isMoney = isMoneyColumn(metric);
  const count = isMoney ? soldThings(view) : metric;
  const known = askMetric(view, isMoney ? metric : (moneyOf([view]) ?? ''));
  if (known === undefined || known.kind !== 'additive') return;
  const verb = marks.findIndex(({ said }) => EARNING.test(said));
  const rest = marks.slice(verb + 1);
  // "Bring in", but "in March"
  const isOfVerb = (at: number): boolean =>
    /^(?:for|in)$/i.test(rest[at]?.said ?? '') && at === 0 && rest[1]?.type !== 'time';
  const behind = inWords(rest.filter(({ type }, at) => type !== 'stop' && !isOfVerb(at)));
  const names = filters.flatMap((filter) => (filter.is === 'one_of' ? filter.members : []));
  const of = names.length === 0 ? '' : `of "${names.join(' and ')}" `;
  const questions = [
    ...(count === undefined
      ? []
      : [`${known.noun} per ${singular(askMetric(view, count)?.noun ?? count)} ${of}${behind}`]),
    `${known.noun} ${of}${behind}`,
  ];
  const choices = questions.map((said) => ({ label: said.trim(), question: said.trim() }));
  throw askedBack('mean_of_which', choices);
}
