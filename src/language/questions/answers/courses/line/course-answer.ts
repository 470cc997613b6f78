import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { grainFor } from '../../../dates/grain-for.ts';
import { lifeByName, livesOfRows } from '../../lives/lives-of.ts';
import { absentNote, notThereNotes, pointsOfMembers, unknownNote } from '../../members/absent-points.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settled.ts';
import type { ToldParts } from '../../telling/draft.ts';
import { firstTime } from '../../telling/found.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { daysWithoutRow } from '../means/days-without-row.ts';
import { countOfPoints } from '../units/count-of-points.ts';
import { stepsAnswer } from '../units/steps-answer.ts';
import { courseChart } from './course-chart.ts';
import { courseHeadline } from './course-headline.ts';
import { agoNote, edgeNote, partialNote, totalNote } from './course-notes.ts';
import { runningSums, weekdayPoints } from './course-points.ts';
import { courseTables } from './course-tables.ts';
import { endsLeftOut } from './ends-left-out.ts';
import { levelDays, levelInEach } from './level-days.ts';
import { atEndOfTime, inOrderAsked, isInOrder, isWithin, withoutRunning } from './points-asked.ts';
import { stillThere } from './still-there.ts';

/** Metrics over time: every day, week or month of the period, the best of them, or those within limits. */
export async function courseAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, metrics } = settled;
  const grain = reading.grain ?? grainFor(period);
  if (reading.isStepwise && reading.rank?.of === 'time' && grain !== 'weekday')
    return stepsAnswer(settled, grain, inquiry);
  const fetched = grouped(
    reading.each,
    await fetchDays(settled, inquiry, {
      metrics,
      period,
      dimensions: reading.dimensions,
      grain: grain === 'weekday' ? 'day' : askedGrain(grain),
    }),
  );
  if (reading.limits.length > 0 || reading.shape === 'count') refuseUnknown(settled, fetched);
  const ofWeekdays = grain === 'weekday' ? await livesOfRows(settled, fetched.rows, inquiry) : [];
  const {
    points: all,
    names,
    unknown,
    counted: known,
  } = grain === 'weekday'
    ? {
        points: weekdayPoints(settled, fetched, lifeByName(ofWeekdays)),
        names: null,
        unknown: [],
        counted: { lives: ofWeekdays, never: [] },
      }
    : await pointsOfMembers(settled, fetched, grain, inquiry);
  const counted = reading.shape === 'cumulative' ? runningSums(all) : all;
  const candidates = withoutRunning(settled, grain, counted);
  const kept = candidates.filter(({ values }) => isWithin(settled, values));
  const within = atEndOfTime(reading, kept);
  const still = await stillThere(settled, kept, inquiry);
  if (reading.shape === 'count')
    return countOfPoints(settled, inquiry, within, { grain, fetched, of: candidates });
  const isRanked = isInOrder(reading, grain);
  const inOrder = inOrderAsked(settled, grain, within);
  const before = reading.place - 1;
  const points = before === 0 ? inOrder : inOrder.slice(before, before + 1);
  return {
    ...courseHeadline({ settled, points, inOrder, isRanked, fetched, grain, inquiry }),
    sentences: [
      ...totalNote(settled, points, grain, fetched, inquiry),
      ...(isRanked
        ? levelDays(settled, inOrder, grain, inquiry)
        : levelInEach(settled, { all: within, shown: inOrder }, grain, inquiry)),
      ...partialNote(settled, grain),
      ...(isRanked ? [] : endsLeftOut({ settled, points, fetched, grain })),
      ...edgeNote(settled, points, grain, inquiry),
      ...agoNote(settled, points, grain, inquiry),
      ...still.sentences,
      ...(grain === 'day' &&
      reading.dimensions.length === 0 &&
      reading.shape === 'value' &&
      metrics[0]?.kind === 'additive'
        ? daysWithoutRow(
            settled,
            metrics[0],
            fetched,
            daysWithData(settled.view, period, fetched.missing, reading.weekdays[0]?.days),
            inquiry,
          )
        : []),
      ...absentNote(settled, names, grain, inquiry),
      ...unknownNote(unknown, grain, inquiry),
      ...notThereNotes(settled, known, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    ...('verdict' in still && { verdict: still.verdict }),
    found: { many: points.length, first: firstTime(points) },
    tables: courseTables(settled, grain, { points, inOrder }),
    chart: courseChart(settled, grain, { points, isRanked }),
  };
}

/** "Paid against organic": what is named together is one row, by the name that the question gives it. */
function grouped(each: Settled['reading']['each'], fetched: Fetched): Fetched {
  if (each === null || each.members.every((members) => members.length === 1)) return fetched;
  const nameOf = (member: string): string => {
    const at = each.members.findIndex((members) => members.includes(member));
    return (each.members[at]?.length ?? 0) > 1 ? (each.names[at] ?? member) : member;
  };
  return {
    ...fetched,
    rows: fetched.rows.map((row) => ({
      ...row,
      members: [nameOf(row.members[0] ?? ''), ...row.members.slice(1)],
    })),
  };
}
