import type { AnswerTable } from '#src/shared/answer.ts';
import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { OfUnits } from '../../../reading/of-units.ts';
import { askedBack } from '../../../reading/problem.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  wholeNumber,
} from '../../../wording/say.ts';
import { closingDays } from '../../settling/closing-days.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { limitsPhrase } from '../../telling/limits-phrase.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from '../line/course-points.ts';
import { isWithin } from '../line/points-asked.ts';

type Run = Extract<OfUnits, { asks: 'run' }>;

interface Found {
  readonly from: Day;
  readonly to: Day;
  readonly count: number;
}

const MOST_NEXT = 9;

/** "The longest streak of days above 100 orders": how many units stand behind each other of which it holds. */
export async function runsAnswer(settled: Settled, asked: Run, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period } = settled;
  const { grain } = reading;
  if (grain === null || grain === 'weekday' || reading.weekdays.length > 0 || period.without !== undefined)
    throw askedBack('rolling');
  const runs = await runsIn(settled, asked, grain, inquiry);
  const { first, others } = runs;
  return {
    headline: capital(headlineOf(settled, asked, grain, runs, inquiry)),
    sentences: [
      ...nowNote(asked, grain, runs, inquiry),
      ...(asked.direction === null ? [] : [sentence`Each ${grain} is held against the one before it.`]),
      ...(runs.areWholeOnly ? [sentence`Only whole ${grain}s are counted.`] : []),
      ...(runs.areBridged ? [sentence`A weekday that never has data ends no run and is not counted.`] : []),
      ...(await notesOn(settled, inquiry, [runs.fetched])),
    ],
    tables: [
      tableOf(periodTitle(period), grain, first === undefined ? [] : [first]),
      ...(others.length > 0 ? [tableOf('The next ones', grain, others.slice(0, MOST_NEXT))] : []),
    ],
    chart: first === undefined ? null : { mark: 'number', label: `${grain}s in a row`, x: null, y: [2] },
  };
}

interface Runs {
  readonly fetched: Fetched;
  /** The one that is asked for: the longest, or that which reaches to the last unit. */
  readonly first: Found | undefined;
  /** The one that reaches to the last unit. */
  readonly now: Found | undefined;
  /** The longest first. */
  readonly others: readonly Found[];
  /** Some that the period cuts are left out. */
  readonly areWholeOnly: boolean;
  /** Over weekdays that never have data. */
  readonly areBridged: boolean;
}

async function runsIn(
  settled: Settled,
  { direction, isNow }: Run,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<Runs> {
  const { metrics, period } = settled;
  const fetched = await fetchDays(settled, inquiry, { metrics, period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const all = pointsOf(settled, fetched, grain);
  const points = grain === 'day' ? all : wholeOnly(settled, grain, all);
  const closed = grain === 'day' ? closingDays(fetched.missing, period, settled.view) : [];
  const holdsAt = (at: number): boolean =>
    direction === null ? isWithin(settled, points[at]?.values ?? []) : isStep(points, at, direction);
  const runs = runsOf(points, grain, holdsAt, closed);
  const last = runs.at(-1);
  const now = last !== undefined && last.to === endOf(points.at(-1), grain) ? last : undefined;
  const inOrder = [...runs].sort((a, b) => b.count - a.count || (a.from < b.from ? -1 : 1));
  const first = isNow ? now : inOrder[0];
  return {
    fetched,
    first,
    now,
    others: inOrder.filter((run) => run !== first),
    areWholeOnly: points.length < all.length,
    areBridged: closed.length > 0,
  };
}

/** "The longest run of days with more than 100 orders last month: 6 days, March 3 to March 8." */
function headlineOf(
  settled: Settled,
  { direction, isNow }: Run,
  grain: UnitOfTime,
  { fetched, first, others }: Runs,
  inquiry: Inquiry,
): BoundText {
  const { reading, period, view, asked } = settled;
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const what: BoundText =
    direction === null
      ? sentence`with ${limitsPhrase(settled, inquiry)}${where}`
      : sentence`in which ${asked[0]?.noun ?? 'it'}${where} went ${direction}`;
  if (first === undefined)
    return isNow
      ? sentence`None: the last ${grain} ${when} is not one ${what}.`
      : sentence`There is no ${grain} ${what} ${when}.`;
  return isNow
    ? sentence`${runWords(first, grain, ' in a row by now')}: ${grain}s ${what}.`
    : sentence`The longest run of ${grain}s ${what} ${when}: ${runWords(first, grain, '')}${levelWords(first, others, inquiry)}.`;
}

/** "6 days, March 3 to March 8": the run that stands in the first table. */
function runWords({ from, to, count }: Found, grain: UnitOfTime, named: string): BoundText {
  const row = 'tables.0.rows.0';
  const begin = from === to ? '' : sentence`${dayPiece(from, `${row}.0`)} to `;
  return sentence`${wholeNumber(count, `${row}.2`)} ${grain}${count === 1 ? '' : 's'}${named}, ${begin}${dayPiece(to, `${row}.1`)}`;
}

/** "; 2 others are as long": the one that is told is no more the longest than those. */
function levelWords(first: Found, others: Runs['others'], inquiry: Inquiry): BoundText | '' {
  const level = others.filter(({ count }) => count === first.count).length;
  if (level === 0) return '';
  const many = wholeNumber(level, inquiry.keep('level', level));
  return sentence`; ${many} ${level === 1 ? 'other is' : 'others are'} as long`;
}

function nowNote(
  { isNow }: Run,
  grain: UnitOfTime,
  { first, now }: Runs,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (isNow || now === undefined || now === first) return [];
  const many = wholeNumber(now.count, inquiry.keep('now', now.count));
  return [
    sentence`The run that ends with the last ${grain} is of ${many} ${grain}${now.count === 1 ? '' : 's'}.`,
  ];
}

const tableOf = (title: string, grain: UnitOfTime, runs: readonly Found[]): AnswerTable =>
  table(
    title,
    [
      { title: 'First day', format: 'day' },
      { title: 'Last day', format: 'day' },
      { title: `Number of ${grain}s`, format: 'count' },
    ],
    runs.map(({ from, to, count }) => [from, to, count]),
  );

/** Whether a unit had more, or less, than the one right before it; of the first nobody knows. */
function isStep(points: readonly Point<Day>[], at: number, direction: 'up' | 'down'): boolean {
  const [value] = points[at]?.values ?? [];
  const [before] = points[at - 1]?.values ?? [];
  if (value == null || before == null) return false;
  return direction === 'up' ? value > before : value < before;
}

/** Those that stand right behind each other; a unit without data ends a run, unless it is a weekday on which it is closed. */
function runsOf(
  points: readonly Point<Day>[],
  grain: UnitOfTime,
  holdsAt: (at: number) => boolean,
  closed: readonly number[],
): Found[] {
  const nextOpen = (day: Day): Day => {
    const next = addDays(day, 1);
    return closed.includes(weekday(next)) ? nextOpen(next) : next;
  };
  const runs: Found[] = [];
  for (const [at, { time: from }] of points.entries()) {
    if (!holdsAt(at)) continue;
    const { to } = unitAround(from, grain);
    const last = runs.at(-1);
    if (last !== undefined && nextOpen(last.to) === from)
      runs[runs.length - 1] = { from: last.from, to, count: last.count + 1 };
    else runs.push({ from, to, count: 1 });
  }
  return runs;
}

const endOf = (point: Point<Day> | undefined, grain: UnitOfTime): Day | undefined =>
  point && unitAround(point.time, grain).to;
