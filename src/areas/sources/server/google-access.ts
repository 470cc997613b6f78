import { choosingProperties } from './google/choose-property.ts';
import type { GoogleAccessParts } from './google/google-parts.ts';
import { readingSources } from './google/read-source.ts';

/** Reaching Google with the grants of an organization. What Google refuses is noted at once, at the grant and at the source. */
export const createGoogleAccess = (parts: GoogleAccessParts) => ({
  ...choosingProperties(parts),
  ...readingSources(parts),
});

export type GoogleAccess = ReturnType<typeof createGoogleAccess>;
