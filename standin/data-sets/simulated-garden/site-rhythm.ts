import { type CivilDay, civilDay, partsOf, weekdayOf } from '../../calendar/civil-day.ts';
import { type Source, sources } from './catalogue/sources.ts';
import { drawNormal } from './randomness/draw.ts';
import { mixSeed, randomFrom } from './randomness/random.ts';

/** From Sunday to Saturday. */
const weekdayFactors = {
  usual: [1.1, 1.03, 0.98, 0.95, 0.95, 0.93, 1.06],
  newsletter: [0.45, 0.35, 0.3, 0.35, 3.9, 1.2, 0.45],
  social: [1.2, 0.95, 0.9, 0.92, 0.95, 1, 1.08],
};

/** How many sessions each source brings on each day compared to its share of an ordinary day. */
export interface SiteRhythm {
  /** `place` is the place among `sources`, `day` lies within the days given. */
  factor(place: number, day: CivilDay): number;
}

/**
 * Growth, season and weekday, times noise that carries over from day to day: log-AR(1) for the whole site
 * (φ 0.7, deviation 4 %) and for each source (φ 0.6, deviation 6 %).
 */
export function siteRhythm(seed: number, first: CivilDay, days: number): SiteRhythm {
  const whole = wandering(mixSeed(seed, 0), days, 0.7, 0.04);
  const own = sources.map((_, place) => wandering(mixSeed(seed, place + 1), days, 0.6, 0.06));
  return {
    factor(place, day) {
      const source = sources[place] as Source;
      const at = day - first;
      const weekday = weekdayFactors[source.rhythm ?? 'usual'][weekdayOf(day)] as number;
      const growth = 1.09 ** (at / 365) * (1 + (source.growth ?? 0)) ** (at / 365);
      return (
        growth * seasonFactor(day) * weekday * Math.exp((whole[at] as number) + (own[place]?.[at] as number))
      );
    },
  };
}

/** A garden shop's year: highest early in May, lowest early in November. */
function seasonFactor(day: CivilDay): number {
  const dayOfYear = day - civilDay(partsOf(day).year, 1, 1);
  return 1 + 0.26 * Math.cos((2 * Math.PI * (dayOfYear - 125)) / 365);
}

function wandering(seed: number, days: number, carry: number, deviation: number): Float64Array {
  const random = randomFrom(seed);
  const values = new Float64Array(days);
  const step = deviation * Math.sqrt(1 - carry * carry);
  let value = deviation * drawNormal(random);
  for (let day = 0; day < days; day += 1) {
    values[day] = value;
    value = carry * value + step * drawNormal(random);
  }
  return values;
}
