import { addDays, type Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { type RankCorrelation, rankCorrelation } from '../../../data/rank-correlation.ts';
import { askedBack } from '../../../reading/problem.ts';
import { lessWord } from '../../../wording/fewer-or-less.ts';
import { filterPhrase, periodPhrase, wholeNumber } from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
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
  const { reading, period, view, asked } = settled;
  const [first, second] = asked as [AskMetric, AskMetric];
  const grain = reading.grain ?? 'day';
  const isOfOthers = reading.dimensions.length + reading.limits.length > 0 || settled.other !== null;
  if (asked.length !== 2 || grain === 'weekday' || isOfOthers || reading.periods.length > 1)
    throw askedBack('relation_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: asked, period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const pairs = wholeOnly(settled, grain, pointsOf(settled, fetched, grain)).flatMap(
    ({ time, values: [x, y] }): Pair[] => (x == null || y == null ? [] : [{ time, x, y }]),
  );
  // Against the same weekday, or the unit before: what has only the rhythm of the week, or grows, is not alike for that.
  const steps = stepsOf(pairs, grain === 'day' ? 7 : null);
  const before = grain === 'day' ? 'the same weekday a week before' : `the ${grain} before`;
  const found = [
    { name: `Each ${grain}`, of: correlationOf(pairs), many: pairs.length },
    { name: `Change against ${before}`, of: correlationOf(steps), many: steps.length },
  ].flatMap(({ name, of, many }) => (of === undefined ? [] : [{ name, of, many }]));
  const [main, beside] = found;
  if (main === undefined) throw askedBack('relation_of_what');
  const columns: Column[] = [
    { title: 'Held against each other', format: 'text' },
    { title: 'Rank correlation', format: 'text' },
    { title: 'At least', format: 'text' },
    { title: 'At most', format: 'text' },
    { title: 'Pairs', format: 'count' },
  ];
  const rows = found.map(({ name, of, many }) => [name, of.value, of.low, of.high, many] as const);
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const names = sentence`${first.noun} and ${second.noun}${where}`;
  const range = (row: number): BoundText => {
    const [, value = 0, low = 0, high = 0] = rows[row] ?? [];
    const confidence = { text: '95 %', path: inquiry.keep('confidence', 0.95), value: 0.95 };
    return sentence`${twoDigits(value, `tables.0.rows.${row}.1`)} (${twoDigits(low, `tables.0.rows.${row}.2`)} to ${twoDigits(high, `tables.0.rows.${row}.3`)} at a confidence of ${confidence})`;
  };
  // One that only ever grows has no days to compare; its steps it has
  const isOfLevels = main.many === pairs.length;
  const held = isOfLevels
    ? sentence`${grain}s with ${moreOf(first, true)}${where} mostly had ${moreOf(second, main.of.value > 0)}`
    : sentence`where ${first.noun}${where} rose against ${before}, ${second.noun} mostly ${main.of.value > 0 ? 'rose' : 'fell'}`;
  return {
    verdict: reading.isYesNo ? yesIf(standsOut(main.of)) : undefined,
    headline: standsOut(main.of)
      ? sentence`${held} ${when}: ${closeness(main.of)}, with a rank correlation of ${range(0)}.`
      : sentence`${names} do not go together by more than chance ${when}: their rank correlation is ${range(0)}.`,
    sentences: [
      ...(beside === undefined ? [] : [stepSentence(main.of, beside.of, before, range(1))]),
      sentence`A rank correlation tells how far both keep the same order, here over ${wholeNumber(main.many, 'tables.0.rows.0.4')} ${grain}s. Going together is no cause: both may follow something else.`,
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(`${first.label} and ${second.noun}`, columns, rows),
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
