import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildToyTree, runOnHouse, type Sources, soundSources, type ToyTree } from './toy-tree.ts';

/** What dependency-cruiser's JSON says of a breach; the rest of it is left out. */
interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

function violationsIn(tree: ToyTree): readonly Violation[] {
  const { output } = tree.run('depcruise', '--output-type', 'json', '.');
  return (JSON.parse(output) as { summary: { violations: readonly Violation[] } }).summary.violations;
}

/** [rule, file that breaks it, what it imports]; each is a file `breach-N` added to the sound tree. */
const breaches: readonly (readonly [rule: string, folder: string, imported: string])[] = [
  ['shared-imports-nothing', 'src/shared/', '#src/semantics/metric.ts'],
  ['shared-imports-nothing', 'src/shared/', 'node:fs'],
  ['shared-imports-nothing', 'src/shared/', 'pg'],
  ['semantics-imports-shared', 'src/semantics/', '#src/engine/finding.ts'],
  ['engine-is-pure', 'src/engine/', '#src/platform/files.ts'],
  ['engine-is-pure', 'src/engine/', '#src/language/sentence.ts'],
  ['engine-is-pure', 'src/engine/', '#src/areas/insights/contract.ts'],
  ['engine-is-pure', 'src/engine/', 'node:crypto'],
  ['engine-is-pure', 'src/engine/', '@clickhouse/client'],
  ['language-takes-the-type-of-a-finding', 'src/language/', '#src/engine/finding.ts'],
  ['language-is-pure', 'src/language/', '#src/engine/rank.ts'],
  ['language-is-pure', 'src/language/', '#src/connectors/connector.ts'],
  ['platform-knows-no-area', 'src/platform/', '#src/areas/insights/server/service.ts'],
  ['platform-knows-no-area', 'src/platform/', '#src/connectors/connector.ts'],
  ['connectors-import-platform', 'src/connectors/', '#src/engine/finding.ts'],
  ['contracts-are-data', 'src/areas/insights/', '#src/platform/files.ts'],
  ['contracts-are-data', 'src/areas/insights/', './server/service.ts'],
  ['area-server', 'src/areas/questions/server/', '#src/areas/insights/server/store.ts'],
  ['area-server', 'src/areas/questions/server/', '#src/server/main.ts'],
  ['area-server', 'src/areas/insights/server/', '#src/web/ui/button.tsx'],
  // An area nobody has thought of yet is under the same rule.
  ['area-server', 'src/areas/brand-new/server/', '#src/areas/insights/server/store.ts'],
  ['area-web', 'src/areas/questions/web/', '#src/areas/insights/web/routes.tsx'],
  ['area-web', 'src/areas/insights/web/', '../server/service.ts'],
  ['area-web', 'src/areas/insights/web/', '#src/engine/finding.ts'],
  ['web-ui', 'src/web/ui/', '#src/web/api/client.ts'],
  ['web-ui', 'src/web/ui/', '#src/areas/insights/contract.ts'],
  ['web-api', 'src/web/api/', '#src/areas/insights/web/routes.tsx'],
  ['gallery-is-apart', 'src/web/', './ui/gallery/stories.ts'],
  ['web-root', 'src/web/', '#src/server/main.ts'],
  ['web-takes-types-of-semantics', 'src/web/ui/', '#src/semantics/metric.ts'],
  ['server-root', 'src/server/', '#src/web/main.tsx'],
  ['every-file-has-a-layer', 'src/helpers/', '#src/shared/week.ts'],
  ['product-knows-no-test', 'src/connectors/', '../../standin/port.ts'],
  ['product-knows-no-test', 'src/engine/', '../../test/seeds.ts'],
  ['product-knows-no-test', 'src/engine/', './finding.test.ts'],
  ['standin-knows-no-product', 'standin/', '#src/shared/week.ts'],
  ['production-library', 'src/platform/', 'fast-check'],
  ['no-unresolvable', 'src/platform/', './gone.ts'],
];

const file = (index: number, folder: string) => `${folder}breach-${index}.ts`;

const breachSources: Sources = {
  ...Object.fromEntries(
    breaches.map(([, folder, imported], index) => [file(index, folder), `export * from '${imported}';\n`]),
  ),
  'src/engine/cycle-a.ts': `import { b } from './cycle-b.ts';\nexport const a = () => b;\n`,
  'src/engine/cycle-b.ts': `import type { a } from './cycle-a.ts';\nexport const b: typeof a | 1 = 1;\n`,
  'src/web/ui/gallery/stories.ts': `export { Button } from '#src/web/ui/button.tsx';\n`,
  'src/engine/alone.ts': `export const alone = 1;\n`,
  'src/engine/by-type.ts': `import type { read } from '#src/platform/files.ts';\nexport type Read = typeof read;\n`,
  'src/engine/by-call.ts': `export const load = () => import('#src/platform/files.ts');\n`,
};

describe('the dependency rule', () => {
  let sound: ToyTree;
  let breached: ToyTree;
  let violations: readonly Violation[] = [];
  beforeAll(() => {
    sound = buildToyTree(soundSources);
    breached = buildToyTree({ ...soundSources, ...breachSources });
    violations = violationsIn(breached);
  });
  afterAll(() => {
    sound.remove();
    breached.remove();
  });
  const rulesBrokenBy = (from: string) =>
    violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name);

  it('holds in this house', () => {
    const { output, passed } = runOnHouse('depcruise', '.');
    expect(passed, output).toBe(true);
  });

  it('lets each layer use what is its own', () => {
    expect(violationsIn(sound)).toEqual([]);
  });

  it.each(breaches.map(([rule, folder, imported], index) => ({ rule, folder, imported, index })))(
    'keeps $imported out of $folder ($rule)',
    ({ rule, folder, index }) => {
      expect(rulesBrokenBy(file(index, folder))).toContain(rule);
    },
  );

  it('counts the import of a type as an import', () => {
    expect(rulesBrokenBy('src/engine/by-type.ts')).toContain('engine-is-pure');
  });

  it('counts an import inside a call as an import', () => {
    expect(rulesBrokenBy('src/engine/by-call.ts')).toContain('engine-is-pure');
  });

  it('finds a cycle, also one that only types close', () => {
    expect(rulesBrokenBy('src/engine/cycle-a.ts')).toContain('no-cycles');
  });

  it('finds a module that belongs to nothing', () => {
    expect(rulesBrokenBy('src/engine/alone.ts')).toContain('no-orphans');
  });

  it('accuses nobody else', () => {
    const added = new Set(Object.keys(breachSources));
    expect(violations.filter(({ from }) => !added.has(from))).toEqual([]);
  });
});
