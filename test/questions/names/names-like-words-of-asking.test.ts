import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const PLANS = ['Best', 'Basic'];
const CAMPAIGNS = ['sale', 'Sunday', 'spring sale'];
const TEAMS = ['Last Week', 'May'];
const REGIONS = ['May', 'North', 'All'];

/** Each day what a name has is told apart by powers of ten, and on top of them by its place. */
const lines = daysFrom('2026-02-01' as Day, '2026-03-15' as Day).flatMap((day) => [
  ...PLANS.map((plan, at) => `${day},${plan},spring sale,Blue,North,${at + 1},0.5`),
  ...CAMPAIGNS.map((campaign, at) => `${day},Basic,${campaign},Blue,North,${10 * (at + 1)},2`),
  ...TEAMS.map((team, at) => `${day},Basic,spring sale,${team},North,${100 * (at + 1)},0`),
  ...REGIONS.map((region, at) => `${day},Basic,spring sale,Blue,${region},${1000 * (at + 1)},0`),
]);
const ask = askedFile('2026-03-16', ['date,plan,campaign,team,region,sessions,revenue', ...lines]);

describe('names that are words of asking, of time or of a number', () => {
  it.each([
    ['sessions for plan Best last month', 28],
    ['sessions for plan best last month', 28],
    ['sessions for the Best plan last month', 28],
    ['sessions last week for team Last Week', 7 * 100],
    ['sessions for the Last Week team in February', 28 * 100],
    ['sessions for Last Week in February', 28 * 100],
    ['sessions for campaign Sunday on Sundays last month', 4 * 20],
    ['sessions for the sale campaign last month', 28 * 10],
    ['sessions from region May last month', 28 * 1000],
    ['sessions from team May last month', 28 * 200],
    ['sessions for All last month', 28 * 3000],
  ])('%s', async (question, sessions) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows, headline).toEqual([[sessions]]);
  });

  it.each([
    ['best plan by sessions last month', 'Basic'],
    ['Best plan by sessions last month', 'Basic'],
    ['sessions by team last week', 'Blue'],
  ])('are no name where they ask: %s', async (question, first) => {
    const { headline, tables } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(first);
  });

  it.each([
    [
      'sessions from May last month',
      ['Sessions from team May last month', 'Sessions from region May last month'],
    ],
    ['sessions for May', ['Sessions for team May', 'Sessions for region May']],
    [
      'sessions for Sunday last month',
      ['Sessions for campaign Sunday last month', 'Sessions on Sundays last month'],
    ],
  ])('are asked about where they may be either: %s', async (question, choices) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((one) => one.question)).toEqual(choices);
  });
});
