import { sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { quantityOf } from '../../telling/quantity-of.ts';
import { averagesByMember } from './averages-by-member.ts';
import { daysWithoutRow } from './days-without-row.ts';
import { grainOfMean, meanName, meanOf, refuseRateMean } from './means.ts';
import { unitOfMean } from './unit-of-mean.ts';

/** The mean or the median day, week or month of what adds up; days without data count neither above nor below the line. */
export async function averageAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const isMiddle = reading.shape === 'median';
  refuseRateMean(settled, metric);
  // The middle Monday of every weekday is not told: that of all days would be read as it.
  if (reading.grain === 'weekday') throw askedBack('average_by');
  const grain = grainOfMean(settled);
  if (reading.dimensions.length > 0) return averagesByMember(settled, metric, grain, inquiry);
  const { value, units, days, isUneven, fetched } = await meanOf(settled, metric, grain, inquiry);
  const mean = isMiddle && reading.isWithMean ? await meanBeside(settled, metric, grain, inquiry) : undefined;
  const total = reading.isWithTotal ? measure(metric, fetched.rows) : undefined;
  // A name without any row is not known, as its sum is not
  const isUnknown = reading.filters.length > 0 && fetched.rows.length === 0;
  const name = meanName(settled);
  const unit = unitOfMean(settled, grain);
  const main = table(
    periodTitle(period),
    [
      { title: `${name} ${metric.noun} per ${unit}`, format: metric.unit },
      ...(mean === undefined ? [] : [{ title: `Average ${metric.noun} per ${unit}`, format: metric.unit }]),
      ...(total === undefined ? [] : [{ title: `${metric.label} in all`, format: metric.unit }]),
    ],
    [
      [
        isUnknown ? null : value,
        ...(mean === undefined ? [] : [mean]),
        ...(total === undefined ? [] : [total]),
      ],
    ],
  );
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const figure = valueText(value, metric.unit, view.source.currency, 'tables.0.rows.0.0');
  const counted = wholeNumber(units, inquiry.keep('units', units));
  const noun = metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun;
  const centile = Math.round(reading.quantile * 100);
  return {
    headline: capital(
      isUnknown
        ? sentence`No data on ${metric.noun}${where} ${when}.`
        : isMiddle
          ? reading.quantile === 0.5
            ? sentence`Half of the ${unit}s had at most ${figure} ${noun}${where} ${when}.`
            : // Between two of them it is read off the line between both, so that it is no share of those that there are.
              sentence`${figure} ${noun} is percentile ${wholeNumber(centile, inquiry.keep('centile', centile))} of the ${unit}s, from the fewest to the most${where} ${when}.`
          : total === undefined
            ? sentence`An average ${unit} had ${figure} ${metric.noun}${where} ${when}.`
            : sentence`${quantityOf(metric, total, view.source.currency, 'tables.0.rows.0.1')}${where} ${when} in all: an average ${unit} had ${figure}.`,
    ),
    sentences: [
      ...(mean === undefined
        ? []
        : [
            sentence`The average ${unit} had ${valueText(mean, metric.unit, view.source.currency, 'tables.0.rows.0.1')}.`,
          ]),
      ...(isUnknown
        ? []
        : [
            isUneven
              ? sentence`The period is no whole number of ${unit}s: an average ${unit} is made of its average day, over ${wholeNumber(days, inquiry.keep('days', days))} days with data.`
              : sentence`Taken over ${counted} ${unit}${units === 1 ? '' : 's'} with data.`,
          ]),
      ...(grain === 'day' ? daysWithoutRow(settled, metric, fetched, units, inquiry) : []),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [main],
    chart: { mark: 'number', label: `${name} ${metric.noun} per ${unit}`, x: null, y: [0] },
  };
}

/** The mean of the same days that the median is of. */
const meanBeside = async (
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<number | null> =>
  (await meanOf({ ...settled, reading: { ...settled.reading, shape: 'average' } }, metric, grain, inquiry))
    .value;
