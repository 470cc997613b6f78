import type { Mapping, MappingRole } from './contract.ts';

const required: ReadonlySet<MappingRole> = new Set(['sessions', 'users']);
/** One of these at least: without an outcome nobody can say whether a change matters. */
const outcomes = ['conversion', 'purchase', 'lead'] as const satisfies readonly MappingRole[];

export const isRequired = (role: MappingRole): boolean => required.has(role);

/** What a mapping still lacks, in words, by role; empty when it is complete. The form and the server ask alike. */
export function mappingGaps(mapping: Mapping): Partial<Record<MappingRole, string>> {
  const gaps: Partial<Record<MappingRole, string>> = {};
  for (const role of required) if (!mapping[role]) gaps[role] = `Choose a metric for ${role}.`;
  if (!outcomes.some((role) => mapping[role]))
    gaps.conversion = 'Choose a metric for at least one of conversion, purchase or lead.';
  return gaps;
}
