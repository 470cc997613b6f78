import type { CreditEntry } from '#src/areas/organizations/contract.ts';
import { formatDay, formatMonth } from '#src/web/ui/format/date.ts';

/** What a movement of credits was for. */
export function ledgerWords({ kind, month, run, planning }: CreditEntry): string {
  if (kind === 'allowance')
    return `Monthly allowance for ${month === null ? 'a month' : formatMonth(`${month}-01`)}`;
  if (planning) return 'Steps of the planning agent';
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
