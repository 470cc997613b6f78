import { quotaZone } from '../assumptions.ts';
import { localTime } from '../calendar/local-time.ts';
import { GoogleError } from '../google-error.ts';
import { exhaustedTexts, type QuotaLimits, type QuotaName } from './quota-limits.ts';

/** `{consumed, remaining}` of each limit; a count of 0 is absent, as proto3 JSON leaves it out. */
export type QuotaState = Record<QuotaName, { consumed?: number; remaining?: number }>;

/** Core and realtime reports use up separate quotas of the same size. */
export type QuotaBucket = 'core' | 'realtime';

/** Counts what each property's reports use up. One charge is taken from day, hour and project-hour alike. */
export interface PropertyQuota {
  /** Takes a place among the concurrent requests; refuses when anything is used up. Call the result when done. */
  enter(bucket: QuotaBucket, property: string, now: number): () => void;
  charge(bucket: QuotaBucket, property: string, tokens: number, now: number): void;
  /** Counts a report that may be subject to thresholding, or refuses it. */
  countThresholded(bucket: QuotaBucket, property: string, now: number): void;
  countServerError(bucket: QuotaBucket, property: string, now: number): void;
  /** For `returnPropertyQuota`: `consumed` is what this request cost. */
  state(bucket: QuotaBucket, property: string, tokens: number, now: number): QuotaState;
}

interface Usage {
  day: number;
  hour: number;
  tokensThisDay: number;
  tokensThisHour: number;
  serverErrorsThisHour: number;
  thresholdedThisHour: number;
  running: number;
}

export function propertyQuota(limitsOf: (property: string) => QuotaLimits): PropertyQuota {
  const usages = new Map<string, Usage>();

  function usageOf(bucket: QuotaBucket, property: string, now: number): Usage {
    const { day } = localTime(now, quotaZone);
    const hour = Math.floor(now / 3_600_000);
    const fresh = { tokensThisHour: 0, serverErrorsThisHour: 0, thresholdedThisHour: 0 };
    let usage = usages.get(`${bucket} ${property}`);
    if (usage === undefined) {
      usage = { day, hour, tokensThisDay: 0, ...fresh, running: 0 };
      usages.set(`${bucket} ${property}`, usage);
    }
    if (usage.day !== day) Object.assign(usage, { day, tokensThisDay: 0 });
    if (usage.hour !== hour) Object.assign(usage, { hour, ...fresh });
    return usage;
  }

  return {
    enter(bucket, property, now) {
      const usage = usageOf(bucket, property, now);
      const limits = limitsOf(property);
      const refuseAt = (name: QuotaName, used: number) => {
        if (used >= limits[name]) throw exhausted(name);
      };
      refuseAt('tokensPerDay', usage.tokensThisDay);
      refuseAt('tokensPerProjectPerHour', usage.tokensThisHour);
      refuseAt('serverErrorsPerProjectPerHour', usage.serverErrorsThisHour);
      refuseAt('concurrentRequests', usage.running);
      usage.running += 1;
      return () => {
        usage.running -= 1;
      };
    },
    charge(bucket, property, tokens, now) {
      const usage = usageOf(bucket, property, now);
      usage.tokensThisDay += tokens;
      usage.tokensThisHour += tokens;
    },
    countThresholded(bucket, property, now) {
      const usage = usageOf(bucket, property, now);
      const name = 'potentiallyThresholdedRequestsPerHour';
      if (usage.thresholdedThisHour >= limitsOf(property)[name]) throw exhausted(name);
      usage.thresholdedThisHour += 1;
    },
    countServerError(bucket, property, now) {
      usageOf(bucket, property, now).serverErrorsThisHour += 1;
    },
    state(bucket, property, tokens, now) {
      const usage = usageOf(bucket, property, now);
      const limits = limitsOf(property);
      const status = (name: QuotaName, consumed: number, used: number) => {
        const remaining = Math.max(0, limits[name] - used);
        return { ...(consumed > 0 ? { consumed } : {}), ...(remaining > 0 ? { remaining } : {}) };
      };
      return {
        tokensPerDay: status('tokensPerDay', tokens, usage.tokensThisDay),
        tokensPerHour: status('tokensPerHour', tokens, usage.tokensThisHour),
        concurrentRequests: status('concurrentRequests', 0, usage.running - 1),
        serverErrorsPerProjectPerHour: status('serverErrorsPerProjectPerHour', 0, usage.serverErrorsThisHour),
        potentiallyThresholdedRequestsPerHour: status(
          'potentiallyThresholdedRequestsPerHour',
          0,
          usage.thresholdedThisHour,
        ),
        tokensPerProjectPerHour: status('tokensPerProjectPerHour', tokens, usage.tokensThisHour),
      };
    },
  };
}

function exhausted(name: QuotaName): GoogleError {
  return new GoogleError('RESOURCE_EXHAUSTED', exhaustedTexts[name]);
}
