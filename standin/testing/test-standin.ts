import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockStartingAt } from '../clock.ts';
import type { SimulationOptions } from '../data-sets/simulated-garden/simulated-garden.ts';
import { type Standin, startStandin } from '../start-standin.ts';
import { openStateFile } from '../state/state-file.ts';
import { wireFaults } from './wire-check.ts';

export interface TestStandin {
  readonly url: string;
  readonly dataDir: string;
  /** What the stand-in said to its operator. */
  readonly said: readonly string[];
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  /** Stops it and starts another one on the same folder, as a restart of the machine does. */
  restart(): Promise<TestStandin>;
  stop(): Promise<void>;
}

/** What one test file simulated, the next one reads. */
const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/weekwise-standin/', import.meta.url));

/** A fresh state, made once a test file, because its key takes a moment to generate. */
let state: Promise<string> | undefined;
function emptyState(): Promise<string> {
  state ??= (async () => {
    const dir = await mkdtemp(join(tmpdir(), 'weekwise-standin-key-'));
    await openStateFile(dir, () => undefined);
    const text = await readFile(join(dir, 'standin-state.json'), 'utf8');
    await rm(dir, { recursive: true });
    return text;
  })();
  return state;
}

/** Saturday after the quarter: the data stands on its own days of 2017, complete. */
export const afterTheQuarter = Date.parse('2017-04-01T12:00:00-07:00');

/**
 * A stand-in in this process, on a free port and a folder of its own that goes with it. Each answer of Google's APIs
 * is held against Google's own description of it, whoever asked; `stop` fails when one did not fit.
 */
export async function startTestStandin({
  now = afterTheQuarter,
  simulation,
}: {
  now?: number;
  simulation?: SimulationOptions;
} = {}): Promise<TestStandin> {
  const dataDir = await mkdtemp(join(tmpdir(), 'weekwise-standin-'));
  await writeFile(join(dataDir, 'standin-state.json'), await emptyState());
  return startIn(dataDir, now, simulation);
}

async function startIn(dataDir: string, now: number, simulation?: SimulationOptions): Promise<TestStandin> {
  const said: string[] = [];
  const wrong = new Set<string>();
  const running = clockStartingAt(now);
  let passed = 0;
  const clock = () => running() + passed;
  const standin: Standin = await startStandin({
    port: 0,
    dataDir,
    clock,
    say: (line) => said.push(line),
    cacheDir,
    ...(simulation === undefined ? {} : { simulation }),
    observe(exchange) {
      for (const fault of wireFaults(exchange)) wrong.add(fault);
    },
  });
  return {
    url: standin.url,
    dataDir,
    said,
    pass(milliseconds) {
      passed += milliseconds;
    },
    async restart() {
      await standin.stop();
      return startIn(dataDir, clock(), simulation);
    },
    async stop() {
      await standin.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (wrong.size > 0)
        throw new Error(`Answers that Google's own description forbids:\n${[...wrong].join('\n')}`);
    },
  };
}
