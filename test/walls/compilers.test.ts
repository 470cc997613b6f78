import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildToyTree, runOnHouse, soundSources, type ToyTree } from './toy-tree.ts';

const notFound = (name: string) => `Cannot find name '${name}'`;

/** [file, what it says, what the compiler answers] */
const breaches: readonly (readonly [file: string, source: string, answer: string])[] = [
  ['src/engine/fetches.ts', 'export const a = fetch;', notFound('fetch')],
  ['src/engine/prints.ts', 'export const a = console;', notFound('console')],
  ['src/engine/draws.ts', 'export const a = document;', notFound('document')],
  ['src/engine/waits.ts', 'export const a = setTimeout;', notFound('setTimeout')],
  ['src/shared/asks.ts', 'export const a = process;', notFound('process')],
  ['src/semantics/reads.ts', `export * from 'node:fs';`, notFound('node:fs')],
  ['src/areas/insights/contract-part.ts', 'export const a = fetch;', notFound('fetch')],
  ['src/server/draws.ts', 'export const a = document;', notFound('document')],
  ['src/web/ui/asks.ts', 'export const a = process;', notFound('process')],
  // Node 24 has no Temporal of its own: it is imported, never taken from the air.
  ['src/shared/takes.ts', 'export const a = Temporal;', notFound('Temporal')],
  ['src/engine/reaches.ts', `export * from '#src/server/main.ts';`, 'is not listed within the file list'],
  ['src/web/ui/reaches.ts', `export * from '#src/platform/files.ts';`, 'is not listed within the file list'],
  ['standin/reaches.ts', `export * from '#src/shared/week.ts';`, 'is not listed within the file list'],
  ['src/engine/counts.ts', 'export const a: number = [1][0];', 'is not assignable'],
  ['src/engine/emits.ts', 'export enum A { b }', 'erasableSyntaxOnly'],
];

describe('the compilers', () => {
  let sound: ToyTree;
  let breached: ToyTree;
  let answers: readonly string[] = [];
  beforeAll(() => {
    sound = buildToyTree(soundSources);
    const added = breaches.map(([file, source]) => [file, `${source}\n`]);
    breached = buildToyTree({ ...soundSources, ...Object.fromEntries(added) });
    // A project whose references have errors is still compiled.
    answers = breached.run('tsc', '-b', '--pretty', 'false').output.split('\n');
  });
  afterAll(() => {
    sound.remove();
    breached.remove();
  });

  // The whole house at once: a busy machine takes minutes for what a quiet one does in twenty seconds.
  it('pass this house', { timeout: 300_000 }, () => {
    const { output, passed } = runOnHouse('tsc', '-b', '--pretty', 'false');
    expect(passed, output).toBe(true);
  });

  it('let each layer use what its runtime has', () => {
    const { output, passed } = sound.run('tsc', '-b', '--pretty', 'false');
    expect(passed, output).toBe(true);
  });

  it.each(breaches)('refuse %s: %s', (file, _source, answer) => {
    const said = answers.filter((line) => line.startsWith(`${file}(`));
    expect(said.join('\n')).toContain(answer);
  });
});
