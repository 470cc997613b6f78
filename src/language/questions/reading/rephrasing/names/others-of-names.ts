import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** "Other animals fees" where one of the animals is called "other", and none of them is named: it is that one, beside whom others would stand. */
export function othersOfNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => isKeyword(mark, 'rest') && /^others?$/i.test(mark.said));
  const kind = marks[at + 1];
  if (at < 0 || kind?.type !== 'dimension') return marks;
  const isBeside = marks.some(
    (mark) =>
      mark.type === 'members' ||
      isKeyword(mark, 'versus', 'more', 'less', 'by', 'which', 'without', 'compare'),
  );
  if (isBeside) return marks;
  const candidates = views.flatMap((view) =>
    kind.dimensions
      .flatMap((name) => view.dimensionOf(name) ?? [])
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => /^\(?other\)?$/i.test(name))
          .map(({ name, volume }) => ({
            dimension,
            sourceId: view.source.id,
            members: [name],
            how: 'name' as const,
            volume,
          })),
      ),
  );
  if (candidates.length === 0) return marks;
  const said = `${marks[at]?.said} ${kind.said}`;
  return [
    ...marks.slice(0, at),
    { type: 'members', candidates, said, others: [], proper: false },
    ...marks.slice(at + 2),
  ];
}
