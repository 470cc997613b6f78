import type { SiteFindings } from '#src/semantics/site-context.ts';
import type { PageRead } from '../crawl/page-read.ts';
import { hostnameLabel } from './hostname-label.ts';
import { learnBrandTerms } from './learn-brand-terms.ts';
import { learnBusinessKind } from './learn-business-kind.ts';
import { learnLanguage } from './learn-language.ts';
import { learnRules } from './learn-rules.ts';
import { learnSiteName } from './learn-site-name.ts';
import { typeOfPage } from './type-of-page.ts';

/** What the pages of a site, read once, say about all of it. */
export function learnSite(hostname: string, pages: readonly PageRead[]): SiteFindings {
  const typed = pages.map((page) => ({ path: page.path, title: page.title, type: typeOfPage(page) }));
  const label = hostnameLabel(hostname);
  const siteName = learnSiteName(pages, label);
  return {
    hostname,
    siteName,
    language: learnLanguage(pages),
    businessKind: learnBusinessKind(pages, typed),
    rules: learnRules(typed),
    brandTerms: learnBrandTerms(pages, label, siteName),
    pages: typed,
  };
}
