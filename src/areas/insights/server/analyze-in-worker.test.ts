import { expect, it } from 'vitest';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { Day } from '#src/shared/week.ts';
import { merchandiseStoreFacts } from '../../../../test/golden/load-merchandise-store.ts';
import { type AnalysisOrder, analyzeInWorker } from './analyze-in-worker.ts';

const facts = merchandiseStoreFacts('2017-02-06' as Day);
const order = (part: Partial<AnalysisOrder>): AnalysisOrder => ({
  facts: async () => facts,
  factsKey: 'the shop',
  options: { seed: 1 },
  context: null,
  lens: null,
  ...part,
});
const neverAsked = async () => {
  throw new Error('The facts were asked for.');
};
const ask = (part: Partial<AnalysisOrder>) => analyzeInWorker(order(part), () => undefined);

it('goes on from what it made of the facts before, and finds the same to the byte', async () => {
  const first = await ask({ options: { seed: 1, stepsBudget: 5 } });
  expect(first.analysis.partial).toBe(true);
  const second = await ask({ facts: neverAsked });
  expect(JSON.stringify(second.analysis)).toBe(JSON.stringify(analyzeWeek(facts, { seed: 1 })));
  expect(JSON.stringify((await ask({ facts: neverAsked })).analysis)).toBe(JSON.stringify(second.analysis));
  expect(second.breakdown).toEqual(first.breakdown);
});

it('asks for the facts of another key, and of none', async () => {
  await ask({});
  await expect(ask({ factsKey: 'another', facts: neverAsked })).rejects.toThrow('The facts were asked for.');
  await expect(ask({ factsKey: null, facts: neverAsked })).rejects.toThrow('The facts were asked for.');
  const lens = { topN: null, historyWeeks: 4 };
  await expect(ask({ facts: neverAsked, lens })).rejects.toThrow('The facts were asked for.');
});
