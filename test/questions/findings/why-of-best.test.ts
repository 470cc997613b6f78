import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

/** Four weeks of 100 coins a day; on one Wednesday phones bring 400 more. */
const [first, last] = ['2026-02-02', '2026-03-01'] as [Day, Day];
const rows = daysFrom(first, last).flatMap((day) => [
  `${day},mobile,${day === '2026-02-18' ? 440 : 40}`,
  `${day},desktop,60`,
]);
const asked = followedFile(addDays(last, 1), ['date,device,revenue', ...rows]);
const told = async (...questions: readonly string[]) =>
  (await asked(...questions)).headline.replaceAll('\u00a0', ' ');

const BEST = 'The day with the highest revenue from Feb 2 to Mar 1, 2026: Feb 18, 2026.';

describe('the best one and what made it', () => {
  test.each([
    [['best day ever for revenue and what drove it']],
    [['what was our best day for revenue and why?']],
    [['best day for revenue', 'what drove it?']],
  ])('%s: found first, then held against what is usual before it', async (questions) => {
    expect(await told(...questions)).toMatch(
      new RegExp(
        `^${BEST.replaceAll('.', '\\.')} Purchase revenue: 500 on Feb 18, 2026 against 100 on Feb 11`,
      ),
    );
  });

  test('of whole weeks alone', async () => {
    expect(await told('best week for revenue and what drove it')).toMatch(
      /^The week with the highest revenue from Feb 2 to Mar 1, 2026: Feb 16 to Feb 22, 2026\. Purchase revenue: 1,100/,
    );
  });
});
