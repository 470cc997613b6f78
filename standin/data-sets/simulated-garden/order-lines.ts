import { type Item, items } from './catalogue/items.ts';
import { drawSteps } from './randomness/draw.ts';
import { picker } from './randomness/picker.ts';
import type { Random } from './randomness/random.ts';
import type { SiteColumns } from './site-columns.ts';

/** Writes the lines of one order and tells what they add up to. */
export type WriteOrder = (
  session: number,
  /** The item put into the cart first. */
  cartItem: number,
  removedItem: number | undefined,
  random: Random,
) => { readonly quantity: number; readonly cents: number };

export function orderWriter({ orderLine }: SiteColumns): WriteOrder {
  const pick = picker(items.map(({ weight }) => weight));
  return (session, cartItem, removedItem, random) => {
    let [total, cents] = [0, 0];
    const bought = new Set<number>();
    const lines = 1 + Math.min(6, drawSteps(random, 0.42));
    for (let line = 0; line < lines; line += 1) {
      let item = line === 0 && random() < 0.6 ? cartItem : pick(random);
      while (item === removedItem) item = pick(random);
      if (bought.has(item)) continue;
      bought.add(item);
      const { category, cents: price } = items[item] as Item;
      const quantity = 1 + Math.min(8, drawSteps(random, category === 'Seeds' ? 0.5 : 0.12));
      orderLine.session.push(session);
      orderLine.item.push(item);
      orderLine.quantity.push(quantity);
      orderLine.cents.push(quantity * price);
      total += quantity;
      cents += quantity * price;
    }
    return { quantity: total, cents };
  };
}

/** One line of so many euros' worth of the dearest item. */
export function writeGiantOrder({ orderLine }: SiteColumns, session: number, cents: number): number {
  const item = items.findIndex(({ name }) => name === 'Teak Garden Bench');
  const quantity = Math.ceil(cents / (items[item] as Item).cents);
  orderLine.session.push(session);
  orderLine.item.push(item);
  orderLine.quantity.push(quantity);
  orderLine.cents.push(cents);
  return quantity;
}
