import { quotaZone } from '../assumptions.ts';
import { localTime } from '../calendar/local-time.ts';
import { GoogleError } from '../google-error.ts';
import { exhaustedTexts, quotaLimits, type QuotaName } from './quota-limits.ts';

/** `{consumed, remaining}` of each bucket; a count of 0 is absent, as proto3 JSON leaves it out. */
export type QuotaState = Record<QuotaName, { consumed?: number; remaining?: number }>;

/** Counts what each property's reports use up. One charge is taken from day, hour and project-hour alike. */
export interface PropertyQuota {
  /** Takes a place among the concurrent requests; refuses when a bucket is empty. Call the result when done. */
  enter(property: string, now: number): () => void;
  charge(property: string, tokens: number, now: number): void;
  countServerError(property: string, now: number): void;
  /** For `returnPropertyQuota`: `consumed` is what this request cost. */
  state(property: string, tokens: number, now: number): QuotaState;
}

interface Usage {
  day: number;
  hour: number;
  tokensThisDay: number;
  tokensThisHour: number;
  serverErrorsThisHour: number;
  running: number;
}

export function propertyQuota(): PropertyQuota {
  const usages = new Map<string, Usage>();

  function usageOf(property: string, now: number): Usage {
    let usage = usages.get(property);
    if (usage === undefined) {
      usage = { day: 0, hour: 0, tokensThisDay: 0, tokensThisHour: 0, serverErrorsThisHour: 0, running: 0 };
      usages.set(property, usage);
    }
    const { day } = localTime(now, quotaZone);
    const hour = Math.floor(now / 3_600_000);
    if (usage.day !== day) Object.assign(usage, { day, tokensThisDay: 0 });
    if (usage.hour !== hour) Object.assign(usage, { hour, tokensThisHour: 0, serverErrorsThisHour: 0 });
    return usage;
  }

  return {
    enter(property, now) {
      const usage = usageOf(property, now);
      const refuse = (name: QuotaName) => new GoogleError('RESOURCE_EXHAUSTED', exhaustedTexts[name]);
      if (usage.tokensThisDay >= quotaLimits.tokensPerDay) throw refuse('tokensPerDay');
      if (usage.tokensThisHour >= quotaLimits.tokensPerProjectPerHour) throw refuse('tokensPerProjectPerHour');
      if (usage.serverErrorsThisHour >= quotaLimits.serverErrorsPerProjectPerHour) throw refuse('serverErrorsPerProjectPerHour');
      if (usage.running >= quotaLimits.concurrentRequests) throw refuse('concurrentRequests');
      usage.running += 1;
      return () => {
        usage.running -= 1;
      };
    },
    charge(property, tokens, now) {
      const usage = usageOf(property, now);
      usage.tokensThisDay += tokens;
      usage.tokensThisHour += tokens;
    },
    countServerError(property, now) {
      usageOf(property, now).serverErrorsThisHour += 1;
    },
    state(property, tokens, now) {
      const usage = usageOf(property, now);
      const bucket = (name: QuotaName, consumed: number, used: number) => {
        const remaining = Math.max(0, quotaLimits[name] - used);
        return { ...(consumed > 0 ? { consumed } : {}), ...(remaining > 0 ? { remaining } : {}) };
      };
      return {
        tokensPerDay: bucket('tokensPerDay', tokens, usage.tokensThisDay),
        tokensPerHour: bucket('tokensPerHour', tokens, usage.tokensThisHour),
        concurrentRequests: bucket('concurrentRequests', 0, usage.running - 1),
        serverErrorsPerProjectPerHour: bucket('serverErrorsPerProjectPerHour', 0, usage.serverErrorsThisHour),
        potentiallyThresholdedRequestsPerHour: bucket('potentiallyThresholdedRequestsPerHour', 0, 0),
        tokensPerProjectPerHour: bucket('tokensPerProjectPerHour', tokens, usage.tokensThisHour),
      };
    },
  };
}
