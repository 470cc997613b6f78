import { countries } from './catalogue/countries.ts';
import { browsers, devices } from './catalogue/devices.ts';
import { pages } from './catalogue/pages.ts';
import { sources } from './catalogue/sources.ts';
import type { Segment } from './planted-event.ts';

/** The places in the catalogues that a session has. */
export interface SessionCodes {
  source: number;
  country: number;
  device: number;
  browser: number;
  landing: number;
}

/** Which places each field of a segment allows; fields that are not named allow all. */
export type SegmentCodes = Readonly<Partial<Record<keyof SessionCodes, ReadonlySet<number>>>>;

const readers: Record<string, (value: string) => [keyof SessionCodes, number[]]> = {
  sessionSource: (value) => ['source', places(sources, ({ source }) => source === value)],
  sessionMedium: (value) => ['source', places(sources, ({ medium }) => medium === value)],
  sessionCampaignName: (value) => ['source', places(sources, ({ campaign }) => campaign === value)],
  country: (value) => ['country', places(countries, ({ name }) => name === value)],
  deviceCategory: (value) => ['device', places(devices, (device) => device === value)],
  browser: (value) => ['browser', places(browsers, (browser) => browser === value)],
  landingPage: (value) => [
    'landing',
    places(pages, ({ path }) =>
      value.endsWith('/') && value !== '/' ? path.startsWith(value) : path === value,
    ),
  ],
};

export function segmentCodes(segment: Segment = {}): SegmentCodes {
  const codes: Partial<Record<keyof SessionCodes, ReadonlySet<number>>> = {};
  for (const [name, value] of Object.entries(segment)) {
    const [field, allowed] = readers[name]?.(value) ?? [];
    if (field === undefined || allowed === undefined || allowed.length === 0) {
      throw new Error(`No session of the simulated site has ${name} = ${value}.`);
    }
    const before = codes[field];
    codes[field] = new Set(before === undefined ? allowed : allowed.filter((place) => before.has(place)));
  }
  return codes;
}

export function isInSegment(codes: SegmentCodes, session: SessionCodes): boolean {
  for (const field in codes) {
    const name = field as keyof SessionCodes;
    if (!codes[name]?.has(session[name])) return false;
  }
  return true;
}

/** The single place a segment names for a field, for sessions that are planted whole. */
export function onlyCode(codes: SegmentCodes, field: keyof SessionCodes): number | undefined {
  return codes[field]?.values().next().value;
}

function places<T>(list: readonly T[], test: (item: T) => boolean): number[] {
  return [...list.keys()].filter((place) => test(list[place] as T));
}
