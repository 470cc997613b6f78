import { median } from '#src/shared/quantile.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

const MOST_WEEKS = 8;
/** Of fewer weeks none is in the middle. */
const FEWEST_WEEKS = 3;

/** What a part had in the whole weeks before, whatever the site did: "In the 8 weeks before, it was 61 a week (median). " */
export async function weeksBeforeWords(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<BoundText> {
  const { source } = settled.view;
  const mondays = Array.from({ length: MOST_WEEKS }, (_, at) =>
    addWeeks(settled.period.from, at - MOST_WEEKS),
  );
  const known = mondays.filter((monday) => source.firstDay !== null && monday >= source.firstDay);
  const [first] = known;
  if (first === undefined || known.length < FEWEST_WEEKS) return sentence``;
  const { rows, missing } = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period: { from: first, to: addDays(settled.period.from, -1), unit: 'week', count: known.length },
    grain: 'week',
  });
  const values = known
    .filter((monday) => !weekDays(monday).some((day) => missing.includes(day)))
    .map((monday) => {
      const own = rows.filter(({ time }) => time === monday);
      // A week without a row of it had none.
      return own.length === 0 && metric.kind === 'additive' ? 0 : measure(metric, own);
    })
    .filter((value) => value !== null);
  if (values.length < FEWEST_WEEKS) return sentence``;
  const middle = median(values);
  const told = valueText(middle, metric.unit, source.currency, inquiry.keep('weeksBeforeMedian', middle));
  const weeks = wholeNumber(values.length, inquiry.keep('weeksBefore', values.length));
  return sentence`In the ${weeks} weeks before, it was ${told} a week (median). `;
}

const weekDays = (monday: Day): readonly Day[] => daysFrom(monday, addDays(monday, 6));
