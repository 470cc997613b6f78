import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A small house under the real walls: our own configuration and libraries, and sources that are given. */
export interface ToyTree {
  run(
    tool: 'tsc' | 'depcruise' | 'biome',
    ...args: readonly string[]
  ): { readonly output: string; readonly passed: boolean };
  remove(): void;
}

/** Path to source text. */
export type Sources = Readonly<Record<string, string>>;

export function buildToyTree(sources: Sources): ToyTree {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-walls-'));
  for (const path of [
    'package.json',
    'tsconfig.json',
    'tsconfig',
    'biome.json',
    '.dependency-cruiser.mjs',
    '.gitignore',
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const plugins = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.grit'));
  for (const name of plugins) cpSync(join(import.meta.dirname, name), join(folder, 'test', 'walls', name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    run: (tool, ...args) => runTool(folder, tool, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same tools on the house itself. */
export const runOnHouse: ToyTree['run'] = (tool, ...args) => runTool(root, tool, args);

function runTool(cwd: string, tool: string, args: readonly string[]) {
  const program = join(root, 'node_modules', '.bin', tool);
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return { output: stdout + stderr, passed: status === 0 };
}

/** One sound file for every layer, each using what its layer may use. Every breach is this and one file more. */
export const soundSources: Sources = {
  'src/shared/week.ts': `import { z } from 'zod';
export type Day = string;
export const weekday = (day: Day) => z.iso.date().parse(day).length;
`,
  'src/semantics/metric.ts': `import type { Day } from '#src/shared/week.ts';
export interface Metric { readonly since: Day }
export const sessions: Metric = { since: '2020-01-01' };
`,
  'src/engine/finding.ts': `import { sessions } from '#src/semantics/metric.ts';
export const finding = { metric: sessions };
`,
  'src/engine/rank.ts': `import { finding } from './finding.ts';
export const rank = [finding];
`,
  'src/language/sentence.ts': `import type { finding } from '#src/engine/finding.ts';
import { weekday } from '#src/shared/week.ts';
export const sentence = (about: typeof finding) => [about, weekday('2026-01-05')];
`,
  'src/platform/clock.ts': `export const now = () => Date.now();
`,
  'src/platform/files.ts': `import { readFileSync } from 'node:fs';
export const read = readFileSync;
`,
  'src/connectors/connector.ts': `import { read } from '#src/platform/files.ts';
export const connector = { read };
`,
  'src/areas/insights/contract.ts': `import { z } from 'zod';
import { sessions } from '#src/semantics/metric.ts';
export const contract = z.object({ since: z.literal(sessions.since) });
`,
  'src/areas/insights/server/service.ts': `import { connector } from '#src/connectors/connector.ts';
import { finding } from '#src/engine/finding.ts';
import { sentence } from '#src/language/sentence.ts';
import { now } from '#src/platform/clock.ts';
import { contract } from '../contract.ts';
export const service = { connector, finding, sentence, contract, now };
`,
  'src/areas/insights/server/store.ts': `import { service } from './service.ts';
export const store = { service };
`,
  'src/areas/questions/contract.ts': `import { contract as insights } from '#src/areas/insights/contract.ts';
export const contract = { insights };
`,
  'src/areas/questions/server/endpoints.ts': `import { contract } from '#src/areas/insights/contract.ts';
import { service } from '#src/areas/insights/server/service.ts';
export const endpoints = { contract, service };
`,
  'src/areas/insights/web/routes.tsx': `import { client } from '#src/web/api/client.ts';
import { Button } from '#src/web/ui/button.tsx';
export const Screen = () => <Button title={String(client)} />;
`,
  'src/web/api/client.ts': `import { contract } from '#src/areas/insights/contract.ts';
export const client = () => fetch(String(contract));
`,
  'src/web/ui/button.tsx': `import type { ReactNode } from 'react';
import type { Metric } from '#src/semantics/metric.ts';
export const Button = (props: { title: string; metric?: Metric; children?: ReactNode }) => (
  <button type="button" title={props.title}>{props.children}</button>
);
`,
  'src/web/main.tsx': `import { Screen } from '#src/areas/insights/web/routes.tsx';
document.title = String(Screen);
`,
  'src/server/main.ts': `import { store } from '#src/areas/insights/server/store.ts';
import { endpoints } from '#src/areas/questions/server/endpoints.ts';
process.exitCode = store && endpoints ? 0 : 1;
`,
  'standin/main.ts': `import { port } from './port.ts';
process.exitCode = port;
`,
  'standin/port.ts': `export const port = 3001;
`,
  'src/engine/finding.test.ts': `import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seeds } from '../../test/seeds.ts';
import { finding } from './finding.ts';
it('holds', () => expect([finding, seeds, readFileSync, Math.random(), Date.now()]).toBeDefined());
`,
  'test/seeds.ts': `export const seeds = [1, 2, 3];
`,
  'benchmarks/main.ts': `import { finding } from '#src/engine/finding.ts';
console.log(finding);
`,
};
