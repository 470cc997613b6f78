import { type BoundText, sentence } from '../../../bound-text.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { capital } from '../../wording/say.ts';
import { withArticle } from '../../wording/with-article.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { quantityOf } from './quantity-of.ts';

/** "Cities other than London": how much of that is of rows that name no city, of which nobody knows whether they are London's. */
export async function unnamedAmongOthers(settled: Settled, inquiry: Inquiry): Promise<readonly BoundText[]> {
  const { view, reading, period, filters, asked } = settled;
  const [metric, second] = asked;
  const without = reading.filters.filter(({ is, members }) => is === 'none_of' && !members.includes(''));
  const [only, other] = without;
  if (only === undefined || other !== undefined || second !== undefined || metric?.kind !== 'additive')
    return [];
  const { dimension } = only;
  const blank = {
    metrics: [metric],
    filters: [...filters, { dimension, is: 'one_of' as const, members: [''] }],
  };
  const days = await inquiry.daysWithRows({ ...blank, from: period.from, to: period.to });
  if (days.length === 0) return [];
  const { rows } = await fetchDays(settled, inquiry, { ...blank, period });
  const value = measure(metric, rows);
  if (value === null || value === 0) return [];
  const amount = quantityOf(metric, value, view.source.currency, inquiry.keep('unnamed', value));
  return [
    capital(
      sentence`${amount} are of rows without ${withArticle(view.labelOf(dimension).toLowerCase())}: whose they are is not known.`,
    ),
  ];
}
