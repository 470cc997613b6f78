import { expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-03-02', [
  'date,country,sessions',
  '2026-01-10,Germany,1000',
  '2026-01-10,Austria,200',
  '2026-02-10,Germany,1100',
  '2026-02-10,Austria,280',
]);

it.each(['by percent instead', 'rank by %'])('%s behind who gained most ranks by percent', async (then) => {
  const { headline } = await ask('which country gained most sessions in february over january', then);
  expect(headline).toMatch(/^Austria grew the most in percent: .*40.% more/);
});

it.each(['in percent', 'as a percentage', 'in percent change'])(
  '%s behind two names in two times is how far each moved, and no share',
  async (then) => {
    const { tables } = await ask('sessions in february vs january, germany vs austria', then);
    expect(tables[0]?.columns.at(-1)).toBe('Change in %');
    expect(tables[0]?.rows.map((row) => row.at(-1)).toSorted()).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(0.4),
    ]);
  },
);

it('keeps the change of each week', async () => {
  const chain = ['sessions month over month, last 2 months', 'in percent change'];
  expect((await ask(...chain)).headline).toBe((await ask(...chain.slice(0, 1))).headline);
});
