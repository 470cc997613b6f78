import type { Source } from '#src/areas/sources/contract.ts';
import type { Card } from '../../contract.ts';

/** The sources that have something in a week, in the order of the organization's list. */
export function sourcesOfWeek(cards: readonly Card[], sources: readonly Source[]): Source[] {
  const present = new Set(cards.map((card) => card.source_id));
  return sources.filter((source) => present.has(source.id));
}

/** Where a week has several sources: what each is called. Beside a single one its name would say nothing. */
export function sourceNames(sources: readonly Source[]): ReadonlyMap<string, string> {
  return sources.length < 2 ? new Map() : new Map(sources.map((source) => [source.id, source.name]));
}
