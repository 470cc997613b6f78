import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteRecipe } from '../generate-site.ts';
import { type Columns, readColumns, writeColumns } from './column-file.ts';

/** Keeps what was simulated, so that a later start reads in a moment what took seconds to make. */
export interface SimulationCache {
  /** What was kept for the recipe, or what `make` makes and is kept then. */
  keep(name: string, recipe: SiteRecipe, make: () => Promise<Columns>): Promise<Columns>;
}

export const noCache: SimulationCache = { keep: (_, __, make) => make() };

/** Of older recipes so many files stay: each week has its own. */
const keptFiles = 8;

/** What is kept belongs to the code that made it: any change of the generator makes it worthless. */
export function simulationCache(folder: string): SimulationCache {
  return {
    async keep(name, recipe, make) {
      const file = join(folder, `${name}-${await fingerprint(recipe)}.columns`);
      const kept = await readColumns(file);
      if (kept !== undefined) return kept;
      const made = await make();
      // A full or read-only disk costs the next start some seconds, and nothing else.
      await writeColumns(file, made)
        .then(() => dropOldest(folder))
        .catch(() => undefined);
      return made;
    },
  };
}

async function fingerprint(recipe: SiteRecipe): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(recipe))
    .update(process.versions.icu ?? '');
  for (const folder of ['../', '../../../calendar/']) {
    const root = new URL(folder, import.meta.url);
    const names = await readdir(root, { recursive: true });
    for (const name of names.filter((one) => /(?<!\.test)\.(ts|json)$/.test(one)).sort()) {
      hash.update(name).update(await readFile(new URL(name.replaceAll('\\', '/'), root)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

async function dropOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.columns'));
  const ages = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = ages.toSorted((a, b) => b.at - a.at).slice(keptFiles);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
