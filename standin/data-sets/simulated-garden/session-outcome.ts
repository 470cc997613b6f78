import { devices } from './catalogue/devices.ts';
import { type PageKind, pages } from './catalogue/pages.ts';
import { type Intent, sources } from './catalogue/sources.ts';
import { drawNormal, drawSteps } from './randomness/draw.ts';
import type { Random } from './randomness/random.ts';
import type { SessionCodes } from './segment-codes.ts';

/** What a session came to. */
export interface Outcome {
  engaged: boolean;
  seconds: number;
  /** Pages read besides the landing page, before any cart or form. */
  morePages: number;
  cart: boolean;
  checkout: boolean;
  /** Stood ready to buy; whether a purchase was recorded is decided by what is planted. */
  buys: boolean;
  signsUp: boolean;
  asksForAdvice: boolean;
}

const engagedShare: Record<Intent, number> = {
  search: 0.58,
  brand: 0.65,
  ads: 0.57,
  social: 0.41,
  newsletter: 0.62,
  referral: 0.6,
};

/** Share of engaged sessions that buy, before device, landing page and acquaintance are counted in. */
const buyingShare: Record<Intent, number> = {
  search: 0.026,
  brand: 0.062,
  ads: 0.042,
  social: 0.011,
  newsletter: 0.05,
  referral: 0.032,
};

const deviceBuys = [1.35, 0.8, 1];
const landingBuys: Partial<Record<PageKind, number>> = {
  category: 1.3,
  product: 1.7,
  guides: 0.35,
  seasonal: 0.4,
  inspiration: 0.35,
};

/** Draws what a session came to; `outcome` is reused to spare an object a session. */
export function drawOutcome(outcome: Outcome, codes: SessionCodes, isNew: boolean, random: Random): void {
  const { intent } = sources[codes.source] as (typeof sources)[number];
  const { kind } = pages[codes.landing] as (typeof pages)[number];
  const onDesktop = devices[codes.device] === 'desktop';
  outcome.engaged = random() < engagedShare[intent] + (onDesktop ? 0.05 : -0.02);
  if (!outcome.engaged) {
    outcome.seconds = Math.floor(random() * 10);
    outcome.morePages = 0;
    outcome.cart = false;
    outcome.checkout = false;
    outcome.buys = false;
    outcome.signsUp = false;
    outcome.asksForAdvice = false;
    return;
  }
  outcome.morePages = drawSteps(random, onDesktop ? 0.6 : 0.54);
  const buying =
    buyingShare[intent] * (deviceBuys[codes.device] ?? 1) * (landingBuys[kind] ?? 1) * (isNew ? 0.85 : 1.5);
  const step = random();
  outcome.buys = step < buying;
  outcome.checkout = step < buying * 1.9;
  outcome.cart = step < buying * 4.2;
  const isArticle = kind === 'guides' || kind === 'seasonal' || kind === 'inspiration';
  outcome.signsUp = random() < (isArticle ? 0.021 : 0.009);
  outcome.asksForAdvice = random() < (onDesktop ? 0.013 : 0.007);
  outcome.seconds = Math.min(
    3600,
    Math.round(Math.exp(3.9 + 0.7 * drawNormal(random)) + 22 * outcome.morePages + (outcome.cart ? 90 : 0)),
  );
}
