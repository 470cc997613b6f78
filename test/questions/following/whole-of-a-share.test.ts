import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Feb 7 and 8, 2026 are a weekend, Feb 9 is a Monday. */
const follow = followedFile('2026-03-09', [
  'date,channel,device,sessions',
  '2026-02-07,Email,mobile,10',
  '2026-02-08,Direct,mobile,90',
  '2026-02-09,Email,desktop,30',
  '2026-02-09,Direct,mobile,70',
]);
const shareOf = async (...chain: readonly string[]) =>
  (await follow(...chain)).headline.replaceAll('\u00a0', ' ');

describe('the whole of a share', () => {
  test.each([
    'what share of sessions from Email in February were on weekends?',
    'what share of Email sessions in February was on weekends?',
    'what percentage of sessions from Email in February happened on weekends?',
  ])('of days is those who are named before the verb: %s', async (question) => {
    expect(await shareOf(question)).toContain('weekends 25 %');
  });

  test.each([
    'what share of it was on weekends?',
    'how much of that on weekends?',
    'what percentage were on weekends?',
  ])('of days is what the question before told: %s', async (behind) => {
    expect(await shareOf('Email sessions in February', behind)).toContain('weekends 25 %');
  });

  test('is who is named, of what the question before told', async () => {
    const headline = await shareOf('Mobile sessions in February', 'what share of Direct was that?');
    expect(headline).toContain(
      '100 % of the sessions from Direct in February 2026 came on mobile: 160 of 160',
    );
  });

  test('is all of them, where all are said', async () => {
    const headline = await shareOf('Mobile sessions in February', 'what share of all sessions is that?');
    expect(headline).toContain('85 % of the sessions');
  });
});
