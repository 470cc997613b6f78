import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact } from '#src/semantics/fact.ts';
import type { Day } from '#src/shared/week.ts';
import { toColumns, toRows } from './fact-columns.ts';

const row = fc.record({
  day: fc.constantFrom('2026-03-02', '2026-03-03', '2026-12-31') as fc.Arbitrary<Day>,
  dimensions: fc.record({ channel: fc.string({ unit: 'binary' }), country: fc.constantFrom('', 'Chad') }),
  metrics: fc.record({ sessions: fc.option(fc.nat()), revenue: fc.double({ noNaN: true }) }),
}) as fc.Arbitrary<Fact>;

it('rows come back from their columns as they were, what is missing too', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(toRows(structuredClone(toColumns(rows)))).toEqual(rows);
    }),
  );
});
