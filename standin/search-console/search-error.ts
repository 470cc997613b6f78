import { json, type Reply } from '../http/reply.ts';

/** An error in the older envelope of Search Console: `{error:{code,message,errors:[{domain,reason,message}]}}`. */
export class SearchError extends Error {
  readonly code: number;
  readonly reason: string;

  constructor(code: number, reason: string, message: string) {
    super(message);
    this.code = code;
    this.reason = reason;
  }

  reply(): Reply {
    const { code, reason, message } = this;
    return json({ error: { code, message, errors: [{ message, domain: 'global', reason }] } }, code);
  }
}

export function invalidParameter(message: string): SearchError {
  return new SearchError(400, 'invalidParameter', message);
}

export function noSitePermission(siteUrl: string): SearchError {
  return new SearchError(
    403,
    'forbidden',
    `User does not have sufficient permission for site '${siteUrl}'. See also: https://support.google.com/webmasters/answer/2451999.`,
  );
}
