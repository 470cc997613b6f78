/**
 * Asks for the address of Google's sign-in page and goes there. Both outcomes come back to /auth/callback, which leads on
 * to the page first asked for.
 */
export async function beginSignIn(redirect: string | undefined): Promise<void> {
  const back = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  const answer = await fetch('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provider: 'google',
      callbackURL: `/auth/callback${back}`,
      errorCallbackURL: `/auth/callback${back}`,
    }),
  });
  const body: unknown = await answer.json().catch(() => undefined);
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (answer.ok && typeof told['url'] === 'string') {
    location.assign(told['url']);
    return;
  }
  throw new SignInFailure(typeof told['message'] === 'string' ? told['message'] : undefined);
}

/** The server said no, with words for people when it had some. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  constructor(message = 'Sign-in could not be started. Please try again shortly.') {
    super(message);
  }
}
