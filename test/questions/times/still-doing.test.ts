import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Pinterest ended in February. */
const ask = askedFile('2026-06-01', [
  'date,platform,spend,orders',
  ...daysFrom('2026-01-01' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},Google,10,2`,
    `${day},Meta,5,1`,
    ...(day < '2026-03-01' ? [`${day},Pinterest,40,3`] : []),
  ]),
]);
const names = ({ tables }: Awaited<ReturnType<typeof ask>>) => tables[0]?.rows.map(([name]) => name);

describe('who still does is told of the last 28 days', () => {
  it.each([
    'which platforms still bring orders',
    'platforms still spending',
    'which platforms are still getting orders?',
  ])('%s', async (question) => {
    const answer = await ask(question);
    expect(names(answer), answer.headline).toEqual(['Google', 'Meta']);
  });

  it.each(['which platforms bring orders', 'which platforms still brought orders in February'])(
    'and of all days, or of its own time, otherwise: %s',
    async (question) => {
      expect(names(await ask(question))).toContain('Pinterest');
    },
  );
});

/** Of advertisements that were shown: Autumn ended in February. */
const askAds = askedFile('2026-06-01', [
  'date,campaign,impressions,clicks,cost',
  ...daysFrom('2026-01-01' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},Brand,100,5,4`,
    ...(day < '2026-03-01' ? [`${day},Autumn,300,9,8`] : []),
  ]),
]);

describe('and who no longer does', () => {
  it.each([
    'which campaigns no longer run?',
    'which campaigns are no longer running',
    'which campaigns stopped?',
    'which campaigns have ended',
  ])('%s', async (question) => {
    const answer = await askAds(question);
    expect(names(answer), answer.headline).toEqual(['Autumn']);
  });

  it('and who still runs', async () => {
    expect(names(await askAds('which campaigns are still running?'))).toEqual(['Brand']);
  });

  it.each(['which campaigns stopped growing', 'which campaigns stopped in March'])(
    'but of no growth, and of no other time: %s',
    async (question) => {
      expect(names(await askAds(question)) ?? []).not.toEqual(['Autumn']);
    },
  );
});
