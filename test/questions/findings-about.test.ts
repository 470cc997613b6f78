import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const text = gunzipSync(readFileSync(new URL('fresh/stored/publisher.csv.gz', import.meta.url)));
const { context, facts } = askableFile(text.toString('utf8'), '2026-03-09' as Day, 'publisher.csv');

test('what findings of several weeks were chosen by is said', async () => {
  const { tables, explanation } = await answerQuestion(
    'anything unusual in February with google',
    context,
    facts,
  );
  const shown = tables[0]?.rows.length ?? 0;
  expect(shown).toBeGreaterThan(0);
  expect(explanation).toContain(`Only changes of source “google” are told: ${shown} of 3.`);
});

test('what to do this week follows from the newest week that is over, and that week is named', async () => {
  const { status, headline, explanation } = await answerQuestion(
    'What should I focus on this week?',
    context,
    facts,
  );
  expect(status, headline).toBe('answered');
  expect(explanation).toContain('the analysis of the week of Mar 2 found');
});
