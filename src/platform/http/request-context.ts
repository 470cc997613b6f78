import type { TokenScope } from '#src/shared/endpoint.ts';
import type { Role } from '#src/shared/role.ts';
import type { LiveStream } from './live-stream.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A program that speaks for a person, in one organization and no further than its key reaches. */
export interface TokenCaller {
  readonly user: SignedInUser;
  readonly organizationId: string;
  readonly scope: TokenScope;
}

export interface ActingMember {
  readonly organizationId: string;
  readonly role: Role;
}

/** What a handler may rely on. `user` and `member` are there whenever the endpoint's declared access asks for them. */
export interface RequestContext {
  readonly user: SignedInUser;
  readonly member: ActingMember;
  readonly signal: AbortSignal | undefined;
  readonly stillSignedIn: () => Promise<boolean>;
  /** Makes the answer a stream that the handler writes itself; what it returns is not sent then. */
  readonly openStream: () => LiveStream;
  /** As it was sent; `onceForKey` judges it. */
  readonly idempotencyKey: string | undefined;
}
