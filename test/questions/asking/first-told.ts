import type { Answer } from '#src/shared/answer.ts';

interface Told {
  readonly value: number;
  /** Where it stands: `tables.0.rows.0.1`, `evidence.difference`. */
  readonly path: string;
}

/** The numbers of the headline in their order; its bindings come before those of all other texts. */
function numbersTold({ headline, bindings }: Answer): readonly Told[] {
  const told: Told[] = [];
  let from = 0;
  for (const { text, value, path } of bindings) {
    const at = headline.indexOf(text, from);
    if (at < 0) break;
    if (typeof value === 'number') told.push({ value, path });
    from = at + text.length;
  }
  return told;
}

/**
 * What a reader takes for the one number that was asked for: the first one that the headline tells, or how far it changed. Of
 * the first of a ranking every number that is told, as there is only one of each. Empty where none is told.
 */
export function toldAsOne(answer: Answer): readonly number[] {
  const told = numbersTold(answer);
  if (isOneRanked(answer)) return told.map(({ value }) => value);
  return told.filter(({ path }, at) => at === 0 || isChange(answer, path)).map(({ value }) => value);
}

function isOneRanked({ reading, tables }: Answer): boolean {
  const rank = reading?.['rank'] as { readonly count: number | null } | null | undefined;
  const periods = (reading?.['periods'] ?? []) as readonly unknown[];
  return (
    rank?.count === 1 && tables[0]?.rows.length === 1 && periods.length < 2 && reading?.['versus'] === null
  );
}

function isChange({ tables }: Answer, path: string): boolean {
  const [, column] = /^tables\.0\.rows\.0\.(\d+)$/.exec(path) ?? [];
  return (
    /^Change/.test(tables[0]?.columns[Number(column)] ?? '') || /^evidence\.differenceInPercent$/.test(path)
  );
}
