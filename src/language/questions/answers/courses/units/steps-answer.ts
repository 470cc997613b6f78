import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { percent } from '../../../../quantity.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { later, type Period, unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import {
  capital,
  changeWords,
  filterPhrase,
  listed,
  type PathsOfDays,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import { changeColumn, relativeColumn } from '../../changes/change-columns.ts';
import { changeRow } from '../../changes/change-row.ts';
import { hasMoved, isRelative, scoreOf } from '../../changes/how-far.ts';
import { isTurnedPerDay } from '../../changes/turned-per-day.ts';
import { wayAsked } from '../../changes/way-asked.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, firstOf, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import { pointsOf } from '../line/course-points.ts';

const SHOWN_BESIDE = 9;

interface Step {
  readonly time: Day;
  readonly now: number;
  readonly before: number;
  readonly change: number;
  readonly relative: number | null;
  /** The two are of unlike length, and a day of each moved the other way. */
  readonly isTurned: boolean;
}

/** "Which month had the biggest increase": each unit of time against the one right before, ranked by how far it moved. */
export async function stepsAnswer(settled: Settled, grain: UnitOfTime, inquiry: Inquiry): Promise<ToldParts> {
  const { view, period } = settled;
  const [metric] = settled.asked as [AskMetric];
  // The unit before the first, too: the first is a step from there.
  const lead = unitAround(period.from, grain, -1).from;
  const wider: Period = { ...period, from: later(lead, view.source.firstDay ?? period.from) };
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period: wider,
    grain: askedGrain(grain),
  });
  const steps = stepsOf({ ...settled, metrics: [metric], period: wider }, fetched, grain);
  const score = scoreOf(settled);
  const { moves } = settled.reading;
  // Those that moved as far as that stand in their own order, unless they are ranked.
  const isListed = moves.length > 0 && settled.reading.rank?.count === null;
  const sorted = steps
    .filter((step) => score(step) > 0 && hasMoved(settled, metric, step.change, step.relative))
    .sort((a, b) => (isListed ? 0 : score(b) - score(a)) || (a.time < b.time ? -1 : 1));
  const columns: Column[] = [
    timeColumn(grain),
    { title: metric.label, format: metric.unit },
    { title: `The ${grain} before`, format: metric.unit },
    changeColumn('Change', metric.unit),
    relativeColumn('Change in %'),
  ];
  const rowsOf = (part: readonly Step[]) =>
    part.map(({ time, now, before, change, relative }) => [
      timeCell(time, grain),
      now,
      before,
      change,
      relative,
    ]);
  const count = settled.reading.rank?.count ?? (isListed ? sorted.length : 1);
  inquiry.keep('steps', sorted.length);
  inquiry.keep('stepsInAll', steps.length);
  const tables = [
    firstOf(sorted.length, table(periodTitle(period), columns, rowsOf(sorted.slice(0, count)))),
  ];
  if (sorted.length > count)
    tables.push(table('The next ones', columns, rowsOf(sorted.slice(count, count + SHOWN_BESIDE))));
  return {
    headline: capital(
      headlineOf(settled, metric, grain, { sorted, ofAll: steps.length }, fetched, inquiry.keepDays(period)),
    ),
    sentences: [...turnedNote(steps, grain, inquiry), ...(await notesOn(settled, inquiry, [fetched]))],
    found: { many: sorted.length, isEach: isEach(steps, sorted) },
    tables,
    chart:
      sorted.length > 1
        ? { mark: 'bar', label: `Change of ${metric.noun} per ${grain}`, x: 0, y: [3] }
        : null,
  };
}

/** Only whole units are measures of each other; one that runs, or of which the data hold a part, is none. */
function stepsOf(settled: Settled, fetched: Fetched, grain: UnitOfTime): Step[] {
  const { firstDay, lastDay } = settled.view.source;
  const isWhole = (time: Day): boolean => {
    const unit = unitAround(time, grain);
    return firstDay !== null && lastDay !== null && unit.from >= firstDay && unit.to <= lastDay;
  };
  const lengthOf = (time: Day): number => {
    const { from, to } = unitAround(time, grain);
    return daysFrom(from, to).length;
  };
  const isAdded = settled.metrics.every(({ kind }) => kind === 'additive');
  const values = new Map(
    pointsOf(settled, fetched, grain).map(({ time, values: [value] }) => [time, value ?? null]),
  );
  return [...values].flatMap(([start, now]) => {
    const last = startOf(addDays(start, -1), grain);
    const before = values.get(last) ?? null;
    if (now === null || before === null || !isWhole(start) || !isWhole(last)) return [];
    const [, , , change = null, relative = null] = changeRow('', now, before);
    return typeof change === 'number'
      ? [
          {
            time: start,
            now,
            before,
            change,
            relative: typeof relative === 'number' ? relative : null,
            isTurned:
              isAdded && isTurnedPerDay(now, before, { now: lengthOf(start), before: lengthOf(last) }),
          },
        ]
      : [];
  });
}

/** Whether every step is as asked; what the length alone of a month decides is neither a yes nor a no. */
function isEach(steps: readonly Step[], sorted: readonly Step[]): boolean | undefined {
  if (steps.some((step) => !step.isTurned && !sorted.includes(step))) return false;
  return steps.length === 0 || steps.some(({ isTurned }) => isTurned) ? undefined : true;
}

const MOST_NAMED = 3;

/** "Per day February 2017 went the other way": fewer than January had, and more on each of its days. */
function turnedNote(steps: readonly Step[], grain: UnitOfTime, inquiry: Inquiry): BoundText[] {
  const turned = steps.filter(({ isTurned }) => isTurned).map(({ time }) => time);
  if (turned.length === 0) return [];
  const names = turned
    .slice(0, MOST_NAMED)
    .map((time, at) => timePiece(time, grain, inquiry.keep(`turned${at}`, timeCell(time, grain))));
  const more = turned.length - names.length;
  const also = more > 0 ? [sentence`${wholeNumber(more, inquiry.keep('moreTurned', more))} more`] : [];
  return [
    sentence`${grain === 'month' ? 'Months' : `${capital(sentence`${grain}`).text}s`} are not all as long: per day ${listed([...names, ...also], ' and ')} went the other way.`,
  ];
}

function headlineOf(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  { sorted: steps, ofAll }: { readonly sorted: readonly Step[]; readonly ofAll: number },
  fetched: Fetched,
  days: PathsOfDays,
): BoundText {
  const [first] = steps;
  const { view, reading, period } = settled;
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const way = wayAsked(reading.rank);
  const move = way > 0 ? 'rise' : way < 0 ? 'fall' : 'move';
  if (first === undefined) return sentence`No ${grain} with data shows a ${move} of ${metric.noun}${where}.`;
  if (reading.moves.length > 0 && reading.rank?.count === null) {
    const many = wholeNumber(steps.length, 'evidence.steps');
    const during = periodPhrase(period, days);
    return sentence`${metric.noun}${where} ${farWords(settled, metric)} from one ${grain} to the next in ${many} of ${wholeNumber(ofAll, 'evidence.stepsInAll')} ${ofAll === 1 ? `${grain} that follows` : `${grain}s that follow`} another ${during}.`;
  }
  const cell = (value: number, at: number) =>
    valueText(value, metric.unit, view.source.currency, `tables.0.rows.0.${at}`);
  const words = changeWords(first.now, first.before, metric, {
    change: 'tables.0.rows.0.3',
    relative: 'tables.0.rows.0.4',
  });
  const how = isRelative(settled) ? ' in percent' : '';
  const when = reading.periods.length > 0 ? sentence` ${periodPhrase(period, days)}` : sentence``;
  return sentence`${timePiece(first.time, grain, 'tables.0.rows.0.0')} had the largest ${move} of ${metric.noun}${where}${how}${when}: ${cell(first.now, 1)}, against ${cell(first.before, 2)} in the ${grain} before${words ? sentence` (${words})` : ''}.`;
}

const limits = {
  above: 'more than',
  below: 'less than',
  at_least: 'at least',
  at_most: 'at most',
  equal: 'exactly',
};
const verbs = { up: 'rose', down: 'fell', either: 'moved' };

/** "Fell by more than 15 %" */
function farWords({ reading, view }: Settled, metric: AskMetric): BoundText {
  const [move] = reading.moves;
  if (move === undefined) return sentence`moved`;
  const path = 'reading.moves.0.value';
  // "Fell" says it all
  if (move.value === 0 && move.is === 'above') return sentence`${verbs[move.direction]}`;
  const far = move.isRelative
    ? percent(move.value, path)
    : valueText(move.value, metric.unit, view.source.currency, path);
  return sentence`${verbs[move.direction]} by ${limits[move.is]} ${far}`;
}
