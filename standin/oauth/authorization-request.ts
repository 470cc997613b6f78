import { html, type Reply, redirect } from '../http/reply.ts';
import { authorizationErrorPage } from './authorization-error-page.ts';
import { findClient, type OAuthClient } from './oauth-client.ts';
import { needsConsent, readScopes, type Scope } from './scopes.ts';

/** A request of an application to be let in, checked. */
export interface AuthorizationRequest {
  readonly client: OAuthClient;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  /** The scopes the person is asked about; the others come with signing in. */
  readonly consentScopes: readonly Scope[];
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly offline: boolean;
  readonly forceConsent: boolean;
  readonly includeGrantedScopes: boolean;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: 'S256' | 'plain';
}

type Reading = { request: AuthorizationRequest; refusal?: never } | { request?: never; refusal: Reply };

/** Checks in Google's order: until client and redirect are known to be right, errors stay on a page. */
export function readAuthorizationRequest(query: URLSearchParams): Reading {
  const get = (name: string) => query.get(name) ?? undefined;
  const client = findClient(get('client_id'));
  if (client === undefined) return refuse(401, 'invalid_client', 'The OAuth client was not found.');
  const redirectUri = get('redirect_uri');
  if (redirectUri === undefined)
    return refuse(400, 'invalid_request', 'Missing required parameter: redirect_uri');
  if (!client.allowsRedirect(redirectUri))
    return refuse(
      400,
      'redirect_uri_mismatch',
      `The redirect address ${redirectUri} is not registered for this application. The stand-in accepts http://localhost and http://127.0.0.1 on any port.`,
    );
  if (get('response_type') !== 'code')
    return refuse(400, 'unsupported_response_type', 'The stand-in answers response_type=code only.');
  const scopeText = get('scope');
  if (scopeText === undefined || scopeText.trim() === '')
    return refuse(400, 'invalid_request', 'Missing required parameter: scope');
  const { scopes, unknown } = readScopes(scopeText);
  if (unknown.length > 0)
    return refuse(400, 'invalid_scope', `Some requested scopes were invalid: ${unknown.join(' ')}`);
  const method = get('code_challenge_method') ?? 'plain';
  if (method !== 'S256' && method !== 'plain')
    return refuse(400, 'invalid_request', `Invalid code_challenge_method: ${method}`);
  const prompts = (get('prompt') ?? '').split(' ');
  const state = get('state');
  // The stand-in remembers no browser, so nobody is ever signed in already.
  if (prompts.includes('none'))
    return { refusal: redirectBack(redirectUri, { error: 'interaction_required', state }) };
  return {
    request: {
      client,
      redirectUri,
      scopes,
      consentScopes: scopes.filter(needsConsent),
      state,
      nonce: get('nonce'),
      offline: get('access_type') === 'offline',
      forceConsent: prompts.includes('consent'),
      includeGrantedScopes: get('include_granted_scopes') === 'true',
      codeChallenge: get('code_challenge'),
      codeChallengeMethod: method,
    },
  };
}

/** Sends the browser back to the application with the given answer. */
export function redirectBack(redirectUri: string, answer: Record<string, string | undefined>): Reply {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return redirect(url.href);
}

function refuse(status: number, error: string, explanation: string): Reading {
  return { refusal: html(authorizationErrorPage(status, error, explanation), status) };
}
