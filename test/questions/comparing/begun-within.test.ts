import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** "Maps" begins on February 15; the others have rows on each day, "Talks" grows by 31 in March, "Trains" falls by as many. */
const asked = askedFile('2026-04-01', [
  'date,show,downloads,recurring_donations,donors',
  ...daysFrom('2026-01-01' as Day, '2026-03-31' as Day).flatMap((day) => [
    `${day},Talks,${day < '2026-03-01' ? 2 : 3},1,2`,
    `${day},Trains,${day < '2026-03-01' ? 9 : 7},1,2`,
    ...(day < '2026-02-15' ? [] : [`${day},Maps,50,1,2`]),
  ]),
]);

describe('a name that begins within the time before is held against nothing', () => {
  test('it is none of those that grew', async () => {
    const { tables, explanation, headline } = await asked('which shows grew in downloads in March');
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Talks']);
    expect(headline).toContain('Talks');
    expect(explanation.replaceAll('\u00a0', ' ')).toContain(
      '“Maps” first appears on Feb 15, 2026, within the time before: how far it moved is not told.',
    );
  });

  test('both its numbers stand in the list', async () => {
    const { tables } = await asked('downloads by show in March vs February');
    expect(tables[0]?.rows.find(([name]) => name === 'Maps')).toEqual(['Maps', 1550, 700, null, null]);
  });

  test('against a time that it has whole it is compared as ever', async () => {
    const { tables } = await asked('downloads by show in the week of March 9 vs the week of March 2');
    expect(tables[0]?.rows.find(([name]) => name === 'Maps')?.slice(1, 4)).toEqual([350, 350, 0]);
  });
});

describe('people of whom something is told again and again', () => {
  test.each(['how many people donate monthly', 'how many monthly donors do we have'])(
    '%s',
    async (question) => {
      const { status, clarification } = await asked(question);
      expect(status).toBe('clarification_needed');
      expect(clarification?.choices.map((one) => one.question)).toEqual([
        'Recurring donations',
        'Donors by month',
      ]);
    },
  );

  test.each(['how many donors by month', 'donors by month'])('%s', async (question) => {
    expect((await asked(question)).status).toBe('answered');
  });
});
