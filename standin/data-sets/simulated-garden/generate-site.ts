import { setImmediate as breathe } from 'node:timers/promises';
import { type CivilDay, partsOf } from '../../calendar/civil-day.ts';
import { localTime } from '../../calendar/local-time.ts';
import { dayEffects, orderQuotas } from './day-effects.ts';
import { daySchedule } from './day-schedule.ts';
import { plantedEffects } from './planted-event.ts';
import { mixSeed, randomFrom } from './randomness/random.ts';
import { sessionSimulator } from './simulate-session.ts';
import { type SiteColumns, siteColumns } from './site-columns.ts';
import { siteRhythm } from './site-rhythm.ts';

export interface SiteRecipe {
  readonly seed: number;
  /** 1 is about 6,000 sessions a week. */
  readonly scale: number;
  readonly timeZone: string;
  /** The Monday of the last complete week. */
  readonly lastMonday: CivilDay;
  /** Complete weeks up to and with the last one, and weeks after it for a stand-in that runs on. */
  readonly weeks: { readonly complete: number; readonly after: number };
  readonly isPlanted: boolean;
}

export interface SimulatedSite {
  readonly columns: SiteColumns;
  readonly userCount: number;
}

const sessionsPerDay = 6000 / 7;

/** Simulates the site day by day; every week it lets requests that wait be answered. */
export async function generateSite(recipe: SiteRecipe): Promise<SimulatedSite> {
  const { seed, scale, lastMonday, weeks } = recipe;
  const first = lastMonday - 7 * (weeks.complete - 1);
  const days = 7 * (weeks.complete + weeks.after);
  const planted = recipe.isPlanted ? plantedEffects(lastMonday) : [];
  const rhythm = siteRhythm(seed, first, days);
  const columns = siteColumns(Math.ceil(days * sessionsPerDay * scale * 1.3));
  const simulator = sessionSimulator(columns, orderQuotas(planted));
  for (let day = first; day < first + days; day += 1) {
    if ((day - first) % 7 === 0) await breathe();
    // Counted from the last Monday, so that a longer past leaves the later days as they are.
    const random = randomFrom(mixSeed(seed, 1_000_000 + day - lastMonday));
    const effects = dayEffects(planted, day);
    const skipped = skippedHour(day, recipe.timeZone);
    const schedule = daySchedule(day, sessionsPerDay * scale, scale, rhythm, effects, skipped, random);
    simulator.day(day, partsOf(day).month, schedule, effects, random);
  }
  return { columns, userCount: simulator.userCount() };
}

/** The hour that the wall clock leaves out on the day summer time begins. */
export function skippedHour(day: CivilDay, zone: string): number | undefined {
  const clockAt = (hour: number): number => {
    const { day: local, second } = localTime((day * 24 + hour) * 3_600_000, zone);
    return local * 86_400 + second;
  };
  // No zone is further than 14 hours from universal time, so this span holds the whole local day.
  if (clockAt(38) - clockAt(-14) === 52 * 3600) return undefined;
  for (let hour = -14; hour < 38; hour += 1) {
    const [before, after] = [clockAt(hour), clockAt(hour + 1)];
    if (after - before > 3600 && Math.floor(after / 86_400) === day)
      return Math.floor((before % 86_400) / 3600) + 1;
  }
  return undefined;
}
