import type { Clock } from '../clock.ts';
import { html, type Reply } from '../http/reply.ts';
import type { Call, Route } from '../http/route.ts';
import { findPerson, type Person, people } from '../identity/people.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { authorizationErrorPage } from './authorization-error-page.ts';
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirectBack,
} from './authorization-request.ts';
import { consentPage } from './consent-page.ts';
import type { Grants } from './grants.ts';
import { needsConsent, type Scope } from './scopes.ts';
import { signInPage } from './sign-in-page.ts';

interface Parts {
  readonly grants: () => Promise<Grants>;
  readonly codes: AuthorizationCodes;
  /** Whether a scope is not granted to somebody, whatever they tick. */
  readonly withholds: (scope: Scope, person: string) => boolean;
  readonly clock: Clock;
}

/**
 * The pages a person walks through. The application's request travels in each page's address, so nothing is
 * remembered between them and the back button works.
 */
export function authorizationRoutes(parts: Parts): Route[] {
  return [
    {
      method: 'GET',
      path: '/o/oauth2/v2/auth',
      service: 'oauth',
      handle({ query }) {
        const { request, refusal } = readAuthorizationRequest(query);
        return refusal ?? html(signInPage(request.client.name, people, query));
      },
    },
    {
      method: 'POST',
      path: '/signin/account',
      service: 'oauth',
      handle: (call) => chooseAccount(call, parts),
    },
    { method: 'POST', path: '/signin/consent', service: 'oauth', handle: (call) => decide(call, parts) },
  ];
}

async function chooseAccount(call: Call, parts: Parts): Promise<Reply> {
  const { request, refusal } = readAuthorizationRequest(call.query);
  if (refusal !== undefined) return refusal;
  const person = findPerson(new URLSearchParams(call.body).get('account') ?? undefined);
  if (person === undefined) return unknownAccount();
  const grants = await parts.grants();
  const allowedBefore = grants.find(request.client.id, person.email)?.scopes ?? [];
  const isNew = request.consentScopes.some((scope) => !allowedBefore.includes(scope));
  if (request.consentScopes.length > 0 && (isNew || request.forceConsent)) {
    return html(consentPage(request.client.name, person.email, request.consentScopes, call.query));
  }
  return complete(request, person, request.scopes, false, parts, grants);
}

async function decide(call: Call, parts: Parts): Promise<Reply> {
  const { request, refusal } = readAuthorizationRequest(call.query);
  if (refusal !== undefined) return refusal;
  const form = new URLSearchParams(call.body);
  const person = findPerson(form.get('account') ?? undefined);
  if (person === undefined) return unknownAccount();
  const ticked = form.getAll('scope');
  const scopes = request.scopes.filter(
    (scope) => !needsConsent(scope) || (ticked.includes(scope) && !parts.withholds(scope, person.email)),
  );
  if (form.get('decision') !== 'continue' || scopes.length === 0) {
    return redirectBack(request.redirectUri, { error: 'access_denied', state: request.state });
  }
  return complete(request, person, scopes, true, parts, await parts.grants());
}

async function complete(
  request: AuthorizationRequest,
  person: Person,
  chosen: readonly Scope[],
  wasAsked: boolean,
  { codes, clock }: Parts,
  grants: Grants,
): Promise<Reply> {
  const before = grants.find(request.client.id, person.email);
  const grant = await grants.allow(request.client.id, person.email, chosen);
  const scopes = request.includeGrantedScopes ? grant.scopes : chosen;
  const code = codes.issue(
    {
      clientId: request.client.id,
      redirectUri: request.redirectUri,
      email: person.email,
      scopes,
      wantsRefreshToken: request.offline && (wasAsked || request.forceConsent || before === undefined),
      nonce: request.nonce,
      codeChallenge: request.codeChallenge,
      codeChallengeMethod: request.codeChallengeMethod,
    },
    clock(),
  );
  return redirectBack(request.redirectUri, {
    state: request.state,
    code,
    scope: scopes.join(' '),
    authuser: '0',
    prompt: request.forceConsent ? 'consent' : 'none',
  });
}

function unknownAccount(): Reply {
  return html(
    authorizationErrorPage(400, 'invalid_request', 'Couldn’t find this account on the stand-in.'),
    400,
  );
}
