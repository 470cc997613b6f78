import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

/** One row a day and channel: sessions, purchases, revenue. */
type Row = readonly [sessions: number, purchases: number, revenue: number];

const HEAD = 'date,channel,device,sessions,purchases,revenue';
const MONDAY = '2026-03-02' as Day;

/** Two weeks of a shop; `now` and `before` are the rows of one day. */
function shop(before: (at: number) => Row, now: (at: number) => Row, other: Row = [50, 2, 100]) {
  const lines = daysFrom(addDays(MONDAY, -7), addDays(MONDAY, 6)).flatMap((day, at) => [
    `${day},Search,mobile,${(at < 7 ? before(at) : now(at - 7)).join(',')}`,
    `${day},Direct,desktop,${other.join(',')}`,
  ]);
  return askableFile([HEAD, ...lines].join('\n'), addDays(MONDAY, 7), 'shop.csv');
}

async function ask(site: ReturnType<typeof shop>, question: string): Promise<Answer> {
  const answer = await answerQuestion(question, site.context, site.facts);
  expect(answer.status).toBe('answered');
  return answer;
}

const madeBy = ({ tables }: Answer) =>
  new Map((tables[0]?.rows ?? []).map((row) => [row[0], row[4] as number]));

describe('why a number changed', () => {
  it('is split into what it is the product of, adding up exactly', async () => {
    const site = shop(
      () => [100, 4, 200],
      () => [120, 3, 300],
    );
    const answer = await ask(site, 'Why did revenue rise last week?');
    const parts = madeBy(answer);
    expect([...parts.keys()].sort()).toEqual(['Average order value', 'Purchases per session', 'Sessions']);
    expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBeCloseTo(700, 9);
    expect(parts.get('Purchases per session')).toBeLessThan(0);
    expect(answer.headline).toMatch(
      /33\.3\s% more: 100\s% of it from channel Search, which had 66\.7\s% of the total before\.$/,
    );
    expect(answer.explanation).toContain(
      'Revenue = sessions × purchases per session × average order value: average order value (80 after 50) made +',
    );
  });

  it('is split over fewer factors where the source counts less, and not at all where one is missing', async () => {
    const site = shop(
      () => [100, 4, 200],
      () => [120, 3, 300],
    );
    const purchases = madeBy(await ask(site, 'Why did purchases fall last week?'));
    expect([...purchases.keys()].sort()).toEqual(['Purchases per session', 'Sessions']);
    expect([...purchases.values()].reduce((sum, part) => sum + part, 0)).toBeCloseTo(-7, 9);
    const sessions = await ask(site, 'Why did sessions rise last week?');
    expect(sessions.tables.map(({ title }) => title)).toEqual([
      'Where the change of sessions sits',
      'The change',
    ]);
    // Nothing was sold before: logarithms have nothing to say.
    const first = shop(
      () => [100, 0, 0],
      () => [100, 5, 400],
      [50, 0, 0],
    );
    const begun = await ask(first, 'Why did revenue rise last week?');
    expect(begun.tables[0]?.title).toBe('Where the change of revenue sits');
    expect(begun.headline).not.toContain('did not change');
  });

  it('names first the part that holds more of the change than of the whole', async () => {
    const site = shop(
      () => [100, 4, 200],
      () => [100, 8, 400],
      [5_000, 200, 10_000],
    );
    const { explanation } = await ask(site, 'Why did revenue rise last week?');
    expect(explanation).toMatch(
      /The largest parts of it: by channel Search \(100\s% of the change; 2\s% of the total before\)/,
    );
  });

  it('looks at every split that the data have, and names the one that tells most, wherever it stands', async () => {
    const even = ['channel', 'source', 'medium', 'campaign', 'country', 'device', 'city', 'plan'];
    const lines = daysFrom(addDays(MONDAY, -7), addDays(MONDAY, 6)).flatMap((day, at) =>
      ['Safari', 'Chrome', 'Edge'].flatMap((browser) =>
        ['one', 'two'].map((half) =>
          [day, ...even.map(() => half), browser, 100, browser === 'Safari' && at >= 7 ? 1 : 9].join(','),
        ),
      ),
    );
    const file = [['date', ...even, 'browser', 'sessions', 'purchases'].join(','), ...lines].join('\n');
    const site = askableFile(file, addDays(MONDAY, 7), 'shop.csv');
    const { explanation, tables } = await ask(site, 'Why did purchases fall last week?');
    expect(explanation).toMatch(
      /The largest parts of it: by browser Safari \(100\s% of the change; 33\.3\s%/,
    );
    expect(tables[1]?.rows[0]?.slice(0, 2)).toEqual(['Browser', 'Safari']);
    expect(explanation).toContain('sessions (4,200 after 4,200) made nothing of it');
  });

  it('names the one day and the one order that make much of it', async () => {
    const site = shop(
      () => [100, 4, 200],
      (at) => (at === 3 ? [100, 1, 2_000] : [100, 4, 200]),
    );
    const up = await ask(site, 'Why did revenue rise last week?');
    expect(up.explanation).toMatch(/One day makes much of it: Mar\s5, 2026 had 2,100 from 3 purchases/);
    expect(up.explanation).toContain(
      'One order alone brought 2,000: without it, nothing of the change is left.',
    );
    const back = shop(
      (at) => (at === 3 ? [100, 1, 2_000] : [100, 4, 200]),
      () => [100, 4, 200],
    );
    const down = await ask(back, 'Why did revenue fall last week?');
    expect(down.explanation).toContain('One order of the time before alone had brought 2,000');
    const even = shop(
      () => [100, 4, 200],
      () => [100, 4, 260],
    );
    const { explanation } = await ask(even, 'Why did revenue rise last week?');
    expect(explanation).not.toContain('One day');
    expect(explanation).not.toContain('One order');
  });
});

it('asks back where one of the two periods has data on few of its days', async () => {
  const days = daysFrom('2026-01-24' as Day, '2026-02-28' as Day);
  const file = ['date,channel,sessions', ...days.map((day) => `${day},Direct,100`)].join('\n');
  const { context, facts } = askableFile(file, '2026-03-01' as Day, 'site.csv');
  const { status, headline } = await answerQuestion('Why did sessions jump in February?', context, facts);
  expect(status, headline).toBe('clarification_needed');
  expect(headline).toContain('cannot be compared fairly');
});
