import { join, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { periodTitle } from '../../wording/say.ts';
import { begunBetween } from '../lives/begun-between.ts';
import { endedNotes } from '../lives/lives-notes.ts';
import type { Settled } from '../settling/settled.ts';
import type { Chart, Lead, ToldParts } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { isFarApart, isUneven } from '../telling/per-day.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { asksOfBoth, bothMoves } from './both-moves.ts';
import { changeHeadline, changeLine, moveOf, type NumberOfChange } from './change-headline.ts';
import { type ChangeInTotal, changeInTotal } from './change-in-total.ts';
import { changeCells, changeTable } from './change-table.ts';
import { membersChange } from './members-change.ts';
import { oneDayNote } from './one-day-note.ts';
import { standoutsOf } from './standouts-of.ts';
import { isOfAllNumbers, verdictOfAll } from './verdict-of-all.ts';
import { yearNote } from './year-note.ts';

/** Two periods held against each other, in total or member by member. */
export async function changeAnswer(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const isByMember = settled.reading.dimensions.length > 0 || settled.reading.each !== null;
  if (isByMember && settled.yearAgo !== null) throw askedBack('two_changes');
  if (isByMember) return membersChange(settled, other, inquiry);
  const parts = await totalChange(await begunBetween(settled, other, inquiry), other, inquiry);
  return { ...parts, sentences: [...parts.sentences, ...(await endedNotes(settled, inquiry))] };
}

async function totalChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const change = await changeInTotal(settled, other, inquiry);
  refuseUnevenMoves(change);
  const { asked, now, before, back } = change;
  const [metric] = asked as [AskMetric];
  const numbers = asked.map((one, row): NumberOfChange => ({ ...change, metric: one, row, inquiry }));
  const standouts = standoutsOf(change);
  const { lead, beside, more } = inOrderOfTelling(settled, numbers, standouts);
  const first = leadOf(settled, numbers, lead);
  const lines = more.map(changeLine);
  return {
    verdict: isOfAllNumbers(settled)
      ? verdictOfAll(numbers.map((one) => ({ noun: one.metric.noun, isSo: moveOf(one).isAsAsked })))
      : first.verdict,
    headline:
      standouts.length === 0 || (asked.length === 1 && settled.reading.isYesNo)
        ? first.headline
        : join([sentence`What stands out: ${first.headline}`, ...beside.map(changeLine)]),
    sentences: [
      ...(settled.reading.intent === 'numbers' ? await oneDayNote(settled, other, metric, inquiry) : []),
      ...yearNote(settled, changeCells(change, metric), metric, back),
      ...lines,
      ...unevenNote(settled, other, now, before, inquiry),
      ...(await notesOn(settled, inquiry, [now])),
    ],
    tables: [changeTable(change)],
    ...(standouts.length > 0 && { leadsWith: lead.metric.id }),
    chart: chartOf(settled, metric, other),
  };
}

/** "Did it rise by more than 100?" is no question about days of unlike number. */
function refuseUnevenMoves({ settled: { reading }, asked, days }: ChangeInTotal): void {
  const [metric] = asked;
  const isOfSums = isFarApart(days) || reading.moves.some((move) => !move.isRelative && move.value !== 0);
  if (isUneven(days) && reading.moves.length > 0 && isOfSums && metric?.kind === 'additive')
    throw askedBack('uneven_periods');
}

interface InOrderOfTelling {
  readonly lead: NumberOfChange;
  /** They stand out as well, and the visits, which are told anyway. */
  readonly beside: readonly NumberOfChange[];
  /** All others, told below. */
  readonly more: readonly NumberOfChange[];
}

/** What moved beyond chance leads. */
function inOrderOfTelling(
  settled: Settled,
  numbers: readonly NumberOfChange[],
  standouts: readonly number[],
): InOrderOfTelling {
  const at = (row: number) => numbers[row] as NumberOfChange;
  const lead = standouts[0] ?? 0;
  const beside = [...standouts.slice(1), ...(standouts.length > 0 && !standouts.includes(0) ? [0] : [])];
  const more = numbers.filter(({ row }) => row !== lead && !beside.includes(row));
  return { lead: at(lead), beside: beside.map(at), more: asksOfBoth(settled) ? [] : more };
}

function leadOf(settled: Settled, numbers: readonly NumberOfChange[], lead: NumberOfChange): Lead {
  const [first, second] = numbers;
  return asksOfBoth(settled) && first !== undefined && second !== undefined
    ? bothMoves(moveOf(first), moveOf(second))
    : changeHeadline(lead);
}

const chartOf = ({ reading, period }: Settled, { label }: AskMetric, other: Period): Chart =>
  reading.metrics.length === 1
    ? {
        mark: 'bar',
        label: `${label}, ${periodTitle(period)} against ${periodTitle(other)}`,
        x: 0,
        y: [1, 2],
      }
    : { mark: 'table', label: '', x: null, y: [] };
