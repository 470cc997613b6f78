import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ads = askedFile('2026-03-16', [
  'date,campaign,clicks,cost,revenue',
  ...[...Array(14)].flatMap((_, at) => {
    const day = `2026-03-${String(at + 2).padStart(2, '0')}`;
    return [`${day},Brand,10,5,${40 - at}`, `${day},Display,10,20,${10 + at / 10}`];
  }),
]);

test.each(['which campaigns lose money', 'campaigns that are losing money', 'are we losing money?'])(
  '“%s” is what is left behind costs, and no fall of revenue',
  async (question) => {
    const { status, clarification } = await ads(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toMatch(/^Revenue minus cost/);
  },
);

test('the choice tells who loses first', async () => {
  const { clarification } = await ads('which campaigns lose money');
  const { tables } = await ads(clarification?.choices[0]?.question ?? '');
  expect(tables[0]?.rows[0]?.[0]).toBe('Display');
  expect(tables[0]?.rows[0]?.[1]).toBeLessThan(0);
});
