import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Revenue of kiosk and web: Oslo 50 and 90, Bergen 80 and 40, Turku 30 and 30, of two days of which the second is Turku's alone. */
const ask = askedFile('2026-08-01', [
  'date,city,channel,orders,revenue',
  '2026-07-01,Oslo,kiosk,5,50',
  '2026-07-01,Oslo,web,9,90',
  '2026-07-01,Bergen,kiosk,8,80',
  '2026-07-01,Bergen,web,4,40',
  '2026-07-02,Turku,kiosk,3,30',
  '2026-07-02,Turku,web,3,30',
]);
const told = async (question: string) => {
  const { headline, tables } = await ask(question);
  return { headline, names: tables[0]?.rows.map(([name]) => name) };
};

describe('what is not more is less, or as much', () => {
  test.each([
    [
      'In which cities did kiosk not earn more than web?',
      /^In 2 of 3 cities kiosk did not have more/,
      ['Oslo', 'Turku'],
    ],
    ['In which cities does kiosk not have more orders than web?', /^In 2 of 3 cities/, ['Oslo', 'Turku']],
    ['In which cities did kiosk not have fewer orders than web?', /^In 2 of 3 cities/, ['Bergen', 'Turku']],
    ['Is there a city where kiosk does not earn more than web?', /^Yes: in 2 of 3 cities/, ['Oslo', 'Turku']],
    ['On how many days did kiosk not earn more than web?', /^On 2 of 2 days/, ['2026-07-01', '2026-07-02']],
  ])('%s', async (question, headline, names) => {
    expect(await told(question)).toEqual({ headline: expect.stringMatching(headline), names });
  });

  test('what it was read as says so', async () => {
    const { readAs } = await ask('In which cities did kiosk not earn more than web?');
    expect(readAs.map(({ text }) => text).join(' ')).toContain('where the first is not higher');
  });
});

test.each([
  'Did kiosk not earn more than web in every city?',
  'Is there no city where kiosk does not earn more than web?',
  'Which cities did not earn more in July 2026 than in June 2026?',
])('of all, denied twice, and of two times it is asked back: %s', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test('not more than a number is no number of nothing', async () => {
  expect((await told('Which cities did not earn more than 100?')).names).toEqual(['Turku']);
  expect((await told('Which cities did not earn at least 130?')).names).toEqual(['Bergen', 'Turku']);
});
