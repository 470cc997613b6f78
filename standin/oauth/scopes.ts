const prefix = 'https://www.googleapis.com/auth/';

export const scope = {
  openid: 'openid',
  email: `${prefix}userinfo.email`,
  profile: `${prefix}userinfo.profile`,
  analyticsRead: `${prefix}analytics.readonly`,
  analytics: `${prefix}analytics`,
  analyticsEdit: `${prefix}analytics.edit`,
  searchConsoleRead: `${prefix}webmasters.readonly`,
  searchConsole: `${prefix}webmasters`,
} as const;

export type Scope = (typeof scope)[keyof typeof scope];

/** What a person may untick on the consent page, in Google's words. */
export const consentTexts: Partial<Record<Scope, string>> = {
  [scope.analyticsRead]: 'See and download your Google Analytics data',
  [scope.analytics]: 'View and manage your Google Analytics data',
  [scope.analyticsEdit]: 'Edit Google Analytics management entities',
  [scope.searchConsoleRead]: 'View Search Console data for your verified sites',
  [scope.searchConsole]: 'View and manage Search Console data for your verified sites',
};

const shortNames: Record<string, Scope> = { email: scope.email, profile: scope.profile };
const known = new Set<string>(Object.values(scope));

/** Splits a scope parameter; short names become the addresses that Google answers with. */
export function readScopes(text: string): { scopes: Scope[]; unknown: string[] } {
  const scopes = new Set<Scope>();
  const unknown: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const name = shortNames[word] ?? word;
    if (known.has(name)) scopes.add(name as Scope);
    else unknown.push(word);
  }
  return { scopes: [...scopes], unknown };
}

export function needsConsent(name: Scope): boolean {
  return consentTexts[name] !== undefined;
}

/** The service a scope opens, where it opens one of Google's. */
export function serviceOf(name: Scope): 'analytics' | 'searchConsole' | undefined {
  if (name.startsWith(`${prefix}analytics`)) return 'analytics';
  return name.startsWith(`${prefix}webmasters`) ? 'searchConsole' : undefined;
}
