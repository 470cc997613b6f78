import { askMetric } from '../../data/ask-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { isUnnamed } from '../../reading/is-unnamed.ts';
import { asChoice, askedBack } from '../../reading/problem.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';

const USUAL = [
  'sessions',
  'purchases',
  'revenue',
  'key_events',
  'leads',
  'page_views',
  'clicks',
  'impressions',
] as const;
const MOST_CHOICES = 4;

/**
 * "Explain the spike on February 14", where nobody says of what and the usual number had none: those that moved so are
 * offered, the furthest first.
 */
export async function askWhatMoved(settled: Settled, other: Period, inquiry: Inquiry): Promise<void> {
  const { period, reading, view } = settled;
  if (!isUnnamed(reading) || reading.asks === null) return;
  const wanted = /^(?:down|worse)$/.test(reading.asks) ? -1 : 1;
  const own = view.metricColumns.filter((name) => view.metricOf(name).kind.type === 'additive');
  // The usual one first: where it moved so, nothing else is asked for.
  const [usual = ''] = reading.metrics;
  const metrics = [...new Set([usual, ...USUAL, ...own])].flatMap((id) => askMetric(view, id) ?? []);
  const moves: { readonly noun: string; readonly by: number }[] = [];
  for (const metric of metrics) {
    if (metric.kind !== 'additive') continue;
    const [now, before] = [
      measure(metric, (await fetchDays(settled, inquiry, { metrics: [metric], period })).rows),
      measure(metric, (await fetchDays(settled, inquiry, { metrics: [metric], period: other })).rows),
    ];
    if (now === null || before === null || before <= 0) continue;
    moves.push({ noun: metric.noun, by: (wanted * (now - before)) / before });
    if (metric.id === usual && wanted * (now - before) > 0) return;
  }
  const verb = wanted > 0 ? 'rise' : 'fall';
  const choices = moves
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_CHOICES)
    .map(({ noun }) => `Why did ${noun} ${verb} ${periodAsked(period)}?`)
    .map(asChoice);
  if (choices.length > 0) throw askedBack('move_of_what', choices);
}
