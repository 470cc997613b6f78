import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { ReadFilter } from '../../reading/filter.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import type { ToldParts } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { fetchWhole } from './fetch-whole.ts';
import { partOfWholeTable } from './part-of-whole-table.ts';
import { isWithinLimit } from './share-limits.ts';

/** "What share of sessions is mobile?": of one part of the site, and of one time. */
export async function segmentShare(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period } = settled;
  if (reading.filters.every(isOfWhole) && reading.each === null) throw askedBack('share_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const all = await fetchWhole(settled, inquiry, fetched, {
    metrics: [metric],
    period,
    filters: reading.filters.filter(isOfWhole).map(plainFilter),
  });
  const whole = measure(metric, all.rows);
  const part = amountOf(metric, fetched.rows, whole !== null);
  const share = part === null || whole === null || whole <= 0 ? null : part / whole;
  const amounts: Amounts = { part, whole, share };
  const isMetByNone = isOfTwoKinds(reading.filters) && part === 0;
  return {
    verdict: share === null || isMetByNone ? undefined : limitVerdict(settled, metric, part, whole),
    headline: headlineOf(settled, metric, amounts, fetched.plan),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [partOfWholeTable(period, metric, [part, whole, share])],
    chart: { mark: 'number', label: `Share of ${metric.noun}`, x: null, y: [2] },
  };
}

interface Amounts {
  readonly part: number | null;
  readonly whole: number | null;
  readonly share: number | null;
}

const isOfWhole = ({ isWhole }: ReadFilter): boolean => isWhole === true;

/** A share of nothing that two kinds of names leave is no finding about either of them. */
const isOfTwoKinds = (filters: readonly ReadFilter[]): boolean =>
  new Set(filters.filter((filter) => !isOfWhole(filter)).map(({ dimension }) => dimension)).size > 1;

/** "42 % of the sessions last week came on mobile: 420 of 1,000." */
function headlineOf(
  { reading, period, view }: Settled,
  { noun, unit }: AskMetric,
  { part, whole, share }: Amounts,
  plan: number,
): BoundText {
  const path = `plans.${plan}.plan`;
  const phraseOf = (isAsked: (filter: ReadFilter) => boolean): BoundText => {
    const asked = reading.filters.flatMap((filter, place) => (isAsked(filter) ? [{ filter, place }] : []));
    const [filters, places] = [asked.map(({ filter }) => filter), asked.map(({ place }) => place)];
    return filterPhrase(filters, view, path, places);
  };
  const where = phraseOf((filter) => !isOfWhole(filter));
  const ofWhole = sentence`${noun}${phraseOf(isOfWhole)} ${periodPhrase(period, path)}`;
  const { currency } = view.source;
  const cell = (column: number): string => `tables.0.rows.0.${column}`;
  if (share === null) return sentence`No ${ofWhole} to take a share of.`;
  if (part === 0 && isOfTwoKinds(reading.filters))
    return sentence`No rows meet all of these limits at once: none of the ${valueText(whole, unit, currency, cell(1))} ${ofWhole} came${where}.`;
  const came = isOfLandingPages(reading.filters, view) ? ' are those' : ' came';
  const amounts = sentence`${valueText(part, unit, currency, cell(0))} of ${valueText(whole, unit, currency, cell(1))}`;
  return sentence`${partOf(share, cell(2))} of the ${ofWhole}${came}${where}: ${amounts}.`;
}

/** "… are those that began on /" */
function isOfLandingPages(filters: readonly ReadFilter[], view: Settled['view']): boolean {
  const first = filters.find((filter) => !isOfWhole(filter));
  return first?.is === 'one_of' && view.kindOf(first.dimension) === 'landing_page';
}

const VERDICTS = {
  none: (part: number) => part === 0,
  any: (part: number) => part !== 0,
  most: (part: number, whole: number) => 2 * part > whole,
  all: (part: number, whole: number) => part === whole,
  only: (part: number, whole: number) => part === whole,
};

/** "Does mobile make more than 20 % of sessions?" */
function limitVerdict(
  { reading }: Settled,
  { id }: AskMetric,
  part: number | null,
  whole: number | null,
): ToldVerdict | undefined {
  const { verdict } = reading;
  // "None of the sessions were mobile?" of a part that is known
  if (verdict !== null && part !== null && whole !== null) return yesIf(VERDICTS[verdict.of](part, whole));
  if (!reading.isYesNo || reading.limits.length === 0) return undefined;
  const wholes = new Map([[id, whole]]);
  return yesIf(reading.limits.every((limit) => limit.metric === id && isWithinLimit(limit, part, wholes)));
}
