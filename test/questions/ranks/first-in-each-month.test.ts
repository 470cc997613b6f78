import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-03', [
  'date,city,bookings',
  '2026-01-10,Graz,9',
  '2026-01-10,Linz,4',
  '2026-02-10,Graz,8',
  '2026-02-10,Linz,5',
  '2026-03-10,Graz,6',
  '2026-03-10,Linz,7',
]);
const headline = async (question: string) => (await ask(question)).headline.replaceAll('\u00a0', ' ');

test('who came first in each month is told by how often', async () => {
  const told = await headline('Which city had the most bookings in each month of Q1 2026');
  expect(told).toContain('Graz had the most bookings in 2 of the 3 months');
  expect(told).toContain('in the last of them Linz comes first, with 7');
});

test('of who came first in all of them nobody else is named', async () => {
  const told = await headline('Which city had the most bookings in each month from January to February 2026');
  expect(told).toContain('Graz had the most bookings in each of the 2 months');
  expect(told).not.toContain('Linz');
});

test('two that came first equally often are no one winner', async () => {
  const told = await headline('Which city had the most bookings in each month from February to March 2026');
  expect(told).not.toContain('had the most bookings in 1 of');
});
