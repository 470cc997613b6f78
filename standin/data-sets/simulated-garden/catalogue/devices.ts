import type { Intent } from './sources.ts';

export const devices = ['desktop', 'mobile', 'tablet'] as const;
const desktop = 0;

export const browsers = [
  'Chrome',
  'Safari',
  'Firefox',
  'Edge',
  'Samsung Internet',
  'Safari (in-app)',
] as const;
export const safari = 1;
/** What a script's browser says it is. */
export const chromeOnLinux = 0;

/** Shares of desktop, mobile and tablet by what brought people. */
export const deviceShares: Record<Intent, readonly number[]> = {
  search: [0.4, 0.56, 0.04],
  brand: [0.52, 0.43, 0.05],
  ads: [0.38, 0.58, 0.04],
  social: [0.12, 0.85, 0.03],
  newsletter: [0.42, 0.53, 0.05],
  referral: [0.5, 0.45, 0.05],
};

/** Shares of the browsers, by device. */
export const browserShares: readonly (readonly number[])[] = [
  [0.6, 0.12, 0.15, 0.13, 0, 0],
  [0.47, 0.38, 0.03, 0.01, 0.07, 0.04],
  [0.3, 0.65, 0.02, 0, 0.03, 0],
];

/** Operating systems follow from browser and device; a desktop that tells nothing is Windows or Macintosh by the user. */
export const systems = ['Windows', 'Macintosh', 'Linux', 'iOS', 'Android'] as const;

export function systemOf(device: number, browser: number, user: number): number {
  const isApple = browser === safari || browser === 5;
  if (device !== desktop) return isApple ? 3 : 4;
  if (isApple) return 1;
  if (browser === 3) return 0;
  const kind = (user * 7) % 20;
  return kind < 14 ? 0 : kind < 18 ? 1 : 2;
}
