import { listSources } from '#src/areas/sources/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { addDays, addWeeks, type Day, lastCompleteWeek } from '#src/shared/week.ts';
import { planFocus, stepsOf } from './plan-focus.ts';

export interface ActionWish {
  readonly sourceId?: string | undefined;
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
}

/** Unless told: the first active source and its last whole weeks. */
const USUAL_WEEKS = 4;

/** The focus areas as steps to take; null when there is no source to plan for. */
export async function planActions(tx: Transaction, clock: Clock, wish: ActionWish) {
  const sources = await listSources(tx);
  const source =
    wish.sourceId === undefined
      ? sources.find(({ status }) => status === 'active')
      : { id: wish.sourceId, timeZone: sources.find(({ id }) => id === wish.sourceId)?.timeZone };
  if (source === undefined) return { plan: null };
  const last = lastCompleteWeek(clock.now(), source.timeZone ?? 'UTC');
  const endDate = wish.endDate ?? addDays(last, 6);
  const startDate = wish.startDate ?? addWeeks(last, 1 - USUAL_WEEKS);
  const plan = await planFocus(tx, clock, { sourceId: source.id, startDate, endDate });
  return { plan: { ...plan, steps: stepsOf(plan) } };
}
