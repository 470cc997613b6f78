import type { Analysis, SiteMetric } from '../analysis.ts';
import type { FocusTheme, Worth } from '../explored.ts';
import type { Finding } from '../finding.ts';

/** Nearest to money first. */
const MEASURES = ['revenue', 'purchases', 'key_events', 'leads', 'clicks', 'sessions', 'page_views'];
const MOST_THEMES = 5;
/** The dimension that says whose matter a change is; its member names the theme. */
const OWNERS = ['channel', 'source', 'landing_page', 'page', 'campaign', 'query', 'country', 'device'];

/**
 * Few themes of the findings of several weeks: what happened to the same channel, page or country in the same direction
 * belongs together. Ranked by what a week of it is worth; what is not understood yet is no theme.
 */
export function focusThemes(analyses: readonly Analysis[]): readonly FocusTheme[] {
  const all = analyses.flatMap((analysis) =>
    analysis.findings.map((finding) => ({ finding, worth: worthOf(finding, analysis.site) })),
  );
  const groups = Map.groupBy(
    all.filter(({ finding }) => finding.kind !== 'need_more_data'),
    ({ finding }) => themeOf(finding),
  );
  return [...groups]
    .map(([id, members]): FocusTheme => {
      const [lead] = members.toSorted(
        (a, b) => sizeOf(b.worth) - sizeOf(a.worth) || (a.finding.id < b.finding.id ? -1 : 1),
      );
      const { finding, worth } = lead as (typeof members)[number];
      return {
        id,
        kind: finding.kind === 'opportunity' ? 'opportunity' : 'problem',
        lead: finding,
        evidence: members
          .map((member) => member.finding)
          .toSorted((a, b) => (a.week === b.week ? (a.id < b.id ? -1 : 1) : a.week < b.week ? 1 : -1)),
        worth,
      };
    })
    .toSorted(
      (a, b) =>
        sizeOf(b.worth) - sizeOf(a.worth) || a.lead.priority - b.lead.priority || (a.id < b.id ? -1 : 1),
    )
    .slice(0, MOST_THEMES);
}

const sizeOf = (worth: Worth | null): number => worth?.value ?? 0;

function themeOf({ segment, kind }: Finding): string {
  const owner = OWNERS.find((dimension) => segment[dimension] !== undefined);
  return owner === undefined ? `${kind}:site` : `${kind}:${owner}=${segment[owner]}`;
}

/**
 * The change of a week in the site's measure nearest to money. A count of something else is worth what the site usually gets
 * for one of it: Δ · E[measure] / E[count]. Rates and positions of a part of the site have no such value by themselves.
 */
export function worthOf(
  { metric, unit, segment, effect }: Pick<Finding, 'metric' | 'unit' | 'segment' | 'effect'>,
  site: readonly SiteMetric[],
): Worth | null {
  const usual = (id: string): number => site.find((one) => one.metric === id)?.effect?.expected ?? 0;
  const measure = MEASURES.find((id) => usual(id) > 0);
  if (measure === undefined) return null;
  const isCount = unit === 'count' || unit === 'currency';
  const isSiteRate = !isCount && Object.keys(segment).length === 0 && effect.expected !== 0;
  const each = isCount
    ? usual(metric) > 0
      ? usual(measure) / usual(metric)
      : 0
    : isSiteRate
      ? usual(measure) / effect.expected
      : 0;
  // An average order value is money, but no sum of it.
  if (each === 0 || metric === 'average_order_value' || metric === 'revenue_per_session') return null;
  const ends = [Math.abs(effect.low * each), Math.abs(effect.high * each)];
  const crossesZero = effect.low < 0 !== effect.high < 0;
  return {
    metric: measure,
    value: Math.abs(effect.absolute * each),
    low: crossesZero ? 0 : Math.min(...ends),
    high: Math.max(...ends),
    direct: metric === measure,
  };
}
