import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { growth } from '../../../data/growth.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { grainFor } from '../../../dates/grain-for.ts';
import { lengthOf, type Period } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { capital, dayPiece, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { relativeColumn } from '../../changes/change-columns.ts';
import type { Settled } from '../../settling/settled.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { unevenNote } from '../../telling/uneven-note.ts';
import type { Point } from '../line/course-points.ts';
import { beginsWithin, type HeldCourses, heldCourses } from './held-courses.ts';
import { heldCoursesHeadline } from './held-courses-headline.ts';
import { type BothCourses, isPair, placedCourse } from './placed-course.ts';

/** "This month and last month, day by day": two lines, the first day of the one beside the first of the other. */
export async function twoCoursesAnswer(
  settled: Settled,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const grain = grainOfBoth(settled);
  const [metric] = settled.asked as [AskMetric];
  const late = await placedCourse(settled, metric, settled.period, grain, inquiry);
  const early = await placedCourse(settled, metric, other, grain, inquiry);
  const both = [late, early] as const;
  const held = heldCourses(settled, metric, both, grain);
  const beside = besideEachOther(settled, metric, grain, both);
  return {
    headline: capital(heldCoursesHeadline(settled, metric, grain, both, held, inquiry)),
    sentences: [
      ...lengthNotes(settled, grain, both, held, inquiry),
      ...(await notesOn(settled, inquiry, [late.fetched, early.fetched])),
    ],
    tables: [beside],
    chart: {
      mark: beside.rows.length > 1 ? 'line' : 'bar',
      label: `${metric.label} per ${grain}`,
      x: 0,
      y: [1, 2],
    },
  };
}

/** By what both are told; asked back where more is asked of them than one number each time. */
function grainOfBoth({ reading, period, asked }: Settled): UnitOfTime {
  const grain = reading.grain ?? grainFor(period);
  if (
    grain === 'weekday' ||
    asked.length > 1 ||
    reading.dimensions.length > 0 ||
    reading.each !== null ||
    reading.limits.length > 0 ||
    reading.rank !== null ||
    reading.periods.length > 2
  )
    throw askedBack('course_of_two');
  return grain;
}

/** "From June 2024" of data that begin in July is a start that nobody has counted; a year that is named is called so. */
const sinceData = (period: Period, view: SourceView): Period =>
  beginsWithin(period, view) && (period.unit === 'range' || period.count > 1)
    ? { ...period, from: view.source.firstDay ?? period.from, unit: 'range', count: 1, words: undefined }
    : period;

/** In one row stands what lies as far from the start of each. */
function besideEachOther(
  { view }: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  both: BothCourses,
): AnswerTable {
  const [late, early] = both;
  const most = Math.max(...both.flatMap(({ places }) => [...places.keys()]), -1);
  const cellOf = (point: Point<Day> | undefined) =>
    point === undefined ? null : timeCell(point.time, grain);
  const rows = Array.from({ length: most + 1 }, (_, at) => {
    const [point, other] = [late.places.get(at), early.places.get(at)];
    const [now, then] = [point?.values[0] ?? null, other?.values[0] ?? null];
    return [cellOf(point), now, then, cellOf(other), isPair(both, at) ? growth(now, then) : null];
  }).filter(([time, , , then]) => time !== null || then !== null);
  const unit = timeColumn(grain);
  const titles = both.map(({ period }) => periodTitle(sinceData(period, view)));
  return table(
    `${metric.label} per ${grain}, ${titles.join(' and ')}`,
    [
      unit,
      ...titles.map((title) => ({ title, format: metric.unit })),
      { ...unit, title: `Its ${unit.title.toLowerCase()}` },
      relativeColumn('Change in %'),
    ],
    rows,
  );
}

/** That the two are not as long, or not all of them is held against each other. */
function lengthNotes(
  settled: Settled,
  grain: UnitOfTime,
  [late, early]: BothCourses,
  { pairs, isCut, isRun }: HeldCourses,
  inquiry: Inquiry,
): readonly BoundText[] {
  const { firstDay } = settled.view.source;
  const begun =
    firstDay !== null && beginsWithin(early.period, settled.view)
      ? sentence` The data begin on ${dayPiece(firstDay, inquiry.keep('begins', firstDay))}.`
      : '';
  return [
    ...(lengthOf(late.period) === lengthOf(early.period)
      ? []
      : [sentence`The two are not equally long: the shorter one ends earlier.`]),
    ...(isRun
      ? [
          sentence`Only the ${wholeNumber(pairs, inquiry.keep('pairs', pairs))} ${grain}${pairs === 1 ? '' : 's'} of which the data know all days in both are held against each other.${begun}`,
        ]
      : []),
    // Where only what lies side by side is summed up, nothing is held against days without data.
    ...(settled.reading.shape === 'cumulative' || isCut
      ? []
      : unevenNote(settled, early.period, late.fetched, early.fetched, inquiry)),
  ];
}
