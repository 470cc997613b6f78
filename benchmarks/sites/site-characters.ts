/** What kinds of sites are like: who comes, when, how much that wanders from week to week, and what comes of it. */
export interface SiteCharacter {
  /** In the order of the channels and devices of `simulateSite`. */
  readonly channelShares: readonly number[];
  readonly deviceShares: readonly number[];
  /** Monday first. */
  readonly weekdays: readonly number[];
  /** Standard deviations of the levels' logarithms, and the correlation of neighbouring weeks. */
  readonly wander: {
    readonly site: number;
    readonly channel: number;
    readonly country: number;
    readonly correlation: number;
  };
  /** Gamma shape of a cell on a day: variance 1 / shape on top of Poisson. */
  readonly cellShape: number;
  /** Engaged share and purchases to a session of the first channel on the first device. */
  readonly engaged: number;
  readonly buys: number;
  /** Mean and standard deviation of the logarithm of an order's value. */
  readonly order: { readonly mean: number; readonly spread: number };
}

export const siteCharacters = {
  shop: {
    channelShares: [0.42, 0.22, 0.12, 0.09, 0.08, 0.05, 0.02],
    deviceShares: [0.55, 0.41, 0.04],
    weekdays: [1.12, 1.15, 1.13, 1.1, 1.02, 0.72, 0.76],
    wander: { site: 0.04, channel: 0.04, country: 0.05, correlation: 0.5 },
    cellShape: 8,
    engaged: 0.62,
    buys: 0.02,
    order: { mean: 4.2, spread: 0.9 },
  },
  /** Read on the phone, at weekends too, by links that come and go; sells next to nothing. */
  publisher: {
    channelShares: [0.34, 0.18, 0.02, 0.12, 0.26, 0.06, 0.02],
    deviceShares: [0.26, 0.69, 0.05],
    weekdays: [0.98, 0.97, 0.96, 0.98, 0.97, 1.05, 1.09],
    wander: { site: 0.06, channel: 0.07, country: 0.05, correlation: 0.3 },
    cellShape: 5,
    engaged: 0.48,
    buys: 0,
    order: { mean: 3, spread: 0.5 },
  },
  /** Used at work, by few and steady ones who seldom buy, and then much. */
  software: {
    channelShares: [0.36, 0.34, 0.1, 0.09, 0.03, 0.06, 0.02],
    deviceShares: [0.82, 0.16, 0.02],
    weekdays: [1.32, 1.4, 1.38, 1.33, 1.12, 0.22, 0.23],
    wander: { site: 0.03, channel: 0.03, country: 0.04, correlation: 0.6 },
    cellShape: 15,
    engaged: 0.72,
    buys: 0.006,
    order: { mean: 5.5, spread: 0.6 },
  },
  /** A place that people go to on Saturdays: found by search, wild from day to day. Only to measure on, never to fit. */
  local: {
    channelShares: [0.58, 0.2, 0.08, 0.05, 0.06, 0.02, 0.01],
    deviceShares: [0.3, 0.66, 0.04],
    weekdays: [0.8, 0.78, 0.84, 0.95, 1.2, 1.43, 1],
    wander: { site: 0.06, channel: 0.05, country: 0.06, correlation: 0.4 },
    cellShape: 3,
    engaged: 0.55,
    buys: 0.012,
    order: { mean: 4.6, spread: 0.7 },
  },
} as const satisfies Record<string, SiteCharacter>;

export type SiteKind = keyof typeof siteCharacters;
