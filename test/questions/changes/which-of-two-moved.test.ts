import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,channel,device,orders',
  ...daysFrom('2026-04-01' as Day, '2026-05-30' as Day).flatMap((day) => {
    const isMay = day >= '2026-05-01';
    return [
      `${day},Email,mobile,${isMay ? 4 : 9}`,
      `${day},Ads,desktop,${isMay ? 6 : 7}`,
      `${day},Ads,tablet,1`,
    ];
  }),
];
const ask = askedFile('2026-05-31', lines);
const follow = followedFile('2026-05-31', lines);
const changes = ({ tables }: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(tables[0]?.rows.map((row) => [row[0], row[3]]) ?? []);
/** 30 days of each month: April has 270 and 210, May 120 and 180. */
const OF_TWO = { mobile: -150, desktop: -30 };

describe('one or the other behind a change is which of the two it was', () => {
  it.each([
    'orders down from May 1 to May 30 vs April 1 to April 30, mobile or desktop',
    'orders down from May 1 to May 30 vs April 1 to April 30, mobile or desktop?',
  ])('%s', async (question) => {
    const answer = await ask(question);
    expect(changes(answer), answer.headline).toEqual(OF_TWO);
  });

  it.each(['is it mobile or desktop', 'mobile or desktop?', 'and is it mostly mobile or desktop'])(
    'behind why: %s',
    async (question) => {
      const answer = await follow('why are orders down in May', question);
      expect(changes(answer), answer.headline).toEqual(OF_TWO);
      expect(answer.headline).toMatch(/^mobile fell/);
    },
  );
});

it('both are counted together where nothing moved and no choice is asked for', async () => {
  const { tables } = await ask('orders from mobile or desktop in May');
  expect(tables[0]?.rows).toEqual([[300]]);
});
