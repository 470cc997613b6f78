import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateSite, type SiteRecipe } from '../generate-site.ts';
import { readColumns, writeColumns } from './column-file.ts';
import { simulationCache } from './simulation-cache.ts';
import { columnsOfSite, siteOfColumns } from './site-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weekwise-columns-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const recipe: SiteRecipe = {
  seed: 3,
  scale: 0.05,
  timeZone: 'Europe/Berlin',
  lastMonday: 20_604,
  weeks: { complete: 4, after: 1 },
  isPlanted: true,
};

describe('a file of columns', () => {
  it('gives back any numbers that were written', async () => {
    const column = fc.oneof(
      fc.uint8Array({ maxLength: 30 }),
      fc.uint16Array({ maxLength: 30 }),
      fc.uint32Array({ maxLength: 30 }),
      fc.int32Array({ maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z.]{1,8}$/), column), async (columns) => {
        const file = join(folder, 'any.columns');
        await writeColumns(file, columns);
        expect({ ...(await readColumns(file)) }).toEqual({ ...columns });
      }),
      { numRuns: 40 },
    );
  });

  it('is none when it was cut off, wherever', async () => {
    const file = join(folder, 'cut.columns');
    for (const length of [0, 3, 12, 60]) {
      await writeColumns(file, { day: Int32Array.of(1, 2, 3), page: Uint8Array.of(7, 8, 9, 10, 11) });
      await truncate(file, length);
      expect(await readColumns(file)).toBeUndefined();
    }
  });
});

describe('a kept site', () => {
  it('is the same as the one that was made, and is made once', async () => {
    const cache = simulationCache(folder);
    let made = 0;
    const keep = () =>
      cache.keep('site', recipe, async () => {
        made += 1;
        return columnsOfSite(await generateSite(recipe));
      });
    const first = await keep();
    expect(await readdir(folder)).toHaveLength(1);
    expect(await keep()).toEqual(first);
    expect(made).toBe(1);
    const [site, again] = [await generateSite(recipe), siteOfColumns(first)];
    expect(again.userCount).toBe(site.userCount);
    expect(columnsOfSite(again)).toEqual(columnsOfSite(site));
  });

  it('of another recipe is another one', async () => {
    const cache = simulationCache(folder);
    const make = async () => ({ day: Int32Array.of(1) });
    await cache.keep('site', recipe, make);
    const other = { day: Int32Array.of(2) };
    expect(await cache.keep('site', { ...recipe, seed: 4 }, async () => other)).toEqual(other);
    expect(await cache.keep('site', recipe, async () => other)).toEqual(await make());
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('that cannot be written is made all the same', async () => {
    const cache = simulationCache('/dev/null/nowhere');
    const columns = { day: Int32Array.of(5) };
    expect(await cache.keep('site', recipe, async () => columns)).toEqual(columns);
  });
});
