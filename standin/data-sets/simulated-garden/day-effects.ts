import type { CivilDay } from '../../calendar/civil-day.ts';
import { items } from './catalogue/items.ts';
import { pageNumber } from './catalogue/pages.ts';
import { googleOrganic, sources } from './catalogue/sources.ts';
import type { PlantedEffect } from './planted-event.ts';
import { isInSegment, type SegmentCodes, type SessionCodes, segmentCodes } from './segment-codes.ts';

/** Click-through falls with the position as a power: a result at twice the position gets 47 % of the clicks. */
export const clickExponent = 1.1;

export interface AddedSessions {
  readonly perDay: number;
  readonly codes: SegmentCodes;
  readonly source: number;
  readonly isBot: boolean;
  readonly buy: number;
}

/** What is planted on one day, ready to be asked session by session. */
export interface DayEffects {
  readonly lift: number;
  readonly added: readonly AddedSessions[];
  /** The share of such sessions, purchases or leads that remains. */
  keepSession(session: SessionCodes): number;
  keepPurchase(session: SessionCodes): number;
  readonly keepLead: number;
  readonly keepTracked: number;
  /** Old page number to new one. */
  readonly renamed: ReadonlyMap<number, number>;
  readonly removedItem: number | undefined;
  readonly giantOrderCents: number | undefined;
}

/** Orders a segment still has to get over the days of an event. */
export interface OrderQuota {
  readonly codes: SegmentCodes;
  readonly first: CivilDay;
  readonly last: CivilDay;
  left: number;
}

interface Share {
  readonly keep: number;
  readonly codes: SegmentCodes;
}

export function dayEffects(planted: readonly PlantedEffect[], day: CivilDay): DayEffects {
  const effects = planted.filter(({ first, last }) => day >= first && day <= last);
  const added: AddedSessions[] = [];
  const sessionShares: Share[] = [];
  const purchaseShares: Share[] = [];
  const renamed = new Map<number, number>();
  let [lift, keepLead, keepTracked] = [1, 1, 1];
  let removedItem: number | undefined;
  let giantOrderCents: number | undefined;
  for (const { first, effect } of effects) {
    switch (effect.do) {
      case 'thin':
        sessionShares.push({ keep: effect.keep, codes: segmentCodes(effect.where) });
        break;
      case 'rank': {
        const organic = { ...segmentCodes(effect.where), source: new Set([googleOrganic]) };
        sessionShares.push({ keep: effect.positionFactor ** -clickExponent, codes: organic });
        break;
      }
      case 'thinPurchases':
        purchaseShares.push({ keep: effect.keep, codes: segmentCodes(effect.where) });
        break;
      case 'thinLeads':
        keepLead *= effect.keep;
        break;
      case 'untrack':
        keepTracked *= effect.keep;
        break;
      case 'lift':
        lift *= effect.factor;
        break;
      case 'add':
        added.push({
          perDay: effect.perDay[Math.min(day - first, effect.perDay.length - 1)] ?? 0,
          ...sourceOf(segmentCodes(effect.session)),
          isBot: effect.bot ?? false,
          buy: effect.buy ?? 1,
        });
        break;
      case 'rename':
        renamed.set(pageNumber(effect.from), pageNumber(effect.to));
        break;
      case 'removeItem':
        removedItem = items.findIndex(({ name }) => name === effect.itemName);
        break;
      case 'giantOrder':
        giantOrderCents = effect.cents;
        break;
      case 'exactOrders':
        break;
    }
  }
  const keepIn = (shares: readonly Share[]) => (session: SessionCodes) =>
    shares.reduce((keep, share) => (isInSegment(share.codes, session) ? keep * share.keep : keep), 1);
  return {
    lift,
    added,
    keepSession: keepIn(sessionShares),
    keepPurchase: keepIn(purchaseShares),
    keepLead,
    keepTracked,
    renamed,
    removedItem,
    giantOrderCents,
  };
}

export function orderQuotas(planted: readonly PlantedEffect[]): OrderQuota[] {
  return planted.flatMap(({ first, last, effect }) =>
    effect.do === 'exactOrders'
      ? [{ first, last, codes: segmentCodes(effect.where), left: effect.orders }]
      : [],
  );
}

function sourceOf(codes: SegmentCodes): { readonly codes: SegmentCodes; readonly source: number } {
  const [source] = codes.source ?? [];
  if (source === undefined || sources[source] === undefined)
    throw new Error('Added sessions name no source.');
  return { codes, source };
}
