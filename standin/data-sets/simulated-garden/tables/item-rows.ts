import type { SessionTable } from '../../session-table.ts';
import { type Item, items } from '../catalogue/items.ts';
import { pages } from '../catalogue/pages.ts';
import type { SimulatedSite } from '../generate-site.ts';
import { growingColumn } from '../growing-column.ts';
import { noItem } from '../session-writer.ts';
import { partRows } from './part-rows.ts';
import { relabelled } from './relabelled.ts';

/** One row for each item a session looked at, put into the cart or bought, in each of these roles. */
export function itemRows(site: SimulatedSite, sessions: SessionTable): SessionTable {
  const { session: facts, page, orderLine } = site.columns;
  const column = () => growingColumn(Int32Array, sessions.rowCount);
  const [session, item] = [growingColumn(Uint32Array, sessions.rowCount), growingColumn(Uint8Array, 1024)];
  const [viewed, added, purchased, cents] = [column(), column(), column(), column()];
  const write = (of: number, which: number, counts: readonly [number, number, number, number]): void => {
    session.push(of);
    item.push(which);
    for (const [place, to] of [viewed, added, purchased, cents].entries()) to.push(counts[place] as number);
  };
  let line = 0;
  for (let row = 0; row < sessions.rowCount; row += 1) {
    const end = row + 1 < sessions.rowCount ? facts.firstPage.at(row + 1) : page.page.length;
    for (let place = facts.firstPage.at(row); place < end; place += 1) {
      const shown = pages[page.page.at(place)]?.item;
      if (shown !== undefined) write(row, shown, [page.views.at(place), 0, 0, 0]);
    }
    const cartItem = facts.cartItem.at(row);
    if (cartItem !== noItem) write(row, cartItem, [0, facts.itemsAdded.at(row), 0, 0]);
    for (; line < orderLine.session.length && orderLine.session.at(line) === row; line += 1) {
      write(row, orderLine.item.at(line), [0, 0, orderLine.quantity.at(line), orderLine.cents.at(line)]);
    }
  }
  const codes = item.taken();
  const of = (read: (one: Item) => string) => () => relabelled(codes, items.map(read));
  return partRows(sessions, {
    session: session.taken(),
    labels: {
      itemId: of(({ id }) => id),
      itemName: of(({ name }) => name),
      itemCategory: of(({ category }) => category),
      itemBrand: of(({ brand }) => brand),
    },
    numbers: {
      itemsViewed: () => viewed.taken(),
      itemsAdded: () => added.taken(),
      itemsPurchased: () => purchased.taken(),
      revenueCents: () => cents.taken(),
    },
  });
}
