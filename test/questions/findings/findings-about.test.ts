import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const text = gunzipSync(readFileSync(new URL('../fresh/stored/publisher.csv.gz', import.meta.url)));
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

describe('questions of owners beyond numbers', () => {
  const shopText = gunzipSync(readFileSync(new URL('../fresh/stored/shop-daily.csv.gz', import.meta.url)));
  const shop = askableFile(shopText.toString('utf8'), '2017-04-03' as Day, 'shop-daily.csv');
  const ask = (question: string) => answerQuestion(question, shop.context, shop.facts);

  test.each([
    'What should I focus on next?',
    'What should I do next week?',
    'What are our biggest opportunities?',
  ])('without a day they are of the newest week that is whole: %s', async (question) => {
    const { status, explanation } = await ask(question);
    expect(status).toBe('answered');
    expect(explanation).toContain('week of Mar 20');
  });

  test('a week that is not whole leads to the one that was looked at', async () => {
    const { failure } = await ask('What are the key takeaways from last week?');
    expect(failure?.nearest[0]).toBe('What happened in the week of March 20, 2017?');
  });

  test.each([
    ['What went wrong in February?', 'None of the changes that were found is known to be for the worse.'],
    ['Any drops in the week of March 20?', 'None of the changes that were found is a fall.'],
  ])('what moved the other way is told as that: %s', async (question, words) => {
    const { headline } = await ask(question);
    expect(headline.startsWith(words), headline).toBe(true);
  });

  test('both ways together are all of them', async () => {
    const { headline } = await ask('any problems or opportunities?');
    expect(headline.startsWith('Social keeps gaining sessions')).toBe(true);
  });

  test('where nothing certain was found, that comes first and the numbers behind it', async () => {
    const { headline, explanation } = await ask('Were there any unusual spikes in traffic in February?');
    expect(headline.replaceAll('\u00a0', ' ')).toBe(
      'No change of sessions is certain in those weeks, yet outside the usual range: sessions in the week of Feb 13, 16,500, just above the usual 12,700 to 16,400.',
    );
    expect(explanation).toContain('62,192 in February 2017');
  });

  test('a channel called as its search is told by itself, not as the whole site', async () => {
    const { headline } = await ask('Tell me about organic search performance');
    expect(headline).toContain('8,288 sessions from Organic Search');
  });

  test('a spike of nothing that is named is asked for among what rose', async () => {
    const { status, clarification } = await ask('Explain the spike on February 14');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe('Why did revenue rise on February 14, 2017?');
  });

  test('parts of no split that is named are all of them', async () => {
    const { headline, explanation } = await ask(
      'Which segments contributed most to the drop in sessions last week?',
    );
    // The data end on Friday: both weeks are told as far as that.
    expect(headline.replaceAll('\u00a0', ' ')).toContain(
      '12,626 from Mar 27 to Mar 31, 2017 against 12,797 from Mar 20 to Mar 24, 2017',
    );
    expect(explanation).toContain('by channel Organic Search');
  });

  test.each([
    ['Which channel is the most valuable?', 'Which channel had the most revenue?'],
    ['Which channels underperform?', 'Which channel had the least revenue?'],
    ['Which channel should I invest more in?', 'Which channel had the most revenue?'],
  ])('what can be judged by several numbers is asked back: %s', async (question, first) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe(first);
    for (const choice of clarification?.choices ?? [])
      expect((await ask(choice.question)).status, choice.question).toBe('answered');
  });
});
