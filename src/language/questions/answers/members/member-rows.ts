import { type FetchedRow, groupRows, measure } from '../../data/inquiry.ts';
import { placeOfLimited } from '../settling/place-of-limited.ts';
import type { Settled } from '../settling/settled.ts';
import { isWithinLimit, type Wholes } from '../shares/share-limits.ts';
import { SEPARATOR } from './member-key.ts';

export interface MemberRow {
  readonly members: readonly string[];
  readonly values: readonly (number | null)[];
}

/** Members with their values, largest first; those beyond a limit of the question left out. */
export function memberRows(
  settled: Settled,
  rows: readonly FetchedRow[],
  wholes: Wholes = new Map(),
  limits: Settled['reading']['limits'] = settled.reading.limits.filter(({ of }) => of === undefined),
): MemberRow[] {
  const { metrics } = settled;
  return [...groupRows(rows, ({ members }) => members.join(SEPARATOR)).values()]
    .map(
      (group): MemberRow => ({
        members: group[0]?.members ?? [],
        values: metrics.map((metric) => measure(metric, group)),
      }),
    )
    .filter(({ values }) =>
      limits.every((limit) => {
        const value = values[placeOfLimited(limit, metrics)] ?? null;
        return isWithinLimit(limit, value, wholes);
      }),
    );
}
