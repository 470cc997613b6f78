import type { Day } from '#src/shared/week.ts';
import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import { sumOfKnown } from '../../../data/sums.ts';
import { unknownLast } from '../../../data/unknown-last.ts';
import { unnamedLast } from '../../../data/unnamed-last.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { changeWords, valueText } from '../../../wording/say.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import type { Settled } from '../../settling/settled.ts';
import { isWholeUnit } from '../../settling/whole-units.ts';
import { startOf, timeCell } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import type { Point } from './course-points.ts';

interface MembersCourse {
  readonly settled: Settled;
  /** As they stand in the table. */
  readonly points: readonly Point[];
  readonly grain: UnitOfTime;
  readonly fetched: Fetched;
  readonly inquiry: Inquiry;
}

/**
 * "Paid Social had the most sessions …: 8,330. Furthest from its first week to its last moved Email: …"; of rates, which have no
 * sum, the first and the last of the latest unit; of a single member what it had. Undefined of the rate of one.
 */
export function membersCourseHeadline(
  { settled, points, grain, fetched, inquiry }: MembersCourse,
  where: BoundText,
  when: BoundText,
): BoundText | undefined {
  const { view, metrics } = settled;
  const [metric] = metrics as [AskMetric];
  const courses = coursesOf(points);
  // A unit that the period cuts, or of which a day was never fetched, would make a fall of every course.
  const cut = new Set<string>(fetched.missing.map((day) => startOf(day, grain)));
  const units = [...new Set(points.map(({ time }) => time))].filter(
    (time) => isWholeUnit(settled, time as Day, grain) && !cut.has(time),
  );
  const [first, last] = [units[0], units.at(-1)];
  const unit = (day: string, key: string) =>
    timePiece(day as Day, grain, inquiry.keep(key, timeCell(day, grain)));
  if (metric.kind !== 'additive')
    return last === undefined
      ? undefined
      : ratesHeadline(
          settled,
          courses,
          { last, when: sentence`${grain === 'day' ? 'On' : 'In'} ${unit(last, 'lastUnit')}`, where },
          inquiry,
        );
  const [most] = [...courses].sort(
    (x, y) => unnamedLast(x.members, y.members) || unknownLast(x.sum, y.sum, 'down'),
  );
  if (most === undefined || most.sum === null || units.length === 0) return undefined;
  const shown = (value: number, key: string): Piece =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(key, value));
  const had =
    courses.length === 1
      ? sentence`${metric.label} of ${nameOf(most)}`
      : sentence`${nameOf(most)} had the most ${metric.noun}`;
  const lead = countsPersons(metric, view)
    ? sentence`${had}${where} on an average day ${when}: ${shown(most.sum / units.length, 'meanOfMost')}.`
    : sentence`${had}${where} ${when}: ${shown(most.sum, 'sumOfMost')}.`;
  if (first === undefined || last === undefined || first === last) return lead;
  // One without a row had none; of one whose cell is unknown nobody knows how far it moved
  const named = namedOnes(courses);
  const known = named.filter(({ at }) => at.get(last) !== null && at.get(first) !== null);
  const changeIn = ({ at }: Course): number => (at.get(last) ?? 0) - (at.get(first) ?? 0);
  const [moved] = [...known].sort((x, y) => Math.abs(changeIn(y)) - Math.abs(changeIn(x)));
  if (moved === undefined || changeIn(moved) === 0) return lead;
  const [a, b] = [moved.at.get(first) ?? 0, moved.at.get(last) ?? 0];
  const words = changeWords(b, a, metric, {
    change: inquiry.keep('change', b - a),
    relative: inquiry.keep('changeInPercent', a === 0 ? 0 : (b - a) / a),
  });
  const who = moved === most ? 'it' : nameOf(moved);
  // Who is not known in one of them may have moved further
  const isOfAll = known.length === named.length;
  const went =
    known.length === 1
      ? sentence`${who} went`
      : sentence`${isOfAll ? '' : 'of those with data in both '}${who} moved furthest:`;
  return sentence`${lead} From the first to the last ${cut.size > 0 || units.length < new Set(points.map(({ time }) => time)).size ? 'whole ' : ''}${grain}, ${went} from ${shown(a, 'first')} (${unit(first, 'firstUnit')}) to ${shown(b, 'last')} (${unit(last, 'lastUnit')})${words ? sentence`, ${words}` : ''}.`;
}

/** "In April 2026, Germany had the highest click-through rate: 4.2 %; Austria had the lowest: 3.1 %." */
function ratesHeadline(
  { metrics, view }: Settled,
  courses: readonly Course[],
  { last, when, where }: { readonly last: string; readonly when: BoundText; readonly where: BoundText },
  inquiry: Inquiry,
): BoundText | undefined {
  const [metric] = metrics as [AskMetric];
  const known = namedOnes(courses).flatMap((course) => {
    const value = course.at.get(last);
    return value == null ? [] : [{ course, value }];
  });
  const isLowFirst = metric.unit === 'position';
  const sorted = known.toSorted((x, y) => (isLowFirst ? x.value - y.value : y.value - x.value));
  const [top] = sorted;
  const bottom = sorted.at(-1);
  if (top === undefined || bottom === undefined || top.value === bottom.value) return undefined;
  const shown = (value: number, key: string): Piece =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(key, value));
  const most = sentence`${when}, ${nameOf(top.course)} had the`;
  const [best, worst] = [shown(top.value, 'highest'), shown(bottom.value, 'lowest')];
  if (sorted.length === 2)
    return sentence`${most} ${isLowFirst ? 'better' : 'higher'} ${metric.noun}${where}: ${best}, against ${worst} of ${nameOf(bottom.course)}.`;
  const [first, other] = isLowFirst ? ['best', 'worst'] : ['highest', 'lowest'];
  return sentence`${most} ${first} ${metric.noun}${where}: ${best}; ${nameOf(bottom.course)} had the ${other}: ${worst}.`;
}

interface Course {
  readonly members: readonly string[];
  /** The row in which it stands first. */
  readonly row: number;
  /** null: unknown. */
  readonly at: ReadonlyMap<string, number | null>;
  /** null: nothing of it is known. */
  readonly sum: number | null;
}

function coursesOf(points: readonly Point[]): Course[] {
  const courses = new Map<
    string,
    { members: readonly string[]; row: number; at: Map<string, number | null> }
  >();
  for (const [row, { time, members, values }] of points.entries()) {
    const key = members.join(SEPARATOR);
    const course = courses.get(key) ?? { members, row, at: new Map<string, number | null>() };
    course.at.set(time, values[0] ?? null);
    courses.set(key, course);
  }
  return [...courses.values()].map((course) => ({ ...course, sum: sumOfKnown([...course.at.values()]) }));
}

/** What has no name wins nothing where others have one. */
function namedOnes(courses: readonly Course[]): readonly Course[] {
  const named = courses.filter(({ members }) => !members.includes(''));
  return named.length > 0 ? named : courses;
}

const nameOf = ({ members, row }: Course): BoundText =>
  members.reduce<BoundText>((text, member, at) => {
    const piece = {
      text: member === '' ? '(empty)' : member,
      path: `tables.0.rows.${row}.${at + 1}`,
      value: member,
    };
    return at === 0 ? sentence`${piece}` : sentence`${text} with ${piece}`;
  }, sentence``);
