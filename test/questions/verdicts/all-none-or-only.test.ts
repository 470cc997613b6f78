import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,source,medium,device,sessions',
  '2026-01-10,google,organic,mobile,40',
  '2026-01-10,bing,organic,mobile,30',
  '2026-01-10,(direct),(none),desktop,50',
  '2026-02-10,google,organic,mobile,60',
  '2026-02-10,bing,organic,mobile,50',
  '2026-02-10,(direct),(none),desktop,20',
  '2026-03-08,google,organic,mobile,1',
];
const ask = askedFile('2026-03-09', lines);
const headline = async (question: string): Promise<string> => (await ask(question)).headline;

test.each([
  ['did only google grow in February', 'No: so did bing.'],
  ['was google the only source that grew in February', 'No: so did bing.'],
  ['did google alone grow in February', 'No: so did bing.'],
  ['did only google and bing grow in February', 'Yes: no other did.'],
  ['did only bing fall in February', 'No: bing did not.'],
  ['did none of the sources grow in February', 'No: 2 of the 3 sources rose'],
  ['none of our sources grew in February', 'No: 2 of the 3 sources rose'],
  ['did no device grow in February', 'No: 1 of the 2 devices rose'],
  ['did any of the sources fall in February', 'Yes: 1 of the 3 sources fell'],
  ['did all sources grow in February', 'No: 2 of the 3 sources rose'],
])('%s is decided by all of them', async (question, told) => {
  expect(await headline(question)).toContain(told);
});

test.each([
  ['none of the sessions in February were mobile?', 'No: 84.6'],
  ['were none of the sessions in February mobile?', 'No: 84.6'],
  ['were all sessions in February mobile?', 'No: 84.6'],
  ['did we get only mobile sessions in March', 'Yes: 100'],
  ['were all sessions in March mobile?', 'Yes: 100'],
])('%s is decided by the part', async (question, told) => {
  expect(await headline(question)).toContain(told);
});

test.each([
  'sessions from none of the sources',
  'were none of the sessions from google in February mobile?',
  'did only google and mobile grow in February',
  'did only google have more than 10 sessions in February',
])('%s is asked about', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test('the medium that is called so keeps its name', async () => {
  expect(await headline('sessions with medium none in February')).toContain('20 sessions');
});

test('another month behind it is decided anew', async () => {
  const answer = await followedFile('2026-03-09', lines)('did only google grow in February', 'and in March?');
  expect(answer.headline).not.toContain('Yes');
});
