import { probabilityOfNone } from '#src/shared/probability-of-none.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';

/** Neighbouring days on which visits went on and one kind of event did not happen at all. */
export interface Silence {
  readonly run: Run;
  readonly metric: string;
  /** Indices in the days of the facts. */
  readonly days: readonly number[];
  /** Events that were expected on these days together. */
  readonly missing: number;
  /** Variance over mean of a day. */
  readonly dispersion: number;
  /** Of so long a silence anywhere in the week, for any of the metrics. */
  readonly p: number;
}

/** A silence is told when nothing but a failure can explain it; in quiet weeks that costs nothing of the error budget. */
const BEYOND_CHANCE = 1e-4;
/** Stretches of days within a week. */
const STRETCHES = 28;
const FEWEST_WEEKS = 3;

/**
 * Whether an event that the site has every day (purchases, leads, key events) stopped altogether while visits went on: the
 * probability of none on a stretch of days, each expected by its weekday and held to the visits of the day, overdispersed as the
 * days (or weeks, where those scatter more) of the past are. Times the stretches and the metrics that were looked at.
 *
 * @param unfinished days that the source may still complete
 */
export function findSilences(run: Run, unfinished: ReadonlySet<string>): readonly Silence[] {
  const volume = panelOf(run, run.volume);
  const counts = run.panels.filter(({ plan }) => plan.type === 'count' && plan.metric !== run.volume);
  if (!volume) return [];
  return counts.flatMap((panel) => {
    const longest = longestSilence(run, panel, volume, unfinished);
    if (!longest) return [];
    const p = Math.min(1, longest.chance * STRETCHES * counts.length);
    const { days, missing, dispersion } = longest;
    return p <= BEYOND_CHANCE ? [{ run, metric: panel.plan.metric, days, missing, dispersion, p }] : [];
  });
}

function longestSilence(run: Run, panel: RunPanel, volume: RunPanel, unfinished: ReadonlySet<string>) {
  const { current } = run.calendar;
  const weeks = weeksBefore(run.calendar, current, BASELINE_WEEKS);
  if (weeks.length < FEWEST_WEEKS) return null;
  const profile = weekdayMeans(panel.numerator.days, weeks);
  const visits = weekdayMeans(volume.numerator.days, weeks);
  const dispersion = dispersionOf(panel.numerator.days, profile, weeks);
  const expected = profile.map((mean, weekday) => {
    const seen = volume.numerator.days[current * 7 + weekday] as number;
    const usual = visits[weekday] as number;
    return usual > 0 ? mean * Math.min(1, seen / usual) : 0;
  });
  const isSilent = (weekday: number) => {
    const index = current * 7 + weekday;
    return panel.numerator.days[index] === 0 && !unfinished.has(run.facts.days[index] as string);
  };
  let best: { days: number[]; missing: number } = { days: [], missing: 0 };
  let open: { days: number[]; missing: number } = { days: [], missing: 0 };
  for (let weekday = 0; weekday < 7; weekday++) {
    open = isSilent(weekday)
      ? {
          days: [...open.days, current * 7 + weekday],
          missing: open.missing + (expected[weekday] as number),
        }
      : { days: [], missing: 0 };
    if (open.missing > best.missing) best = open;
  }
  if (best.days.length === 0) return null;
  return { ...best, dispersion, chance: probabilityOfNone(best.missing, dispersion) };
}

function weekdayMeans(days: Float64Array, weeks: readonly number[]): readonly number[] {
  return Array.from(
    { length: 7 },
    (_, weekday) => weeks.reduce((sum, week) => sum + (days[week * 7 + weekday] as number), 0) / weeks.length,
  );
}

/** Variance over mean: of days around their weekday, or of whole weeks where those scatter more; never below chance. */
function dispersionOf(days: Float64Array, profile: readonly number[], weeks: readonly number[]): number {
  const mean = profile.reduce((sum, value) => sum + value, 0);
  if (!(mean > 0)) return 1;
  let [byDay, byWeek] = [0, 0];
  for (const week of weeks) {
    let total = 0;
    for (let weekday = 0; weekday < 7; weekday++) {
      const value = days[week * 7 + weekday] as number;
      total += value;
      byDay += (value - (profile[weekday] as number)) ** 2;
    }
    byWeek += (total - mean) ** 2;
  }
  return Math.max(1, Math.max(byDay, byWeek) / (weeks.length - 1) / mean);
}

/** What is counted with an event, and is short of it when it goes silent. */
const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  purchases: ['purchase_rate', 'revenue', 'key_events', 'conversion_rate'],
  leads: ['key_events', 'conversion_rate'],
  key_events: ['conversion_rate', 'purchases', 'purchase_rate', 'revenue', 'leads'],
};

/** Whether a fall is nothing but the silence, seen in a part of the site or in what is made of the event. */
export function isOfSilence(
  { metric, observed, expected }: { metric: string; observed: number; expected: number },
  silences: readonly Silence[],
): boolean {
  return (
    observed < expected &&
    silences.some((silence) => silence.metric === metric || DEPENDENTS[silence.metric]?.includes(metric))
  );
}

/** Key events that fell silent together with purchases are told as purchases: the more particular event says more. */
export function withoutRepeats(silences: readonly Silence[]): readonly Silence[] {
  const hasPart = silences.some(({ metric }) => metric === 'purchases' || metric === 'leads');
  return hasPart ? silences.filter(({ metric }) => metric !== 'key_events') : silences;
}
