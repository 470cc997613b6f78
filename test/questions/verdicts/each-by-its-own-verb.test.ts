import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From July to August: Hill 300 to 250, Mill 600 to 500, Quay 100 to 140, Ford 30 to 20. Mill stands above Hill, and Quay below both. */
const ask = askedFile('2026-09-01', [
  'date,depot,loans,late_returns',
  '2026-07-01,Hill,150,4',
  '2026-07-01,Mill,300,9',
  '2026-07-01,Quay,50,1',
  '2026-07-31,Ford,30,1',
  '2026-07-31,Hill,150,4',
  '2026-07-31,Mill,300,9',
  '2026-07-31,Quay,50,1',
  '2026-08-01,Hill,120,3',
  '2026-08-01,Mill,250,8',
  '2026-08-01,Quay,60,2',
  '2026-08-31,Ford,20,1',
  '2026-08-31,Hill,130,3',
  '2026-08-31,Mill,250,8',
  '2026-08-31,Quay,80,2',
]);
const told = async (question: string) => (await ask(question)).headline.replace(/\s/gu, ' ');

test.each([
  [
    'Did Mill fall and Hill rise in loans in August 2026?',
    /^No, only Mill did as asked: .*500.*600.*250 against 300/,
  ],
  ['Did Mill fall but Hill rise in loans in August 2026?', /^No, only Mill did as asked/],
  ['Did Mill fall while Quay rose in loans in August 2026?', /^Yes, both: .*500.*600.*140 against 100/],
  ['Did Quay lose loans and Mill gain loans in August 2026?', /^No, neither: /],
  ['Did loans fall at Mill and rise at Quay in August 2026?', /^Yes, both: /],
  ['Did Mill and Hill fall and Quay rise in loans in August 2026?', /^Yes, all of them: /],
  ['Did Mill and Quay fall and Hill rise in loans in August 2026?', /^No, only Mill did as asked: /],
  ['Did Mill and Hill fall and Ford rise in loans in August 2026?', /^No, not all of them: /],
])('two names are each held to their own verb: %s', async (question, answer) => {
  expect(await told(question)).toMatch(answer);
});

test.each([
  ['Did Mill and Hill fall in loans in August 2026?', /^Yes, both: /],
  ['Did Mill fall and Hill drop in loans in August 2026?', /^Yes, both: /],
  ['Did Mill and Quay fall in loans in August 2026?', /^Only Mill did: /],
  ['Did Mill fall more than Hill in loans in August 2026?', /^Yes: /],
])('one verb, and one way, are asked of both: %s', async (question, answer) => {
  expect(await told(question)).toMatch(answer);
});

test.each([
  'Did loans fall at Mill and Hill rise in August 2026?',
  'Did Mill lose loans and Hill gain late returns in August 2026?',
])('whose verb is in doubt is asked back: %s', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test.each([
  ['Did Mill fall below Hill in loans in August 2026?', /^No: Mill had 250 more loans than Hill/],
  ["Did Hill's loans drop below Mill's in August 2026?", /^Yes: Hill had 250 fewer loans than Mill/],
  ['Did Quay rise above Hill in loans in August 2026?', /^No: Quay had 110 fewer loans than Hill/],
])('below and above another name is where it stood: %s', async (question, answer) => {
  expect(await told(question)).toMatch(answer);
  expect((await ask(question)).assumptions.join(' ')).toContain('how they stood before is not looked at');
});

test('below a number it fell as ever', async () => {
  expect(await told('Did Mill fall below 550 loans in August 2026?')).toMatch(/^Yes: 500 loans/);
});

test('the verb that was taken for a place is named, and no word beside it', async () => {
  const { assumptions } = await ask('Did Hill really fall below Mill in loans in August 2026?');
  expect(assumptions.join(' ')).toContain('“fall” is read of where the two stood');
});
