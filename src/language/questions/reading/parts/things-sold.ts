import { singular } from '../../../plural.ts';
import { isNamedAsSold, soldThings } from '../../data/event-counts.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { unitsIn } from './units-in.ts';

const THINGS = /^(?:item|product|article|sku)(?: (?:name|title|sku|id))?$|^sku$/;

export interface ThingsSold {
  /** How many pieces of them were sold: items_purchased, tickets_sold, units. */
  readonly pieces: string;
  /** The columns that tell what was sold: item_name, the ticket_type of the tickets. */
  readonly columns: readonly string[];
}

/** What is sold in pieces, where a column is called so and another one tells of what; categories and places sell for money. */
export function thingsSold(view: SourceView): ThingsSold | undefined {
  const sold = soldThings(view);
  const pieces = unitsIn([view]) ?? (sold !== undefined && isNamedAsSold(sold) ? sold : undefined);
  if (pieces === undefined) return undefined;
  const counted = singular(wordsOf(pieces.replaceAll('_', ' '))[0] ?? '');
  const columns = view.dimensionColumns.filter((column) => {
    const words = wordsOf(column.replaceAll('_', ' ')).join(' ');
    return THINGS.test(words) || words === `${counted} type`;
  });
  return columns.length > 0 ? { pieces, columns } : undefined;
}
