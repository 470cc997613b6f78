import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockStartingAt, systemClock } from './clock.ts';
import type { StandinOptions } from './start-standin.ts';

type Command =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refusal'; readonly sentence: string }
  | { readonly kind: 'start'; readonly options: StandinOptions };

const help = `Plays Google's part on this machine: sign-in, Analytics Admin and Data API, Search Console.

  node standin/main.ts --port 3001 --data ./data/standin

  --port N        where to listen on 127.0.0.1; 0 takes any free port
  --data DIR      where tokens, and what was simulated, outlive a restart
  --help          this text

  CLOCK=2017-04-03T08:00:00Z   another present; the clock runs on from there
  SIMULATED_SCALE=2.2          how busy the simulated site is; 1 is about 6,000 sessions a week
  SIMULATED_SEED=7             which simulated site it is
  SIMULATED_CACHE=DIR          another place for what was simulated, shared by stand-ins

What is served, and how to misbehave on demand: standin/README.md`;

/** Reads arguments and environment, or says in one sentence what is wrong with them. */
export function readCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Command {
  let values: { port?: string | undefined; data?: string | undefined; help?: boolean | undefined };
  try {
    const options = {
      port: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    return refusal(`${(error as Error).message.split('. ')[0]}; --help lists what there is.`);
  }
  if (values.help === true) return { kind: 'help', text: help };
  const port = Number(values.port ?? '');
  if (values.port === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return refusal('--port must be a number from 0 to 65535, for example --port 3001.');
  }
  if (values.data === undefined || values.data === '')
    return refusal('--data must name the folder to keep state in.');
  const clockText = environment.CLOCK ?? '';
  const start = Date.parse(clockText);
  if (clockText !== '' && (Number.isNaN(start) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(clockText))) {
    return refusal(`CLOCK must be an instant such as 2017-04-03T08:00:00Z, not "${clockText}".`);
  }
  const scale = Number(environment.SIMULATED_SCALE ?? '1');
  if (!(scale > 0 && scale <= 50)) {
    return refusal(
      'SIMULATED_SCALE must be a number above 0 and up to 50; 1 is about 6,000 sessions a week.',
    );
  }
  const seed = Number(environment.SIMULATED_SEED ?? '7');
  if (!Number.isInteger(seed)) return refusal('SIMULATED_SEED must be a whole number.');
  return {
    kind: 'start',
    options: {
      port,
      dataDir: values.data,
      clock: clockText === '' ? systemClock : clockStartingAt(start),
      simulation: { scale, seed },
      cacheDir: environment.SIMULATED_CACHE || join(values.data, 'simulated'),
    },
  };
}

function refusal(sentence: string): Command {
  return { kind: 'refusal', sentence };
}
