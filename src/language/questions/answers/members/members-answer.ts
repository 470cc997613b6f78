import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type FetchedRow, type Inquiry, measure } from '../../data/inquiry.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import { refuseUnknown } from '../settling/refuse-unknown.ts';
import type { Settled } from '../settling/settled.ts';
import { wholesOf } from '../shares/share-limits.ts';
import { togetherOf } from '../shares/together-of.ts';
import { cutNote } from '../telling/cut-note.ts';
import { type Chart, firstOf, type ToldParts, table } from '../telling/draft.ts';
import { fewNote } from '../telling/few-note.ts';
import { limitsPhrase } from '../telling/limits-phrase.ts';
import { notesOn } from '../telling/notes.ts';
import { quantityOf } from '../telling/quantity-of.ts';
import { absentRows, missingNote, uncountedNote } from './absent-rows.ts';
import { absentWithinLife } from './absent-within-life.ts';
import { beyondList } from './beyond-list.ts';
import { type FirstInEach, firstInEach } from './first-in-each.ts';
import { type MemberRow, memberRows } from './member-rows.ts';
import { membersLead } from './members-lead.ts';
import { nameOfRow } from './name-of-row.ts';
import { namesOf } from './names-of.ts';
import { ofOuterWithin } from './of-outer-within.ts';
import { otherLeaders } from './other-leaders.ts';
import { allRanked, directionOf, rowsInOrder, shownColumnOf, shownDirectionOf } from './rows-in-order.ts';
import { asDid } from './tied.ts';
import { tiedBelow } from './tied-below.ts';
import { tiedWithin } from './tied-within.ts';
import { withWeight } from './with-weight.ts';

const RUNNERS_UP = 9;

/** Metrics by members of one or more dimensions: all of them, a ranking, or those within limits. */
export async function membersAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { dimensions } = settled.reading;
  const shown = withWeight(settled);
  const { metrics, period } = shown;
  const keep = directionOf(settled);
  const fetched = await fetchDays(shown, inquiry, { metrics, period, dimensions, keep });
  if (settled.reading.limits.length > 0) refuseUnknown(settled, fetched);
  // Then all that lie within them are counted.
  if (settled.reading.limits.length > 0 && settled.reading.rank === null) refuseCut(fetched);
  const absent = await absentWithinLife(shown, await absentRows(shown, fetched.rows, inquiry), inquiry);
  const wholes = await wholesOf(settled, inquiry, fetched);
  const foundAmong = (absentRow: readonly FetchedRow[]): MemberRow[] =>
    memberRows(shown, [...fetched.rows, ...absentRow], wholes);
  const those = foundAmong(absent.there);
  const found = those.length === 0 ? foundAmong(absent.all) : those;
  const among = await ofOuterWithin(shown, found, inquiry);
  const rows = rowsInOrder(shown, among);
  const listed = listedOf(settled, rows);
  const inEach = firstInEach(shown, listed, inquiry);
  inquiry.keep('rowCount', rows.length);
  const lead = headlineOf(shown, { rows, listed, inEach, plan: fetched.plan, isCut: fetched.isCut }, inquiry);
  const headline = settled.reading.isWithTotal ? sentence`${await inAll(settled, inquiry)}${lead}` : lead;
  const ranked = inEach === undefined ? rows : allRanked(shown, among);
  const few = fewNote(shown, ranked, listed, dimensions.length, inquiry, inEach?.at);
  return {
    headline: capital(sentence`${headline}${few}`),
    sentences: [
      ...(fetched.isCut ? [] : cutNote(settled, rows.length, listed.length, inquiry)),
      ...(fetched.isCut ? [] : levelWithLast(shown, rows, listed.length, inquiry)),
      ...(fetched.isCut ? [] : tiedWithin(shown, found, inquiry)),
      ...otherLeaders(shown, listed),
      ...(await missingNote(settled, fetched.rows, inquiry)),
      ...absent.notes,
      ...uncountedNote(settled),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    found: { many: listed.length },
    tables: tablesOf(shown, { rows, listed }, fetched.isCut),
    chart: chartOf(shown, rows.length),
  };
}

/** Of a ranking of one kind of names, those that its end parts from it by their names alone. */
function levelWithLast(
  settled: Settled,
  rows: readonly MemberRow[],
  count: number,
  inquiry: Inquiry,
): BoundText[] {
  const { rank, dimensions, place } = settled.reading;
  if (rank === null || dimensions.length !== 1 || place > 1) return [];
  const noun = namesOf(dimensions[0] ?? '', settled);
  const column = shownColumnOf(settled);
  return tiedBelow({
    values: rows.map(({ values }) => values[column] ?? null),
    count,
    nameOf: (at) => {
      const name = rows[at]?.members[0] ?? '';
      return sentence`${{ text: name === '' ? '(empty)' : name, path: inquiry.keep('levelName', name), value: name }}`;
    },
    nounOf: (many) => (many === 1 ? singular(noun) : noun),
    keep: (many) => inquiry.keep('levelWithLast', many),
  });
}

/** "16,277 sessions in all: …" */
async function inAll(settled: Settled, inquiry: Inquiry): Promise<BoundText> {
  const metric = settled.metrics[shownColumnOf(settled)] as AskMetric;
  const whole = await fetchDays(settled, inquiry, { metrics: [metric], period: settled.period });
  const value = measure(metric, whole.rows);
  const told = quantityOf(
    metric,
    value,
    settled.view.source.currency,
    inquiry.keep('inAll', value ?? 'none'),
  );
  return sentence`${told} in all: `;
}

/** How many the question asks for; of what is ranked within others those were counted there. */
const countOf = ({ reading: { rank } }: Settled, rows: readonly MemberRow[]): number =>
  rank === null || (rank.within ?? null) !== null ? rows.length : (rank.count ?? USUAL_COUNT);

/** "The second highest" is one row. */
function listedOf(settled: Settled, rows: readonly MemberRow[]): readonly MemberRow[] {
  const before = settled.reading.place - 1;
  return before === 0 ? rows.slice(0, countOf(settled, rows)) : rows.slice(before, before + 1);
}

/** A single row that was ranked stands beside those around it. Of what was read in part only nobody knows how many there are. */
function tablesOf(
  settled: Settled,
  { rows, listed }: Pick<Found, 'rows' | 'listed'>,
  isCut: boolean,
): AnswerTable[] {
  const { reading, view, period, metrics } = settled;
  const columns = [
    ...reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
    ...metrics.map(({ label, unit }) => ({ title: label, format: unit })),
  ];
  const ofRows = (title: string, part: readonly MemberRow[]): AnswerTable =>
    table(
      title,
      columns,
      part.map(({ members, values }) => [...members, ...values]),
    );
  const before = reading.place - 1;
  const asked = ofRows(periodTitle(period), listed);
  if (before > 0) return [asked, ofRows('In their order', rows.slice(0, before + RUNNERS_UP))];
  const main = isCut ? asked : firstOf(rows.length, asked);
  return isFirstOfMany(settled, rows)
    ? [main, ofRows('The next ones', rows.slice(1, 1 + RUNNERS_UP))]
    : [main];
}

/** One that was ranked: the next ones stand in a table of their own. */
const isFirstOfMany = (settled: Settled, rows: readonly MemberRow[]): boolean =>
  settled.reading.rank !== null && countOf(settled, rows) === 1 && rows.length > 1;

interface Found {
  readonly rows: readonly MemberRow[];
  readonly listed: readonly MemberRow[];
  readonly inEach: FirstInEach | undefined;
  /** Where the query stands among the plans of the answer. */
  readonly plan: number;
  /** There are more than were read. */
  readonly isCut: boolean;
}

/** "With no enrolments" */
const isOfNone = ([only, second]: Settled['reading']['limits']): boolean =>
  second === undefined &&
  only?.is === 'equal' &&
  only.value === 0 &&
  only.isMean !== true &&
  only.isBefore !== true;

/** "Tests minus passes" are what was not passed: at least one of them. */
const moreThan = (noun: string): string => noun.replace(/^(.+) minus (.+)$/, 'more $1 than $2');

/** Who comes first, or that nobody is within the limits. */
function headlineOf(
  settled: Settled,
  { rows, listed, inEach, plan, isCut }: Found,
  inquiry: Inquiry,
): BoundText {
  const { reading, view, period, metrics } = settled;
  const path = `plans.${plan}.plan`;
  const where = filterPhrase(reading.filters, view, path, undefined, reading.dimensions);
  const when = periodPhrase(period, path);
  const [first] = listed;
  if (first === undefined) {
    const noun = namesOf(reading.dimensions[0] ?? '', settled);
    if (reading.place > 1 && rows.length > 0) return beyondList(settled, rows.length, where, when, inquiry);
    const without = metrics.find(({ id }) => id === reading.limits[0]?.metric);
    // "No pages had no sales" says twice that something is not there
    if (without?.kind === 'additive' && isOfNone(reading.limits))
      return sentence`Every ${singular(noun)}${where} ${when} had ${moreThan(without.noun)}.`;
    return reading.limits.length > 0
      ? sentence`No ${noun}${where} ${when} had ${limitsPhrase(settled, inquiry)}.`
      : sentence`No ${noun}${where} have data ${when}.`;
  }
  const sortColumn = shownColumnOf(settled);
  const metric = metrics[sortColumn] as AskMetric;
  const limits = limitsPhrase(settled, inquiry);
  inquiry.keep('listed', listed.length);
  const values = listed.map((row) => row.values[sortColumn] ?? null);
  const isOne = reading.dimensions.length === 1;
  const noun = namesOf(reading.dimensions[0] ?? '', settled);
  const ties = asDid(
    {
      places: rows.flatMap((row, at) =>
        isOne && row !== first && row.values[sortColumn] === values[0] ? [at] : [],
      ),
      // "The second" stands beside all in their order
      listed: reading.place > 1 ? 0 : listed.length,
      isContinued: reading.place > 1 || isFirstOfMany(settled, rows),
      isCut,
    },
    (at, path) => nameOfRow(rows[at]?.members ?? [], 0, path),
    (many) => (many === 1 ? singular(noun) : noun),
    (many) => inquiry.keep('ties', many),
  );
  return membersLead({
    settled,
    first: listed[inEach?.at ?? 0] ?? first,
    metric,
    sortColumn,
    where,
    when,
    others: rows.map((row) => row.values[sortColumn] ?? null),
    count: rows.length,
    listed: listed.length,
    direction: shownDirectionOf(settled),
    limits,
    ties,
    together: togetherOf(settled, metric, values, inquiry),
    inEach,
  });
}

/** Bars of one dimension; of two there are no bars. */
function chartOf(settled: Settled, many: number): Chart {
  const { reading, view, metrics } = settled;
  const shown = shownColumnOf(settled);
  const metric = metrics[shown] as AskMetric;
  const [dimension, second] = reading.dimensions;
  if (dimension === undefined || second !== undefined || many === 0)
    return { mark: 'table', label: metric.label, x: null, y: [] };
  const title = `${metric.label} by ${view.labelOf(dimension).toLowerCase()}`;
  return { mark: 'bar', label: title, x: 0, y: [1 + shown] };
}
