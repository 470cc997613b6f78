import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importantWays, placeNodes } from './place-nodes.ts';
import type { TreeNode } from './tree-node.ts';

const node = (id: string, parent: string | null, important = false): TreeNode => ({
  id,
  parent,
  important,
  title: id,
  detail: '',
  verdict: '',
  sign: '',
  tone: 'quiet',
});
const fan = (count: number) => [
  node('root', null),
  ...Array.from({ length: count }, (_, index) => node(`child ${index}`, 'root', index === count - 1)),
];
const nothing = { open: new Set<string>(), more: new Map<string, number>() };

it('shows a closed node alone, and its important child before the rest', () => {
  expect(placeNodes(fan(30), nothing).map(({ id }) => id)).toEqual(['root']);
  const opened = placeNodes(fan(30), { ...nothing, open: new Set(['root']) });
  expect(opened).toHaveLength(7);
  expect(opened[1]?.id).toBe('child 29');
  expect(opened.at(-1)).toMatchObject({ node: undefined, count: 25 });
  const all = placeNodes(fan(30), { open: new Set(['root']), more: new Map([['root', 25]]) });
  expect(all).toHaveLength(31);
});

it('knows the way down to what is important', () => {
  const nodes = [node('a', null), node('b', 'a'), node('c', 'b', true), node('d', 'a')];
  expect([...importantWays(nodes)].sort()).toEqual(['a', 'b', 'c']);
});

it('never puts two nodes in one place, whatever is open', () => {
  const trees = fc
    .array(fc.nat(), { minLength: 1, maxLength: 60 })
    .map((picks) =>
      picks.map((pick, index) => node(`${index}`, index === 0 ? null : `${pick % index}`, pick % 7 === 0)),
    );
  fc.assert(
    fc.property(trees, fc.array(fc.nat(60)), (nodes, opened) => {
      const placed = placeNodes(nodes, { ...nothing, open: new Set(opened.map(String)) });
      const places = placed.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});
