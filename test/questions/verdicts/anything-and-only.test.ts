import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Visits a day: all together rise into April, of which Email and Social fall. */
const ofChannel: Readonly<Record<string, readonly [number, number]>> = {
  Email: [20, 15],
  Social: [30, 10],
  Partners: [50, 100],
};
const lines = ['2026-03', '2026-04'].flatMap((month, at) =>
  daysFrom(`${month}-01` as Day, `${month}-30` as Day).flatMap((day) =>
    Object.entries(ofChannel).map(([channel, values]) => `${day},${channel},${values[at]}`),
  ),
);
const asked = askedFile('2026-05-01', ['date,channel,sessions', ...lines]);

it.each([
  'did anything fall in April',
  'was anything down in April?',
  'did everything grow in April',
  'did something get worse in April',
  'did nothing drop in April',
])('asks back of whom it is meant, and tells no flat yes or no of all together: %s', async (question) => {
  const { status, clarification } = await asked(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question: one }) => one)).toContain(
    `Which channel ${/grow/.test(question) ? 'gained' : 'lost'} the most sessions April`,
  );
});

it.each([
  ['is it only Email that fell in April', /^No: so did Social\./],
  ['is Email the only channel that fell in April', /^No: so did Social\./],
  ['was Email the only channel whose sessions fell in April', /^No: so did Social\./],
  ['is it only Partners that grew in April', /^Yes: no other did\./],
  ['is Partners the only channel that fell in April', /^No: Partners did not\./],
])('decides by all of them: %s', async (question, verdict) => {
  const { headline } = await asked(question);
  expect(headline).toMatch(verdict);
});
