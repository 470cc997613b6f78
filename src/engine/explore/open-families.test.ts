import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';

const cause = { channel: 'Paid Search', device: 'mobile' };
const facts = simulateSite({
  seed: 31,
  sessions: 20_000,
  countries: 8,
  cause: { segment: cause, factor: 0.3 },
});
const whole = analyzeWeek(facts, { seed: 1 });

/** Steps until a test of exactly the cause was made. */
function stepsToTheCause(): number {
  for (let stepsBudget = 1; stepsBudget <= whole.steps; stepsBudget++) {
    const { nodes } = analyzeWeek(facts, { seed: 1, stepsBudget });
    if (nodes.some(({ segment }) => isCause(segment))) return stepsBudget;
  }
  return Number.POSITIVE_INFINITY;
}

function isCause(segment: Readonly<Record<string, string>>): boolean {
  return (
    Object.keys(segment).length === 2 &&
    Object.entries(cause).every(([dimension, member]) => segment[dimension] === member)
  );
}

describe('a budget of steps', () => {
  it('goes to what moved first', () => {
    const pairs = new Set(
      whole.nodes
        .filter(({ segment }) => Object.keys(segment).length === 2)
        .map(({ segment, metric }) => [...Object.keys(segment), metric].join()),
    );
    const general = whole.steps - pairs.size;
    expect(stepsToTheCause()).toBeLessThan(general + pairs.size / 3);
  });

  it('lowers no q below that of the whole run, wherever it ends', () => {
    const q = new Map(whole.nodes.map((node) => [node.id, node.q]));
    const budgets = [3, 8, Math.ceil(whole.steps / 2), whole.steps - 1];
    expect(analyzeWeek(facts, { seed: 1, stepsBudget: whole.steps - 1 }).findings).not.toEqual([]);
    for (const stepsBudget of budgets) {
      const { nodes, findings } = analyzeWeek(facts, { seed: 1, stepsBudget });
      for (const node of nodes) expect(node.q).toBeGreaterThanOrEqual((q.get(node.id) as number) - 1e-12);
      for (const { test } of findings) expect(test.q).toBeLessThanOrEqual(0.1);
    }
  });
});
