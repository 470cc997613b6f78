import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../../asking/asked-file.ts';

/** Fridays and Saturdays of January and February; "moka" in two pages. */
const ask = askedFile('2026-03-02', [
  'date,landing_page,source,medium,sessions,page_views,purchases,revenue',
  '2026-01-09,/blog/moka-pot,facebook.com,social,40,100,4,20.00',
  '2026-01-10,/blog/moka-care,pinterest.com,social,60,200,3,10.00',
  '2026-01-10,/demo,google,organic,90,300,2,30.00',
  '2026-02-06,/blog/moka-pot,facebook.com,social,70,100,7,40.00',
  '2026-02-07,/demo,google,organic,20,300,1,20.00',
]);
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('the same in another order', () => {
  test.each([
    'monthly sessions for landing pages containing "moka"',
    'sessions for landing pages containing "moka" by month',
  ])('%s', async (question) =>
    expect(rowsOf(await ask(question))).toEqual([
      ['2026-01-01', 100],
      ['2026-02-01', 70],
    ]),
  );

  test('a list that is asked for stays one', async () => {
    expect(rowsOf(await ask('monthly sessions by landing page'))).toHaveLength(5);
  });

  test('rank the social networks by sessions', async () => {
    expect(rowsOf(await ask('rank the social networks by sessions'))).toEqual([
      ['facebook.com', 110],
      ['pinterest.com', 60],
    ]);
  });

  test('which pages we lost have less or are gone, which is asked', async () => {
    const { status, clarification } = await ask('which landing pages did we lose in february?');
    expect(status).toBe('clarification_needed');
    const [less, gone] = clarification?.choices ?? [];
    const lost = await ask(less?.question ?? '');
    expect(rowsOf(lost)?.[0]?.[0]).toBe('/demo');
    expect(lost.headline).toContain('lost the most');
    expect((await ask(gone?.question ?? '')).headline).toMatch(/had .* in January 2026 and none in February/);
  });

  test.each([
    ['rpm in february', 150],
    ['session rpm in january', 315.789],
  ])('%s', async (question, value) => {
    expect(rowsOf(await ask(question))?.[0]?.[0]).toBeCloseTo(value, 2);
  });

  test('a rate of weekdays has no average day of its own', async () => {
    const [table] = (await ask('weekday vs weekend conversion rate')).tables;
    expect(table?.columns).toHaveLength(2);
    const [two] = (await ask('weekday vs weekend sessions')).tables;
    expect(two?.columns).toHaveLength(3);
  });

  test('that nobody was within the limits is said as a sentence', async () => {
    expect((await ask('which landing pages had more than 500 sessions in january?')).headline).toMatch(
      /^No landing pages in January\s2026 had sessions above/u,
    );
  });
});
