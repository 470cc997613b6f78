/** The services of Google's that a person may allow, each with a scope of its own. */
export const googleServices = ['analytics', 'search-console'] as const;
export type GoogleService = (typeof googleServices)[number];

const scopes: Record<GoogleService, string> = {
  analytics: 'https://www.googleapis.com/auth/analytics.readonly',
  'search-console': 'https://www.googleapis.com/auth/webmasters.readonly',
};

export const scopeOf = (service: GoogleService): string => scopes[service];

/** The services that these scopes let us read. */
export const servicesIn = (granted: readonly string[]): GoogleService[] =>
  googleServices.filter((service) => granted.includes(scopes[service]));

export const serviceNames: Record<GoogleService, string> = {
  analytics: 'Google Analytics',
  'search-console': 'Search Console',
};
