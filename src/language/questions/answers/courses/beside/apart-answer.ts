import { type BoundText, sentence } from '../../../../bound-text.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { isOfPersons } from '../../../data/is-of-persons.ts';
import type { Period } from '../../../dates/period.ts';
import { NotAnswerable } from '../../../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { withData } from '../../settling/with-data.ts';
import { type AnsweredParts, type Column, table } from '../../telling/draft.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { quantityOf } from '../../telling/quantity-of.ts';

/** "Sessions on March 3 and March 10": the number of each, and none held against the other. */
export async function apartAnswer(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, metrics, view } = settled;
  const told: { period: Period; fetched: Fetched; values: (number | null)[] }[] = [];
  for (const named of reading.periods) {
    const period = withData(named, view);
    const fetched = await fetchDays(settled, inquiry, { metrics, period });
    const isKnown = daysWithData(view, period, fetched.missing) > 0;
    if (!isKnown)
      throw new NotAnswerable({
        type: 'no_data',
        from: period.from,
        to: period.to,
        sourceId: view.source.id,
      });
    told.push({ period, fetched, values: metrics.map((one) => amountOf(one, fetched.rows, isKnown)) });
  }
  const [metric] = metrics as [AskMetric];
  const where = filterPhrase(reading.filters, view, 'plans.0.plan');
  const partsOf = (one: AskMetric, at: number): BoundText =>
    listed(
      told.map(
        ({ period, fetched, values }, row) =>
          sentence`${quantityOf(one, values[at] ?? null, view.source.currency, `tables.0.rows.${row}.${at + 1}`)}${row === 0 ? where : ''} ${periodPhrase(period, `plans.${fetched.plan}.plan`)}`,
      ),
      ' and ',
    );
  // Persons who came in both would count twice; of days in both the same holds
  const values = told.map((one) => one.values[0] ?? null);
  const addsUp =
    metric.kind === 'additive' && !isOfPersons(view, metric.id) && values.every((one) => one !== null);
  const sum = values.reduce<number>((all, one) => all + (one ?? 0), 0);
  const together =
    addsUp && areApart(told.map(({ period }) => period))
      ? [sentence`Together: ${quantityOf(metric, sum, view.source.currency, inquiry.keep('together', sum))}.`]
      : [];
  return {
    headline: capital(sentence`${partsOf(metric, 0)}.`),
    sentences: [
      ...together,
      ...metrics.slice(1).map((one, at) => capital(sentence`${partsOf(one, at + 1)}.`)),
      ...(await notesOn(
        settled,
        inquiry,
        told.map(({ fetched }) => fetched),
      )),
    ],
    tables: [
      table(
        metric.label,
        [
          { title: 'Period', format: 'text' },
          ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        told.map(({ period, values }) => [periodTitle(period), ...values]),
      ),
    ],
    chart: { mark: 'bar', label: metric.label, x: 0, y: [1] },
  };
}

/** No day lies in two of them. */
const areApart = (periods: readonly Period[]): boolean =>
  periods.every((one, at) =>
    periods.every((other, place) => at === place || one.to < other.from || one.from > other.to),
  );
