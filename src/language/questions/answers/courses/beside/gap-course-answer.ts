import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { periodTitle } from '../../../wording/say.ts';
import { changeColumn } from '../../changes/change-columns.ts';
import { livesNotes } from '../../lives/lives-notes.ts';
import { eachAnswer } from '../../members/each-answer.ts';
import { eachNames } from '../../members/each-names.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { partialNote } from '../line/course-notes.ts';
import { endsLeftOut } from '../line/ends-left-out.ts';
import { gapCourseHeadline } from './gap-course-headline.ts';
import { type Gap, gapPoints, grainOfGap } from './gap-points.ts';

/** "Is mobile catching up with desktop in revenue", "the gap by month": how far they lie apart in each unit, beside both. */
export async function gapCourseAnswer(settled: Settled, gap: Gap, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period } = settled;
  const [metric] = settled.asked as [AskMetric];
  const grain = unitOf(settled, gap);
  const found = await gapPoints(settled, gap, grain, inquiry);
  const { points, fetched, lives } = found;
  if (found.isOneMissing)
    return eachAnswer({ ...settled, reading: { ...reading, each: gap, isYesNo: false } }, inquiry);
  const [first, second] = eachNames(gap) as [string, string];
  return {
    ...gapCourseHeadline({ settled, gap, metric, grain, found, inquiry }),
    sentences: [
      signNote([first, second], inquiry),
      ...partialNote(settled, grain),
      ...endsLeftOut({ settled, points, fetched, grain }),
      ...livesNotes(settled, lives, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          ...[first, second].map(
            (name): Column => ({ title: `${metric.label}, ${name}`, format: metric.unit }),
          ),
          changeColumn('Gap', metric.unit),
        ],
        points.map(({ time, values: [apart, a, b] }) => [timeCell(time, grain), a, b, apart]),
      ),
    ],
    chart:
      points.length === 0
        ? null
        : {
            mark: points.length > 1 ? 'line' : 'bar',
            label: `${metric.label}, ${first} less ${second}, per ${grain}`,
            x: 0,
            y: [3],
          },
  };
}

const unitOf = ({ reading: { grain }, period }: Settled, { course }: Gap): UnitOfTime =>
  grain === null || grain === 'weekday' ? grainOfGap(period, course !== 'told') : grain;

/** Which of both a gap below zero speaks for. */
function signNote(names: readonly [string, string], inquiry: Inquiry): BoundText {
  const [first, second] = names.map((text, at) => ({
    text,
    path: inquiry.keep(at === 0 ? 'first' : 'second', text),
    value: text,
  }));
  return sentence`The gap is ${first ?? ''} less ${second ?? ''}, and below zero where ${second ?? ''} lies above.`;
}
