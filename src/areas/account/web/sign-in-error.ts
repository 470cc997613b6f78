const CANCELLED = 'You closed Google’s page before signing in. Nothing was shared.';
const STALE = 'This sign-in was begun too long ago, or in another window. Begin again from here.';
const REFUSED = 'Google’s answer could not be verified, so nobody was signed in. Please try again.';
const NO_EMAIL =
  'Google did not tell your e-mail address, and Weekwise knows people by it. Allow it and try again.';
const OURS = 'Signing in failed on our side. Please try again shortly.';

/** What came back with ?error=…, in plain words. */
const sentences: Readonly<Record<string, string>> = {
  access_denied: CANCELLED,
  state_mismatch: STALE,
  state_not_found: STALE,
  state_invalid: STALE,
  state_security_mismatch: STALE,
  please_restart_the_process: STALE,
  invalid_code: REFUSED,
  no_code: REFUSED,
  issuer_mismatch: REFUSED,
  issuer_missing: REFUSED,
  nonce_binding_missing: REFUSED,
  oauth_code_verification_failed: REFUSED,
  unable_to_get_user_info: REFUSED,
  email_not_found: NO_EMAIL,
  email_is_missing: NO_EMAIL,
  account_not_linked:
    'This e-mail address already belongs to an account that signs in with another Google identity. Use that one.',
  signup_disabled: 'This installation accepts no new accounts. Ask whoever runs it.',
  unknown_provider: 'Weekwise signs people in with Google alone, and this address belongs to another way.',
  banned: 'This account was closed. Ask whoever runs this installation.',
};

export function describeSignInError(error: string): string {
  const code = error.toLowerCase();
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? OURS) : OURS;
}
