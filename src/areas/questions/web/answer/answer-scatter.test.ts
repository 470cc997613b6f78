import { expect, it } from 'vitest';
import type { PresentationConfig } from '#src/shared/answer.ts';
import { figureTable } from './answer-figure.ts';
import { answerScatter } from './answer-scatter.ts';

const config: PresentationConfig = {
  mark: 'point',
  title: 'Sessions and revenue of each day',
  name: 'c0',
  x: 'c1',
  y: ['c2'],
  series: null,
  formats: { c0: 'day', c1: 'count', c2: 'currency' },
  labels: { c0: 'Day', c1: 'Sessions', c2: 'Purchase revenue' },
  unit: 'EUR',
};
const data = [
  { c0: '2026-11-02', c1: 1204, c2: 880.5 },
  { c0: '2026-11-03', c1: 1690, c2: 1204.25 },
  { c0: '2026-11-04', c1: 980, c2: null },
  { c0: '2026-11-05', c1: 1010, c2: 700 },
];

it('holds two numbers against each other, each axis with its title and unit', () => {
  const drawn = answerScatter(data, config, null);
  expect(drawn?.points).toEqual([
    { name: 'Nov 2, 2026', x: 1204, y: 880.5 },
    { name: 'Nov 3, 2026', x: 1690, y: 1204.25 },
    { name: 'Nov 5, 2026', x: 1010, y: 700 },
  ]);
  expect([drawn?.x.title, drawn?.x.write(1200, 'compact')]).toEqual(['Sessions', '1,200']);
  expect([drawn?.y.title, drawn?.y.write(1204.25, 'compact'), drawn?.y.write(1204.25, 'exact')]).toEqual([
    'Purchase revenue',
    '€1,204',
    '€1,204.25',
  ]);
  expect(drawn?.note).toBe('Drawn are 3 of 4; of the others a number is missing.');
});

it('has the same points as text, each with its day', () => {
  const table = figureTable(data, config, null);
  expect(table.columns).toEqual(['Day', 'Sessions', 'Purchase revenue']);
  expect(table.rows[0]).toEqual(['Nov 2, 2026', '1,204', '€880.50']);
});

it('draws nothing of two points, nor what is no scatter', () => {
  expect(answerScatter(data.slice(0, 2), config, null)).toBeUndefined();
  expect(answerScatter(data, { ...config, mark: 'bar' }, null)).toBeUndefined();
});
