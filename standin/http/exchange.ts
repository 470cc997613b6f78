import type { Reply } from './reply.ts';
import type { Call } from './route.ts';

/** A call and what was sent in answer to it. */
export type Exchange = Pick<Call, 'method' | 'path' | 'query'> & Reply;
