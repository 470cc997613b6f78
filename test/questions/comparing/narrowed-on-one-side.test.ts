import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,source,medium,country,sessions,revenue',
  ...['2026-02-03', '2026-03-03'].flatMap((day) => [
    `${day},google,organic,United Kingdom,50,9.00`,
    `${day},google,cpc,Germany,20,4.00`,
    `${day},bing,organic,Germany,10,1.00`,
    `${day},bing,cpc,Germany,5,1.00`,
    `${day},newsletter,email,Germany,30,8.00`,
    `${day},(direct),(none),Germany,40,2.00`,
  ]),
]);
const choicesOf = async (question: string) => {
  const { clarification } = await asked(question);
  return clarification?.choices.slice(0, 2).map((one) => one.question);
};

test.each([
  [
    'was google cpc bigger than newsletter in march 2026',
    'Sessions from google cpc in march 2026',
    'Sessions from newsletter in march 2026',
  ],
  [
    'did google cpc earn more than bing in march 2026?',
    'Purchase revenue from google cpc in march 2026',
    'Purchase revenue from bing in march 2026',
  ],
  [
    'did direct have fewer sessions than google organic in march 2026?',
    'Sessions from direct in march 2026',
    'Sessions from google organic in march 2026',
  ],
  [
    'in how many months was google organic bigger than newsletter?',
    'Sessions from google organic by month',
    'Sessions from newsletter by month',
  ],
  [
    'sessions of UK organic vs Germany cpc in march 2026',
    'Sessions of UK organic in march 2026',
    'Sessions for Germany cpc in march 2026',
  ],
])('what narrows one side is not laid on the other: %s', async (question, ...choices) => {
  expect(await choicesOf(question)).toEqual(choices);
});

test.each([
  ['google organic vs direct in march 2026', 'Sessions from direct in March 2026'],
  ['compare google organic and direct in march 2026', 'Sessions from direct in March 2026'],
  ['google organic vs direct by month in 2026', 'Sessions from direct from'],
  ['email vs google organic in march 2026', 'Sessions from email in March 2026'],
])('a side is not nothing only since no visit is both: %s', async (question, alone) => {
  const choices = await choicesOf(question);
  expect(choices?.join()).toContain(alone);
  expect(choices?.join()).toContain('Sessions from organic google ');
});

test.each([
  ['google organic vs bing organic in march 2026', '50 against 10'],
  ['google vs bing organic in march 2026', '50 against 10'],
  ['did google get more sessions than newsletter in germany in march 2026?', '20 against 30'],
  ['did Germany have more organic sessions than the UK in march 2026?', '10 against 50'],
])('what is said of both narrows both: %s', async (question, told) => {
  expect((await asked(question)).headline).toContain(told);
});
