import type { SimulatedSite } from '../generate-site.ts';
import { grownColumn } from '../growing-column.ts';
import { type SiteColumns, siteColumns } from '../site-columns.ts';
import type { Column, Columns } from './column-file.ts';

/** A site as columns with names such as `session.day`. */
export function columnsOfSite({ columns, userCount }: SimulatedSite): Columns {
  const named = Object.entries(columns).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([name, column]) => [`${group}.${name}`, column.taken() as Column]),
  );
  return { ...Object.fromEntries(named), userCount: Uint32Array.of(userCount) };
}

export function siteOfColumns({ userCount, ...columns }: Columns): SimulatedSite {
  const groups = Object.entries(siteColumns(0)).map(([group, ofGroup]) => {
    const read = Object.keys(ofGroup).map((name) => {
      const column = columns[`${group}.${name}`];
      if (column === undefined) throw new Error(`The kept site has no column ${group}.${name}.`);
      return [name, grownColumn(column)];
    });
    return [group, Object.fromEntries(read)];
  });
  return { columns: Object.fromEntries(groups) as SiteColumns, userCount: userCount?.[0] ?? 0 };
}
