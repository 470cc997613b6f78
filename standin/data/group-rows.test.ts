import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LabelColumn } from '../data-sets/session-table.ts';
import { groupRows, type RowSlice } from './group-rows.ts';

const rowCount = 60;

/** Columns of few used values out of few or very many possible ones, so that packed keys outgrow a double. */
const column = fc
  .tuple(fc.constantFrom(2, 3, 5000, 4_000_000), fc.array(fc.nat({ max: 2 }), { minLength: rowCount, maxLength: rowCount }))
  .map(([size, picks]): LabelColumn => {
    const used = [0, Math.floor(size / 2), size - 1];
    return { codes: Uint32Array.from(picks, (pick) => used[pick]!), labels: { length: size } as string[] };
  });

const slice = fc
  .tuple(fc.nat({ max: rowCount }), fc.nat({ max: rowCount }), fc.option(fc.infiniteStream(fc.nat({ max: 1 }))))
  .map(([a, b, flags]): RowSlice => {
    const [start, end] = [Math.min(a, b), Math.max(a, b)];
    if (flags === null) return { start, end };
    return { start, end, mask: Uint8Array.from({ length: end - start }, () => flags.next().value as number) };
  });

it('puts two rows in one group exactly when all their values are the same', () => {
  fc.assert(
    fc.property(fc.array(column, { maxLength: 5 }), fc.array(slice, { minLength: 1, maxLength: 3 }), (columns, slices) => {
      const { groupCount, groupOfRow, exampleRow } = groupRows(columns, slices);
      const key = (row: number) => columns.map(({ codes }) => codes[row]).join();
      const groupOfKey = new Map<string, number>();
      for (const [index, { start, end, mask }] of slices.entries()) {
        for (let row = start; row < end; row += 1) {
          const group = groupOfRow[index]![row - start]!;
          if (mask?.[row - start] === 0) {
            expect(group).toBe(-1);
            continue;
          }
          expect(groupOfKey.get(key(row)) ?? group).toBe(group);
          groupOfKey.set(key(row), group);
          expect(key(exampleRow[group]!)).toBe(key(row));
        }
      }
      expect(new Set(groupOfKey.values())).toEqual(new Set(Array.from({ length: groupCount }, (_, group) => group)));
    }),
    { numRuns: 300 },
  );
});
