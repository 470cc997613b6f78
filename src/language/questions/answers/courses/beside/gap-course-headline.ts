import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import { plural } from '../../../../plural.ts';
import { points as inPoints } from '../../../../quantity.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { changeWords, filterPhrase, periodPhrase, valueText } from '../../../wording/say.ts';
import { eachNames } from '../../members/each-names.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Lead } from '../../telling/draft.ts';
import { timeCell } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import { halvesOf } from '../line/halves.ts';
import { gapVerdict, howItMoved, type Standing, saysHowItMoved } from './gap-course-verdict.ts';
import type { Gap, GapPoint, GapPoints } from './gap-points.ts';

interface GapCourse {
  readonly settled: Settled;
  readonly gap: Gap;
  readonly metric: AskMetric;
  readonly grain: UnitOfTime;
  readonly found: GapPoints;
  readonly inquiry: Inquiry;
}

/** What every sentence says of whose numbers and which days these are. */
interface Frame {
  readonly where: BoundText;
  readonly when: BoundText;
}

/** The later half against the earlier one, or from the first whole unit to the last, told as who is ahead and by how much. */
export function gapCourseHeadline(course: GapCourse): Lead {
  const { settled, gap, found } = course;
  const { known, fetched } = found;
  const path = `plans.${fetched.plan}.plan`;
  const frame = {
    where: filterPhrase(settled.reading.filters, settled.view, path),
    when: periodPhrase(settled.period, path),
  };
  if (known.length < 2) return { headline: ofSingle(course, frame) };
  return gap.course === 'told' ? { headline: ofEnds(course, frame) } : ofHalves(course, frame);
}

/** "From the first to the last whole month the gap narrowed: desktop had 12,046 more revenue than mobile in October 2025 …" */
function ofEnds(course: GapCourse, { where, when }: Frame): BoundText {
  const { grain, found, inquiry } = course;
  const { known, points } = found;
  const [start, end] = [known[0] as GapPoint, known.at(-1) as GapPoint];
  const [early, late] = [aheadIn(course, start), aheadIn(course, end)];
  const unit = (point: GapPoint, key: string) =>
    sentence`${grain === 'day' ? 'on' : 'in'} ${unitPiece(point, grain, inquiry.keep(key, timeCell(point.time, grain)))}`;
  const whole = known.length < points.length ? 'whole ' : '';
  return sentence`From the first to the last ${whole}${grain} ${when} the gap ${howItMoved({ early, late })}: ${ahead(course, early, 'firstGap', where)} ${unit(start, 'firstUnit')}, ${against(course, late, early, 'lastGap')} ${unit(end, 'lastUnit')}${sizeOf(course, early, late)}.`;
}

/** Of one whole unit, or none, nothing moved. */
function ofSingle(course: GapCourse, { where, when }: Frame): BoundText {
  const { metric, grain, found, inquiry } = course;
  const point = found.known[0] ?? found.points.findLast(({ values: [apart] }) => apart !== null);
  if (point === undefined) return sentence`Nothing is known of the ${metric.noun} of both${where} ${when}.`;
  const of = unitPiece(point, grain, inquiry.keep('onlyUnit', timeCell(point.time, grain)));
  return sentence`No whole ${grain} of both stands beside another ${when}, so that nothing is held against each other: ${grain === 'day' ? 'on' : 'in'} ${of} ${ahead(course, aheadIn(course, point), 'onlyGap', where)}.`;
}

/** As the course of a single number is told where yes or no is asked: two single weeks would answer for all of them. */
function ofHalves(course: GapCourse, { where, when }: Frame): Lead {
  const { gap, metric, grain, found } = course;
  const { known, points } = found;
  const halves = halvesOf(known.map((point) => aheadIn(course, point)));
  const verdict = gapVerdict(gap.course ?? 'told', halves, {
    first: namePiece(course, 0),
    ...standingWords(metric),
  });
  const unit = known.length === points.length ? grain : `${grain} with all its data`;
  const [moved, chance] = halves.isByChance
    ? ['', `; single ${plural(grain)} lie so far apart that this may be chance`]
    : [saysHowItMoved(gap.course ?? 'told', halves) ? '' : `the gap ${howItMoved(halves)}: `, ''];
  const { early, late } = halves;
  return {
    verdict,
    headline: sentence`${moved}in an average ${unit} of the later half ${ahead(course, late, 'laterHalf', where)}, in one of the earlier half ${against(course, early, late, 'earlierHalf')}${sizeOf(course, early, late)}${chance}; the ${plural(grain)} are those ${when}.`,
  };
}

/** How far the first lies ahead; of places in a list the smaller number is ahead. */
const aheadIn = ({ metric }: GapCourse, { values: [apart] }: GapPoint): number =>
  (metric.unit === 'position' ? -1 : 1) * (apart ?? 0);

const standingWords = ({ kind, unit }: AskMetric): Pick<Standing, 'ahead' | 'behind'> => {
  if (unit === 'position') return { ahead: 'stands better', behind: 'stands worse' };
  return kind === 'quotient'
    ? { ahead: 'is higher', behind: 'is lower' }
    : { ahead: 'has more', behind: 'has less' };
};

/** "desktop had 4,120 more item revenue than mobile" */
function ahead(course: GapCourse, apart: number, key: string, where: BoundText): BoundText {
  const { metric } = course;
  if (apart === 0) return sentence`both had the same ${metric.noun}${where}`;
  const [one, other] = namesInOrder(course, apart);
  const far = amountOf(course, apart, key);
  if (metric.unit === 'position')
    return sentence`the ${metric.noun}${where} of ${one} was better than that of ${other} by ${far}`;
  return metric.kind === 'quotient'
    ? sentence`the ${metric.noun}${where} of ${one} lay ${far} above that of ${other}`
    : sentence`${one} had ${far} more ${metric.noun}${where} than ${other}`;
}

/** How far they lie apart in one of two times, beside the other: the number alone where the same of both is ahead. */
function against(course: GapCourse, apart: number, beside: number, key: string): BoundText {
  const { metric } = course;
  if (apart === 0) return sentence`both had the same`;
  if (apart * beside > 0) return sentence`${amountOf(course, apart, key)}`;
  const [one, other] = namesInOrder(course, apart);
  const far = amountOf(course, apart, key);
  if (metric.unit === 'position') return sentence`that of ${one} was better by ${far}`;
  return metric.kind === 'quotient'
    ? sentence`that of ${one} lay ${far} above that of ${other}`
    : sentence`${one} had ${far} more than ${other}`;
}

function amountOf({ settled, metric, inquiry }: GapCourse, apart: number, key: string): Piece {
  const far = Math.abs(apart);
  const path = inquiry.keep(key, far);
  return metric.unit === 'fraction'
    ? inPoints(far, path)
    : valueText(far, metric.unit, settled.view.source.currency, path);
}

/** " (22 % less)", where the same of both is ahead. */
function sizeOf({ metric, inquiry }: GapCourse, early: number, late: number): BoundText | '' {
  if (early * late <= 0) return '';
  const [a, b] = [Math.abs(early), Math.abs(late)];
  const words = changeWords(b, a, metric, {
    change: inquiry.keep('change', b - a),
    relative: inquiry.keep('changeInPercent', (b - a) / a),
  });
  return words === undefined ? '' : sentence` (${words})`;
}

const namesInOrder = (course: GapCourse, apart: number): readonly [Piece, Piece] =>
  apart > 0 ? [namePiece(course, 0), namePiece(course, 1)] : [namePiece(course, 1), namePiece(course, 0)];

function namePiece({ gap, inquiry }: GapCourse, at: 0 | 1): Piece {
  const text = eachNames(gap)[at] ?? '';
  return { text, path: inquiry.keep(at === 0 ? 'first' : 'second', text), value: text };
}

const unitPiece = ({ time }: GapPoint, grain: UnitOfTime, path: string): BoundText =>
  timePiece(time, grain, path);
