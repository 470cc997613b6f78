import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** On March 24 twice as many came from Ads as a week before. */
const ask = askedFile('2026-04-01', [
  'date,channel,sessions',
  ...daysFrom('2026-02-02' as Day, '2026-03-31' as Day).flatMap((day) => [
    `${day},Ads,${day === '2026-03-24' ? 80 : 40}`,
    `${day},Email,20`,
  ]),
]);

it.each([
  'What was the spike on 24 March 2026 about?',
  'what was that spike in sessions on 24 March 2026 all about',
])('what a spike was about is what made it, against the same weekday: %s', async (question) => {
  const { headline } = await ask(question);
  expect(headline).toMatch(/100\son\sMar\s24,\s2026\sagainst\s60\son\sMar\s17,\s2026.*Ads/);
});
