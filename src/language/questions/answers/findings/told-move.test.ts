import { describe, expect, it } from 'vitest';
import type { Finding } from '#src/engine/finding.ts';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import type { WeekFindings } from '../../question-context.ts';

const MONDAY = '2026-03-02' as Day;

/** Search gained in the last week, Direct lost: 1,050 after 1,015 visits. */
const { context, facts } = askableFile(
  [
    'date,channel,sessions',
    ...daysFrom(addDays(MONDAY, -21), addDays(MONDAY, 6)).flatMap((day) => [
      `${day},Paid Search,${day < MONDAY ? 100 : 120}`,
      `${day},Direct,${day < MONDAY ? 45 : 30}`,
    ]),
  ].join('\n'),
  addDays(MONDAY, 7),
  'site.csv',
);

const gained = {
  metric: 'sessions',
  segment: { channel: 'Paid Search' },
  direction: 'up',
  kind: 'opportunity',
  shape: 'level_shift',
  unit: 'count',
  companions: [],
  effect: { observed: 840, expected: 700, absolute: 140, low: 80, high: 200, relative: 0.2, level: 0.95 },
  test: { q: 0.004 },
} as unknown as Finding;

const told: WeekFindings = {
  week: MONDAY,
  metrics: ['sessions'],
  tested: 40,
  kept: 1,
  nodes: [],
  nearMisses: [],
  findings: [{ finding: gained, cardId: 'card-7', title: 'Search gained visits', followUpActions: [] }],
};

const ask = (question: string) =>
  answerQuestion(
    question,
    { ...context, weeks: [{ week: MONDAY, sourceId: context.sources[0]?.id ?? '' }] },
    { ...facts, findingsOf: async (week) => (week === MONDAY ? told : null) },
  );

const cardsOf = ({ references }: Awaited<ReturnType<typeof ask>>) =>
  references.flatMap(({ type, id }) => (type === 'card' ? [id] : []));

describe('a move that the question takes for a fact', () => {
  it('is denied first where the number went the other way, and what was found stands below', async () => {
    const answer = await ask('Traffic dropped last week. What happened?');
    expect(answer.headline).toMatch(/^Sessions did not fall: 1,050 .* against 1,015/);
    expect(answer.explanation).toContain(
      'None of the changes that were found is a fall. Search gained visits.',
    );
    expect(cardsOf(answer)).toEqual(['card-7']);
    expect(answer.tables.at(-1)?.title).toBe('What the week showed');
  });

  it('leaves the answer to what was found where both went that way', async () => {
    const answer = await ask('Traffic rose last week. What happened?');
    expect(answer.headline).toBe('Search gained visits.');
  });

  it('of a part whose fall no finding is about is told by its number', async () => {
    const answer = await ask('Traffic from Direct dropped last week. What happened?');
    expect(answer.headline).toMatch(/^Sessions from Direct: 210 .* against 315/);
    expect(answer.explanation).toContain('What the analysis found:');
  });
});

describe('a card that an answer names is among its references', () => {
  it('of why a number of it changed', async () => {
    const answer = await ask('Why did sessions from Paid Search rise last week?');
    expect(answer.explanation).toContain('Search gained visits');
    expect(cardsOf(answer)).toEqual(['card-7']);
  });
});
