import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import {
  changeWords,
  filterPhrase,
  isToldAlike,
  periodPhrase,
  periodTitle,
  valueText,
} from '../../wording/say.ts';
import { endedNotes } from '../members/lives-notes.ts';
import { begunBetween } from '../settling/begun-between.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type Lead, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import {
  type DaysOfBoth,
  daysOfBoth,
  isFarApart,
  isUneven,
  perDay,
  perDayBeside,
  perDayWords,
} from '../telling/per-day.ts';
import { quantityOf } from '../telling/quantity-of.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { asksOfBoth, bothMoves, type OneMove } from './both-moves.ts';
import { changeColumns, withoutPercent } from './change-columns.ts';
import { changeRow } from './change-row.ts';
import { isGoneSince, valueNow } from './gone-since.ts';
import { membersChange } from './members-change.ts';
import { oneDayNote } from './one-day-note.ts';
import { type BothValues, standoutMetrics } from './standout-metric.ts';
import { isOfAllNumbers, verdictOfAll } from './verdict-of-all.ts';
import { type ChangeCells, yearNote } from './year-note.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Two periods held against each other, in total or member by member. */
export async function changeAnswer(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const isByMember = settled.reading.dimensions.length > 0 || settled.reading.each !== null;
  if (isByMember && settled.yearAgo !== null) throw askedBack('two_changes');
  if (isByMember) return membersChange(settled, other, inquiry);
  const parts = await totalChange(await begunBetween(settled, other, inquiry), other, inquiry);
  return { ...parts, sentences: [...parts.sentences, ...(await endedNotes(settled, inquiry))] };
}

async function totalChange(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const { period, view, reading } = settled;
  const now = await fetchDays(settled, inquiry, { metrics: settled.asked, period });
  const before = await fetchDays(settled, inquiry, { metrics: settled.asked, period: other });
  const hasData = (metric: AskMetric): boolean =>
    [now, before].some(({ rows }) => measure(metric, rows) !== null);
  // Of an overview nobody named the metrics: those without any data tell nothing.
  const asked =
    reading.intent === 'overview' && settled.asked.some(hasData)
      ? settled.asked.filter(hasData)
      : settled.asked;
  const { yearAgo } = settled;
  const back = yearAgo && (await fetchDays(settled, inquiry, { metrics: asked, period: yearAgo }));
  const days = daysOfBoth(settled, other, now, before);
  const isGone = isGoneSince(settled, now, before);
  const rows = asked.map((metric) => {
    const value = valueNow(metric, now, isGone);
    const against = back === null ? [] : changeRow('', value, measure(metric, back.rows)).slice(2);
    const then = measure(metric, before.rows);
    const change = changeRow(
      '',
      perDay(value, days.now, metric, days),
      perDay(then, days.before, metric, days),
    );
    return [metric.label, value, then, ...change.slice(3), ...against];
  });
  const [metric] = asked as [AskMetric];
  // "Did it rise by more than 100?" is no question about days of unlike number.
  const isOfSums = isFarApart(days) || reading.moves.some((move) => !move.isRelative && move.value !== 0);
  if (isUneven(days) && reading.moves.length > 0 && isOfSums && metric.kind === 'additive')
    throw askedBack('uneven_periods');
  // Of several numbers the others have percentages.
  const isOfPlaces = asked.length === 1 && metric.unit === 'position' && yearAgo === null;
  const plain = <One>(row: readonly One[]): readonly One[] => (isOfPlaces ? withoutPercent(row, 4) : row);
  const main = table(
    `${periodTitle(period)} against ${periodTitle(other)}`,
    plain([
      { title: 'Metric', format: 'text' },
      ...changeColumns(
        asked.length === 1 ? metric.unit : 'text',
        period,
        other,
        isUneven(days) && asked.some(({ kind }) => kind === 'additive'),
      ),
      ...(yearAgo === null
        ? []
        : changeColumns(asked.length === 1 ? metric.unit : 'text', period, yearAgo).slice(1)),
    ]),
    rows.map(plain),
    asked.map(({ unit }) => unit),
  );
  const baseOf = ({ kind, unit, columns }: AskMetric): BothValues['base'] => {
    const column =
      kind === 'quotient' ? columns.at(-1) : unit === 'currency' ? view.columnOf('purchases') : undefined;
    const sum = ({ rows: own }: Fetched) =>
      own.reduce((all, { cells }) => all + (cells[column ?? ''] ?? 0), 0);
    return column === undefined ? undefined : [sum(now), sum(before)];
  };
  const standouts =
    reading.intent === 'overview'
      ? standoutMetrics(
          asked.map((one, at) => {
            const [, value, then] = rows[at] as [string, number | null, number | null];
            return { metric: one, now: value, before: then, base: baseOf(one) };
          }),
          days,
        )
      : [];
  // What moved beyond chance leads; the visits, which are told anyway, follow.
  const lead = standouts[0] ?? 0;
  const toldOf = (row: number): ChangeHeadline => ({
    settled,
    metric: asked[row] as AskMetric,
    row,
    isGone,
    now,
    before,
    other,
    days,
    inquiry,
  });
  const isOfBoth = asksOfBoth(settled);
  const { headline, verdict } = isOfBoth
    ? bothMoves(moveOf(toldOf(0)), moveOf(toldOf(1)))
    : changeHeadline(toldOf(lead));
  const oneOf = (at: number): BoundText => {
    const one = asked[at] as AskMetric;
    const [, a, b] = rows[at] as [string, number | null, number | null];
    const path = `tables.0.rows.${at}`;
    const words =
      a === null || b === null
        ? undefined
        : changedBy(a, b, one, days, inquiry, { change: `${path}.3`, relative: `${path}.4` });
    return sentence`${valueText(a, one.unit, view.source.currency, `${path}.1`)} against ${valueText(b, one.unit, view.source.currency, `${path}.2`)}${words ? sentence` (${words})` : ''}.`;
  };
  const beside = [...standouts.slice(1), ...(standouts.length > 0 && !standouts.includes(0) ? [0] : [])];
  const told = (at: number): BoundText => sentence`${(asked[at] as AskMetric).label}: ${oneOf(at)}`;
  const more = [...asked.keys()].filter((at) => !isOfBoth && at !== lead && !beside.includes(at)).map(told);
  return {
    verdict: isOfAllNumbers(settled)
      ? verdictOfAll(asked.map((one, at) => ({ noun: one.noun, isSo: moveOf(toldOf(at)).isAsAsked })))
      : verdict,
    headline:
      standouts.length === 0 || (asked.length === 1 && reading.isYesNo)
        ? headline
        : join([sentence`What stands out: ${headline}`, ...beside.map(told)]),
    sentences: [
      ...(reading.intent === 'numbers' ? await oneDayNote(settled, other, metric, inquiry) : []),
      ...yearNote(settled, rows[0] as ChangeCells, metric, back),
      ...more,
      ...unevenNote(settled, other, now, before, inquiry),
      ...(await notesOn(settled, inquiry, [now])),
    ],
    tables: [main],
    ...(standouts.length > 0 && { leadsWith: (asked[lead] as AskMetric).id }),
    chart:
      reading.metrics.length === 1
        ? {
            mark: 'bar',
            label: `${metric.label}, ${periodTitle(period)} against ${periodTitle(other)}`,
            x: 0,
            y: [1, 2],
          }
        : { mark: 'table', label: '', x: null, y: [] },
  };
}

interface ChangeHeadline {
  readonly settled: Settled;
  readonly metric: AskMetric;
  /** Where its numbers stand in the table. */
  readonly row: number;
  readonly isGone: boolean;
  readonly now: Fetched;
  readonly before: Fetched;
  readonly other: Period;
  readonly days: DaysOfBoth;
  readonly inquiry: Inquiry;
}

/** Of stretches of one length by how much, of others by how much per day: a quarter has more than a month by its days. Of months both. */
function changedBy(
  now: number,
  before: number,
  metric: AskMetric,
  days: DaysOfBoth,
  inquiry: Inquiry,
  paths: Parameters<typeof changeWords>[3],
): BoundText | undefined {
  const perDayAlone = perDayWords(now, before, metric, days, inquiry);
  if (perDayAlone !== undefined) return perDayAlone;
  const words = changeWords(now, before, metric, paths);
  return words && sentence`${words}${perDayBeside(now, before, metric, days, inquiry)}`;
}

/** "4,210 revenue last week, against 3,760 in the week before: 12 % more", with what both numbers are. */
function figuresOf({ settled, metric, row, isGone, now, before, other, days, inquiry }: ChangeHeadline) {
  const { view, reading, period } = settled;
  const { currency } = view.source;
  const [a, b] = [valueNow(metric, now, isGone), measure(metric, before.rows)];
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const words =
    a === null || b === null
      ? undefined
      : changedBy(a, b, metric, days, inquiry, {
          change: `tables.0.rows.${row}.3`,
          relative: `tables.0.rows.${row}.4`,
        });
  const figures = sentence`${quantityOf(metric, a, currency, `tables.0.rows.${row}.1`)}${where} ${when}, against ${valueText(b, metric.unit, currency, `tables.0.rows.${row}.2`)} ${then}`;
  const told =
    words === undefined
      ? sentence`${figures}${a !== null && a === b ? ': no change' : isFromNothing(a, b) ? ': from nothing' : a !== null && b !== null && isToldAlike(a, b, metric) ? ': about the same' : ''}`
      : sentence`${figures}: ${words}`;
  return { a, b, told };
}

/** "No fall: €4,210 last week against €3,760 in the week before: 12 % more." */
function changeHeadline(headline: ChangeHeadline): Lead {
  const { settled, metric, days } = headline;
  const { reading } = settled;
  const { a, b, told } = figuresOf(headline);
  const isAnswered =
    reading.isYesNo &&
    !isOfAllNumbers(settled) &&
    reading.asks !== null &&
    a !== null &&
    b !== null &&
    !isOfNoBase(reading, b);
  if (isAnswered) {
    const isSo = yesOrNo(
      settled,
      metric,
      perDay(a, days.now, metric, days) ?? a,
      perDay(b, days.before, metric, days) ?? b,
    );
    return { headline: sentence`${told}.`, verdict: onBoth(settled, isSo) };
  }
  return { headline: sentence`${hasNotFallen(settled, metric, a, b, days) ? 'No fall: ' : ''}${told}.` };
}

/** Of a year of which only three weeks are held against others neither yes nor no is said of all of it. */
const onBoth = ({ assumptions }: Settled, isSo: boolean): ToldVerdict =>
  assumptions.some(({ code }) => code === 'common_days')
    ? sentence`${isSo ? 'Yes' : 'No'}, on the days that both sides have:`
    : yesIf(isSo);

/** "14,098 impressions last week, against 12,663 in the week before: 11.3 % more", and whether that is as it was asked. */
function moveOf(told: ChangeHeadline): OneMove {
  const { settled, metric, now, before, days } = told;
  const [a, b] = [measure(metric, now.rows), measure(metric, before.rows)];
  const isKnown = a !== null && b !== null && !isOfNoBase(settled.reading, b);
  return {
    figures: figuresOf(told).told,
    isAsAsked: isKnown
      ? yesOrNo(
          settled,
          metric,
          perDay(a, days.now, metric, days) ?? a,
          perDay(b, days.before, metric, days) ?? b,
        )
      : null,
  };
}

/** Where it was asked how much was lost, that nothing was is told first: "4.6 % more" behind it is easily missed. */
function hasNotFallen(
  { reading }: Settled,
  metric: AskMetric,
  now: number | null,
  before: number | null,
  days: DaysOfBoth,
): boolean {
  if (reading.asks !== 'down' || metric.unit === 'position' || now === null || before === null) return false;
  const [a, b] = [
    perDay(now, days.now, metric, days) ?? now,
    perDay(before, days.before, metric, days) ?? before,
  ];
  return a > b;
}

/** "By more than 20 %" of nothing, or of a loss, is neither so nor not so. */
const isOfNoBase = ({ moves }: Settled['reading'], before: number): boolean =>
  before <= 0 && moves.some(({ isRelative }) => isRelative);

const isFromNothing = (now: number | null, before: number | null): boolean =>
  now !== null && now !== 0 && before === 0;
