import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const wash = askedFile('2026-04-01', [
  'date,washhouse,client_kind,linen,pieces',
  '2026-03-02,Ghent,hotel,towels,10',
  '2026-03-02,Ghent,hotel,sheets,30',
  '2026-03-02,Ghent,clinic,towels,20',
  '2026-03-03,Bruges,hotel,towels,40',
  '2026-03-03,Bruges,clinic,sheets,100',
]);
const labels = ({ clarification }: Awaited<ReturnType<typeof wash>>) =>
  clarification?.choices.map(({ label }) => label) ?? [];

describe('a share whose whole has a name of its own', () => {
  test.each([
    ["share of towels in Ghent hotels' pieces", 0.25],
    ['share of Ghent hotel towels in all towels', 10 / 70],
    ['towels pieces as a share of Ghent', 0.5],
  ])('%s is asked back, and what is offered first is right', async (question, share) => {
    const asked = await wash(question);
    expect(asked.status).toBe('clarification_needed');
    expect(asked.headline).toContain('belong to the whole');
    const [first] = asked.clarification?.choices ?? [];
    const told = await wash(first?.question ?? '');
    expect(told.tables[0]?.rows[0]?.at(-1)).toBeCloseTo(share, 9);
    expect(labels(asked)).toHaveLength(2);
  });

  test.each([
    ["what share of Ghent hotels' pieces are towels", 0.25],
    ['share of towels among pieces of Ghent', 0.5],
    ["share of towels in Ghent's pieces", 0.5],
    ['share of Ghent towels in pieces', 0.15],
  ])('%s is told', async (question, share) => {
    const told = await wash(question);
    expect(told.tables[0]?.rows[0]?.at(-1), told.headline).toBeCloseTo(share, 9);
  });
});
