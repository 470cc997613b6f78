import { type BoundText, join, sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { holds } from '../data/holds.ts';
import { type Fetched, type Inquiry, measure } from '../data/inquiry.ts';
import { filterPhrase, isToldAlike, listed, periodPhrase, periodTitle } from '../wording/say.ts';
import { type Earlier, earlierValues } from './changes/earlier-values.ts';
import { isAsAsked } from './changes/is-as-asked.ts';
import { wasThere } from './lives/was-there.ts';
import { absentOfNamed, type EachOfNamed, eachOfNamed } from './members/each-of-named.ts';
import { fetchDays } from './settling/fetch-days.ts';
import { placeOfLimited } from './settling/place-of-limited.ts';
import type { Settled } from './settling/settled.ts';
import { isAllKnown } from './telling/all-known.ts';
import { type ToldParts, table } from './telling/draft.ts';
import { daysWithData, notesOn, unknownBefore } from './telling/notes.ts';
import { quantityOf } from './telling/quantity-of.ts';
import { type ToldVerdict, yesIf } from './telling/told-verdict.ts';
import { unnamedAmongOthers } from './telling/unnamed-among-others.ts';

/** One number for each metric: "The site had 4,420 sessions last week, 5 % more than in the week before." */
export async function totalAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { asked, metrics, period, view, reading } = settled;
  const fetched = await fetchDays(settled, inquiry, { metrics, period });
  const isNoneThere = isWithoutRow(settled, fetched) && (await wasThere(settled, inquiry));
  const values = valuesOf(settled, fetched, isNoneThere);
  const main = table(
    periodTitle(period),
    metrics.map(({ label, unit }) => ({ title: label, format: unit })),
    [values],
  );
  const before = await earlierValues(settled, inquiry, fetched);
  const each = await eachOfNamed(settled, inquiry);
  const absent = each ? absentOfNamed(each, settled, inquiry) : [];
  const verdict = verdictOn(settled, { values, before, each }, inquiry);
  const isNone = verdict === 'no' && isAskedForAny(reading, asked);
  const plan = `plans.${fetched.plan}.plan`;
  const scope = sentence`${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}`;
  return {
    verdict,
    headline: isNone
      ? sentence`no ${asked[0]?.noun ?? ''}${scope}.`
      : sentence`${quantities(settled, values)}${scope}${changeBeside(asked, before)}.`,
    sentences: [
      ...changesOfSeveral(asked, before),
      ...absent,
      ...(isNoneThere ? noneNote(settled) : []),
      ...(await notesOn(settled, inquiry, [fetched])),
      ...(before ? unknownBefore(before.fetched) : []),
      ...(await unnamedAmongOthers(settled, inquiry)),
    ],
    tables: [main, ...(before ? [before.table] : []), ...(each ? [each.table] : [])],
    chart: { mark: 'number', label: asked[0]?.label ?? '', x: null, y: asked.map((_, at) => at) },
  };
}

const isAbsent = ({ reading }: Settled): boolean => reading.assumptions.some(({ code }) => code === 'absent');

/** Of what is rare a source may keep the rows to itself. */
const WITHHELD = /^(?:row_cap|thresholded|other_row|anonymized)$/;

/**
 * A page, a product, a city without any row had none, as long as there are days with data: a day without any row at all is missing,
 * and queries that few asked are named by nobody.
 */
const isWithoutRow = ({ reading, view, period }: Settled, { rows, missing, marks }: Fetched): boolean =>
  rows.length === 0 &&
  reading.filters.length > 0 &&
  reading.filters.every(({ dimension }) => view.kindOf(dimension) !== 'query') &&
  !marks.some(({ type }) => WITHHELD.test(type)) &&
  daysWithData(view, period, missing) > 0;

function valuesOf(settled: Settled, fetched: Fetched, isNoneThere: boolean): readonly (number | null)[] {
  const { view, period, metrics } = settled;
  const isNone = isNoneThere || (isAbsent(settled) && daysWithData(view, period, fetched.missing) > 0);
  return metrics.map((metric) => {
    const value = measure(metric, fetched.rows);
    return value === null && isNone && metric.kind === 'additive' ? 0 : value;
  });
}

/** None for all that the rows tell: nobody wrote a zero. */
const noneNote = (settled: Settled): readonly BoundText[] =>
  !isAbsent(settled) && settled.metrics.some(({ kind }) => kind === 'additive')
    ? [sentence`No row of these days is of that, so there was none as far as the data tell.`]
    : [];

const quantities = ({ asked, view }: Settled, values: readonly (number | null)[]): BoundText =>
  listed(
    asked.map((metric, at) =>
      quantityOf(metric, values[at] ?? null, view.source.currency, `tables.0.rows.0.${at}`),
    ),
    ' and ',
  );

/** ", 5 % more than in the week before" of one number; several are told in a sentence of their own. */
function changeBeside(asked: readonly AskMetric[], before: Earlier | undefined): BoundText | '' {
  const [change] = before?.changes ?? [];
  return asked.length === 1 && change ? sentence`, ${change}` : '';
}

/** "Sessions: 5 % more than in the week before. Purchases: …" */
function changesOfSeveral(asked: readonly AskMetric[], before: Earlier | undefined): readonly BoundText[] {
  if (asked.length === 1) return [];
  const told = asked.flatMap((metric, at) => {
    const words = before?.changes[at];
    return words ? [sentence`${metric.label}: ${words}.`] : [];
  });
  return told.length === 0 ? [] : [join(told, ' ')];
}

interface Counted {
  readonly values: readonly (number | null)[];
  readonly before: Earlier | undefined;
  readonly each: EachOfNamed | undefined;
}

/** What is asked with a limit, of a change, or of whether there is any; of anything else a number is no yes or no. */
function verdictOn(settled: Settled, counted: Counted, inquiry: Inquiry): ToldVerdict | undefined {
  const { reading, asked } = settled;
  if (reading.isYesNo && reading.limits.length > 0) return verdictByLimits(settled, counted.values);
  if (isAskedToMove(reading, asked)) return verdictOnMove(settled, counted);
  return isAskedForAny(reading, asked) ? verdictOnAny(settled, counted, inquiry) : undefined;
}

/** "Did mobile conversion get any better in March?": of a rate, which days more or less do not change. */
const isAskedToMove = ({ isYesNo, asks }: Settled['reading'], asked: Settled['asked']): boolean =>
  isYesNo && asks !== null && asked.length === 1 && asked.every(({ kind }) => kind === 'quotient');

function verdictOnMove({ reading, asked }: Settled, { before }: Counted): ToldVerdict | undefined {
  const [, now, then] = before?.table.rows[0] ?? [];
  const [metric] = asked as [AskMetric];
  return typeof now === 'number' && typeof then === 'number' && !isToldAlike(now, then, metric)
    ? yesIf(isAsAsked(reading.asks, metric, now, then))
    : undefined;
}

/** "Did YouTube send traffic?", "did Bulgaria buy anything?": whether there is any of one number that adds up. */
const isAskedForAny = ({ claim, asks, limits }: Settled['reading'], asked: Settled['asked']): boolean =>
  (claim?.of === 'anything' || (claim?.of === 'some' && !claim.isEver)) &&
  asks === null &&
  limits.length === 0 &&
  asked.length === 1 &&
  asked.every(({ kind }) => kind === 'additive');

/** Of several that are named yes only where each of them had some; days without data leave open what they had. */
function verdictOnAny(
  settled: Settled,
  { values, each }: Counted,
  inquiry: Inquiry,
): ToldVerdict | undefined {
  const [value = null] = values;
  const areAllThere = each?.table.rows.every((row) => row.slice(1).every((one) => one !== 0)) ?? true;
  if (value !== null && value > 0) return areAllThere ? 'yes' : undefined;
  return value === 0 && isAllKnown(settled, inquiry) ? 'no' : undefined;
}

/** None where a number is not known: no row is neither more nor less than any limit. */
function verdictByLimits(
  { reading, metrics }: Settled,
  values: readonly (number | null)[],
): ToldVerdict | undefined {
  const held = reading.limits.map((limit) => {
    const value = values[placeOfLimited(limit, metrics)] ?? null;
    return value === null ? null : holds(value, limit.is, limit.value);
  });
  if (held.includes(false)) return 'no';
  return held.includes(null) ? undefined : 'yes';
}
