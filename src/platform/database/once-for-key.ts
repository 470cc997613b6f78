import { createHash } from 'node:crypto';
import { AppError } from '#src/shared/error-code.ts';
import type { Transaction } from './database.ts';

export interface KeyedRequest {
  readonly organizationId: string;
  readonly userId: string;
  /** Of the header Idempotency-Key; without one the request is done each time it comes. */
  readonly key: string | undefined;
  readonly endpoint: string;
  /** Whatever makes it another request. */
  readonly input: unknown;
}

const VISIBLE_ASCII = /^[!-~]{1,255}$/;

/**
 * Does the work once for each key of a person in an organization, and answers a repetition with the answer of then, for a
 * day at least. The key is written in the transaction of the work: there is no work without its answer, a request at the
 * same moment waits for it, and a failure, which changes nothing, leaves the key free. Ask before taking any other lock.
 */
export async function onceForKey<Answer>(
  { $client }: Transaction,
  { organizationId, userId, key, endpoint, input }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return await work();
  if (!VISIBLE_ASCII.test(key))
    throw new AppError(
      'INVALID_INPUT',
      'Idempotency-Key must be 1 to 255 visible ASCII characters, for instance a UUID.',
    );
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest('hex');
  const mine = [organizationId, userId, key];
  await $client.query(
    "DELETE FROM idempotent_requests WHERE organization_id = $1 AND created_at < now() - interval '1 day'",
    [organizationId],
  );
  const begun = await $client.query(
    'INSERT INTO idempotent_requests (organization_id, user_id, key, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [...mine, hash],
  );
  if (begun.rowCount === 1) {
    const answer = await work();
    await $client.query(
      'UPDATE idempotent_requests SET answer = $4 WHERE organization_id = $1 AND user_id = $2 AND key = $3',
      [...mine, JSON.stringify(answer)],
    );
    return answer;
  }
  const { rows } = await $client.query<{ request_hash: string; answer: Answer }>(
    'SELECT request_hash, answer FROM idempotent_requests WHERE organization_id = $1 AND user_id = $2 AND key = $3',
    mine,
  );
  const [before] = rows;
  if (before === undefined)
    throw new AppError('CONFLICT', 'This Idempotency-Key has just expired. Please try again.');
  if (before.request_hash !== hash)
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
    );
  return before.answer;
}
