import type { ApiToken } from '#src/areas/account/contract.ts';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { useDraft } from '#src/web/ui/draft.ts';

export const validities = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until revoked' },
] as const;

/** A token as it stands in the form. */
export interface TokenDraft {
  readonly name: string;
  readonly organizationId: string;
  readonly scope: ApiToken['scope'];
  /** One of `validities`. */
  readonly days: string;
}

export const isScope = (value: unknown): value is ApiToken['scope'] => value === 'read' || value === 'write';

/** What of it is kept and can still be chosen; the rest as it is at the beginning. */
export function readTokenDraft(kept: string, organizations: readonly Pick<Organization, 'id'>[]): TokenDraft {
  const { name, organizationId, scope, days } = fieldsOf(kept);
  return {
    name: typeof name === 'string' ? name : '',
    organizationId: (organizations.find(({ id }) => id === organizationId) ?? organizations[0])?.id ?? '',
    scope: isScope(scope) ? scope : 'read',
    days: validities.find(({ value }) => value === days)?.value ?? '90',
  };
}

function fieldsOf(kept: string): Partial<Record<keyof TokenDraft, unknown>> {
  try {
    const fields: unknown = JSON.parse(kept);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    // Nothing is kept.
    return {};
  }
}

/**
 * The form of a new token, kept until it is sent or left: the session may end meanwhile, and signing in comes back to it.
 * Each person's own, as somebody else may be who signs in.
 */
export function useTokenDraft(userId: string, organizations: readonly Organization[]) {
  const [kept, keep] = useDraft(`token-${userId}`);
  const draft = readTokenDraft(kept, organizations);
  return {
    draft,
    change: (part: Partial<TokenDraft>) => keep(JSON.stringify({ ...draft, ...part })),
    forget: () => keep(''),
  };
}
