import type { ButtonTone } from '#src/web/ui/button-class.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';

export type AskedService = 'analytics' | 'search-console' | 'both';

export interface ConnectGoogleLinkProps {
  readonly organizationId: string;
  /** The path to come back to. */
  readonly back: string;
  readonly service?: AskedService;
  /** The source that is to work again with the account. */
  readonly sourceId?: string;
  readonly tone?: ButtonTone;
  readonly children: string;
}

/** Leaves for Google's consent page, which leads back with what came of it. */
export function ConnectGoogleLink(props: ConnectGoogleLinkProps) {
  const { organizationId, back, service = 'analytics', sourceId, tone, children } = props;
  const query = new URLSearchParams({
    organizationId,
    redirect: back,
    service,
    ...(sourceId !== undefined && { sourceId }),
  });
  return (
    <ButtonLink href={`/api/auth/google-analytics?${query}`} {...(tone && { tone })}>
      {children}
    </ButtonLink>
  );
}
