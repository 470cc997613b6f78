import { implement } from '@orpc/server';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { insightsContract } from '../contract.ts';

/** The contract of this area, its access enforced. */
export const insightsApi = (guard: Guard) =>
  implement(insightsContract).$context<IncomingContext>().use(guard);
export type InsightsApi = ReturnType<typeof insightsApi>;
