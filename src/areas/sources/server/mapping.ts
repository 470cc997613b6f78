import type { MetadataWire } from '#src/connectors/google-analytics/wire-answer.ts';
import { AppError } from '#src/shared/error-code.ts';
import { type Mapping, type MappingChoice, MappingRole } from '../contract.ts';
import { isRequired } from '../mapping-gaps.ts';

/** GA4 metrics that can play each role, the likeliest first. */
const candidates: Record<MappingRole, readonly string[]> = {
  sessions: ['sessions'],
  users: ['totalUsers', 'activeUsers'],
  engagement: ['engagedSessions'],
  conversion: ['keyEvents'],
  purchase: ['ecommercePurchases', 'transactions'],
  revenue: ['purchaseRevenue', 'totalRevenue'],
  lead: [],
};
/** Key events of the property's own can be conversions, purchases or leads: `keyEvents:sign_up`. */
const OWN_KEY_EVENT = /^keyEvents:/;
const takesKeyEvents: ReadonlySet<MappingRole> = new Set(['conversion', 'lead']);
/** Key events that speak of a contact rather than of a purchase; only these are proposed as leads. */
const SOUNDS_LIKE_LEAD = /lead|sign_?up|contact|form|subscribe|register|demo|quote/i;

const unitOf: Record<string, MappingChoice['unit']> = {
  TYPE_CURRENCY: 'currency',
  TYPE_SECONDS: 'seconds',
};

export function metricsForRole(role: MappingRole, metadata: MetadataWire): MetadataWire['metrics'] {
  const byName = new Map(metadata.metrics.map((metric) => [metric.apiName, metric]));
  const named = candidates[role].flatMap((name) => byName.get(name) ?? []);
  const own = takesKeyEvents.has(role)
    ? metadata.metrics.filter((metric) => OWN_KEY_EVENT.test(metric.apiName))
    : [];
  return [...named, ...own];
}

/** The choices of every role, with last week's totals, and for each role the likeliest metric that has data. */
export function mappingChoices(metadata: MetadataWire, lastWeek: Readonly<Record<string, number | null>>) {
  const choices: Partial<Record<MappingRole, MappingChoice[]>> = {};
  const suggested: Mapping = {};
  for (const role of MappingRole.options) {
    const list = metricsForRole(role, metadata).map((metric) => ({
      metric: metric.apiName,
      label: metric.uiName || metric.apiName,
      lastWeek: lastWeek[metric.apiName] ?? null,
      unit: unitOf[metric.type] ?? ('count' as const),
    }));
    choices[role] = list;
    const likely = role === 'lead' ? list.filter((choice) => SOUNDS_LIKE_LEAD.test(choice.metric)) : list;
    const best =
      likely.find((choice) => (choice.lastWeek ?? 0) > 0) ?? (isRequired(role) ? list[0] : undefined);
    if (best) suggested[role] = best.metric;
  }
  return { choices: choices as Record<MappingRole, MappingChoice[]>, suggested };
}

/** Refuses metrics that the property does not have or that cannot play the role: a wrong mapping poisons every card. */
export function checkMapping(mapping: Mapping, metadata: MetadataWire): void {
  for (const role of MappingRole.options) {
    const name = mapping[role];
    if (name !== undefined && !metricsForRole(role, metadata).some((metric) => metric.apiName === name))
      throw new AppError(
        'INVALID_INPUT',
        `"${name}" cannot be used for ${role}: choose one of the listed metrics.`,
        { fields: { [`mapping.${role}`]: 'Choose one of the listed metrics.' } },
      );
  }
}
