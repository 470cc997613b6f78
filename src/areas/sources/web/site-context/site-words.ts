import type { SiteAnalysis, SiteContext } from '#src/areas/sources/site-context-contract.ts';
import type { BadgeTone } from '#src/web/ui/badge.tsx';
import { displayLocale } from '#src/web/ui/format/locale.ts';

type PageType = SiteContext['pages'][number]['type'];

/** In the order in which they are shown. */
export const pageTypeWords: Readonly<Record<PageType, string>> = {
  home: 'Home',
  category: 'Category',
  product: 'Product',
  article: 'Article',
  search: 'Search',
  cart: 'Cart',
  checkout: 'Checkout',
  account: 'Account',
  help: 'Help',
  about: 'About',
  other: 'Other',
};

export const businessWords: Readonly<Record<SiteContext['businessKind'], string>> = {
  shop: 'Online shop',
  content: 'Content site',
  saas: 'Software as a service',
  local: 'Local business',
  other: 'Other',
};

export const analysisWords: Readonly<Record<SiteAnalysis['status'], string>> = {
  pending: 'Pending',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
};

export const analysisTones: Readonly<Record<SiteAnalysis['status'], BadgeTone>> = {
  pending: 'neutral',
  running: 'live',
  completed: 'neutral',
  failed: 'danger',
};

/** "German (Austria)". */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(displayLocale, { type: 'language' }).of(code) ?? code;
