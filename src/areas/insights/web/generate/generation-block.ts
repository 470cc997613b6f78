import type { Credits } from '#src/areas/organizations/contract.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import type { Day } from '#src/shared/week.ts';
import { formatCount } from '#src/web/ui/format/number.ts';
import { beforeSourceSentence } from '../../before-source.ts';

export interface Wish {
  readonly isAdmin: boolean;
  readonly week: Day | undefined;
  /** Of the source, where it is known. */
  readonly firstWeek?: Day | undefined;
  readonly sourceId: string | undefined;
  readonly steps: number;
  readonly credits: Credits;
}

/** Why nothing can be generated now; undefined when it can. */
export function generationBlock({
  isAdmin,
  week,
  firstWeek,
  sourceId,
  steps,
  credits,
}: Wish): string | undefined {
  if (!isAdmin) return 'Admin access required';
  if (!week || !sourceId) return 'Select week and source';
  if (firstWeek !== undefined && week < firstWeek) return beforeSourceSentence(firstWeek);
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
