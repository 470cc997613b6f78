import { addDays, type Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
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
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type AnsweredParts, type Column, table } from '../../telling/draft.ts';
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
export async function runsAnswer(
  settled: Settled,
  { direction, isNow }: Run,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view, metrics, asked } = settled;
  const { grain } = reading;
  if (grain === null || grain === 'weekday' || reading.weekdays.length > 0 || period.without !== undefined)
    throw askedBack('rolling');
  const fetched = await fetchDays(settled, inquiry, { metrics, period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const all = pointsOf(settled, fetched, grain);
  const points = grain === 'day' ? all : wholeOnly(settled, grain, all);
  const holdsAt = (at: number): boolean =>
    direction === null ? isWithin(settled, points[at]?.values ?? []) : isStep(points, at, direction);
  const runs = runsOf(points, grain, holdsAt);
  const last = runs.at(-1);
  const now = last !== undefined && last.to === endOf(points.at(-1), grain) ? last : undefined;
  const inOrder = [...runs].sort((a, b) => b.count - a.count || (a.from < b.from ? -1 : 1));
  const [longest] = inOrder;
  const first = isNow ? now : longest;
  const others = inOrder.filter((run) => run !== first);
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const noun = asked[0]?.noun ?? 'it';
  const what: BoundText =
    direction === null
      ? sentence`with ${limitsPhrase(settled, inquiry)}${where}`
      : sentence`in which ${noun}${where} went ${direction}`;
  const columns: Column[] = [
    { title: 'First day', format: 'day' },
    { title: 'Last day', format: 'day' },
    { title: `Number of ${grain}s`, format: 'count' },
  ];
  const row = ({ from, to, count }: Found) => [from, to, count];
  const words = (run: Found, root: string, named: string): BoundText =>
    sentence`${wholeNumber(run.count, `${root}.2`)} ${grain}${run.count === 1 ? '' : 's'}${named}, ${run.from === run.to ? '' : sentence`${dayPiece(run.from, `${root}.0`)} to `}${dayPiece(run.to, `${root}.1`)}`;
  const level = others.filter((run) => !isNow && run.count === first?.count).length;
  const nowNote = (): BoundText[] =>
    isNow || now === undefined || now === first
      ? []
      : [
          sentence`The run that ends with the last ${grain} is of ${wholeNumber(now.count, inquiry.keep('now', now.count))} ${grain}${now.count === 1 ? '' : 's'}.`,
        ];
  return {
    headline: capital(
      first === undefined
        ? isNow
          ? sentence`None: the last ${grain} ${when} is not one ${what}.`
          : sentence`There is no ${grain} ${what} ${when}.`
        : isNow
          ? sentence`${words(first, 'tables.0.rows.0', ' in a row by now')}: ${grain}s ${what}.`
          : sentence`The longest run of ${grain}s ${what} ${when}: ${words(first, 'tables.0.rows.0', '')}.`,
    ),
    sentences: [
      ...(level === 0
        ? []
        : [
            sentence`${wholeNumber(level, inquiry.keep('level', level))} ${level === 1 ? 'other is' : 'others are'} as long.`,
          ]),
      ...nowNote(),
      ...(direction === null ? [] : [sentence`Each ${grain} is held against the one before it.`]),
      ...(points.length < all.length ? [sentence`Only whole ${grain}s are counted.`] : []),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(periodTitle(period), columns, first === undefined ? [] : [row(first)]),
      ...(others.length > 0 ? [table('The next ones', columns, others.slice(0, MOST_NEXT).map(row))] : []),
    ],
    chart: first === undefined ? null : { mark: 'number', label: `${grain}s in a row`, x: null, y: [2] },
  };
}

/** Whether a unit had more, or less, than the one right before it; of the first nobody knows. */
function isStep(points: readonly Point<Day>[], at: number, direction: 'up' | 'down'): boolean {
  const [value] = points[at]?.values ?? [];
  const [before] = points[at - 1]?.values ?? [];
  if (value == null || before == null) return false;
  return direction === 'up' ? value > before : value < before;
}

/** Those that stand right behind each other; a unit without data ends a run. */
function runsOf(points: readonly Point<Day>[], grain: UnitOfTime, holdsAt: (at: number) => boolean): Found[] {
  const runs: Found[] = [];
  for (const [at, { time: from }] of points.entries()) {
    if (!holdsAt(at)) continue;
    const { to } = unitAround(from, grain);
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 1) === from)
      runs[runs.length - 1] = { from: last.from, to, count: last.count + 1 };
    else runs.push({ from, to, count: 1 });
  }
  return runs;
}

const endOf = (point: Point<Day> | undefined, grain: UnitOfTime): Day | undefined =>
  point && unitAround(point.time, grain).to;
