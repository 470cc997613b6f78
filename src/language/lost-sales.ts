import type { Finding } from '#src/engine/finding.ts';
import { type BoundText, join, type Piece, sentence } from './bound-text.ts';
import { memberName } from './segment-phrase.ts';

/** What only an order makes. */
const ORDERS = ['purchases', 'revenue', 'purchase_rate', 'revenue_per_session'];
/** What else a visitor may do at the end of a visit. */
const ENDS = ['key_events', 'conversion_rate', 'leads'];
/** Where something can be broken for some visitors alone. */
const PLACES = ['device', 'browser', 'landing_page', 'page'];
/** At most one of twenty findings this clear is chance. */
const SURE_BELOW = 0.05;
/** At least half of what was expected is gone. */
const HALF = -0.5;

/** A large, sure fall of what the site lives on, on one device, in one browser or from one page: something may be broken there now. */
export const lostSales = ({ kind, direction, shape, metric, segment, effect, test }: Finding): boolean =>
  kind === 'problem' &&
  direction === 'down' &&
  shape !== 'ramp' &&
  [...ORDERS, ...ENDS].includes(metric) &&
  Object.keys(segment).some((dimension) => PLACES.includes(dimension)) &&
  test.q < SURE_BELOW &&
  effect.relative !== null &&
  effect.relative <= HALF;

/** The first step: to do now what these visitors do. @param noun of what they did less of */
export function tryOut({ metric, segment }: Finding, noun: string): BoundText {
  const act = ORDERS.includes(metric) ? 'Place a test order' : 'Do yourself what counts as one of them,';
  return sentence`${act} ${join(placesOf(segment))} now: at least half of the ${noun} that were to be expected there are missing, and if a step of it fails, every day costs more.`;
}

/** "on a phone in Safari, starting from /shop" */
function placesOf({ device, browser, landing_page: landing, page }: Finding['segment']): Piece[] {
  const start = landing ?? page;
  const [from, path] =
    landing === undefined ? ['page', 'segment.page'] : ['landing_page', 'segment.landing_page'];
  return [
    ...(device === undefined ? [] : [deviceWords(device)]),
    ...(browser === undefined ? [] : [sentence`in ${memberName(browser, 'browser', 'segment.browser')}`]),
    ...(start === undefined ? [] : [sentence`starting from ${memberName(start, from, path)}`]),
  ];
}

function deviceWords(device: string): Piece {
  if (device === 'mobile') return 'on a phone';
  return sentence`on ${device === 'tablet' ? 'a ' : ''}${memberName(device, 'device', 'segment.device')}`;
}
