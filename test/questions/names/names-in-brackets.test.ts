import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,source,sessions',
  '2026-03-02,facebook.com,1',
  '2026-03-02,m.facebook.com,10',
  '2026-03-02,l.facebook.com,100',
  '2026-03-02,lm.facebook.com,1000',
  '2026-03-02,google,2',
  '2026-03-02,google.com,20',
  '2026-03-02,mail.google.com,200',
]);

test.each([
  ['facebook total (facebook.com + m.facebook.com + l.facebook.com) sessions in march', [111]],
  ['facebook (facebook.com, m.facebook.com) sessions', [11]],
  ['sessions from facebook (m.facebook.com and l.facebook.com)', [110]],
  ['sessions from google (google.com and mail.google.com)', [220]],
])('what is spelled out in brackets is all that is meant: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});

test('what is left out in brackets is left out of all of them', async () => {
  const { tables } = await asked('facebook (without lm.facebook.com) sessions');
  expect(tables[0]?.rows).toEqual([[111]]);
});
