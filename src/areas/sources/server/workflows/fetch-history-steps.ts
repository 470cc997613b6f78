import { shortDay } from '#src/language/quantity.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { isUnreachable } from '#src/platform/database/is-unreachable.ts';
import type { Log } from '#src/platform/log.ts';
import { AppError } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import {
  type FetchParts,
  type FetchPlan,
  type FetchSpan,
  fetchSpan,
  fetchTotals,
  planFetch,
} from '../history/fetch-source.ts';
import { findHistory, noteHistory } from '../history/history-store.ts';
import { spansToFetch } from '../history/spans-to-fetch.ts';
import { type StoppedBy, stoppedBy } from '../history/stopped-by.ts';
import { countWholeWeeks, plannedReports } from '../history/whole-weeks.ts';
import { getSource } from '../source-store.ts';
import type { FetchHistoryInput } from './fetch-history-input.ts';

export interface FetchHistoryParts extends FetchParts {
  readonly log: Log;
  /** Looks for cards whose numbers Google has changed since. */
  readonly correctCards: (organizationId: string, sourceId: string) => Promise<void>;
}

/** Why the fetch goes no further: something of Google's, or that another fetch has taken over, which needs no word. */
type Stopped = StoppedBy | { readonly type: 'replaced' };
type Outcome<Result> = ({ readonly stopped?: undefined } & Result) | { readonly stopped: Stopped };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function createFetchHistorySteps(parts: FetchHistoryParts, input: FetchHistoryInput) {
  const { database, clock, log } = parts;
  const { organizationId, sourceId } = input;
  const inOrganization = <Result>(work: Parameters<typeof database.forOrganization<Result>>[1]) =>
    database.forOrganization(organizationId, work);
  const note = (change: Parameters<typeof noteHistory>[2]) =>
    inOrganization((tx) => noteHistory(tx, input, change));

  /** What Google does wrong becomes a value, which a workflow remembers better than an error. */
  const orStopped = async <Result extends object>(
    work: () => Promise<Outcome<Result>>,
  ): Promise<Outcome<Result>> => {
    try {
      return await work();
    } catch (error) {
      // The database is away or being closed: the step is tried again, here or after the next start.
      if (isUnreachable(error)) throw error;
      // The source was deleted meanwhile.
      if (error instanceof AppError && error.code === 'NOT_FOUND') return { stopped: { type: 'replaced' } };
      const stopped = stoppedBy(error, clock.now());
      if (stopped === undefined) {
        log.error('The history of a source could not be fetched', { sourceId, error });
        return { stopped: { type: 'passing', message: 'Fetching stopped because of a mistake of ours.' } };
      }
      log.warn('The history of a source could not be fetched', { sourceId, reason: stopped.message });
      return { stopped };
    }
  };

  return {
    /** Asks what the source has. */
    begin: () =>
      orStopped<{ plan: FetchPlan }>(async () => {
        const found = await inOrganization(async (tx) => {
          const row = await findHistory(tx, sourceId);
          if (row?.fetchId !== input.fetchId) return undefined;
          const startedAt = row.startedAt ?? new Date(clock.now());
          await noteHistory(tx, input, {
            state: 'running',
            doing: 'Asking Google what there is',
            continuesAt: null,
            startedAt,
          });
          return { row, source: await getSource(tx, sourceId) };
        });
        if (found === undefined) return { stopped: { type: 'replaced' } };
        const plan = await planFetch(parts, found.source, (yesterday) => ({
          from: addWeeks(weekOf(addDays(yesterday, 1)), -found.row.weeksWanted),
          to: yesterday,
        }));
        return { plan };
      }),

    /** The totals of all days, and from them the spans that are left to fetch, newest first. */
    totals: (plan: FetchPlan) =>
      orStopped<{ spans: FetchSpan[] }>(async () => {
        const begins = await fetchTotals(parts, plan);
        const from = begins === null ? null : weekOf(begins);
        return await inOrganization(async (tx) => {
          await noteHistory(tx, input, { fromDay: from, toDay: plan.to, ...(await weeksOf(tx, plan)) });
          return { spans: from === null ? [] : await spansToFetch(tx, plan, from, clock.now()) };
        });
      }),

    fetch: (plan: FetchPlan, span: FetchSpan) =>
      orStopped<object>(async () => {
        await note({
          doing: `${span.again ? 'Comparing' : 'Fetching'} the weeks back to ${shortDay(span.from)}`,
        });
        await fetchSpan(parts, plan, { ...span, fillFrom: span.from });
        const ours = await inOrganization(async (tx) => noteHistory(tx, input, await weeksOf(tx, plan)));
        return ours ? {} : { stopped: { type: 'replaced' } };
      }),

    async correct(): Promise<void> {
      await parts.correctCards(organizationId, sourceId);
    },

    async finish(): Promise<void> {
      const now = clock.now();
      await note({
        state: 'done',
        doing: '',
        failure: null,
        startedAt: null,
        finishedAt: new Date(now),
        // Young days are looked at once a day.
        continuesAt: new Date(now + DAY_MS),
      });
    },

    /** Says why, and when it goes on. */
    async stop(stopped: Stopped): Promise<void> {
      const now = clock.now();
      switch (stopped.type) {
        case 'replaced':
          return;
        case 'quota': {
          const doing = 'Waiting for Google’s quota of this property to return';
          await note({ state: 'waiting', doing, failure: null, continuesAt: new Date(stopped.until) });
          return;
        }
        case 'passing': {
          const row = await inOrganization((tx) => findHistory(tx, sourceId));
          const triedFor = now - (row?.startedAt?.getTime() ?? now);
          if (triedFor < DAY_MS) {
            // Each pause is as long as all before it together: a short outage costs little, a long one few calls.
            const pause = Math.min(60 * MINUTE_MS, Math.max(MINUTE_MS, triedFor));
            const doing = `Trying again soon. ${stopped.message}`;
            await note({ state: 'waiting', doing, failure: null, continuesAt: new Date(now + pause) });
          } else
            await note({
              state: 'failed',
              doing: '',
              failure: `${stopped.message} It is tried again once a day, or when you start it.`,
              startedAt: null,
              continuesAt: new Date(now + DAY_MS),
            });
          return;
        }
        case 'broken':
          await note({
            state: 'failed',
            doing: '',
            failure: stopped.message,
            startedAt: null,
            // Only if the source is active then: somebody has mended it.
            continuesAt: new Date(now + 60 * MINUTE_MS),
          });
      }
    },
  };
}

const weeksOf = async (tx: Transaction, plan: FetchPlan) => ({
  weeksFetched: await countWholeWeeks(tx, plannedReports(plan), plan.from, lastSunday(plan.to)),
});

const lastSunday = (day: Day): Day => addDays(weekOf(addDays(day, 1)), -1);
