import { useLocation } from '@tanstack/react-router';
import { TextLink } from '#src/web/ui/text-link.tsx';

/** The way on where the session ended while somebody was typing: what was typed is kept, and is there after signing in. */
export function SignInAgain() {
  const here = useLocation({ select: ({ href }) => href });
  return <TextLink href={`/sign-in?${new URLSearchParams({ redirect: here })}`}>Sign in again</TextLink>;
}
