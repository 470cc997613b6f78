import { SiteFailure, type SiteFailureKind } from './site-failure.ts';

const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/;
const TIMEOUT_CODE = /TIMEOUT|ETIMEDOUT/;
const CONNECTION_CODE =
  /^(ECONN|EHOST|ENET|EADDR|EPIPE|EACCES|EPERM|EINVAL|UND_ERR_SOCKET|UND_ERR_CLOSED|UND_ERR_DESTROYED)/;

/** Whatever went wrong below, by the name that it has for people. */
export function toSiteFailure(error: unknown, host: string, outOfTime: boolean): SiteFailure {
  if (error instanceof SiteFailure) return error;
  return new SiteFailure(outOfTime ? 'timeout' : kindOf(error), host, { cause: error });
}

function kindOf(error: unknown): SiteFailureKind {
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) return 'timeout';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TLS_CODE.test(code)) return 'tls';
  if (TIMEOUT_CODE.test(code)) return 'timeout';
  return CONNECTION_CODE.test(code) ? 'unreachable' : 'malformed_answer';
}
