import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const MONDAY = '2026-03-02' as Day;

/** Two weeks by browser: sessions, engaged sessions, purchases and revenue of a day in the first and in the second. */
type Browsers = Readonly<Record<string, readonly [before: readonly number[], now: readonly number[]]>>;

async function answerTo(question: string, browsers: Browsers) {
  const lines = daysFrom(addDays(MONDAY, -7), addDays(MONDAY, 6)).flatMap((day, at) =>
    Object.entries(browsers).map(([name, sides]) => [day, name, ...(sides[at < 7 ? 0 : 1] ?? [])].join(',')),
  );
  const file = ['date,browser,sessions,engaged_sessions,purchases,revenue', ...lines].join('\n');
  const { context, facts } = askableFile(file, addDays(MONDAY, 7), 'shop.csv');
  const answer = await answerQuestion(question, context, facts);
  expect(answer.status, answer.headline).toBe('answered');
  return answer;
}

const headlineOf = async (question: string, browsers: Browsers): Promise<string> =>
  (await answerTo(question, browsers)).headline.replaceAll('\u00a0', ' ');

const shop: Browsers = {
  Chrome: [
    [500, 250, 10, 700],
    [510, 255, 9, 630],
  ],
  Safari: [
    [300, 150, 7, 490],
    [290, 145, 3, 210],
  ],
  Opera: [
    [2, 2, 0, 0],
    [2, 0, 0, 0],
  ],
};

describe('two periods side by side', () => {
  it('tell who moved furthest, and not who is the largest', async () => {
    expect(await headlineOf('Purchases by browser last week vs the week before', shop)).toMatch(
      /^Safari fell the most: it had 21 purchases last week .*, against 49 .* \(57\.1 % fewer\)\.$/,
    );
  });

  it('of rates tell one that rests on enough or none, and say so where another moved further', async () => {
    expect(await headlineOf('Engagement rate by browser last week vs the week before', shop)).toMatch(
      / comes first: /,
    );
    const moved = { ...shop, Chrome: [shop['Chrome']?.[0], [510, 204, 9, 630]] } as unknown as Browsers;
    expect(await headlineOf('Engagement rate by browser last week vs the week before', moved)).toMatch(
      /^Chrome fell the most of those with at least 100 sessions: now 40 % as engagement rate/,
    );
  });

  it('keep the order that was asked for', async () => {
    expect(await headlineOf('Top 2 browsers by purchases last week vs the week before', shop)).toMatch(
      /^Chrome comes first: 63 purchases/,
    );
  });
});

describe('who grew or fell the most', () => {
  const grown = (opera: number, chrome: number): Browsers => ({
    Opera: [
      [1, 1, 0, 0],
      [opera, 1, 0, 0],
    ],
    Chrome: [
      [500, 250, 10, 700],
      [chrome, 255, 9, 630],
    ],
    Safari: [
      [300, 150, 7, 490],
      [290, 145, 7, 490],
    ],
  });
  const QUESTION = 'Which browsers grew the most in percent last week?';

  it('is named beside the first that chance does not move as far', async () => {
    expect(await headlineOf(QUESTION, grown(2, 560))).toMatch(
      /^Opera grew the most in percent: .* Numbers of this size move as far by chance; the first beyond that is Chrome: 3,920 against 3,500\.$/,
    );
    expect(await headlineOf(QUESTION, grown(2, 501))).toMatch(
      / by chance, and none gained by more than chance makes\.$/,
    );
    expect(await headlineOf(QUESTION, grown(40, 501))).not.toContain('chance');
  });

  it('is told with how many there are, where not all of them are listed', async () => {
    const { explanation } = await answerTo(
      'Which 2 browsers gained the most sessions last week?',
      grown(2, 560),
    );
    expect(explanation).toContain('Of 3 browsers 2 rose and 1 fell; 2 of them are listed.');
  });
});

describe('a ranking by a rate', () => {
  it('names beside a first that rests on few the first that does not', async () => {
    const few = {
      ...shop,
      Opera: [
        [2, 2, 0, 0],
        [2, 2, 0, 0],
      ],
    } as Browsers;
    expect(await headlineOf('Which browser had the highest engagement rate last week?', few)).toMatch(
      /^Opera had the highest .*: 100 %\. It rests on 14 sessions only; the first with at least 100 is (?:Chrome|Safari): 50 %\.$/,
    );
  });
});

describe('what had nothing before', () => {
  const grown: Browsers = {
    ...shop,
    Opera: [
      [9, 9, 0, 0],
      [9, 9, 30, 900],
    ],
  };

  it('is from nothing, and not without data', async () => {
    const { headline, tables } = await answerTo('Revenue by browser last week vs the week before', grown);
    expect(headline).toMatch(/^Opera rose the most: .* against 0 .* \(from nothing\)\.$/);
    expect(tables[0]?.rows.find(([name]) => name === 'Opera')).toEqual([
      'Opera',
      6_300,
      0,
      6_300,
      'from nothing',
    ]);
    const none = {
      ...shop,
      Opera: [
        [9, 9, 0, 0],
        [9, 9, 0, 0],
      ],
    } as Browsers;
    const { tables: still } = await answerTo('Revenue by browser last week vs the week before', none);
    expect(still[0]?.rows.find(([name]) => name === 'Opera')?.at(-1)).toBe('no change');
  });
});

describe('how we are doing', () => {
  it('tells first the number that moved beyond chance, and the visits behind it', async () => {
    expect(await headlineOf('How are we doing?', shop)).toMatch(
      /^What stands out: 84 purchases last week .*, against 119 .*: 29\.4 % fewer\..* Sessions: /,
    );
  });

  it('tells none that chance alone moves as far, however large a part of it that is', async () => {
    const quiet = { ...shop, Safari: [shop['Safari']?.[0], [300, 150, 7, 560]] } as unknown as Browsers;
    expect(await headlineOf('How are we doing?', quiet)).not.toContain('stands out');
  });
});
