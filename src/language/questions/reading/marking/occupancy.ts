import type { SourceView } from '../../data/source-view.ts';
import { isSupply, isTaken, type Supply, supplyOf } from '../../data/supply.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';

const RATE =
  /^(?:(?<thing>\p{L}+) )?(?:occupancy|utili[sz]ation|fill rate)(?: (?:rate|percentage|level|factor))?$|^(?:seat )?load factor$|^how full$/u;
const SUPPLY = /^(?:(?<thing>\p{L}+) )?capacity$/u;

/** "Occupancy", "seat occupancy rate", "load factor", "how full" where seats and those who took one are counted; "capacity" is the seats. */
export function occupancy(phrase: string, views: readonly SourceView[]): string | undefined {
  const isRate = RATE.test(phrase);
  if (!isRate && !SUPPLY.test(phrase)) return undefined;
  const supply = supplyOf(views);
  if (supply === undefined || !isOfThing(phrase, supply)) return undefined;
  return isRate ? `ratio:${supply.taken}:${supply.offered}` : supply.offered;
}

/** "Room occupancy" of no seats; "capacity utilisation" of anything */
const isOfThing = (phrase: string, { thing }: Supply): boolean => {
  const said = (RATE.exec(phrase) ?? SUPPLY.exec(phrase))?.groups?.['thing'];
  return said === undefined || said === 'capacity' || thing === undefined || said === thing;
};

/** Of which columns it is told was left to be understood: not of "tickets sold" where a column is called so. */
export const isOccupancy = (said: string, metric: string): boolean => {
  const phrase = wordsOf(said).join(' ');
  if (!RATE.test(phrase) && !SUPPLY.test(phrase) && !TAKEN_ONES.test(phrase)) return false;
  const [way, first = '', second = ''] = metric.split(':');
  if (way === 'ratio') return isSupply(second);
  if (way === 'less') return isSupply(first);
  return (isSupply(metric) || isTaken(metric)) && wordsOf(camelCaseApart(metric)).join(' ') !== phrase;
};

/** "Seats filled", "share of rooms occupied": those that were taken. */
const TAKEN_ONES = /^(?:share of )?\p{L}+ (?:\p{L}+ )?(?:taken|filled?|sold|sell|occupied|used|booked)$/u;
