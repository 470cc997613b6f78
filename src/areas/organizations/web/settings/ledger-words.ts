import type { CreditEntry } from '#src/areas/organizations/contract.ts';
import { STEPS_PER_CREDIT } from '#src/shared/credits.ts';
import { formatDay, formatMonth } from '#src/web/ui/format/date.ts';
import { formatCount } from '#src/web/ui/format/number.ts';

/** What a movement of credits was for. */
export function ledgerWords({ kind, month, run, planning, credits }: CreditEntry): string {
  if (kind === 'allowance')
    return `Monthly allowance for ${month === null ? 'a month' : formatMonth(`${month}-01`)}`;
  if (planning) return `Planning agent: up to ${formatCount(-credits * STEPS_PER_CREDIT)} steps`;
  if (run === null)
    return kind === 'reserve'
      ? 'Reserved for a run that was deleted'
      : 'Returned from a run that was deleted';
  const what =
    run.kind === 'exploration'
      ? `${run.source}, historical exploration`
      : `${run.source}, week of ${formatDay(run.week)}`;
  if (kind === 'refund') return `Given back, not used: ${what}`;
  return run.status === 'queued' || run.status === 'in_progress' ? `Reserved: ${what}` : `Paid: ${what}`;
}
