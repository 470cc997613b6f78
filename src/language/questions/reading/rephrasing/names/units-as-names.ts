import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isPlural } from '../../piece.ts';

/** "Day shift" where one of the shifts is called so: a name, and no unit of time. */
export const unitsAsNames = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.flatMap((mark, at) => {
    const kind = marks[at + 1];
    const lead = marks[at - 1];
    if (lead?.type === 'unit' && mark.type === 'dimension' && nameOf(lead, mark, views)) return [];
    if (mark.type !== 'unit' || kind?.type !== 'dimension') return [mark];
    return [nameOf(mark, kind, views) ?? mark];
  });

function nameOf(
  unit: Mark,
  kind: Mark & { readonly type: 'dimension' },
  views: readonly SourceView[],
): Mark | undefined {
  if (isPlural(kind.said)) return undefined;
  const candidates = views.flatMap((view) =>
    kind.dimensions
      .flatMap((name) => view.dimensionOf(name) ?? [])
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => name.toLowerCase() === unit.said.toLowerCase())
          .map(({ name, volume }) => ({
            dimension,
            sourceId: view.source.id,
            members: [name],
            how: 'name' as const,
            volume,
          })),
      ),
  );
  return candidates.length === 0
    ? undefined
    : { type: 'members', candidates, said: unit.said, others: [], proper: unit.proper };
}
