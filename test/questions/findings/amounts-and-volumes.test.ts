import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';
import { randomFrom } from '../asking/made-file.ts';

const DAYS = daysFrom('2025-12-01' as Day, '2026-06-14' as Day);
const LAST_WEEK = '2026-06-08';

/** A refund of some 150 now and then in each part; in Paid of Spain none for ten weeks, then two in the last one. */
function refundRows(): readonly string[] {
  const random = randomFrom(5);
  return DAYS.flatMap((day) =>
    ['Paid', 'Direct', 'Email'].flatMap((channel) =>
      ['Spain', 'France'].map((country) => {
        const isQuiet = channel === 'Paid' && country === 'Spain' && day >= '2026-03-30';
        const isAgain = isQuiet && (day === '2026-06-09' || day === '2026-06-11');
        const refunds = isAgain || (!isQuiet && random() < 0.08) ? 120 + 60 * random() : 0;
        return `${day},${channel},${country},${60 + Math.round(20 * random())},${refunds.toFixed(2)}`;
      }),
    ),
  );
}

describe('what is measured is no count', () => {
  const shop = askedFile('2026-06-15', ['date,channel,country,sessions,refunds', ...refundRows()]);

  test('two refunds of 150 are two events, and no 300', async () => {
    const { status, headline } = await shop('what changed last week in refunds');
    expect(status).toBe('answered');
    expect(headline).not.toMatch(/refunds, nearly all|is new and brought|where none were expected/);
  });
});

describe('parts are sized by what is counted most', () => {
  test('the downloads of one page group that stop while its visits go on are told', async () => {
    const random = randomFrom(7);
    const site = askedFile('2026-06-15', [
      'date,page group,bookings,downloads,visits',
      ...DAYS.flatMap((day) =>
        ['Guides', 'Prices', 'Offers'].map((group) => {
          const isOut = group === 'Offers' && day >= LAST_WEEK;
          const downloads = isOut ? 0 : 6 + Math.round(6 * random());
          return `${day},${group},${random() < 0.3 ? 1 : 0},${downloads},${110 + Math.round(40 * random())}`;
        }),
      ),
    ]);
    const { headline } = await site('Offers downloads last week - is something broken?');
    expect(headline).toMatch(/Offers.* no downloads/);
  });
});
