import type { CreditEntry } from '#src/areas/organizations/contract.ts';

/** A movement of credits, or several of the planning agent's that followed upon each other. */
export interface LedgerLine extends CreditEntry {
  readonly movements: number;
}

/**
 * The planning agent pays step by step: a session of twenty is one line, with their sum and the time of the last.
 * Entries are the newest first.
 */
export function ledgerLines(entries: readonly CreditEntry[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last?.planning && entry.planning && last.kind === entry.kind)
      lines[lines.length - 1] = {
        ...last,
        credits: last.credits + entry.credits,
        movements: last.movements + 1,
      };
    else lines.push({ ...entry, movements: 1 });
  }
  return lines;
}
