import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = Array.from({ length: 30 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`);
const labels = ({ clarification }: Awaited<ReturnType<ReturnType<typeof askedFile>>>) =>
  clarification?.choices.map(({ label }) => label) ?? [];

const gifts = askedFile('2026-10-01', [
  'date,country,visits,donations,recurring_donations,amount',
  ...days.flatMap((day, at) => [`${day},Ireland,${40 + at},5,${at % 3},120`, `${day},Malta,30,3,1,60`]),
]);

describe('the money of a part of what is counted is not told apart', () => {
  it.each([
    'Amount from recurring donations last month',
    'average amount per recurring donation',
    'amount of the recurring donations in September by country',
    'How much did recurring donations bring in last month?',
    'amount from one-off donations last month',
  ])('%s', async (question) => {
    const answer = await gifts(question);
    expect(answer.status).toBe('clarification_needed');
    expect(answer.headline).toContain('not told apart from all the money');
    expect(labels(answer)).toHaveLength(3);
  });

  it('keeps the time and the split in what it offers', async () => {
    expect(labels(await gifts('How much did recurring donations bring in last month?'))[1]).toBe(
      'Amount per donation last month',
    );
    expect(labels(await gifts('amount of the recurring donations in September by country'))[0]).toBe(
      'Amount in September by country',
    );
  });

  it.each([
    ['amount per donation', 22.5],
    ['amount and recurring donations last month', 5400],
    ['recurring donations last month', 60],
    ['amount from Ireland last month', 3600],
  ])('%s', async (question, value) => {
    const { status, headline, tables } = await gifts(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.[0]).toBeCloseTo(value, 6);
  });
});

const desk = askedFile('2026-10-01', [
  'date,channel,tickets_opened,tickets_solved,sla_breaches,first_reply_minutes',
  ...days.flatMap((day, at) => [`${day},Email,9,8,${at % 2},400`, `${day},Chat,5,5,0,50`]),
]);

describe('what kept to a bound is not counted by what broke it', () => {
  it.each([
    'How many tickets did we solve within the SLA in September?',
    'tickets solved within SLA last month',
  ])('%s', async (question) => {
    const answer = await desk(question);
    expect(answer.status).toBe('clarification_needed');
    expect(answer.headline).toContain('not counted');
    expect(labels(answer)[0]).toMatch(/^Sla breaches (?:in September|last month)$/);
  });

  it('tells the breaches themselves', async () => {
    const { status, tables } = await desk('SLA breaches in September');
    expect(status).toBe('answered');
    expect(tables[0]?.rows[0]?.[0]).toBe(15);
  });
});

describe('the middle of how long single ones took is not known of sums', () => {
  it('is asked back with the average', async () => {
    const answer = await desk('Median first reply time last month');
    expect(answer.status).toBe('clarification_needed');
    expect(labels(answer)).toEqual([
      'Average first reply time last month',
      'Median first reply time per day last month',
    ]);
  });

  it('is told of days where they are named', async () => {
    const { status, tables } = await desk('Median first reply time per day last month');
    expect(status).toBe('answered');
    expect(tables[0]?.rows[0]?.[0]).toBe(450);
  });
});

const news = askedFile('2026-10-01', [
  'date,reader_type,section,visits,subscriptions',
  ...days.flatMap((day) => [`${day},anonymous,Politics,50,1`, `${day},registered,Politics,20,0`]),
]);

it('what became of single ones is no sum of two names', async () => {
  const turned = await news('How many anonymous visits turned into registered readers?');
  expect(turned.status).toBe('failed');
  const both = await news('visits from anonymous and registered readers last month');
  expect(both.status).toBe('answered');
  expect(both.tables[0]?.rows.flat()).toContain(2100);
});

const school = askedFile('2026-10-01', [
  'date,instructor,lessons,cancellations,tests,passes',
  ...days.flatMap((day, at) => [`${day},Priya,${at % 4},2,2,1`, `${day},Marek,6,0,1,1`]),
]);

describe('a school of driving', () => {
  it('does not take off what is not among them', async () => {
    const asked = await school('How many lessons were not cancelled in September?');
    expect(asked.status).toBe('clarification_needed');
    expect(labels(asked)).toEqual([
      'Lessons in September',
      'Lessons minus cancellations in September',
      'Cancellations in September',
    ]);
    const told = await school('lessons minus cancellations in September');
    expect(told.status).toBe('answered');
  });

  it('does not say how many passed where it is asked whether all did', async () => {
    for (const question of ['Did everyone pass in September?', 'did all pass in September?']) {
      const asked = await school(question);
      expect(asked.status, question).toBe('clarification_needed');
      expect(labels(asked)[0]).toBe('Tests and passes September');
      const [chosen] = asked.clarification?.choices ?? [];
      const told = await school(chosen?.question ?? '');
      expect(told.tables[0]?.rows.length, question).toBeGreaterThan(0);
    }
    expect((await school('how many lessons did everyone take in September?')).status).toBe('answered');
  });

  it('has not passed everyone where somebody passed', async () => {
    const asked = await school('Which instructors passed everyone on 24 September?');
    expect(asked.status).toBe('clarification_needed');
    expect(labels(asked)[0]).toBe('Tests and passes by instructors on 24 September');
  });
});
