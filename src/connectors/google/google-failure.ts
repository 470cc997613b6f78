import { UpstreamFailure } from '#src/shared/upstream-failure.ts';

/** Why a call to Google did not succeed, as far as it changes what we do next. */
export type GoogleFailureKind =
  /** The refresh token is dead: only the person can mend it, by connecting again. */
  | 'revoked'
  | 'scope_missing'
  /** The account may not see this property, or it does not exist; Google does not say which. */
  | 'no_access'
  | 'api_disabled'
  /** Too many calls at this moment: passes in seconds. */
  | 'busy'
  /** Used up for longer; `returns` says how long. */
  | 'quota'
  | 'invalid_request'
  | 'server'
  | 'network'
  /** An answer that is not what Google documents: HTML with status 200, a cut body, a missing field. */
  | 'malformed';

/** When a quota that is used up returns, as far as Google says: with the next hour, the next day, or after some minutes. */
export type QuotaReturn = 'minutes' | 'hour' | 'day';

const worthRetrying: Record<GoogleFailureKind, boolean> = {
  revoked: false,
  scope_missing: false,
  no_access: false,
  api_disabled: false,
  busy: true,
  quota: false,
  invalid_request: false,
  server: true,
  network: true,
  malformed: true,
};

export class GoogleFailure extends UpstreamFailure {
  override readonly name = 'GoogleFailure';
  readonly kind: GoogleFailureKind;
  /** Of a used-up quota. */
  readonly returns: QuotaReturn | undefined;

  constructor(kind: GoogleFailureKind, message: string, cause?: unknown, returns?: QuotaReturn) {
    super(message, { cause });
    this.kind = kind;
    this.returns = kind === 'quota' ? (returns ?? 'hour') : undefined;
  }

  override get retryable(): boolean {
    return worthRetrying[this.kind];
  }
}
