import { beforeAll, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskedSite } from '../../asking/asked-site.ts';
import { shopApart } from '../../development/apart-questions.ts';
import { askedSites } from '../../sites.ts';

let site: AskedSite;
beforeAll(async () => {
  site = (await askedSites()).find(({ questions }) =>
    shopApart.every((one) => questions.includes(one)),
  ) as AskedSite;
}, 400_000);

/** What is offered in place of a question, and what each choice was read as. */
async function pressed(question: string): Promise<readonly (readonly [label: string, read: string])[]> {
  const { status, clarification, failure } = await answerQuestion(question, site.context, site.facts);
  expect(status, question).not.toBe('answered');
  const choices =
    clarification?.choices ?? failure?.nearest.map((own) => ({ label: own, question: own })) ?? [];
  return Promise.all(
    choices.map(async (choice) => {
      const answer = await answerQuestion(choice.question, site.context, site.facts);
      expect(answer.status, `${question} > ${choice.question}`).toBe('answered');
      return [choice.label, answer.readAs.map(({ text }) => text).join(' · ')] as const;
    }),
  );
}

test.each([
  'when is the best time to run a campaign',
  'sessions by hour',
  'share of sessions',
  'what is growing',
  'sessions since christmas',
  'moving average of revenue by channel',
  'which customers bought twice',
  'high sessions but not so high conversion of channels',
  'desktop vs mobile vs tablet by channel by month',
])(
  'every choice of "%s" is answered',
  async (question) => {
    expect((await pressed(question)).length).toBeGreaterThan(0);
  },
  60_000,
);

test.each([
  [
    'average sessions by channel',
    'Average daily sessions by channel last month',
    'average sessions per day · by channel',
  ],
  [
    'median purchases by device',
    'Median daily purchases by device last month',
    'median of purchases per day · by device',
  ],
  [
    'median conversion rate by channel',
    'Purchases per session by channel last month',
    'purchases per session · by channel',
  ],
  [
    'sessions and purchases in March and the difference',
    'Sessions and purchases in March',
    'sessions and purchases',
  ],
])(
  '"%s" leads to "%s"',
  async (question, label, read) => {
    const found = (await pressed(question)).find(([own]) => own === label);
    expect(found?.[1]).toContain(read);
  },
  60_000,
);

test.each([
  'channels that grew in march but fell in revenue',
  'the best channel for mobile and the worst for desktop',
])(
  'what is said of two by themselves is not told of both: "%s"',
  async (question) => {
    expect((await answerQuestion(question, site.context, site.facts)).status).toBe('clarification_needed');
  },
  60_000,
);
