import type { Finding, Segment } from '#src/engine/finding.ts';
import { Random } from './random.ts';
import { type PlantedCause, type SiteOptions, simulateSite } from './simulate-site.ts';
import type { SiteKind } from './site-characters.ts';

/** A week of a random site with what was planted in it; nothing else happened. */
export interface RandomWeek {
  readonly kind: WeekKind;
  readonly options: SiteOptions;
  readonly causes: readonly PlantedCause[];
  /** Whether the whole site moved: a finding about all of it is then right. */
  readonly siteMoved: boolean;
}

export const weekKinds = [
  'quiet',
  'one cause',
  'two causes',
  'holiday',
  'holiday with a cause',
  'site-wide move',
  'recovery of the site',
  'recovery of a segment',
  'giant order',
  'small base',
  'thresholded',
  'drift',
] as const;
export type WeekKind = (typeof weekKinds)[number];

const FACTORS = [0.4, 0.5, 0.6, 0.7, 0.8, 1.25, 1.5, 1.8];
const CHANNELS = ['Organic Search', 'Direct', 'Paid Search', 'Referral', 'Organic Social', 'Email'];
const DEVICES = ['desktop', 'mobile'];

/** Sizes, histories, causes and distractors are drawn; the same seed gives the same week. See README.md. */
export function randomWeek(seed: number, site: SiteKind = 'shop'): RandomWeek {
  const random = new Random(seed);
  const pick = <Of>(list: readonly Of[]): Of => list[Math.floor(random.uniform() * list.length)] as Of;
  const kind = pick(weekKinds);
  const small = kind === 'small base';
  const base: SiteOptions = {
    kind: site,
    seed: Math.floor(random.uniform() * 2 ** 31),
    sessions: small ? 1200 : pick([4000, 8000, 15_000]),
    history: pick([8, 12, 20]),
    countries: pick([8, 15]),
    pages: random.uniform() < 0.4 ? 10 : 0,
  };
  const cause = (): PlantedCause => ({
    segment: segmentOf(random, pick, base),
    factor: pick(FACTORS),
    ...(random.uniform() < 0.25 ? { metric: 'engagement_rate' as const, factor: pick([0.7, 0.8, 0.9]) } : {}),
    ...(random.uniform() < 0.3 ? { from: 3 } : {}),
  });
  const week = (more: Partial<SiteOptions>, causes: readonly PlantedCause[] = [], siteMoved = false) => ({
    kind,
    options: { ...base, ...more, causes },
    causes,
    siteMoved,
  });
  switch (kind) {
    case 'quiet':
    case 'small base':
      return week({});
    case 'one cause':
      return week({}, [cause()]);
    case 'two causes':
      return week({}, [cause(), cause()]);
    case 'holiday':
      return week({ siteFactor: 0.75 }, [], true);
    case 'holiday with a cause':
      return week({ siteFactor: 0.75 }, [cause()], true);
    case 'site-wide move':
      return week({ siteFactor: pick([0.6, 1.5]) }, [], true);
    case 'recovery of the site':
      return week({ lastWeekFactor: pick([0.6, 1.5]) });
    case 'recovery of a segment':
      return week({ lastWeekCause: { segment: segmentOf(random, pick, base), factor: pick(FACTORS) } });
    case 'giant order':
      return week({ giantOrder: 15_000 });
    case 'thresholded':
      return week({ threshold: 2 }, [cause()]);
    case 'drift':
      return week({ history: 12 }, [
        { segment: { channel: pick(CHANNELS.slice(0, 4)) }, factor: pick([0.4, 2]), ramp: 10 },
      ]);
  }
}

function segmentOf(
  random: Random,
  pick: <Of>(list: readonly Of[]) => Of,
  { countries = 8, pages = 0 }: SiteOptions,
): Segment {
  const country = () =>
    `Country ${String(1 + Math.floor(random.uniform() * Math.min(countries, 6))).padStart(2, '0')}`;
  const page = () => `/page-${1 + Math.floor(random.uniform() * 4)}`;
  const draw = random.uniform();
  if (pages > 0 && draw < 0.15) return { landing_page: page() };
  if (pages > 0 && draw < 0.25) return { landing_page: page(), channel: pick(CHANNELS.slice(0, 3)) };
  if (draw < 0.5) return { channel: pick(CHANNELS) };
  if (draw < 0.65) return { country: country() };
  if (draw < 0.75) return { device: pick(DEVICES) };
  if (draw < 0.9) return { channel: pick(CHANNELS.slice(0, 4)), device: pick(DEVICES) };
  return { channel: pick(CHANNELS.slice(0, 3)), country: country() };
}

export const simulate = ({ options }: RandomWeek) => simulateSite(options);

/** Whether a finding says what was planted: this very segment (or the site, where that moved), in this direction. */
export function isRight(
  { segment, direction, metric }: Pick<Finding, 'segment' | 'direction' | 'metric'>,
  { causes, siteMoved, options }: RandomWeek,
): boolean {
  // An order is a change of the revenue of the site, and is told as one.
  if (options.giantOrder !== undefined && metric === 'revenue') return direction === 'up';
  if (Object.keys(segment).length === 0)
    return siteMoved && (direction === 'up') === (options.siteFactor ?? 1) > 1;
  const key = keyOf(segment);
  return causes.some((cause) => {
    if (keyOf(cause.segment) !== key) return false;
    const rate = cause.metric !== undefined && cause.metric !== 'sessions';
    if (rate !== (metric.endsWith('_rate') || metric === 'engaged_sessions')) return false;
    return (direction === 'up') === cause.factor > 1;
  });
}

const keyOf = (segment: Segment): string => JSON.stringify(Object.entries(segment).sort());
