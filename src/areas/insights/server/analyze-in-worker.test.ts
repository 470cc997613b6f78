import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
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

it('fails when its thread ends while the facts are read', async () => {
  const begun: Worker[] = [];
  const note = (worker: Worker) => begun.push(worker);
  process.on('worker', note);
  const slowly = async () => {
    // Node tells of a thread a moment after it was begun.
    await setImmediate();
    for (const worker of begun) await worker.terminate();
    return facts;
  };
  await expect(ask({ factsKey: null, facts: slowly })).rejects.toThrow('The analysis thread ended');
  process.off('worker', note);
});

it('waits for no thread that does not end', async () => {
  const { terminate } = Worker.prototype;
  const asked: Worker[] = [];
  const neverEnds = vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    asked.push(this);
    return new Promise<number>(() => undefined);
  });
  try {
    expect((await ask({ factsKey: null })).analysis.tested).toBeGreaterThan(0);
    await expect(ask({ factsKey: null, facts: neverAsked })).rejects.toThrow('The facts were asked for.');
    expect(asked).toHaveLength(2);
  } finally {
    neverEnds.mockRestore();
    for (const worker of asked) await terminate.call(worker);
  }
});
