import { setImmediate as letOthersRun } from 'node:timers/promises';
import { rehearseInFull } from '#src/language/questions/reading/rephrasing/in-full/in-full.ts';

const SLICE_MS = 20;

/**
 * Makes ready what reading a question needs, a little at a time. Read at once, the first question of a process would keep everybody
 * else waiting for seconds, the page that waits for its answer among them.
 */
export async function rehearseReading(text: string): Promise<void> {
  let since = performance.now();
  for (const _ of rehearseInFull(text)) {
    if (performance.now() - since < SLICE_MS) continue;
    await letOthersRun();
    since = performance.now();
  }
}
