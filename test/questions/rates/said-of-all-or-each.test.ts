import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const sites = askedFile('2026-03-09', [
  'date,site,handler,birds_moved,sorties,admissions,audio_guides,revenue',
  '2026-03-02,North,Kofi,20,4,9,2,100.00',
  '2026-03-03,South,Marit,18,2,9,3,50.00',
]);

test('what audio guides earned is not all the money', async () => {
  const answer = await sites('how much money did audio guides make?');
  expect(answer.status).toBe('clarification_needed');
  expect(answer.clarification?.choices.map(({ question }) => question)).toEqual(['Audio guides', 'Revenue']);
});

test('who moves the most per sortie is the highest rate', async () => {
  expect((await sites('Which handler moves the most birds per sortie?')).headline).toContain(
    'Marit had the highest',
  );
});

const bays = askedFile('2026-07-01', [
  'date,bay,dozens_lifted,crates_refused',
  '2026-05-31,North,20,4',
  '2026-05-31,South,50,1',
  '2026-06-01,North,30,1',
  '2026-06-01,South,40,1',
]);

test('the best June compared with May is whose number grew', async () => {
  const { headline } = await bays('which bay had the best June compared with May?');
  expect(headline).toContain('North gained the most');
});

test('what we lift per week is the column of what was lifted', async () => {
  const { headline } = await bays('how many dozens do we lift per week on average?');
  expect(headline).toContain('An average week had');
});

test('the same days a year ago are those of the same weekdays, and that is told', async () => {
  const visits = askedFile('2026-03-09', ['date,sessions', '2025-03-04,7', '2026-03-08,5', '2026-03-02,5']);
  const { assumptions } = await visits('last 7 days vs the same 7 days a year ago');
  expect(assumptions.join(' ')).toContain('the same days of the week a year before');
});

test('what share of crates were refused is no part that a bay has of the refused ones', async () => {
  const answer = await bays('what share of crates were refused per bay');
  expect(answer.status).toBe('clarification_needed');
  expect(answer.clarification?.choices.map(({ question }) => question)).toEqual([
    'Crates refused per bay',
    'Share of all crates refused per bay',
  ]);
});
