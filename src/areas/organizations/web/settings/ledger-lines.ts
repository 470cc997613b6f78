import type { CreditEntry } from '#src/areas/organizations/contract.ts';

/**
 * The planning agent pays step by step: a session of twenty is one line, with their sum and the time of the last.
 * Entries are the newest first.
 */
export function ledgerLines(entries: readonly CreditEntry[]): CreditEntry[] {
  const lines: CreditEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last?.planning && entry.planning && last.kind === entry.kind)
      lines[lines.length - 1] = { ...last, credits: last.credits + entry.credits };
    else lines.push(entry);
  }
  return lines;
}
