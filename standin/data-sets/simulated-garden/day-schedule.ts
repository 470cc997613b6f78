import type { CivilDay } from '../../calendar/civil-day.ts';
import { countries } from './catalogue/countries.ts';
import { type Intent, sources } from './catalogue/sources.ts';
import type { DayEffects } from './day-effects.ts';
import { holidayFactor } from './holidays.ts';
import { drawCount, drawPoisson } from './randomness/draw.ts';
import { type Picker, picker } from './randomness/picker.ts';
import type { Random } from './randomness/random.ts';
import type { SiteRhythm } from './site-rhythm.ts';

/** A session that is going to happen; `added` is the place of the planted effect it belongs to, or -1. */
export interface Appointment {
  readonly second: number;
  readonly source: number;
  readonly country: number;
  readonly added: number;
}

/** The spread of a day's count of one source and country beyond chance. */
const shape = 30;

const hours: Record<'usual' | 'social', Picker> = {
  usual: picker([5, 3, 2, 2, 3, 6, 14, 24, 34, 42, 46, 46, 44, 43, 43, 44, 45, 48, 52, 56, 58, 50, 32, 14]),
  social: picker([8, 4, 2, 2, 2, 5, 14, 24, 28, 28, 28, 30, 36, 32, 30, 32, 36, 44, 56, 72, 84, 80, 52, 22]),
};

/** Each source's shares of the countries. */
const countryShares: readonly (readonly number[])[] = sources.map(({ home }) => {
  const weights = countries.map(({ weight, iso2 }) => (iso2 === home ? weight * 5 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
});

/** All sessions of a day in the order in which they begin. */
export function daySchedule(
  day: CivilDay,
  perDay: number,
  scale: number,
  rhythm: SiteRhythm,
  effects: DayEffects,
  skipsHour: number | undefined,
  random: Random,
): Appointment[] {
  const list: Appointment[] = [];
  const second = (intent: Intent): number => {
    const hour = (intent === 'social' ? hours.social : hours.usual)(random);
    // The hour that summer time leaves out is not on the clock.
    return (hour === skipsHour ? hour + 1 : hour) * 3600 + Math.floor(random() * 3600);
  };
  const holidays = countries.map((country) => holidayFactor(day, country));
  for (const [source, { weight, intent }] of sources.entries()) {
    const mean = weight === 0 ? 0 : perDay * weight * rhythm.factor(source, day) * effects.lift;
    for (const country of countries.keys()) {
      const share = (countryShares[source]?.[country] as number) * (holidays[country] as number);
      const count = drawCount(random, mean * share, shape);
      for (let n = 0; n < count; n += 1) list.push({ second: second(intent), source, country, added: -1 });
    }
  }
  const anyCountry = picker(countries.map(({ weight }) => weight));
  for (const [added, { perDay: more, source, codes, isBot }] of effects.added.entries()) {
    const intent = sources[source]?.intent ?? 'brand';
    const [fixed] = codes.country ?? [];
    for (let left = drawPoisson(random, more * scale); left > 0; left -= 1) {
      const when = isBot ? Math.floor(random() * 86_400) : second(intent);
      list.push({ second: when, source, country: fixed ?? anyCountry(random), added });
    }
  }
  return list.sort((a, b) => a.second - b.second);
}
