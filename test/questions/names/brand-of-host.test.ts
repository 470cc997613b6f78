import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const HEAD = 'date,query,page,clicks,impressions,position';
const rowsOf = (host: string, queries: readonly string[]): string[] =>
  queries.map((query, at) => `2026-02-10,${query},https://${host}/,${at + 1},100,5`);
const QUERIES = ['moonlantern', 'moon lantern berlin', 'lamp', 'lantern', 'lights', 'bulb', 'shade'];
const ask = (host: string, queries = QUERIES) => askedFile('2026-03-01', [HEAD, ...rowsOf(host, queries)]);

describe('the brand where nobody said its words', () => {
  it.each(['www.moonlantern.example', 'shop.moon-lantern.co.uk'])(
    'is the name of the one host: %s',
    async (host) => {
      const { tables, assumptions } = await ask(host)('branded vs non-branded clicks in february');
      expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
        ['Branded', 3],
        ['Non-branded', 25],
      ]);
      expect(JSON.stringify(assumptions)).toContain('moonlantern, moon lantern');
    },
  );

  it('is said where one side alone is asked for', async () => {
    const { tables, assumptions } = await ask('moonlantern.example')('clicks of branded queries in february');
    expect(tables[0]?.rows).toEqual([[3]]);
    expect(JSON.stringify(assumptions)).toContain('moonlantern');
  });

  it.each([
    ['short', 'lamp.example', QUERIES],
    ['never searched for', 'moonlantern.example', ['lamp', 'lantern', 'lights']],
    ['a word of the trade', 'lanterns.example', ['lanterns', 'lanterns berlin', 'red lanterns', 'lamp']],
  ])('is not known where the name is %s', async (_, host, queries) => {
    const { status } = await ask(host, queries)('branded vs non-branded clicks in february');
    expect(status).not.toBe('answered');
  });
});

describe('the word of the brand where the name is made of several', () => {
  const GARDEN = [
    'mossley gardens',
    'mossley delivery',
    'mossley nursery',
    ...['roses', 'tulips', 'lavender', 'garden gift', 'gardens near me', 'slugs'],
  ];
  const clicks = async (host: string, queries: readonly string[], page = '') =>
    (
      await askedFile('2026-03-01', [
        HEAD,
        ...queries.map((query, at) => `2026-02-10,${query},https://${host}/${page},${at + 1},100,5`),
      ])('clicks of branded queries in february')
    ).tables[0]?.rows;

  it('is its first one, where people search by it alone', async () => {
    expect(await clicks('www.mossleygardens.example', GARDEN)).toEqual([[6]]);
    const { assumptions } = await ask(
      'mossleygardens.example',
      GARDEN,
    )('clicks of branded queries in february');
    expect(JSON.stringify(assumptions)).toContain('mossleygardens, mossley gardens, mossley');
  });

  it.each([
    ['a word of the trade', 'coffeehouse.example', 'coffee', 'house', ''],
    ['a folder of the site', 'mossleygardens.example', 'mossley', 'gardens', 'mossley/seeds'],
    ['a page of the site', 'mossleygardens.example', 'mossley', 'gardens', 'mosses/mossley'],
    ['too short', 'mossgardens.example', 'moss', 'gardens', ''],
  ])('is none where it is %s', async (_, host, first, last, page) => {
    const queries = [`${first} ${last}`, `${first} beans`, `${first} mugs`, ...GARDEN.slice(3)];
    expect(await clicks(host, queries, page)).toEqual([[1]]);
  });

  it('is none where it is searched for behind other words', async () => {
    const queries = ['matcha gardens', 'matcha tea', 'matcha whisk', 'buy matcha', ...GARDEN.slice(3)];
    const more = ['daffodils', 'ferns', 'hedges', 'bulbs', 'seeds'];
    expect(await clicks('matchagardens.example', [...queries, ...more])).toEqual([[1]]);
  });

  it('is none where nobody searches by it alone', async () => {
    const queries = ['mossley gardens', 'mossley gardens delivery', ...GARDEN.slice(3)];
    expect(await clicks('mossleygardens.example', queries)).toEqual([[3]]);
  });
});
