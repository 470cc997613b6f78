import { type GrowingColumn, growingColumn } from './growing-column.ts';

/** Everything the generator writes: sessions, the pages within them, order lines, and clicks on search results. */
export type SiteColumns = ReturnType<typeof siteColumns>;

export function siteColumns(sessions: number) {
  const bytes = (count = sessions): GrowingColumn<Uint8Array> => growingColumn(Uint8Array, count);
  const words = (count = sessions): GrowingColumn<Uint16Array> => growingColumn(Uint16Array, count);
  const ints = (count = sessions): GrowingColumn<Int32Array> => growingColumn(Int32Array, count);
  const longs = (count = sessions): GrowingColumn<Uint32Array> => growingColumn(Uint32Array, count);
  const pages = Math.round(sessions * 2.4);
  const clicks = Math.round(sessions / 2);
  return {
    session: {
      day: ints(),
      second: ints(),
      user: longs(),
      source: bytes(),
      country: bytes(),
      device: bytes(),
      browser: bytes(),
      landing: bytes(),
      firstVisit: bytes(),
      engaged: bytes(),
      seconds: words(),
      pageviews: bytes(),
      itemsViewed: bytes(),
      itemsAdded: bytes(),
      cartItem: bytes(),
      /** The product page on which it was put into the cart. */
      cartPage: bytes(),
      checkouts: bytes(),
      purchases: bytes(),
      itemsPurchased: words(),
      revenueCents: ints(),
      signUps: bytes(),
      leads: bytes(),
      /** Where the session's pages begin. */
      firstPage: longs(),
    },
    page: { page: bytes(pages), views: bytes(pages) },
    orderLine: { session: longs(4096), item: bytes(4096), quantity: words(4096), cents: ints(4096) },
    /** Clicks on Google's organic results by local day and second, whether or not Analytics saw a session. */
    click: {
      day: ints(clicks),
      second: ints(clicks),
      page: bytes(clicks),
      country: bytes(clicks),
      device: bytes(clicks),
    },
  };
}
