import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { answeredExamples } from '#src/language/questions/examples/answered-examples.ts';
import { exampleCategories } from '#src/language/questions/examples/example-candidates.ts';
import { askedSites } from '../sites.ts';

const sites = await askedSites();
const siteOf = (name: string) => {
  const site = sites.find((one) => one.name === name);
  if (site === undefined) throw new Error(`There is no site ${name}.`);
  return site;
};

it.each(sites.map(({ name }) => name))(
  '%s gets a question of each kind, each with an answer',
  async (name) => {
    const { context, facts } = siteOf(name);
    const examples = await answeredExamples(context, facts);
    expect(examples.map(({ category }) => category)).toEqual(exampleCategories);
    expect(new Set(examples.map(({ question }) => question)).size).toBe(examples.length);
    for (const { question } of examples) {
      const { status, headline } = await answerQuestion(question, context, facts);
      expect(status, `${question} → ${headline}`).toBe('answered');
    }
  },
);

it('speaks of what the site has, and of searches only where they are known', async () => {
  const asked = async (name: string) =>
    (await answeredExamples(siteOf(name).context, siteOf(name).facts))
      .map(({ question }) => question)
      .join('\n');
  expect(await asked('shop')).toMatch(/came from Organic Search/);
  expect(await asked('shop')).toMatch(/came from the United States/);
  expect(await asked('shop')).not.toMatch(/clicks|queries|CTR/);
  expect(await asked('search')).toMatch(/queries/);
  expect(await asked('search')).not.toMatch(/sessions|revenue/);
});

it('follows the data: the largest channel of this site stands in it, and what is all zero does not', async () => {
  const { context, facts } = siteOf('shop');
  const [source, ...others] = context.sources;
  if (source === undefined) throw new Error('The shop has a source.');
  const members = { ...source.members, channel: [...(source.members['channel'] ?? [])].reverse() };
  const turned = { ...context, sources: [{ ...source, members }, ...others] };
  const examples = await answeredExamples(turned, facts);
  expect(examples.find(({ category }) => category === 'Traffic')?.question).toMatch(/came from Display /);

  const withoutOrders = {
    ...facts,
    run: async (...args: Parameters<typeof facts.run>) => {
      const result = await facts.run(...args);
      const money = result.columns.flatMap((name, at) => (/revenue|purchases/.test(name) ? [at] : []));
      return {
        ...result,
        rows: result.rows.map((row) => row.map((cell, at) => (money.includes(at) ? 0 : cell))),
      };
    },
  };
  const first = (await answeredExamples(context, withoutOrders))[0];
  expect(first?.question).toMatch(/key events|sessions/);
});

it('has none while no source has data', async () => {
  const { context, facts } = siteOf('shop');
  expect(await answeredExamples({ ...context, sources: [] }, facts)).toEqual([]);
});
