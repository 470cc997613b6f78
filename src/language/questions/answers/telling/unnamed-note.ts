import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
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
  const metric = countedIn(metrics[0], view);
  if (metric === undefined) return [];
  const left = unnamedIn(fetched);
  const isLeft = left.length > 0;
  const rows = isLeft ? left : (fetched[0]?.rows.filter(({ members }) => members.includes('')) ?? []);
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

/** How many there are; a rate has no amount, and what it is counted over tells how much is left out. */
function countedIn(metric: AskMetric | undefined, view: SourceView): AskMetric | undefined {
  const over = metric?.kind === 'quotient' ? metric.columns.at(-1) : undefined;
  const counted = over === undefined ? metric : askMetric(view, over);
  return counted?.kind === 'additive' ? counted : undefined;
}

/** Those of all queries that the answer rests on, each of them once. */
const unnamedIn = (fetched: readonly Fetched[]): readonly FetchedRow[] =>
  [...new Map(fetched.map((one) => [one.plan, one.unnamed ?? []])).values()].flat();
