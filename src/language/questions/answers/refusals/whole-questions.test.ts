import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;

const lines = daysFrom(addDays(TODAY, -120), addDays(TODAY, -1)).flatMap((day, at) =>
  ['Organic Search', 'Direct', 'Email'].flatMap((channel, place) =>
    ['mobile', 'desktop'].map(
      (device) => `${day},${channel},${device},${place === 0 ? 'Germany' : 'France'},${50 + at},3,120`,
    ),
  ),
);
const { context, facts } = askableFile(
  ['date,channel,device,country,sessions,purchases,revenue', ...lines].join('\n'),
  TODAY,
  'shop.csv',
);

const ask = (question: string): Promise<Answer> => answerQuestion(question, context, facts);
const offered = ({ clarification, failure }: Answer): readonly string[] =>
  clarification?.choices.map(({ question }) => question) ?? failure?.nearest ?? [];

describe('what is offered in place of a question', () => {
  it.each([
    ['sessions from wholesale customers last month', 'Sessions last month'],
    ['how are our KPIs looking last week?', 'How did we do last week?'],
    ['what is my engaged revenue score by country in February 2026', 'Revenue by country in February 2026'],
    ['revenue on mobile via zorbling in the last 30 days', 'Revenue on mobile in the last 30 days'],
    ['why did revenue fall last week because of the frobnication', 'Why did revenue fall last week?'],
    ['show me the top 2 countries by blorbed revenue', 'Top 2 countries by revenue'],
  ])('%s → %s', async (question, whole) => {
    const answer = await ask(question);
    expect(answer.status).not.toBe('answered');
    expect(offered(answer)).toContain(whole);
  });

  it('has days of its own, where a year earlier is before the data', async () => {
    const answer = await ask('sessions a year earlier');
    expect(answer.status).not.toBe('answered');
    expect(offered(answer).join()).not.toMatch(/year earlier/);
  });

  it('is split by what the data have, where they lack what was named', async () => {
    const answer = await ask('which campaigns drove the most revenue last month?');
    expect(offered(answer)).toEqual([
      'Which channels drove the most revenue last month?',
      'Which devices drove the most revenue last month?',
      'Which countries drove the most revenue last month?',
    ]);
  });

  it('says which two things stand on no table together, and offers each of them', async () => {
    const answer = await ask('median revenue per day by channel in January 2026 vs February 2026');
    expect(answer.headline).toBe(
      'Rows for each part of the site, a comparison of two periods and a median do not go together in one table: which of these would you like to see?',
    );
    expect(offered(answer).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'which country had the most revenue, and which channel the least?',
      'Top countries by purchase revenue last month',
    ],
    ['revenue by age group last week', 'Purchase revenue by country last week'],
  ])('%s → in its own terms: %s', async (question, related) => {
    expect(offered(await ask(question))).toContain(related);
  });

  it.each([
    ['Am I losing customers?', ['Am I losing purchases?', 'Am I losing sessions?']],
    ['average spend per customer ever', ['Average order value in total', 'Revenue per session in total']],
    [
      'average spend per customer March 3',
      ['Average order value on March 3', 'Revenue per session on March 3'],
    ],
    [
      'average spend per customer in the last 10 days',
      ['Average order value in the last 10 days', 'Revenue per session in the last 10 days'],
    ],
  ])('%s → in plain grammar', async (question, choices) => {
    expect(offered(await ask(question))).toEqual(choices);
    for (const choice of choices) expect((await ask(choice)).status, choice).toBe('answered');
  });

  it('is answered when it is chosen, and reads as a sentence', async () => {
    const questions = [
      'sessions from iPhones last week',
      'revenue by sales manager last month',
      'which device had the most sessions per blorb',
      'median revenue per day by channel in January 2026 vs February 2026',
      'share of sessions by device with revenue above 10 last month vs the month before by week',
      'hoodies sold on mobile by country',
      'asdf qwer',
    ];
    for (const question of questions) {
      const choices = offered(await ask(question));
      expect(choices, question).not.toEqual([]);
      for (const choice of choices) {
        expect(choice, question).toMatch(/^\p{Lu}/u);
        expect((await ask(choice)).status, `${question} → ${choice}`).toBe('answered');
      }
    }
  });
});

describe('what to do', () => {
  it('is said to be no advice where nothing that was found is about it', async () => {
    const found = {
      week: '2026-03-02' as Day,
      metrics: ['revenue'],
      tested: 40,
      kept: 0,
      nodes: [],
      nearMisses: [],
      findings: [],
    };
    const answer = await answerQuestion('what should I do to sell more?', context, {
      ...facts,
      findingsOf: async () => found,
    });
    expect(answer.headline).toMatch(
      /^The data give no advice on this, they only tell what happened\. Purchase revenue /,
    );
    expect(answer.explanation).toContain('What can be done with it');
  });
});
