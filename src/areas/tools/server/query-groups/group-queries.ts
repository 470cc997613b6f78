import { Worker } from 'node:worker_threads';
import { wrongField } from '#src/shared/error-code.ts';
import type { GroupingAnswer, GroupingOrder, GroupOfQueries } from './grouping.ts';

const PROGRAM = new URL('./grouping-thread.ts', import.meta.url);
const MOST_MS = 15_000;

/**
 * Groups queries on a thread of its own. The patterns are matched in linear time, yet a person may write fifty of them over
 * fifty thousand queries: nobody else waits for that, and past a limit it is given up.
 */
export async function groupQueries(order: GroupingOrder): Promise<readonly GroupOfQueries[]> {
  const answer = await new Promise<GroupingAnswer>((resolve, reject) => {
    const worker = new Worker(PROGRAM, { workerData: order });
    const tooLate = setTimeout(() => {
      reject(
        wrongField(
          'groupingRules',
          'These patterns take too long over the queries of this range. Make them simpler.',
        ),
      );
      void worker.terminate();
    }, MOST_MS);
    worker.once('message', (message: GroupingAnswer) => resolve(message));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(tooLate);
      reject(new Error('The grouping thread ended without an answer.'));
    });
  });
  if (answer.type === 'grouped') return answer.groups;
  const { id } = order.rules[answer.place] ?? { id: '' };
  throw wrongField(
    `options.groupingRules.${answer.place}.pattern`,
    `The pattern of rule "${id}" cannot be read: ${answer.reason}. Patterns follow RE2, which has no look-around and no back-references.`,
  );
}
