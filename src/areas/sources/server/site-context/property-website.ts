import type { Database } from '#src/platform/database/database.ts';
import { and, eq } from '#src/platform/database/drizzle.ts';
import { googleGrants, memberships } from '#src/platform/database/tables.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { GoogleAccess } from '../google-access.ts';

export interface PropertyWebsiteParts {
  readonly database: Database;
  readonly google: GoogleAccess;
}

/**
 * The address in a property's first web stream, seen with a Google account that this person connected to one of their
 * organizations. What one of the accounts may not see, another may.
 */
export async function propertyWebsite(
  { database, google }: PropertyWebsiteParts,
  userId: string,
  propertyId: string,
): Promise<string> {
  const organizations = await database.acrossOrganizations((tx) =>
    tx
      .selectDistinct({ id: googleGrants.organizationId })
      .from(googleGrants)
      .innerJoin(
        memberships,
        and(
          eq(memberships.organizationId, googleGrants.organizationId),
          eq(memberships.userId, googleGrants.userId),
        ),
      )
      .where(eq(googleGrants.userId, userId)),
  );
  let refusal: unknown = new AppError(
    'CONFLICT',
    'The Google account is not connected. Connect Google Analytics first.',
  );
  for (const organization of organizations) {
    try {
      const { details } = await google.propertyDetails(organization.id, userId, propertyId);
      return websiteIn(details);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

export function websiteIn({ websiteUrl }: { readonly websiteUrl: string | null }): string {
  if (websiteUrl !== null) return websiteUrl;
  throw new AppError(
    'CONFLICT',
    'This property measures apps only and names no website. Enter the website of the source instead.',
  );
}
