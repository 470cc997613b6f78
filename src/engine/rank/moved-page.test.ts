import { expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import type { WeekFacts } from '../week-facts.ts';

/** A page goes by another name in the last week; `into` null takes its visits away instead. */
function renamed(facts: WeekFacts, from: string, into: string | null): WeekFacts {
  const first = facts.days.length - 7;
  return {
    ...facts,
    tables: facts.tables.map((table) => {
      const pages = table.dimensions.find(({ id }) => id === 'landing_page');
      if (!pages) return table;
      const old = pages.members.indexOf(from);
      const concerned = (row: number) => table.day[row]! >= first && pages.codes[row] === old;
      const dimensions = table.dimensions.map((dimension) =>
        dimension !== pages || into === null
          ? dimension
          : {
              ...dimension,
              members: [...dimension.members, into],
              codes: dimension.codes.map((code, row) => (concerned(row) ? pages.members.length : code)),
            },
      );
      const values = Object.fromEntries(
        Object.entries(table.values).map(([metric, column]) => [
          metric,
          into === null ? column.map((value, row) => (concerned(row) ? 0 : value)) : column,
        ]),
      );
      return { ...table, dimensions, values };
    }),
  };
}

/** The pages of the simulated site in a folder. */
function inFolder(facts: WeekFacts): WeekFacts {
  const tables = facts.tables.map((table) => ({
    ...table,
    dimensions: table.dimensions.map((dimension) =>
      dimension.id === 'landing_page'
        ? { ...dimension, members: dimension.members.map((page) => `/shop${page}`) }
        : dimension,
    ),
  }));
  return { ...facts, tables };
}

it('tells a page that goes by a new address as moved, and one that is gone as gone', () => {
  const facts = inFolder(simulateSite({ seed: 51, sessions: 12_000, countries: 6, pages: 20 }));
  // A larger page is caught before: its rows are known to have moved (relabelled-members.ts).
  const page = '/shop/page-15';
  const about = (into: string | null) =>
    analyzeWeek(renamed(facts, page, into), { seed: 1 }).findings.filter(
      ({ segment }) => segment['landing_page'] !== undefined,
    );
  const moved = about(`${page}-new`);
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatchObject({ segment: { landing_page: page }, kind: 'need_more_data' });
  expect(moved[0]?.guards).toContainEqual(expect.objectContaining({ type: 'moved_page', to: `${page}-new` }));
  expect(about(null)[0]?.guards.map(({ type }) => type) ?? []).not.toContain('moved_page');
});
