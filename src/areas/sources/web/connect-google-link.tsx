import type { ButtonTone } from '#src/web/ui/button-class.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';

export interface ConnectGoogleLinkProps {
  readonly organizationId: string;
  /** The path to come back to. */
  readonly back: string;
  readonly tone?: ButtonTone;
  readonly children: string;
}

/** Leaves for Google's consent page, which leads back with what came of it. */
export function ConnectGoogleLink({ organizationId, back, tone, children }: ConnectGoogleLinkProps) {
  const query = new URLSearchParams({ organizationId, redirect: back });
  return (
    <ButtonLink href={`/api/auth/google-analytics?${query}`} {...(tone && { tone })}>
      {children}
    </ButtonLink>
  );
}
