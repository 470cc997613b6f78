import { describe, expect, it } from 'vitest';
import { othersOf, setsFrom } from './stored-sets.ts';

describe.each(setsFrom(0))('set %i', (set) => {
  it('is answered as it was mended to be, and nothing wrong as certain', async () => {
    expect(await othersOf(set)).toEqual([]);
  });
});
