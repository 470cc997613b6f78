import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of 100 on mobile India made 60 and Chad 30, Peru 10; on mobile were 60 of 200 in India, 30 of 40 in Chad and 10 of 10 in Peru. */
const ask = askedFile('2026-06-15', [
  'date,country,device,sessions',
  '2026-05-03,India,mobile,60',
  '2026-05-03,India,desktop,140',
  '2026-05-03,Chad,mobile,30',
  '2026-05-03,Chad,desktop,10',
  '2026-05-03,Peru,mobile,10',
]);
const search = askedFile('2026-06-15', [
  'date,query,page,clicks,impressions,position',
  '2026-05-03,moonlantern,https://www.moonlantern.example/,20,100,2.0',
  '2026-05-03,moon lantern berlin,https://www.moonlantern.example/,10,100,2.0',
  ...['lamp', 'lights', 'bulb', 'shade', 'lantern'].map(
    (query) => `2026-05-03,${query},https://www.moonlantern.example/,14,300,4.0`,
  ),
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows;

describe('the share of a part is of that part', () => {
  test.each(['makes up', 'makes', 'brings in', 'generates', 'contributes'])(
    'Which country %s the largest share of it',
    async (makes) => {
      const question = `Which country ${makes} the largest share of mobile sessions in May 2026?`;
      expect(await rows(question)).toEqual([['India', 60, 0.6]]);
    },
  );

  test.each([
    'What share of mobile sessions do India and Chad have each in May 2026?',
    'What share of mobile sessions do India and Chad account for in May 2026?',
    'India vs Chad: share of mobile sessions in May 2026',
    "India's and Chad's share of mobile sessions in May 2026",
  ])('%s', async (question) => {
    expect(await rows(question)).toEqual([
      ['India', 60, 0.6],
      ['Chad', 30, 0.3],
    ]);
  });

  test('what comes from each is a part of it, too', async () => {
    expect(await rows('What share of mobile sessions comes from each country in May 2026?')).toEqual([
      ['India', 60, 0.6],
      ['Chad', 30, 0.3],
      ['Peru', 10, 0.1],
    ]);
  });

  test('the part of its own is what is said to be of its own', async () => {
    const question = 'Which country gets the largest share of its sessions on mobile in May 2026?';
    expect((await rows(question))?.[0]?.[0]).not.toBe('India');
  });

  test.each(['get', 'make'])('half of their own, that they %s', async (get) => {
    const question = `Which countries ${get} at least half of their sessions on mobile in May 2026?`;
    expect((await rows(question))?.map(([name]) => name).toSorted()).toEqual(['Chad', 'Peru']);
  });
});

describe('the share of the brand', () => {
  test.each([
    ["Branded queries' share of clicks in May 2026", 30],
    ["Non-branded queries' share of clicks in May 2026", 70],
  ])('%s', async (question, clicks) => {
    const { tables } = await search(question);
    expect(tables[0]?.rows).toEqual([[clicks, 100, clicks / 100]]);
  });
});
