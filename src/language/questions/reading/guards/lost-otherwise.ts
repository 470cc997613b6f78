import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { onlyEarned } from '../../data/earned-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isPaidOut, spentOf } from '../../data/spent-columns.ts';
import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseDoneToEveryone } from './refuse-done-to-everyone.ts';
import { refuseFates, refuseManners } from './refuse-fates.ts';
import { refuseKeptWithin } from './refuse-kept-within.ts';

const topicOf = (name: string) => unanswerableTopics.find(({ topic }) => topic === name);
const LEFT = /(?:^|_)(?:profits?|margins?|earnings)(?:_|$)/i;

/** @param first what comes nearer than what the topic offers to everybody */
function refuseTopic(name: string, said: string, first: readonly string[] = []): void {
  const topic = topicOf(name);
  if (topic === undefined) return;
  throw new NotAnswerable({
    type: 'topic',
    topic: { ...topic, nearest: [...first, ...topic.nearest] },
    said,
  });
}

const LOSING = /\b(?:lose|loses|losing|lost) (?:any |some |us )?money\b/;

/** "Which campaigns lose money?" where costs are known: what is left of what came in, and no fall of it. */
function askOfBoth(marks: readonly Mark[], view: SourceView, cost: string): void {
  const earned = onlyEarned(view.metricColumns);
  const kind = marks.find(({ type }) => type === 'dimension')?.said;
  if (earned === undefined) return;
  const left = `${spaced(earned)} minus ${spaced(cost)}`;
  throw askedBack('which_money', [
    asChoice(kind === undefined ? left : `${left} by ${kind}, lowest first`),
    asChoice(kind === undefined ? spaced(earned) : `which ${kind} lost the most ${spaced(earned)}`),
  ]);
}

const spaced = (column: string): string => column.replaceAll('_', ' ');

/** Less that came in than before is no loss, and what is mostly meant. */
const LESS_CAME_IN = ['which channels lost the most {revenue} last month'];

/** "Budget for june is 30000, how much is left": no number of the data is what was planned; what was spent of it is. */
function askOfBudgetLeft(marks: readonly Mark[], text: string, cost: string): void {
  const planned = marks.filter(({ type, said }) => type === 'number' && /\d/.test(said));
  if (!/\bbudget\b/.test(text) || !/\b(?:left|remaining|remains)\b/.test(text) || planned.length !== 1)
    return;
  const time = marks.find(({ type }) => type === 'time')?.said ?? 'this month';
  const when = /^(?:in|this|last) /i.test(time) ? time : `in ${time}`;
  throw askedBack('budget_left', [
    asChoice(`${spaced(cost)} ${when}`),
    asChoice(`did we reach ${/[\d.,]*\d[km]?/i.exec(planned[0]?.said ?? '')?.[0]} ${spaced(cost)} ${when}`),
  ]);
}

/** "Did we lose money on pies?", "was October a loss?", "do we make money on Basic?": more was spent than came in, which costs alone tell. */
export function refuseLossOfMoney(marks: readonly Mark[], view: SourceView): void {
  const text = marks.map(({ said }) => said.toLowerCase()).join(' ');
  const cost = spentOf(view.metricColumns);
  if (cost !== undefined) askOfBudgetLeft(marks, text, cost);
  if (cost !== undefined && LOSING.test(text)) askOfBoth(marks, view, cost);
  if (view.metricColumns.some((column) => isPaidOut(column) || LEFT.test(column))) return;
  const isLost = LOSING.test(text);
  const isLoss = /\b(?:a|at a|make|made|making) loss(?:es)?\b/.test(text);
  const isMade =
    /^(?:so |and )?(?:do|does|did|are|is) .{0,40}?\b(?:make|making|earn|earning) (?:any |us )?money (?:on|with|at|in|out of)\b/.test(
      text,
    ) && !/\b(?:more|less|most|least|how much)\b/.test(text);
  // "Which customers do we lose money on": who they are is no number
  const isOfOther = marks.some(
    (mark) => mark.type === 'metric' && mark.metric !== 'visitors' && !/money/i.test(mark.said),
  );
  if ((isLost || isMade || isLoss) && !isOfOther)
    refuseTopic(
      'profit',
      isMade ? 'making money' : isLost ? 'losing money' : 'a loss',
      isLost ? LESS_CAME_IN : [],
    );
}

const BECOMING =
  /^(?:turn(?:s|ed|ing)?|convert(?:s|ed|ing)?|became|become|becomes|le(?:a)?d|leads|leading|result(?:s|ed)?|develop(?:s|ed)?|evolved?)$/i;

/** "How many first visits turned into fillings?": what became of single ones, between two names that the rows have side by side, or of all that are counted. */
export function refuseBecoming(marks: readonly Mark[], view: SourceView): void {
  refuseFates(marks, view);
  refuseManners(marks);
  refuseDoneToEveryone(marks, view);
  refuseKeptWithin(marks, view);
  for (const [at, mark] of marks.entries()) {
    const joint = marks[at + 1];
    // "Villa leads in Faro" are those that are counted; what leads in something is nobody's fate
    const isNoun = mark.type === 'metric' && /^in$/i.test(joint?.said ?? '');
    const isVerb = !isNoun && BECOMING.test(mark.said) && /^(?:into|to|in)$/i.test(joint?.said ?? '');
    const before = marks.slice(0, at).findLast((one) => !isNoise(one));
    const behind = marks.slice(at + 2).find((one) => !isNoise(one));
    // "Anonymous visits turned into registered readers": the number stands between
    const name =
      before?.type === 'metric' ? marks.slice(0, at).find((one) => isOfOneColumn(one, behind)) : before;
    if (isVerb && name?.type === 'members' && behind?.type === 'members')
      refuseTopic('retention', `${mark.said} ${joint?.said}`);
  }
}

const isOfOneColumn = (one: Mark, other: Mark | undefined): boolean =>
  one.type === 'members' &&
  other?.type === 'members' &&
  one.candidates.some(({ dimension }) =>
    other.candidates.some((candidate) => candidate.dimension === dimension),
  );

/**
 * "Are we losing bookings to Metasearch?", "is Vienna losing guests to Salzburg?": who lost what to whom no row says. A rival that
 * gains is no loss of its own, and two names together are neither.
 */
export function refuseLostTo(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  refuseLostOnes(marks, reading, view);
  const { metrics } = reading;
  const loss = marks.findIndex(
    (mark) => isKeyword(mark, 'loss') && /^(?:los(?:e|es|ing|t)|shed(?:s|ding)?)$/i.test(mark.said),
  );
  if (loss < 0) return;
  const to = marks.findIndex(
    ({ said }, at) => at > loss && at <= loss + 5 && /^to(?: the| our)?$/i.test(said),
  );
  const rival = marks.slice(to + 1).find((mark) => !isNoise(mark));
  const between = marks.slice(loss + 1, Math.max(loss + 1, to));
  if (to < 0 || rival?.type !== 'members' || between.some(({ type }) => type === 'time' || type === 'number'))
    return;
  const [candidate] = rival.candidates;
  const column = candidate?.dimension ?? '';
  const other = marks.find(
    (mark) =>
      mark.type === 'members' &&
      mark !== rival &&
      mark.candidates.some(({ dimension }) => dimension === column),
  );
  const noun = askMetric(view, metrics[0] ?? '')?.noun ?? (metrics[0] ?? '').replaceAll('_', ' ');
  const kind = view.labelOf(column).toLowerCase();
  const own = (mark: Mark): string =>
    mark.type === 'members' ? (mark.candidates[0]?.members[0] ?? mark.said) : mark.said;
  const choices = [
    ...(other === undefined ? [] : [`${noun} of "${own(other)}" vs "${own(rival)}" by month`]),
    `which ${kind} lost the most ${noun} last month`,
    `${noun} by ${singular(kind)} last month vs the month before`,
  ].map(asChoice);
  throw askedBack('lost_to', choices);
}

const CALLED_OFF = /(?:^|_)(?:cancel\w*|no_?shows?|refund\w*)(?:_|$)/;
const TO_CALL_OFF = /booking|order|reservation|appointment|lesson|ticket|class/;

/** "Lost bookings in May" where it is counted which were called off: those, or how many fewer there were. */
function refuseLostOnes(
  marks: readonly Mark[],
  { metrics, shape, dimensions, isYesNo }: Reading,
  view: SourceView,
): void {
  const loss = marks.findIndex((mark) => isKeyword(mark, 'loss') && /^(?:lost|lose)$/i.test(mark.said));
  const [metric = ''] = metrics;
  const isToWhom = marks.slice(loss + 1).some(({ said }) => /^to\b/i.test(said));
  if (
    loss < 0 ||
    isToWhom ||
    isYesNo ||
    shape !== 'change' ||
    dimensions.length > 0 ||
    !TO_CALL_OFF.test(metric)
  )
    return;
  const columns = view.metricColumns.filter(
    (column) => CALLED_OFF.test(column) && askMetric(view, column)?.kind === 'additive',
  );
  const time = marks.find(({ type }) => type === 'time')?.said;
  const when =
    time === undefined ? ' last month' : ` ${marks.some(({ said }) => said === 'in') ? 'in ' : ''}${time}`;
  const noun = (column: string): string => askMetric(view, column)?.noun ?? column.replaceAll('_', ' ');
  if (columns.length === 0) return;
  const lost = columns.slice(0, 2);
  throw askedBack(
    'lost_ones',
    [
      ...lost.map((column) => `${noun(column)}${when}`),
      ...(lost.length > 1 ? [`${lost.map(noun).join(' and ')}${when}`] : []),
      `change of ${noun(metric)}${when}`,
    ].map(asChoice),
  );
}
