import { type Page, type PageKind, pageNumber, pages, pagesOfKind } from './catalogue/pages.ts';
import { type Picker, picker } from './randomness/picker.ts';
import type { Random } from './randomness/random.ts';

/** Where readers of each kind of page go next. */
const next: Partial<Record<PageKind, Partial<Record<PageKind, number>>>> = {
  home: { category: 0.5, product: 0.3, inspiration: 0.1, guides: 0.06, search: 0.04 },
  category: { product: 0.75, category: 0.21, search: 0.04 },
  product: { product: 0.5, category: 0.36, home: 0.1, search: 0.04 },
  search: { product: 0.8, category: 0.2 },
  guides: { guides: 0.45, product: 0.28, category: 0.17, home: 0.1 },
  seasonal: { seasonal: 0.35, product: 0.35, category: 0.2, home: 0.1 },
  inspiration: { inspiration: 0.5, product: 0.25, category: 0.15, home: 0.1 },
};
const otherwise = { home: 0.6, category: 0.4 };

export const tailPages = {
  cart: pageNumber('/cart'),
  checkout: pageNumber('/checkout'),
  thanks: pageNumber('/checkout/thank-you'),
  newsletter: pageNumber('/newsletter'),
  contact: pageNumber('/contact'),
};

/** The page a reader of `from` opens next. */
export function nextPageChooser(): (from: number, random: Random) => number {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const numbers = new Map(kinds.map((kind) => [kind, pagesOfKind(kind)]));
  const within = new Map<PageKind, Picker>(
    kinds.map((kind) => [kind, picker((numbers.get(kind) ?? []).map((place) => pages[place]?.weight ?? 0))]),
  );
  const toKind = new Map<PageKind, { readonly to: readonly PageKind[]; readonly pick: Picker }>(
    kinds.map((kind) => {
      const shares = next[kind] ?? otherwise;
      return [kind, { to: Object.keys(shares) as PageKind[], pick: picker(Object.values(shares)) }];
    }),
  );
  const choose = (kind: PageKind, random: Random): number =>
    (numbers.get(kind) as number[])[(within.get(kind) as Picker)(random)] as number;
  return (from, random) => {
    const { to, pick } = toKind.get((pages[from] as Page).kind) as { to: PageKind[]; pick: Picker };
    return choose(to[pick(random)] as PageKind, random);
  };
}
