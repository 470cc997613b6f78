import { sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { Period } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import { changeWords, filterPhrase, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { changeColumns } from '../../changes/change-columns.ts';
import { changeRow } from '../../changes/change-row.ts';
import { yesOrNo } from '../../changes/yes-or-no.ts';
import type { Settled } from '../../settling/settled.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { coverage, notesOn } from '../../telling/notes.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import { grainOfMean, meanName, meanOf, refuseRateMean } from './means.ts';
import { unitOfMean } from './unit-of-mean.ts';

/** "Average weekly sessions in May against June": each period's own mean, so that their lengths do not matter. */
export async function meansAnswer(settled: Settled, other: Period, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  refuseRateMean(settled, metric);
  if (reading.dimensions.length > 0 || reading.each !== null || asked.length > 1 || reading.limits.length > 0)
    throw askedBack('mean_of_two');
  const grain = grainOfMean(settled);
  const now = await meanOf(settled, metric, grain, inquiry);
  const before = await meanOf({ ...settled, period: other }, metric, grain, inquiry);
  const [a, b] = [now.value, before.value];
  const unit = unitOfMean(settled, grain);
  const title = `${meanName(settled)} ${metric.noun} per ${unit}`;
  const words =
    a === null || b === null
      ? undefined
      : changeWords(a, b, metric, { change: 'tables.0.rows.0.3', relative: 'tables.0.rows.0.4' });
  const told = (value: number | null, path: string) =>
    valueText(value, metric.unit, view.source.currency, path);
  const where = filterPhrase(reading.filters, view, `plans.${now.fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${now.fetched.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.fetched.plan}.plan`);
  const name = reading.shape === 'median' ? 'A middle' : 'An average';
  const isOfOne = now.units === 1 && !now.isUneven && before.units > 1;
  const verdict =
    reading.isYesNo && reading.asks !== null && a !== null && b !== null
      ? yesIf(yesOrNo(settled, metric, a, b))
      : undefined;
  const notes = await notesOn(settled, inquiry, [now.fetched, before.fetched]);
  // "Per day in 2025 against 2024", of which there are three months: a mean does not show how many days it is of
  const ofOther = coverage({ ...settled, period: other }, before.fetched, inquiry).filter(({ text }) =>
    notes.every((note) => note.text !== text),
  );
  return {
    verdict,
    headline: isOfOne
      ? sentence`${told(a, 'tables.0.rows.0.1')} ${metric.noun}${where} ${when}, against ${told(b, 'tables.0.rows.0.2')} in ${name.toLowerCase()} ${unit} ${then}${words ? sentence`: ${words}` : ''}.`
      : sentence`${name} ${unit} had ${told(a, 'tables.0.rows.0.1')} ${metric.noun}${where} ${when}, against ${told(b, 'tables.0.rows.0.2')} ${then}${words ? sentence`: ${words}` : ''}.`,
    sentences: [
      ...(now.isUneven || before.isUneven
        ? [
            sentence`A period that is no whole number of ${unit}s has an average ${unit} made of its average day.`,
          ]
        : []),
      ...notes,
      ...ofOther,
    ],
    tables: [
      table(
        `${periodTitle(period)} against ${periodTitle(other)}`,
        [{ title: 'Metric', format: 'text' }, ...changeColumns(metric.unit, period, other)],
        [changeRow(title, a, b)],
        [metric.unit],
      ),
    ],
    chart: {
      mark: 'bar',
      label: `${title}, ${periodTitle(period)} against ${periodTitle(other)}`,
      x: 0,
      y: [1, 2],
    },
  };
}
