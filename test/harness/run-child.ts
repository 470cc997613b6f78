import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  readonly process: ChildProcess;
  /** Everything it said so far. */
  readonly said: readonly Record<string, unknown>[];
  /** Waits until it has said this; rejects when it ends without. */
  until<Key extends string>(key: Key, matches?: (value: unknown) => boolean): Promise<unknown>;
  ended: Promise<unknown>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Runs a program that says one JSON object a line. */
export function runChild(
  program: string,
  parameters: readonly string[],
  options: { node?: string; cwd?: string; uid?: number; gid?: number } = {},
): Child {
  const { node = process.execPath, ...rest } = options;
  const child = spawn(node, [program, ...parameters], {
    ...rest,
    // A process group of its own, as under a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: Record<string, unknown>[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(JSON.parse(line) as Record<string, unknown>));
  const ended = once(child, 'close');
  return {
    process: child,
    said,
    ended,
    async until(key, matches = () => true) {
      for (let seen = 0; ; ) {
        for (; seen < said.length; seen += 1) {
          const line = said[seen]!;
          if (key in line && matches(line[key])) return line[key];
        }
        const more = await Promise.race([once(lines, 'line').then(() => true), ended.then(() => false)]);
        if (!more && seen === said.length)
          throw new Error(`It ended without saying ${key}: ${JSON.stringify(said)}`);
      }
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
