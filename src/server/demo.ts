import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts';
import type { LocalRoute } from '#src/platform/http-client/guarded-connector.ts';

/** The stand-in's program. It is not part of the product: nothing but this path and the variables it answers is known of it. */
const PROGRAM = join(import.meta.dirname, '../../standin/main.ts');

export const demoNotice =
  'Demo: a stand-in plays Google, with a real quarter of the Google Merchandise Store and a simulated garden shop. The sessions of the store are those of January to March 2017, moved to the present by whole weeks. Medium is derived from the channel; landing pages, campaigns and events other than purchases are not in this data. The garden shop, Northwind Garden, is made from a seed.';

export interface Demo {
  /** The configuration with Google's addresses replaced by the stand-in's. */
  readonly config: Config;
  /** Where the stand-in plays the sites of its properties: these names, in the demo alone, lead to this machine. */
  readonly sites: ReadonlyMap<string, LocalRoute>;
  stop(): Promise<void>;
}

const Hello = z.object({
  environment: z.record(z.string(), z.string()),
  sites: z.record(z.string(), z.url()),
});
type Hello = z.infer<typeof Hello>;

/** Starts the stand-in beside this process, on loopback only; it ends when this process does, however that ends. */
export async function startDemo(config: Config, environment: NodeJS.ProcessEnv): Promise<Demo> {
  const port = config.STANDIN_PORT ?? (config.PORT === 0 ? 0 : config.PORT + 1);
  const child = spawn(
    process.execPath,
    [PROGRAM, '--port', String(port), '--data', join(config.DATA_DIR, 'standin')],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: environment,
    },
  );
  const { environment: variables, sites } = await greeting(child, port);
  return {
    config: readConfig({ ...environment, ...variables }),
    sites: new Map(Object.entries(sites).map(([host, url]) => [host, routeTo(new URL(url))])),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const routeTo = ({ hostname, port }: URL): LocalRoute => ({ address: hostname, port: Number(port) });

function greeting(child: ChildProcess, port: number): Promise<Hello> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', () =>
      reject(
        new ConfigError(
          `The stand-in for Google could not start on port ${port}. ${complaint.trim()} Set STANDIN_PORT to a free port, or GOOGLE_CLIENT_ID to use Google itself.`,
        ),
      ),
    );
    child.once('message', (message) => {
      child.removeAllListeners('exit');
      resolve(Hello.parse(message));
    });
  });
}
