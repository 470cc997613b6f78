import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildToyTree, soundSources, type ToyTree } from './toy-tree.ts';

const clock = 'Time and chance are passed in';

/** [file, what it says, what the linter answers] */
const breaches: readonly (readonly [file: string, source: string, answer: string])[] = [
  ['src/engine/now.ts', 'export const a = Date.now();', clock],
  ['src/engine/today.ts', 'export const a = new Date();', clock],
  ['src/engine/today-text.ts', 'export const a = Date();', clock],
  ['src/engine/dice.ts', 'export const a = [1].map(Math.random);', clock],
  [
    'src/shared/zoned.ts',
    `import { Temporal } from 'temporal-polyfill';\nexport const a = Temporal.Now;`,
    clock,
  ],
  ['src/web/ui/today.tsx', 'export const a = <p>{new Date().getDate()}</p>;', clock],
  ['src/platform/dice.ts', 'export const a = Math.random();', clock],
  ['src/platform/prints.ts', `console.log('a');`, 'noConsole'],
  ['src/language/none.ts', 'export const a = (measure(metric, rows) ?? 0) + 1;', 'Missing is not zero'],
  ['src/engine/inline-type.ts', `export type A = import('./finding.ts').B;`, 'import type'],
  ['src/engine/anything.ts', 'export const a: any = 1;', 'noExplicitAny'],
  ['src/engine/surely.ts', 'export const a = [1][0]!;', 'noNonNullAssertion'],
  ['src/engine/index.ts', `export { finding } from './finding.ts';`, 'noBarrelFile'],
  ['src/engine/camelCase.ts', 'export const a = 1;', 'useFilenamingConvention'],
  ['src/engine/long.ts', 'export const a = 1;\n'.repeat(301), 'noExcessiveLinesPerFile'],
];

const allowed: Readonly<Record<string, string>> = {
  'src/platform/clock.ts': 'export const now = () => [Date.now(), new Date(), Math.random()];\n',
  'src/engine/converts.ts': 'export const a = new Date(0).toISOString();\n',
  'src/engine/some.test.ts': 'export const a = [Date.now(), Math.random()];\n',
};

describe('the linter', () => {
  let tree: ToyTree;
  const answersTo = (file: string) => tree.run('biome', 'lint', '--error-on-warnings', file);
  beforeAll(() => {
    const added = breaches.map(([file, source]) => [file, `${source}\n`]);
    tree = buildToyTree({ ...soundSources, ...Object.fromEntries(added), ...allowed });
  });
  afterAll(() => tree.remove());

  it.each(breaches)('refuses %s', (file, _source, answer) => {
    const { output, passed } = answersTo(file);
    expect(output).toContain(answer);
    expect(passed).toBe(false);
  });

  it.each(Object.keys(allowed))('allows %s', (file) => {
    const { output, passed } = answersTo(file);
    expect(passed, output).toBe(true);
  });
});
