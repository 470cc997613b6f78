import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = [...Array(14)].map((_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`);
const pairs = [
  'google / organic,64',
  'bing / organic,16',
  'google / cpc,32',
  'facebook.com / cpc,8',
  'instagram / paid_social,4',
  'pinterest / social,2',
  '(direct) / (none),128',
  'partner.example / referral,1',
];
const shop = askedFile('2026-03-16', [
  'date,source_medium,sessions',
  ...days.flatMap((day) => pairs.map((row) => `${day},${row}`)),
]);
const mediums = askedFile('2026-03-16', [
  'date,medium,sessions',
  ...days.flatMap((day) => ['organic,64', 'paid_social,4', 'organic_social,2'].map((row) => `${day},${row}`)),
]);

test.each([
  ['sessions from organic search on march 15', '80 sessions'],
  ['organic search sessions on march 15', '80 sessions'],
  ['seo traffic on march 15', '80 sessions'],
  // The paid clicks of a network are no search
  ['sessions from paid search on march 15', '32 sessions'],
  ['paid sessions on march 15', '44 sessions'],
  ['paid social sessions on march 15', '4 sessions'],
  ['sessions from social media on march 15', '6 sessions'],
  ['organic social sessions on march 15', '2 sessions'],
  ['direct traffic on march 15', '128 sessions'],
  ['referral traffic on march 15', '1 session'],
  ['what share of sessions came from organic search on march 15', '31.4\u00a0%'],
  ['organic search vs paid search sessions on march 15', '48 more sessions'],
])('Google’s channels are told by the mediums of source / medium: “%s”', async (question, told) => {
  const { status, headline } = await shop(question);
  expect(status).toBe('answered');
  expect(headline).toContain(told);
});

test.each([
  ['paid social sessions on march 15', '4 sessions'],
  ['social sessions on march 15', '6 sessions'],
  ['organic social sessions on march 15', '2 sessions'],
])('a medium that is written with an underscore is a channel, too: “%s”', async (question, told) => {
  const { status, headline } = await mediums(question);
  expect(status).toBe('answered');
  expect(headline).toContain(told);
});
