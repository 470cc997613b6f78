import { isMetricId } from '#src/semantics/metric.ts';
import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { countsOfTime } from '../../../../data/event-counts.ts';
import { isBetterDown } from '../../../../data/is-better-down.ts';
import { kindOfColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { begunOf } from '../../../marking/rate-of-fates.ts';
import { isKeyword, isMove, isNoise, isRankWord } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { wholesOf } from '../rates/own-rates.ts';
import { askOfWhich } from './ask-of-which.ts';
import { FAST, SLOW } from './slow-and-fast.ts';

/** Times that one of them takes; what was watched, heard or flown adds up. */
const OF_ONE =
  /deliver|repl(?:y|ies)|respon[sd]|wait|resol(?:ution|ve)|handling|preparation|prep(?:_|$)|turnaround|pick_?up/i;
/** Whether a column adds up what each of them took, as the minutes to a first reply. */
export const isTakenByOne = (column: string): boolean =>
  OF_ONE.test(column) && kindOfColumn(column) === 'time';

const REPLY = /repl(?:y|ies)|respon[sd]/i;
const REPLYING =
  /^(?:reply|replying|replied|answer|answers|answering|answered|respond|responding|responded)$/i;
const NAMED = /\btimes?$|^(?:minutes|hours|time) to \p{L}/iu;
const COMPARATIVE = /er$/i;

const JUDGED =
  /^(?:(?:\p{L}+ )?(?:better|worse)|improv(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|deteriorat(?:e|es|ed|ing))$/iu;

type MetricMark = Extract<Mark, { type: 'metric' }>;

/** "Improved", "got worse": said of how long one took, where a sum is more or less. */
const isJudged = (mark: Mark): boolean => isMove(mark) && JUDGED.test(mark.said);

const isOrder = ({ said }: Mark): boolean => SLOW.test(said) || FAST.test(said);

/**
 * "Delivery time by city", "the slowest replies", "slowest to reply": how long one of them took, where a sum of minutes grows with how
 * many there were. Where one thing alone is counted, or one that all others are some of, it is that of each of them, else it is asked
 * of which. The slowest one took the longest.
 */
export function timeOfOneEvent(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const named = withTime(marks, views);
  const at = named.findIndex((mark, place) => isTimeOfOne(named, place, mark, views));
  const time = named[at];
  if (time?.type !== 'metric') return marks;
  askMedianOfOne(named, at);
  if (isOfOther(named, at)) return perWhatItSays(marks, time);
  const view = views.find(({ metricColumns }) => metricColumns.includes(time.metric));
  if (view === undefined || askMetric(view, time.metric)?.kind !== 'additive') return marks;
  const [only, ...others] = takenByEach(view, time.metric);
  if (only === undefined) return marks;
  if (others.length > 0) {
    const says = (words: string): string =>
      inWords(named.map((mark, place) => (place === at ? { ...mark, said: words } : mark)));
    askOfWhich({ says, metric: time.metric, counts: [only, ...others], view });
  }
  askGotFaster(named, time.metric, only, view);
  const long = howLong(named);
  return named.map((mark, place) => {
    if (place === long || (long >= 0 && isObject(named, place, only))) return { ...mark, type: 'noise' };
    if (mark.type === 'metric' && mark.metric === time.metric) {
      // "Under 34 minutes": the unit of the limit
      if (named[place - 1]?.type === 'number') return { ...mark, type: 'noise' };
      return { ...mark, metric: `ratio:${time.metric}:${only}` };
    }
    return ordered(mark);
  });
}

/** "Median first reply time": the rows add up what many of them took, so that the middle one is not known, and a median of days is another. */
function askMedianOfOne(marks: readonly Mark[], at: number): void {
  const median = marks.findIndex((mark) => isKeyword(mark, 'median', 'percentile'));
  const time = marks[at] as MetricMark;
  const isOfDays = marks.some((mark) => /^(?:unit|grain)$/.test(mark.type) || isKeyword(mark, 'per', 'each'));
  if (median < 0 || isOfDays || !NAMED.test(time.said) || !OF_ONE.test(time.metric)) return;
  const behind = inWords(marks.slice(at + 1).filter(({ type }) => type !== 'stop'));
  throw askedBack('median_of_one', [
    asChoice(`average ${time.said} ${behind}`.trim()),
    asChoice(`${inWords(marks.slice(0, at))} ${time.said} per day ${behind}`.trim()),
  ]);
}

/** "The slowest first reply, avg minutes per ticket": the one number is the one per ticket, and its slowest is its highest. */
function perWhatItSays(marks: readonly Mark[], time: MetricMark): readonly Mark[] {
  const isTime = (mark: Mark): boolean => mark.type === 'metric' && mark.metric === time.metric;
  const first = marks.findIndex(isTime);
  const again = marks.findIndex((mark, at) => at > first && isTime(mark) && isKeyword(marks[at + 1], 'per'));
  if (!marks.some(isOrder) || again < 0) return marks;
  return marks.map((mark, at) => (at === first ? { ...mark, type: 'noise' } : ordered(mark)));
}

const GOT = /^(?:get|gets|got|gotten|getting|become|becomes|became|becoming|grew|grown)$/i;

/** "Which city got faster last month": who moved, or who is the fastest. */
function askGotFaster(marks: readonly Mark[], time: string, counted: string, view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) => isOrder(mark) && COMPARATIVE.test(mark.said) && GOT.test(marks[place - 1]?.said ?? ''),
  );
  const kind = marks.find(({ type }) => type === 'dimension');
  if (at < 0 || kind === undefined) return;
  const isSlow = SLOW.test(marks[at]?.said ?? '');
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id;
  const number = `${nounOf(time)} per ${singular(nounOf(counted))}`;
  const when = inWords(marks.filter(({ type }) => type === 'time'));
  throw askedBack('change_or_level', [
    asChoice(`which ${kind.said}'s ${number} ${isSlow ? 'rose' : 'fell'} the most ${when}`.trim()),
    asChoice(`which ${kind.said} had the ${isSlow ? 'highest' : 'lowest'} ${number} ${when}`.trim()),
  ]);
}

/** "How long does it take to answer a ticket": one of those that it is told of. */
const isObject = (marks: readonly Mark[], at: number, counted: string): boolean => {
  const mark = marks[at];
  return mark?.type === 'metric' && mark.metric === counted && !marks.some((one) => isKeyword(one, 'and'));
};

/** What takes these minutes one by one: of tickets that were opened, solved and reopened those that were opened. */
export function takenByEach(view: SourceView, time: string): readonly string[] {
  const counts = countsOfTime(view).filter((column) => column !== time);
  if (!OF_ONE.test(time)) return counts;
  const begun = counts.filter((column) => begunOf(column, counts) === undefined);
  const holding = begun.filter((column) =>
    begun.every((other) => other === column || wholesOf(other, view).includes(column)),
  );
  return holding.length === 1 ? holding : begun;
}

/** "Slowest at replying", "which city is the slowest": the one time that the file has is meant. */
function withTime(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const order = marks.findIndex(isOrder);
  const asked = howLong(marks);
  const [column, second] = views.flatMap(({ metricColumns }) => metricColumns).filter(isTakenByOne);
  if ((order < 0 && asked < 0) || column === undefined || second !== undefined) return marks;
  const meaning = { type: 'metric', metric: column } as const;
  const isTime = (mark: Mark): boolean => REPLY.test(column) && isReplying(mark);
  if (asked >= 0 || marks.some(isTime))
    return marks.map((mark) => (isTime(mark) ? { ...mark, ...meaning } : mark));
  const rank = marks[order];
  const isBare = marks.every(({ type }) => !/^(?:metric|unit|grain|unknown|topic|number)$/.test(type));
  const isOfKind = marks.filter(({ type }) => type === 'dimension').length === 1;
  if (rank === undefined || !isRankWord(rank) || !isBare || !isOfKind) return marks;
  const said = { ...rank, ...meaning };
  return [...marks.slice(0, order + 1), said, ...marks.slice(order + 1)];
}

/** "How long does it take to reply": where "long" stands. */
const howLong = (marks: readonly Mark[]): number =>
  marks.findIndex(({ said }, at) => /^long$/i.test(said) && /^how$/i.test(marks[at - 1]?.said ?? ''));

const isReplying = ({ type, said }: Mark): boolean => type === 'unknown' && REPLYING.test(said);

const ordered = (mark: Mark): Mark => {
  if (!isOrder(mark)) return mark;
  const isSlow = SLOW.test(mark.said);
  if (COMPARATIVE.test(mark.said) && (mark.type === 'unknown' || isKeyword(mark, 'fast')))
    return { ...mark, type: 'keyword', keyword: isSlow ? 'gain' : 'loss', said: isSlow ? 'more' : 'less' };
  return isRankWord(mark) ? { ...mark, type: 'keyword', keyword: isSlow ? 'top' : 'bottom' } : mark;
};

function isTimeOfOne(
  marks: readonly Mark[],
  at: number,
  mark: Mark,
  views: readonly SourceView[],
): mark is MetricMark {
  if (mark.type !== 'metric' || isMetricId(mark.metric) || kindOfColumn(mark.metric) !== 'time') return false;
  const view = views.find(({ metricColumns }) => metricColumns.includes(mark.metric));
  if (view === undefined) return false;
  // "Did mending improve": where there was less to mend, nobody got better at it
  const known = askMetric(view, mark.metric);
  if (marks.some(isJudged) && known !== undefined && isBetterDown(known)) return true;
  if (!OF_ONE.test(mark.metric)) return false;
  // "Best city for delivery minutes": of a sum those would be the best who had the fewest
  const judged = marks.findIndex(({ type, said }) => type === 'keyword' && /^(?:best|worst)$/i.test(said));
  const order = Math.max(marks.findIndex(isOrder), howLong(marks), judged);
  const between = marks.slice(Math.min(order, at), Math.max(order, at));
  const isOther = (one: Mark): boolean => one.type === 'metric' && one.metric !== mark.metric;
  return NAMED.test(mark.said) || (order >= 0 && !between.some(isOther));
}

/** "Total delivery time", "delivery time per driver", "how many minutes of delivery time": said of what already. */
const isOfOther = (marks: readonly Mark[], at: number): boolean => {
  const time = marks[at] as MetricMark;
  return (
    marks.slice(0, at).some(({ said }) => /^(?:how )?much(?: of)?$/i.test(said)) ||
    marks.some(
      (mark, place) =>
        mark.type === 'metric' &&
        mark.metric === time.metric &&
        isKeyword(
          marks.slice(0, place).findLast((one) => !isNoise(one)),
          'total',
          'count',
          'cumulative',
        ),
    ) ||
    marks.some((mark) => isKeyword(mark, 'per', 'each', 'ratio', 'share', 'average', 'median', 'rolling'))
  );
};

/** That "slowest" and "answers" are of this time was left to be understood. */
export const isTimeUnderstood = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') && (SLOW.test(said) || FAST.test(said) || REPLYING.test(said));
