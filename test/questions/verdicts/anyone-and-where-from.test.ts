import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** bbc.co.uk: 30 sessions in January, 12 in February, the last on the 20th. Two purchases from Japan in February. */
const ask = askedFile('2026-03-02', [
  'date,source,country,device,landing_page,sessions,purchases,revenue',
  '2026-01-10,bbc.co.uk,Japan,mobile,/privacy,30,0,0.00',
  '2026-01-12,google,Canada,desktop,/,70,3,90.00',
  '2026-02-20,bbc.co.uk,Japan,mobile,/privacy,12,2,20.00',
  '2026-02-28,google,Canada,desktop,/privacy,40,1,30.00',
]);
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('anyone is whoever came, or bought where that is asked', () => {
  test.each([
    ['Did the BBC send us anyone last month?', 12],
    ['Did anyone from Japan buy something in February?', 2],
    ['did anybody buy on desktop in february?', 1],
    ['anyone from Japan?', 42],
    ['is bbc.co.uk still sending us traffic?', 12],
  ])('%s', async (question, value) => expect(rowsOf(await ask(question))).toEqual([[value]]));

  test('the last time that somebody came is a day', async () => {
    expect(rowsOf(await ask('when was the last time bbc.co.uk sent us a visitor?'))).toEqual([
      ['2026-02-20', 12],
    ]);
  });

  test('traffic that is dying falls', async () => {
    const dying = await ask('is google traffic dying? compare february with january');
    expect(dying.headline).toMatch(/^Yes: 40 sessions from google/);
  });

  test('what nobody counts is asked about', async () => {
    expect((await ask('Did anyone read the privacy page last week?')).status).not.toBe('answered');
  });
});

describe('where visitors of a page come from is asked of that page', () => {
  test('each choice keeps it', async () => {
    const { clarification } = await ask('where do visitors to the privacy page come from in february?');
    const choices = clarification?.choices.map(({ question }) => question) ?? [];
    expect(choices).toHaveLength(2);
    expect(rowsOf(await ask(choices[0] as string))).toEqual([
      ['google', 40],
      ['bbc.co.uk', 12],
    ]);
  });
});
