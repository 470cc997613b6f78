import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { groupQueries } from '#src/areas/tools/server/query-groups/group-queries.ts';
import { AppError } from '#src/shared/error-code.ts';
import { median, report } from './harness/figure.ts';

/**
 * A hundred patterns that hold a backtracking engine for seconds to centuries, each over queries made to provoke it, as
 * somebody would send them to the query groups; how long the event loop of the server stands still meanwhile.
 * `npm run bench -- evil-patterns`
 */
const MOST_GAP_MS = 50;
const LONGEST_QUERY = 500;

/** Nested repetition, overlapping choices, many wildcards, counted repetition: the classes of Davis et al. (2018). */
const letters = ['a', 'x', '\\w', '[a-z]', '[^ ]', '.', '\\S', '[ab]', 'ab', '(?:a|b)'];
const evil: readonly string[] = letters.flatMap((one) => [
  `(${one}+)+$`,
  `(${one}*)*$`,
  `(${one}|${one}${one})+!`,
  `(${one}|${one}?)+!`,
  `^(${one}+)*\\d$`,
  `(.*${one}){12}!`,
  `(${one}+${one}+)+y`,
  `(${one}{1,20}){1,20}!`,
  `(.*)(.*)(.*)(.*)${one}!`,
  `^(([${one === '.' ? 'a' : 'a-z'}])+.)+[A-Z]([a-z])+$`,
]);

const provoking = ['a', 'x', 'ab', 'a b ', 'é', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaab'].flatMap((part) =>
  [29, 120, LONGEST_QUERY].map((length) => part.repeat(length).slice(0, length)),
);
const queries = [...new Set(provoking)].map((query, index) => ({ query, impressions: 1000 - index }));

/** Whoever measures shares the processor: what the loop waited for that is not its own work is seen by waiting idly as long. */
async function idleGap(milliseconds: number): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await wait(milliseconds);
  delay.disable();
  return delay.max / 1e6;
}

interface Measured {
  /** Longest standstill of this thread by the clock while the work goes on elsewhere. */
  readonly gap: number;
  /** Processor time of this thread in all: it cannot have stood still for longer because of its own work. */
  readonly own: number;
  readonly took: number;
  readonly refused: boolean;
}

async function measured(patterns: readonly string[]): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await wait(20);
  delay.enable();
  const [began, cpu] = [performance.now(), process.threadCpuUsage()];
  const refused = await groupQueries({
    queries,
    rules: patterns.map((pattern, index) => ({ id: `evil ${index}`, pattern, intent: 'none' })),
    brandTerms: null,
    minQueriesPerGroup: 3,
  }).then(
    () => false,
    (error: unknown) => {
      // Too slow or not of the language: told to whoever wrote it.
      if (error instanceof AppError && error.code === 'INVALID_INPUT') return true;
      throw error;
    },
  );
  const took = performance.now() - began;
  const { user, system } = process.threadCpuUsage(cpu);
  delay.disable();
  return { gap: delay.max / 1e6, own: (user + system) / 1000, took, refused };
}

await measured(['warm']);
const alone = [];
const idle: number[] = [];
for (const pattern of evil) {
  const one = { pattern, ...(await measured([pattern])) };
  alone.push(one);
  idle.push(await idleGap(one.took));
}
const halves = [await measured(evil.slice(0, 50)), await measured(evil.slice(50))];
const all = [...alone, ...halves];
const most = (values: readonly number[]) => Math.max(...values);
const slowest = alone.reduce((worst, one) => (one.took > worst.took ? one : worst));
const refused = alone.filter((one) => one.refused).length;
report({
  name: 'evil-patterns-loop-work',
  value: most(all.map(({ own }) => own)),
  unit: 'ms',
  reference: `processor time of the server's thread in the worst of ${evil.length} patterns each alone and fifty at a time, at most ${MOST_GAP_MS} ms; ${refused} answered with 400`,
  ratio: most(all.map(({ own }) => own)) / MOST_GAP_MS,
});
report({
  name: 'evil-patterns-loop-gap',
  value: median(all.map(({ gap }) => gap)),
  unit: 'ms',
  reference: `by the clock, median (largest ${most(all.map(({ gap }) => gap)).toFixed(0)}); idle for as long on the same machine ${median(idle).toFixed(1)} (largest ${most(idle).toFixed(0)})`,
  ratio: median(all.map(({ gap }) => gap)) / median(idle),
});
report({
  name: 'evil-patterns-slowest',
  value: slowest.took,
  unit: 'ms',
  reference: `${slowest.pattern} over ${queries.length} queries of up to ${LONGEST_QUERY} characters, the start of a thread among it; fifty at once ${halves.map(({ took }) => Math.round(took)).join(' and ')} ms`,
  ratio: null,
});
