import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,platform,sessions,bookings',
  '2026-03-02,app,100,10',
  '2026-03-03,desktop,400,12',
]);

test('who books more, of whom fewer came, is told with how many and how many of each visit', async () => {
  const { headline, tables } = await ask('do app users book more than desktop users?');
  expect(headline).not.toMatch(/^(?:Yes|No)\b/);
  expect(tables[0]?.columns.slice(1)).toEqual(['Bookings', 'Bookings per session']);
});

test('worse when it comes to what became of them is asked back, too', async () => {
  expect((await ask('is desktop worse than app when it comes to bookings?')).status).toBe(
    'clarification_needed',
  );
});

test('more bookings are how many there were', async () => {
  expect((await ask('are there more bookings on the app than on desktop?')).headline).toContain(
    '10 against 12',
  );
});
