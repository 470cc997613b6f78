import { countries } from './catalogue/countries.ts';
import { browserShares, deviceShares, safari } from './catalogue/devices.ts';
import type { Intent } from './catalogue/sources.ts';
import { growingColumn } from './growing-column.ts';
import { type Picker, picker } from './randomness/picker.ts';
import type { Random } from './randomness/random.ts';

export interface Visitor {
  user: number;
  device: number;
  browser: number;
  isNew: boolean;
}

const returningShares: Record<Intent, number> = {
  search: 0.15,
  brand: 0.45,
  ads: 0.17,
  social: 0.12,
  newsletter: 0.8,
  referral: 0.2,
};

/** Who comes: somebody new, or somebody of the same country who was here before, with the device used then. */
export interface Visitors {
  /** Fills in `visitor`, which is reused to spare an object a session. */
  next(visitor: Visitor, intent: Intent, country: number, random: Random): void;
  /** A new user with this device and browser. */
  add(visitor: Visitor, country: number, device: number, browser: number): void;
  count(): number;
}

export function visitors(capacity: number): Visitors {
  const device = growingColumn(Uint8Array, capacity);
  const browser = growingColumn(Uint8Array, capacity);
  const known = countries.map(() => growingColumn(Uint32Array, 1024));
  const devicePick = mapValues(deviceShares, picker);
  const browserPick = countries.map((country) =>
    browserShares.map((shares) =>
      picker(shares.map((share, place) => (place === safari ? share * country.safari : share))),
    ),
  );
  const add: Visitors['add'] = (visitor, country, itsDevice, itsBrowser) => {
    visitor.user = device.length;
    visitor.isNew = true;
    visitor.device = itsDevice;
    visitor.browser = itsBrowser;
    device.push(itsDevice);
    browser.push(itsBrowser);
    known[country]?.push(visitor.user);
  };
  return {
    next(visitor, intent, country, random) {
      const before = known[country] as (typeof known)[number];
      if (before.length < 20 || random() >= returningShares[intent]) {
        const itsDevice = devicePick[intent](random);
        add(visitor, country, itsDevice, ((browserPick[country] as Picker[])[itsDevice] as Picker)(random));
        return;
      }
      // Recent visitors return likelier than old ones.
      const back = Math.floor(before.length * random() ** 4);
      visitor.user = before.at(before.length - 1 - back);
      visitor.isNew = false;
      visitor.device = device.at(visitor.user);
      visitor.browser = browser.at(visitor.user);
    },
    add,
    count: () => device.length,
  };
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as A)]),
  ) as Record<K, B>;
}
