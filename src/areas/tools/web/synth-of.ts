import type { Source } from '#src/areas/sources/contract.ts';
import type { Day } from '#src/shared/week.ts';
import { formatWeek } from '#src/web/ui/format/date.ts';

interface Invocation {
  readonly invocationId: string | null;
  readonly sourceId: string | null;
  readonly weekStart: Day | null;
}

/** What the button of the synthesis says, and of which run: the chosen source and week may have none, and the last one is of others. */
export function synthOf(
  latest: Invocation | undefined,
  chosen: { readonly sourceId: string; readonly week: Day },
  sources: readonly Pick<Source, 'id' | 'name'>[],
): { readonly label: string; readonly about: string } | undefined {
  if (!latest?.invocationId || latest.weekStart === null) return undefined;
  const source = sources.find(({ id }) => id === latest.sourceId)?.name ?? 'a deleted source';
  const run = `${source}, ${formatWeek(latest.weekStart)}`;
  const isChosen = latest.sourceId === chosen.sourceId && latest.weekStart === chosen.week;
  return {
    label: 'Run Synth with Last Invocation',
    about: isChosen
      ? `Writes the cards of its last run anew: ${run}`
      : `The chosen week has no run. Writes the cards of the last one anew: ${run}`,
  };
}
