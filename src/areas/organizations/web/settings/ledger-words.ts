import { formatDay, formatMonth } from '#src/web/ui/format/date.ts';
import { formatCount } from '#src/web/ui/format/number.ts';
import type { LedgerLine } from './ledger-lines.ts';

/** What a movement of credits was for. */
export function ledgerWords({ kind, month, run, planning, movements }: LedgerLine): string {
  if (kind === 'allowance')
    return `Monthly allowance for ${month === null ? 'a month' : formatMonth(`${month}-01`)}`;
  if (planning)
    return movements === 1
      ? 'A step of the planning agent'
      : `${formatCount(movements)} steps of the planning agent`;
  if (run === null)
    return kind === 'reserve'
      ? 'Reserved for a run that was deleted'
      : 'Returned from a run that was deleted';
  const what =
    run.kind === 'exploration'
      ? `${run.source}, historical exploration`
      : `${run.source}, week of ${formatDay(run.week)}`;
  return kind === 'reserve' ? `Reserved: ${what}` : `Not used: ${what}`;
}
