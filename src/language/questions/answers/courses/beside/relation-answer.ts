import type { AnswerTable } from '#src/shared/answer.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { type RankCorrelation, rankCorrelation } from '../../../data/rank-correlation.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { lessWord } from '../../../wording/fewer-or-less.ts';
import { filterPhrase, periodPhrase, wholeNumber } from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import { pointsOf } from '../line/course-points.ts';

interface Pair {
  readonly time: Day;
  readonly x: number;
  readonly y: number;
}

/** "Is there a correlation between sessions and revenue": how two numbers go together, and whether that is more than their rhythm. */
export async function relationAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, asked } = settled;
  const [first, second] = asked as [AskMetric, AskMetric];
  const grain = grainOfBoth(settled);
  const fetched = await fetchDays(settled, inquiry, { metrics: asked, period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const pairs = wholeOnly(settled, grain, pointsOf(settled, fetched, grain)).flatMap(
    ({ time, values: [x, y] }): Pair[] => (x == null || y == null ? [] : [{ time, x, y }]),
  );
  const found = relationsOf(pairs, grain);
  const [main, beside] = found;
  if (main === undefined) throw askedBack('relation_of_what');
  return {
    verdict: reading.isYesNo ? yesIf(standsOut(main.of)) : undefined,
    headline: headlineOf(settled, main, grain, `plans.${fetched.plan}.plan`, inquiry),
    sentences: [
      ...(beside === undefined
        ? []
        : [stepSentence(main.of, beside.of, beforeWords(grain), rangeOf(beside, 1, inquiry))]),
      sentence`A rank correlation tells how far both keep the same order, here over ${wholeNumber(main.many, 'tables.0.rows.0.4')} ${grain}s. Going together is no cause: both may follow something else.`,
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      relationTable(`${first.label} and ${second.noun}`, found),
      table(
        `By ${grain}`,
        [
          timeColumn(grain),
          { title: first.label, format: first.unit },
          { title: second.label, format: second.unit },
        ],
        pairs.map(({ time, x, y }) => [timeCell(time, grain), x, y]),
      ),
    ],
    chart: {
      mark: 'point',
      label: `${first.label} and ${second.noun} of each ${grain}`,
      table: 1,
      name: 0,
      x: 1,
      y: [2],
    },
  };
}

/** The unit of time that both are held against each other by; asked back where more is asked than of two numbers. */
function grainOfBoth({ reading, asked, other }: Settled): UnitOfTime {
  const grain = reading.grain ?? 'day';
  const isOfOthers = reading.dimensions.length + reading.limits.length > 0 || other !== null;
  if (asked.length !== 2 || grain === 'weekday' || isOfOthers || reading.periods.length > 1)
    throw askedBack('relation_of_what');
  return grain;
}

interface Relation {
  readonly name: string;
  readonly of: RankCorrelation;
  /** How many pairs it is of. */
  readonly many: number;
  /** It is of the changes from one to the next. */
  readonly isOfSteps: boolean;
}

/** Against the same weekday, or the unit before: what has only the rhythm of the week, or grows, is not alike for that. */
function relationsOf(pairs: readonly Pair[], grain: UnitOfTime): readonly Relation[] {
  const steps = stepsOf(pairs, grain === 'day' ? 7 : null);
  return [
    { name: `Each ${grain}`, some: pairs, isOfSteps: false },
    { name: `Change against ${beforeWords(grain)}`, some: steps, isOfSteps: true },
  ].flatMap(({ name, some, isOfSteps }) => {
    const of = correlationOf(some);
    return of === undefined ? [] : [{ name, of, many: some.length, isOfSteps }];
  });
}

const beforeWords = (grain: UnitOfTime): string =>
  grain === 'day' ? 'the same weekday a week before' : `the ${grain} before`;

const relationTable = (title: string, found: readonly Relation[]): AnswerTable =>
  table(
    title,
    [
      { title: 'Held against each other', format: 'text' },
      { title: 'Rank correlation', format: 'text' },
      { title: 'At least', format: 'text' },
      { title: 'At most', format: 'text' },
      { title: 'Pairs', format: 'count' },
    ],
    found.map(({ name, of, many }) => [name, of.value, of.low, of.high, many]),
  );

/** "Days with more sessions mostly had more revenue last month: a close relation, with a rank correlation of 0.81 (…)." */
function headlineOf(
  { reading, period, view, asked }: Settled,
  main: Relation,
  grain: UnitOfTime,
  path: string,
  inquiry: Inquiry,
): BoundText {
  const [first, second] = asked as [AskMetric, AskMetric];
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const range = rangeOf(main, 0, inquiry);
  const isAlike = main.of.value > 0;
  if (!standsOut(main.of))
    return sentence`${first.noun} and ${second.noun}${where} do not go together by more than chance ${when}: their rank correlation is ${range}.`;
  // One that only ever grows has no days to compare; its steps it has
  const held = main.isOfSteps
    ? sentence`where ${first.noun}${where} rose against ${beforeWords(grain)}, ${second.noun} mostly ${isAlike ? 'rose' : 'fell'}`
    : sentence`${grain}s with ${moreOf(first, true)}${where} mostly had ${moreOf(second, isAlike)}`;
  return sentence`${held} ${when}: ${closeness(main.of)}, with a rank correlation of ${range}.`;
}

/** "0.81 (0.74 to 0.87 at a confidence of 95 %)" */
function rangeOf({ of }: Relation, row: number, inquiry: Inquiry): BoundText {
  const confidence = { text: '95 %', path: inquiry.keep('confidence', 0.95), value: 0.95 };
  return sentence`${twoDigits(of.value, `tables.0.rows.${row}.1`)} (${twoDigits(of.low, `tables.0.rows.${row}.2`)} to ${twoDigits(of.high, `tables.0.rows.${row}.3`)} at a confidence of ${confidence})`;
}

const correlationOf = (pairs: readonly Pair[]): RankCorrelation | undefined =>
  rankCorrelation(
    pairs.map(({ x }) => x),
    pairs.map(({ y }) => y),
  );

/** @param days so many days before; null: the unit right before it */
function stepsOf(pairs: readonly Pair[], days: number | null): Pair[] {
  const byTime = new Map(pairs.map((pair) => [pair.time, pair]));
  return pairs.flatMap((pair, at) => {
    const before = days === null ? pairs[at - 1] : byTime.get(addDays(pair.time, -days));
    return before === undefined ? [] : [{ time: pair.time, x: pair.x - before.x, y: pair.y - before.y }];
  });
}

const standsOut = ({ low, high }: RankCorrelation): boolean => low > 0 || high < 0;

const closeness = ({ value }: RankCorrelation): string =>
  Math.abs(value) >= 0.7
    ? 'a close relation'
    : Math.abs(value) >= 0.4
      ? 'a clear relation'
      : 'a loose relation';

/** "more sessions", "fewer purchases", "a higher bounce rate" */
function moreOf(metric: AskMetric, isMore: boolean): string {
  const { noun, unit } = metric;
  if (unit === 'count') return `${isMore ? 'more' : lessWord(metric)} ${noun}`;
  if (unit === 'currency' || / per /.test(noun)) return `${isMore ? 'more' : 'less'} ${noun}`;
  return `a ${isMore ? 'higher' : 'lower'} ${noun}`;
}

function stepSentence(
  level: RankCorrelation,
  step: RankCorrelation,
  before: string,
  range: BoundText,
): BoundText {
  const measured = sentence`Their changes against ${before}, which leave out the rhythm of the week and slow growth, have a rank correlation of ${range}`;
  if (!standsOut(step))
    return standsOut(level)
      ? sentence`${measured}: beyond a rhythm or a growth that they share nothing stands out from chance.`
      : sentence`${measured}: nothing stands out from chance there either.`;
  return Math.sign(step.value) === Math.sign(level.value) || !standsOut(level)
    ? sentence`${measured}: where one rises, the other mostly ${step.value > 0 ? 'rises' : 'falls'}.`
    : sentence`${measured}: from one to the next they go the other way.`;
}

/** A correlation as it is written: two digits behind the point. */
const twoDigits = (value: number, path: string) => ({
  text: value.toFixed(2).replace('-', '−'),
  path,
  value,
});
