import { parseCivilDay } from '../calendar/civil-day.ts';
import { quotaNames } from '../data/quota-limits.ts';
import { invalidArgument } from '../google-error.ts';
import { type Fault, faultStatuses, siteAccesses, streamVariants } from './fault.ts';
import { randomKinds } from './random-fault.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '';
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const date: Check = (value) => typeof value === 'string' && parseCivilDay(value) !== undefined;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const within =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'number' && value >= low && value <= high;

const where = {
  service: optional(oneOf('oauth', 'admin', 'data', 'searchConsole')),
  property: optional(text),
  times: optional(count),
};

const shapes: Record<Fault['kind'], Record<string, Check>> = {
  status: {
    ...where,
    status: oneOf(...Object.keys(faultStatuses).map(Number)),
    message: optional(text),
    quota: optional(oneOf(...quotaNames)),
  },
  delay: { ...where, ms: within(0, 600_000) },
  cut: where,
  reset: where,
  truncated: where,
  html: { ...where, status: optional(oneOf(200, 502)) },
  random: {
    ...where,
    seed: Number.isInteger,
    percent: within(0, 100),
    kinds: optional(listOf(oneOf(...randomKinds))),
    delayMs: optional(within(0, 600_000)),
  },
  manyAccounts: { count: within(1, 5000), person: optional(text) },
  extraProperties: {},
  partialConsent: { without: oneOf('analytics', 'searchConsole'), person: optional(text) },
  shortLivedTokens: { days: within(0, 10_000) },
  apiDisabled: where,
  propertyRemoved: { property: text },
  emptyProperty: { property: text },
  thresholded: { property: text },
  sampled: { property: text, percent: (value) => typeof value === 'number' && value > 0 && value < 100 },
  otherRow: { property: text, rows: count },
  lateData: { property: text, hours: within(0, 240) },
  restated: { property: text, percent: within(0, 100), days: within(3, 1000) },
  moved: { property: text, percent: within(0, 100), dimension: text, from: text, to: text },
  restrictedMetrics: { property: text, metrics: listOf(text) },
  streams: { property: text, streams: oneOf(...streamVariants) },
  accessWithdrawn: { property: text, person: text },
  searchLag: { days: within(0, 30), site: optional(text) },
  searchMissingDays: { days: listOf(date), site: optional(text) },
  searchRowCap: { rows: count, site: optional(text) },
  siteAccess: { person: text, sites: oneOf(...siteAccesses) },
  revokeTokens: { person: optional(text) },
};

/** Reads a switch as posted; a misspelled one is refused, because a fault that never strikes proves nothing. */
export function readFault(body: string): Fault {
  const value = parse(body);
  const kinds = Object.keys(shapes).join(', ');
  if (typeof value !== 'object' || value === null)
    throw invalidArgument(`Post one fault as a JSON object; kinds: ${kinds}.`);
  const fields = value as Record<string, unknown>;
  const kind = String(fields.kind);
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind as Fault['kind']] : undefined;
  if (shape === undefined) throw invalidArgument(`There is no fault of kind "${kind}"; kinds: ${kinds}.`);
  for (const name of Object.keys(fields)) {
    if (name !== 'kind' && !Object.hasOwn(shape, name))
      throw invalidArgument(`A fault of kind "${kind}" has no "${name}".`);
  }
  for (const [name, check] of Object.entries(shape)) {
    if (!check(fields[name]))
      throw invalidArgument(`"${name}" of a fault of kind "${kind}" is missing or not allowed.`);
  }
  return value as Fault;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
