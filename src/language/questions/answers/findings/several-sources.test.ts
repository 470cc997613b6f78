import { describe, expect, it } from 'vitest';
import type { Finding } from '#src/engine/finding.ts';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { QuestionSource, WeekFindings } from '../../question-context.ts';

const MONDAY = '2026-03-02' as Day;

/** Four weeks of Paid Search and Direct; the last week of the first has `last` sessions a day. */
const siteWith = (last: number) =>
  askableFile(
    [
      'date,channel,sessions',
      ...daysFrom(addDays(MONDAY, -21), addDays(MONDAY, 6)).flatMap((day) => [
        `${day},Paid Search,${day >= MONDAY ? last : 100}`,
        `${day},Direct,50`,
      ]),
    ].join('\n'),
    addDays(MONDAY, 7),
    'site.csv',
  );

const sites = { garden: siteWith(102), shop: siteWith(60) };
type Name = keyof typeof sites;

const lost = {
  metric: 'sessions',
  segment: { channel: 'Paid Search' },
  direction: 'down',
  kind: 'problem',
  shape: 'level_shift',
  unit: 'count',
  companions: [],
  effect: {
    observed: 420,
    expected: 700,
    absolute: -280,
    low: -400,
    high: -160,
    relative: -0.4,
    level: 0.95,
  },
  test: { q: 0.004 },
} as unknown as Finding;

const week = (findings: WeekFindings['findings']): WeekFindings => ({
  week: MONDAY,
  metrics: ['sessions'],
  tested: 40,
  kept: findings.length,
  nodes: [],
  nearMisses: [],
  findings,
});

const kept = (finding: Finding, title: string): WeekFindings['findings'][number] => ({
  finding,
  cardId: null,
  title,
  followUpActions: ['Compare budgets and bids.'],
});

const found: Record<Name, WeekFindings> = {
  garden: week([]),
  shop: week([kept(lost, 'Paid Search lost sessions')]),
};

const sources = (['garden', 'shop'] as const).map(
  (name): QuestionSource => ({
    ...(sites[name].context.sources[0] as QuestionSource),
    id: name,
    name: name === 'garden' ? 'Northwind Garden' : 'Merchandise Store',
  }),
);

function ask(question: string, weeks: Partial<Record<Name, WeekFindings>> = found) {
  const context = {
    ...sites.garden.context,
    sources,
    weeks: (Object.keys(weeks) as Name[]).map((sourceId) => ({ week: MONDAY, sourceId })),
  };
  const own = (id: string) => sites[id as Name].facts;
  const idOf = (id: string) => (sites[id as Name].context.sources[0] as QuestionSource).id;
  const facts: AskFacts = {
    ...sites.garden.facts,
    run: (plan, id) => own(id).run(plan, idOf(id)),
    blankDays: (plan, id) => own(id).blankDays(plan, idOf(id)),
    blankRows: (plan, id) => own(id).blankRows(plan, idOf(id)),
    explain: (metric, segment, day, id) => own(id).explain(metric, segment, day, idOf(id)),
    findingsOf: async (day, id) => (day === MONDAY ? (weeks[id as Name] ?? null) : null),
  };
  return answerQuestion(question, context, facts);
}

const readFrom = ({ plans }: Awaited<ReturnType<typeof ask>>) => [
  ...new Set(plans.map(({ sourceId }) => sourceId)),
];

describe('a change of one number that another source keeps', () => {
  it.each(['Why did Paid Search lose sessions last week?', 'Did Paid Search sessions fall last week?'])(
    'is told of that source, and why of that: %s',
    async (question) => {
      const answer = await ask(question);
      expect(answer.status, answer.headline).toBe('answered');
      expect(readFrom(answer)).toEqual(['shop']);
      expect(answer.headline).toContain('420');
      expect(answer.assumptions.join(' ')).toContain(
        'Read from “Merchandise Store”, where the analysis of that week keeps a change of it (Paid Search lost sessions); “Northwind Garden” counts this too',
      );
    },
  );

  it.each([
    ['how many there were', 'How many sessions from Paid Search last week?', found],
    ['of another part', 'Why did Direct lose sessions last week?', found],
    ['that went the other way', 'Why did Paid Search gain sessions last week?', found],
    [
      'that the first keeps as well',
      'Why did Paid Search lose sessions last week?',
      { ...found, garden: week([kept(lost, 'Paid Search lost sessions here')]) },
    ],
  ])('is not asked of the other one: %s', async (_, question, weeks) => {
    expect(readFrom(await ask(question, weeks))).toEqual(['garden']);
  });

  it('is told of the source that the question names', async () => {
    expect(readFrom(await ask('Why did Paid Search lose sessions in Northwind Garden last week?'))).toEqual([
      'garden',
    ]);
  });
});

describe('what happened in a week of several sources', () => {
  it('is what each of them found, by its name', async () => {
    const answer = await ask('What happened last week?');
    expect(answer.headline).toBe(
      '1 change in the week of Mar 2 went beyond the usual ups and downs, in one source. Merchandise Store: Paid Search lost sessions.',
    );
    expect(answer.explanation).toContain('Merchandise Store, 40 tests:\n\n- Paid Search lost sessions');
    expect(answer.explanation).toContain(
      'Northwind Garden: 40 tests, and no change went beyond the usual ups and downs.',
    );
    expect(answer.assumptions).toEqual([]);
    expect(answer.references.filter(({ type }) => type === 'source').map(({ id }) => id)).toEqual([
      'shop',
      'garden',
    ]);
  });

  it('names no source that has nothing to say of what is asked', async () => {
    const answer = await ask('Anything unusual with Paid Search last week?');
    expect(answer.headline).toContain('Merchandise Store: Paid Search lost sessions');
    expect(answer.explanation).not.toContain('Northwind Garden');
    expect(answer.explanation).toContain('Only changes of');
  });

  it('leads to the steps of all of them', async () => {
    expect((await ask('What should I do?')).headline).toBe('Merchandise Store: Compare budgets and bids.');
    expect((await ask('What should I do?', { ...found, shop: week([]) })).headline).toMatch(
      /^Nothing that is certain calls for action\. Nothing unusual .* in any of 2 sources\.$/,
    );
  });

  it('is of one source where no other was analysed, or another is named', async () => {
    const one = await ask('What happened last week?', { garden: week([]) });
    expect(one.headline).toMatch(/^Nothing unusual in the week of Mar.2\.$/);
    const named = await ask('What happened in Northwind Garden last week?');
    expect(named.headline).toMatch(/^Nothing unusual in the week of Mar.2\.$/);
  });
});
