import { json, type Reply } from '../http/reply.ts';

/** An answer of the token or revocation endpoint: `{"error","error_description"}`. */
export function oauthError(status: number, error: string, description: string): Reply {
  return json({ error, error_description: description }, status);
}
