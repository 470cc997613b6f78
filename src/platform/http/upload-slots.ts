import pLimit from 'p-limit';

/** Large bodies that are read at once: each is held in memory whole until it was looked at. */
const MOST_AT_ONCE = 4;
/** Of one person: whoever sends slowly holds up nobody else. */
const MOST_OF_ONE = 2;

/**
 * Work on large bodies, some at a time; the others wait in order. Nothing is read of what waits, so that it lies with the
 * one who sends it.
 */
export function createUploadSlots(): <Result>(
  userId: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const inAll = pLimit(MOST_AT_ONCE);
  const ofUser = new Map<string, { readonly inTurn: ReturnType<typeof pLimit>; open: number }>();
  return async (userId, work) => {
    const own = ofUser.get(userId) ?? { inTurn: pLimit(MOST_OF_ONE), open: 0 };
    ofUser.set(userId, own);
    own.open += 1;
    try {
      return await own.inTurn(() => inAll(work));
    } finally {
      own.open -= 1;
      if (own.open === 0) ofUser.delete(userId);
    }
  };
}
