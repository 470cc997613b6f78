import { type BoundText, sentence } from '../../../bound-text.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { capital } from '../../wording/say.ts';
import { withArticle } from '../../wording/with-article.ts';
import type { Settled } from '../settling/settled.ts';
import { quantityOf } from './quantity-of.ts';

/** What rows have in which a name is blank: they are told apart, or stand in a split behind all names. */
export function unnamedNote(
  { reading, view, metrics }: Settled,
  fetched: readonly Fetched[],
  inquiry: Inquiry,
): readonly BoundText[] {
  const [metric] = metrics;
  const all = fetched[0];
  if (metric === undefined || all === undefined || metric.kind !== 'additive') return [];
  const left = all.unnamed ?? [];
  const isLeft = left.length > 0;
  const rows = isLeft ? left : all.rows.filter(({ members }) => members.includes(''));
  const value = measure(metric, rows);
  if (rows.length === 0 || value === null || value === 0) return [];
  const named = reading.dimensions.filter((_, at) => rows.some(({ members }) => members[at] === ''));
  if (named.length === 0) return [];
  const kinds = named.map((dimension) => withArticle(view.labelOf(dimension).toLowerCase())).join(' or ');
  const amount = quantityOf(metric, value, view.source.currency, inquiry.keep('unnamed', value));
  return [
    capital(
      isLeft
        ? sentence`${amount} of rows without ${kinds} belong to none of them.`
        : sentence`${amount} are of rows without ${kinds}.`,
    ),
  ];
}
