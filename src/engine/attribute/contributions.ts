import type { Attribution, Contribution } from '../finding.ts';

/** A part of a change before the long tail is cut. */
export interface Part {
  readonly member: string;
  readonly observed: number | null;
  readonly expected: number | null;
  readonly change: number;
}

const MOST_MEMBERS = 8;

/**
 * Keeps the parts that moved most and puts the rest into one named remainder, so that the contributions add up to `total`
 * exactly: the remainder is what is missing, rounding included.
 */
export function attribution(
  method: Attribution['method'],
  dimension: string | null,
  total: number,
  parts: readonly Part[],
  remainder: string,
): Attribution {
  const ranked = [...parts].sort(
    (a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.member < b.member ? -1 : 1),
  );
  const named = ranked
    .slice(0, MOST_MEMBERS)
    .filter((part) => part.change !== 0 || (part.observed ?? 0) !== 0);
  const contributions: Contribution[] = named.map((part) => ({ ...part, remainder: false }));
  const change = total - contributions.reduce((sum, part) => sum + part.change, 0);
  const rest = ranked.filter((part) => !named.includes(part));
  if (rest.length > 0 || Math.abs(change) > 1e-9 * Math.max(1, Math.abs(total)))
    contributions.push({
      member: remainder,
      remainder: true,
      observed: sumOf(rest, 'observed'),
      expected: sumOf(rest, 'expected'),
      change,
    });
  return { method, dimension, total, contributions };
}

function sumOf(parts: readonly Part[], field: 'observed' | 'expected'): number | null {
  return parts.reduce<number | null>((sum, part) => {
    const value = part[field];
    return sum === null || value === null ? null : sum + value;
  }, 0);
}
