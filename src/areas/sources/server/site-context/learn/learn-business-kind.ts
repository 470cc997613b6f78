import { readPagePath } from '#src/semantics/page-path.ts';
import { functionalWords } from '#src/semantics/page-words.ts';
import type { BusinessKind } from '#src/semantics/site-context.ts';
import type { PageRead } from '../crawl/page-read.ts';
import type { TypedPage } from './learn-rules.ts';

const PRICING = /^(pricing|prices|plans|preise|tarife|tarifs|precios|prezzi|prijzen)$/;
const PRODUCT_OF_SOFTWARE =
  /^(features|docs|documentation|demo|integrations|changelog|api|login|signup|sign-up)$/;
const LOCAL =
  /^(LocalBusiness|Restaurant|CafeOrCoffeeShop|Bakery|Hotel|LodgingBusiness|Dentist|Physician|MedicalClinic|LegalService|HairSalon|BeautySalon|AutoRepair|HomeAndConstructionBusiness|RealEstateAgent|GroceryStore|BarOrPub|HealthClub)$/;
const MANY_PRODUCTS = 3;
const CONTENT_SHARE = 0.4;

/** What the site lives by. It takes a cart and something to put in it to be a shop. */
export function learnBusinessKind(pages: readonly PageRead[], typed: readonly TypedPage[]): BusinessKind {
  const count = (...types: readonly string[]) => typed.filter(({ type }) => types.includes(type)).length;
  const parts = new Set(
    pages.flatMap(({ path, links }) => [path, ...links]).flatMap((path) => readPagePath(path).parts),
  );
  const leadsTo = (type: string) => [...parts].some((part) => functionalWords.get(part) === type);
  const declares = (pattern: RegExp) =>
    pages.some(({ schemaTypes }) => schemaTypes.some((type) => pattern.test(type)));

  const sells = leadsTo('cart') || leadsTo('checkout');
  if ((sells && count('product', 'category') > 0) || count('product') >= MANY_PRODUCTS) return 'shop';
  const some = (pattern: RegExp) => [...parts].some((part) => pattern.test(part));
  if (
    declares(/^(SoftwareApplication|WebApplication|MobileApplication)$/) ||
    (some(PRICING) && some(PRODUCT_OF_SOFTWARE))
  )
    return 'saas';
  if (declares(LOCAL)) return 'local';
  return count('article') >= CONTENT_SHARE * typed.length && count('article') > 0 ? 'content' : 'other';
}
