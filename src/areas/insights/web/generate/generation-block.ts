import type { Credits } from '#src/areas/organizations/contract.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import { formatCount } from '#src/web/ui/format/number.ts';

export interface Wish {
  readonly isAdmin: boolean;
  readonly week: string | undefined;
  readonly sourceId: string | undefined;
  readonly steps: number;
  readonly credits: Credits;
}

/** Why nothing can be generated now; undefined when it can. */
export function generationBlock({ isAdmin, week, sourceId, steps, credits }: Wish): string | undefined {
  if (!isAdmin) return 'Admin access required';
  if (!week || !sourceId) return 'Select week and source';
  const cost = creditsForSteps(steps);
  const { creditsRemaining: left } = credits;
  if (left === null || left >= cost) return undefined;
  return `Not enough credits: this run needs ${formatCount(cost)}, ${formatCount(left)} are left.`;
}

/** What is left this month, in a line. */
export function creditsLine({ creditsRemaining, creditsMonthly }: Credits): string {
  if (creditsRemaining === null) return 'Unlimited credits';
  if (creditsMonthly === null) return `${formatCount(creditsRemaining)} credits left`;
  return `${formatCount(creditsRemaining)} of ${formatCount(creditsMonthly)} credits left this month`;
}
