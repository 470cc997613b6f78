import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`--import`), writes how long its main thread let others wait: one line for each time that was
 * longer than a moment, with the processor time of that thread in it. On a machine that does much else a thread waits for
 * its turn too, which is no work of the program's.
 */
const LOOK_EVERY_MS = 5;
const MOMENT_MS = 20;

export interface Stall {
  /** By the clock. */
  readonly ms: number;
  /** Of the thread itself. */
  readonly processorMs: number;
}

const file = process.env['STALLS_FILE'];
if (isMainThread && file !== undefined) {
  let last = performance.now();
  let before = process.threadCpuUsage();
  const look = () => {
    const [now, usage] = [performance.now(), process.threadCpuUsage()];
    const stall: Stall = {
      ms: now - last,
      processorMs: (usage.user + usage.system - before.user - before.system) / 1000,
    };
    if (stall.ms > MOMENT_MS) appendFileSync(file, `${JSON.stringify(stall)}\n`);
    [last, before] = [performance.now(), process.threadCpuUsage()];
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
