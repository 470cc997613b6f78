import type { Calendar } from './calendar.ts';

/**
 * Relative variance of a weekly total that the scatter of its days around the weekday profile would cause if days were
 * independent: Σ_d var_w(y_wd − T_w·share_d) / T̄². A lower bound for the noise of whole weeks, known from three weeks
 * (21 days) already. 0 when fewer than two full weeks are there.
 */
export function dailyRelativeVariance(days: Float64Array, calendar: Calendar): number {
  const weeks = calendar.history;
  if (weeks.length < 2) return 0;
  const totals = weeks.map((week) =>
    days.subarray(week * 7, week * 7 + 7).reduce((sum, value) => sum + value, 0),
  );
  const all = totals.reduce((sum, value) => sum + value, 0);
  if (!(all > 0)) return 0;
  let squares = 0;
  for (let weekday = 0; weekday < 7; weekday++) {
    const share = weeks.reduce((sum, week) => sum + (days[week * 7 + weekday] as number), 0) / all;
    weeks.forEach((week, place) => {
      squares += ((days[week * 7 + weekday] as number) - share * (totals[place] as number)) ** 2;
    });
  }
  return squares / (weeks.length - 1) / (all / weeks.length) ** 2;
}

/**
 * The same for a rate: relative variance of Σy that the scatter of its days around trials times the rate of their week (and
 * the weekday's usual part of it) would cause, Σ_d var_w(y_wd − n_wd·r_w·f_d) / ȳ².
 */
export function dailyRateVariance(events: Float64Array, trials: Float64Array, calendar: Calendar): number {
  const weeks = calendar.history;
  if (weeks.length < 2) return 0;
  const sum = (values: Float64Array, week: number) =>
    values.subarray(week * 7, week * 7 + 7).reduce((total, value) => total + value, 0);
  const rates = weeks.map((week) => sum(events, week) / Math.max(1, sum(trials, week)));
  const all = weeks.reduce((total, week) => total + sum(events, week), 0);
  if (!(all > 0)) return 0;
  let squares = 0;
  for (let weekday = 0; weekday < 7; weekday++) {
    const hoped = weeks.map(
      (week, place) => (trials[week * 7 + weekday] as number) * (rates[place] as number),
    );
    const usual = hoped.reduce((total, value) => total + value, 0);
    const seen = weeks.reduce((total, week) => total + (events[week * 7 + weekday] as number), 0);
    const factor = usual > 0 ? seen / usual : 1;
    weeks.forEach((week, place) => {
      squares += ((events[week * 7 + weekday] as number) - factor * (hoped[place] as number)) ** 2;
    });
  }
  return squares / (weeks.length - 1) / (all / weeks.length) ** 2;
}
