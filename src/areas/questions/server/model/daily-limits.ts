import type { Config } from '#src/platform/config.ts';

/** What an organization may spend on a model in a day. Beyond it questions are answered without one. */
export interface DailyLimits {
  readonly calls: number;
  readonly tokens: number;
  /** In the money of the prices; Infinity where no limit was given. */
  readonly spend: number;
  /** Of a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
}

export function dailyLimits({ MODEL_PRICES, MODEL_DAILY_SPEND }: Config): DailyLimits {
  const [input = 0, output = 0] = (MODEL_PRICES ?? '0,0').split(',').map(Number);
  return {
    calls: 200,
    tokens: 1_000_000,
    spend: MODEL_DAILY_SPEND ?? Number.POSITIVE_INFINITY,
    prices: { input, output },
  };
}
