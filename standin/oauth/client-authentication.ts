import type { Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import { findClient, type OAuthClient } from './oauth-client.ts';
import { oauthError } from './oauth-error.ts';

type Authentication = { client: OAuthClient; refusal?: never } | { client?: never; refusal: Reply };

/** An application proves itself in the form or, as RFC 6749 prefers, with HTTP Basic. */
export function authenticateClient(call: Call, form: URLSearchParams): Authentication {
  const basic = readBasic(String(call.headers.authorization ?? ''));
  const client = findClient(basic?.id ?? form.get('client_id') ?? undefined);
  if (client === undefined)
    return { refusal: oauthError(401, 'invalid_client', 'The OAuth client was not found.') };
  if ((basic?.secret ?? form.get('client_secret')) !== client.secret) {
    return { refusal: oauthError(401, 'invalid_client', 'Unauthorized') };
  }
  return { client };
}

function readBasic(header: string): { id: string; secret: string } | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2);
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}
