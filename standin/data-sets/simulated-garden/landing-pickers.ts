import { landingShares, type PageKind, pages, pagesOfKind } from './catalogue/pages.ts';
import type { Intent } from './catalogue/sources.ts';
import { type Picker, picker } from './randomness/picker.ts';

/** For an intent and a month (1 to 12), which page a session lands on. */
export function landingPickers(): (intent: Intent, month: number) => Picker {
  const made: Partial<Record<Intent, Picker[]>> = {};
  return (intent, month) => {
    made[intent] ??= [];
    const ofMonth = made[intent];
    let pick = ofMonth[month];
    if (pick === undefined) {
      const shares = landingShares[intent];
      pick = picker(pages.map((_, place) => landingWeight(place, shares, month)));
      ofMonth[month] = pick;
    }
    return pick;
  };
}

function landingWeight(place: number, shares: Partial<Record<PageKind, number>>, month: number): number {
  const page = pages[place] as (typeof pages)[number];
  const share = shares[page.kind];
  if (share === undefined || page.weight === 0) return 0;
  const ofKind = pagesOfKind(page.kind).reduce((sum, other) => sum + (pages[other]?.weight ?? 0), 0);
  return (share * page.weight * monthFactor(page.peakMonth, month)) / ofKind;
}

function monthFactor(peakMonth: number | undefined, month: number): number {
  if (peakMonth === undefined) return 1;
  const apart = Math.abs(peakMonth - month);
  return 0.3 + 2.2 * Math.exp(-(Math.min(apart, 12 - apart) ** 2) / 1.4);
}
