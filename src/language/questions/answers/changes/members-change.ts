import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { begunNote } from '../lives/lives-notes.ts';
import type { Settled } from '../settling/settled.ts';
import { cutNote } from '../telling/cut-note.ts';
import type { Chart, ToldParts } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type DaysOfBoth, isFarApart, isUneven } from '../telling/per-day.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { begunMembers, withoutMove } from './begun-members.ts';
import { type BothPeriods, fetchBoth } from './both-periods.ts';
import { changeNote, changeOfAll, movedOtherWay } from './change-of-all.ts';
import { furthestMoved } from './furthest-moved.ts';
import { heldMoves } from './held-moves.ts';
import { isRelative } from './how-far.ts';
import { membersHeadline } from './members-change-headline.ts';
import { bothWaysNote, movedNote, newNote, otherEnd } from './members-change-notes.ts';
import { membersChangeTables } from './members-change-tables.ts';
import { hasMovedAsAsked, movedInSeveral } from './moved-in-several.ts';
import { type MovedMember, movedMembers } from './moved-members.ts';
import { onFew } from './on-few.ts';
import { bothEnds, inOrderOfChange } from './order-of-change.ts';
import { partHeadline } from './part-headline.ts';
import { rankPlaces } from './rank-places.ts';
import { tiedMovers } from './tied-movers.ts';
import { turnedPerDayNote } from './turned-per-day.ts';
import { verdictOnMoved } from './verdict-on-moved.ts';

/** Each member in both periods, in order of how far it moved. */
export async function membersChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const { asked, reading } = settled;
  const { rank } = reading;
  const [metric] = asked as [AskMetric, ...AskMetric[]];
  const both = await fetchBoth(settled, other, inquiry);
  const { now, before, days, dimensions } = both;
  refuseUneven(settled, metric, days);
  const whole = reading.isOfChange ? await changeOfAll(settled, other, metric, inquiry, now) : null;
  const begun = await begunMembers(settled, both, inquiry);
  const members = movedMembers(settled, both, whole).map((member) =>
    begun.has(member.name) ? withoutMove(member, dimensions.length) : member,
  );
  const places = reading.isRanking ? rankPlaces(members, metric) : undefined;
  // What had nothing in either has no place among the others.
  const placed = members.filter(({ name }) => (places?.get(name) ?? [1]).some((place) => place !== null));
  const moved = placed.filter((member) => hasMovedAsAsked(settled, member));
  const inOrder = inOrderOfChange(settled, both, whole, moved);
  const sorted = fromPlace(settled, inOrder);
  const isOfPlace = sorted.length < inOrder.length;
  const count = rank === null ? sorted.length : isOfPlace ? 1 : (rank.count ?? USUAL_COUNT);
  const listed = rank?.by === 'both_ends' ? bothEnds(sorted, count) : sorted.slice(0, count);
  const shareAt = dimensions.length + 4;
  const sharePath = `tables.0.rows.0.${shareAt}`;
  const ofOne =
    whole === null || placed.length !== 1
      ? undefined
      : partHeadline(settled, metric, sorted[0]?.cells, dimensions, whole, { now, before, other });
  const bothWays = bothWaysNote(settled, metric, inOrder, listed.length, inquiry);
  const mover = furthestMoved(settled, metric, sorted, inquiry);
  const told = {
    row: mover?.row ?? 0,
    isMover: mover !== null,
    among: mover?.among ?? sentence``,
    ties: tiedMovers(settled, sorted, mover?.row ?? 0, {
      listed: listed.length,
      width: dimensions.length,
      inquiry,
    }),
  };
  const otherWay =
    whole === null || ofOne !== undefined ? undefined : movedOtherWay(settled, metric, whole, inquiry);
  // "How many channels fell" is asked as who fell: how many did stands before who fell the most
  const many = movedNote(settled, metric, members, inquiry);
  const [lead] = listed.length > 0 && ofOne === undefined ? many : [];
  const several = movedInSeveral(settled, { members, sorted, listed: listed.length, now }, inquiry);
  const verdict = verdictOnMoved(settled, { all: members, moved: sorted, listed: listed.length }, inquiry);
  const held = ofOne === undefined ? heldMoves(settled, metric, { both, sorted }, inquiry) : undefined;
  return {
    verdict: ofOne === undefined ? (held?.verdict ?? verdict) : undefined,
    headline:
      ofOne ??
      held?.headline ??
      several ??
      sentence`${lead === undefined ? '' : sentence`${lead} `}${otherWay ?? ''}${membersHeadline(settled, metric, sorted[told.row]?.cells, dimensions, { now, before, other, days, inquiry, isOfPlace, ...told })}${onFew(settled, metric, { sorted, listed: listed.length, width: dimensions.length, days }, inquiry)}`,
    sentences: [
      ...(whole === null || listed.length === 0
        ? []
        : changeNote(metric, whole, listed[0]?.cells[shareAt], sharePath, settled, inquiry)),
      ...(lead === undefined ? many : []),
      ...(bothWays.length > 0 ? bothWays : cutNote(settled, sorted.length, listed.length, inquiry)),
      ...otherEnd(settled, metric, listed, dimensions.length),
      ...newNote(
        settled,
        members.filter(({ name }) => !begun.has(name)),
        inquiry,
      ),
      ...begunNote(begun, inquiry),
      ...unevenNote(settled, other, now, before, inquiry),
      ...turnedPerDayNote(settled, listed, days, inquiry),
      ...(await notesOn(settled, inquiry, [now])),
    ],
    found: { many: listed.length, change: listed[0]?.change },
    tables: membersChangeTables(settled, both, { sorted, listed, count, isOfWhole: whole !== null, places }),
    chart: chartOf(settled, both, sorted.length),
  };
}

/**
 * "Second most" begins with the second one. Who moved exactly as far as the one before shares its place: then the list is told from
 * its first one on, as if no place had been asked for.
 */
function fromPlace(settled: Settled, inOrder: readonly MovedMember[]): readonly MovedMember[] {
  const before = settled.reading.place - 1;
  const farOf = (at: number): number | null =>
    (isRelative(settled) ? inOrder[at]?.relative : inOrder[at]?.change) ?? null;
  const isTied = before > 0 && farOf(before) === farOf(before - 1);
  return before === 0 || isTied || before >= inOrder.length ? inOrder : inOrder.slice(before);
}

/** So many more, and whose part of the change is how large, cannot be told of days of unlike number. */
function refuseUneven({ reading }: Settled, { kind }: AskMetric, days: DaysOfBoth): void {
  const isOfSums =
    reading.isOfChange || reading.moves.some(({ isRelative, value }) => !isRelative && value !== 0);
  const isRefused = (isUneven(days) && isOfSums) || (isFarApart(days) && reading.isRanking);
  if (isRefused && kind === 'additive') throw askedBack('uneven_periods');
}

/** Bars of what the order is about: percent, the change, or both periods side by side. Of two dimensions none. */
function chartOf(settled: Settled, { dimensions, days }: BothPeriods, many: number): Chart {
  const { asked, view, reading } = settled;
  const [metric] = asked as [AskMetric];
  if (dimensions.length !== 1 || many === 0) return { mark: 'table', label: metric.label, x: null, y: [] };
  const isMove = isRelative(settled) || (reading.rank !== null && reading.rank.by !== 'value');
  const ofWhat = isUneven(days) && metric.kind === 'additive' ? ' per day' : '';
  return {
    mark: 'bar',
    label: `${isMove ? `Change of ${metric.noun}${ofWhat}` : metric.label} by ${view.labelOf(dimensions[0] as string).toLowerCase()}${isMove && metric.unit === 'position' ? ', minus is better' : ''}`,
    x: 0,
    y: isRelative(settled) ? [4] : isMove ? [3] : [1, 2],
  };
}
