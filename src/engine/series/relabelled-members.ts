import type { TableFacts } from '../table-facts.ts';

/** Members of one dimension between which the source moved its rows on whole days: the same visits under another name. */
export interface RelabelledMembers {
  readonly dimension: string;
  readonly members: readonly [string, string];
  /** Days on which the first of them was empty. */
  readonly emptyDays: number;
}

/** A member with so many events on its other days is not empty by chance: Poisson probability e^−50. */
const DAILY_VOLUME = 50;
const NEGATIVE_CORRELATION = -0.6;
const TAKEN_UP = [0.6, 1.4] as const;
/** The move must stand out among the ordinary days of the member that takes the rows. */
const PROMINENT_SHARE = 0.15;

/**
 * Finds label switches: whole days on which a large member is exactly empty while another one of the same dimension holds
 * that much more. Such rows say something about the bookkeeping and nothing about the visitors, so segments of these
 * members cannot be compared over time. (The Merchandise Store has it: on most days `google` is booked as `(direct)`.)
 */
export function findRelabelledMembers(facts: TableFacts, volume: string): readonly RelabelledMembers[] {
  const column = facts.values[volume] as Float64Array;
  const days = facts.days.length;
  const total = new Float64Array(days);
  for (let row = 0; row < facts.day.length; row++) {
    const day = facts.day[row] as number;
    total[day] = (total[day] as number) + (column[row] as number);
  }
  const present = Array.from(total, (_, day) => day).filter(
    (day) => facts.present[day] && (total[day] as number) > 0,
  );
  const found: RelabelledMembers[] = [];
  for (const dimension of facts.dimensions) {
    const sums = new Float64Array(dimension.members.length);
    for (let row = 0; row < column.length; row++) {
      const code = dimension.codes[row] as number;
      sums[code] = (sums[code] as number) + (column[row] as number);
    }
    // Of a hundred thousand pages, nearly all are too small to count.
    const countsOf = Array.from(sums, (sum) => (sum < DAILY_VOLUME ? null : new Float64Array(days)));
    const byMember = new Map<number, Float64Array>();
    const seen = new Uint8Array(countsOf.length);
    for (let row = 0; row < facts.day.length; row++) {
      const code = dimension.codes[row] as number;
      const counts = countsOf[code];
      if (!counts) continue;
      if (seen[code] === 0) byMember.set(code, counts);
      seen[code] = 1;
      const day = facts.day[row] as number;
      counts[day] = (counts[day] as number) + (column[row] as number);
    }
    const large = [...byMember].filter(
      ([, counts]) =>
        mean(
          counts,
          present.filter((day) => (counts[day] as number) > 0),
        ) >= DAILY_VOLUME,
    );
    for (const [code, counts] of large) {
      const empty = present.filter((day) => counts[day] === 0);
      const filled = present.filter((day) => (counts[day] as number) > 0);
      if (empty.length === 0 || filled.length === 0) continue;
      for (const [other, otherCounts] of large) {
        if (other === code || !takesUp(counts, otherCounts, total, empty, filled)) continue;
        const members = [dimension.members[code] as string, dimension.members[other] as string] as const;
        found.push({ dimension: dimension.id, members, emptyDays: empty.length });
      }
    }
  }
  return found.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function takesUp(
  counts: Float64Array,
  other: Float64Array,
  total: Float64Array,
  empty: readonly number[],
  filled: readonly number[],
): boolean {
  const days = [...empty, ...filled];
  const moved = mean(counts, filled);
  const gain = mean(other, empty) - mean(other, filled);
  if (moved < PROMINENT_SHARE * mean(other, days)) return false;
  if (gain < TAKEN_UP[0] * moved || gain > TAKEN_UP[1] * moved) return false;
  // Relative to the rest of the site, so that busy and idle days do not hide the exchange.
  const rest = days.map((day) =>
    Math.max(1, (total[day] as number) - (counts[day] as number) - (other[day] as number)),
  );
  const one = days.map((day, place) => (counts[day] as number) / (rest[place] as number));
  const two = days.map((day, place) => (other[day] as number) / (rest[place] as number));
  return correlation(one, two) <= NEGATIVE_CORRELATION;
}

function mean(counts: Float64Array, days: readonly number[]): number {
  return days.length === 0 ? 0 : days.reduce((sum, day) => sum + (counts[day] as number), 0) / days.length;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [centreA, centreB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, place) => {
    const [x, y] = [value - centreA, (b[place] as number) - centreB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  });
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}
