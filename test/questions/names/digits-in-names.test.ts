import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** A column with a digit in its name is a name, and no number that something has to stand behind. */
test.each(['tier1_sales', 'level 2 calls', 'covid19_cases', 'h24_orders'])(
  '%s is told by its name',
  async (column) => {
    const rows = ['2026-02-02,Rome,3', '2026-02-03,Paris,4'];
    const { context, facts } = askableFile(
      [`date,city,${column}`, ...rows].join('\n'),
      '2026-03-02' as Day,
      'a',
    );
    const { headline } = await answerQuestion(
      `${column.replaceAll('_', ' ')} by city in February`,
      context,
      facts,
    );
    expect(headline).toMatch(/^Paris had the most .* in February 2026: 4\.$/);
  },
);
