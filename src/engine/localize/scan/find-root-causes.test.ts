import { describe, expect, it } from 'vitest';
import { Random } from '../../../../benchmarks/sites/random.ts';
import { findRateCauses } from './find-rate-causes.ts';
import { findRootCauses, type LeafForecasts } from './find-root-causes.ts';

const sizes = [8, 10, 6, 4];
const attributes = ['a', 'b', 'c', 'd'];
const members = sizes.map((size, d) =>
  Array.from({ length: size }, (_, code) => `${attributes[d]}${code + 1}`),
);
const leaves = sizes.reduce((product, size) => product * size, 1);
const codes = sizes.map((size, d) => {
  const below = sizes.slice(d + 1).reduce((product, other) => product * other, 1);
  return Uint32Array.from({ length: leaves }, (_, leaf) => Math.floor(leaf / below) % size);
});

/** A table with noise and elements that moved by a factor. */
function table(
  seed: number,
  causes: readonly { element: Record<string, string>; factor: number }[],
): LeafForecasts {
  const random = new Random(seed);
  const predict = Float64Array.from({ length: leaves }, () => random.gamma(1, 100));
  const real = predict.map((value, leaf) => {
    const cause = causes.find(({ element }) =>
      Object.entries(element).every(
        ([name, member]) =>
          members[attributes.indexOf(name)]?.[codes[attributes.indexOf(name)]![leaf]!] === member,
      ),
    );
    return Math.max(0, value * (1 + 0.1 * random.normal()) * (cause?.factor ?? 1));
  });
  return { attributes, members, codes, real, predict };
}

const full = (element: Record<string, string>) =>
  Object.fromEntries(attributes.map((name) => [name, element[name] ?? '*']));

describe('root causes', () => {
  it.each([
    [[{ element: { a: 'a3' }, factor: 0.5 }]],
    [[{ element: { b: 'b2', d: 'd1' }, factor: 1.8 }]],
    [
      [
        { element: { a: 'a1', c: 'c2' }, factor: 0.3 },
        { element: { b: 'b7' }, factor: 0.5 },
      ],
    ],
    [[{ element: { a: 'a5', b: 'b5', c: 'c5', d: 'd2' }, factor: 0.05 }]],
  ])('are found exactly: %j', (causes) => {
    const found = findRootCauses(table(4, causes as never));
    const expected = causes.map(({ element }) => full(element as never));
    expect(found).toHaveLength(expected.length);
    for (const cause of expected) expect(found).toContainEqual(cause);
  });

  it('are none where nothing moved', () => {
    for (let seed = 1; seed <= 20; seed++) expect(findRootCauses(table(seed, []))).toEqual([]);
  });

  it('are found in rates', () => {
    const random = new Random(8);
    const trials = Float64Array.from({ length: leaves }, () => 5 + Math.floor(20 * random.uniform()));
    const bad = (leaf: number) => codes[1]![leaf] === 3;
    const realEvents = trials.map((n, leaf) => random.binomial(n, bad(leaf) ? 0.5 : 0.95));
    const predictEvents = trials.map((n) => random.binomial(n, 0.95));
    const found = findRateCauses({
      attributes,
      members,
      codes,
      realEvents,
      realTrials: trials,
      predictEvents,
      predictTrials: trials,
    });
    expect(found[0]).toEqual(full({ b: 'b4' }));
  });

  it('are not found in a rate that fell because visits of an always lower rate grew', () => {
    const rate = (leaf: number) => (codes[0]![leaf] === 0 ? 0.4 : 0.95);
    const usual = new Float64Array(leaves).fill(40);
    // All of a1 grows eightfold at its old rate, so that every other member's rate falls; b4 loses a tenth of its own.
    const realTrials = usual.map((n, leaf) => (codes[0]![leaf] === 0 ? 8 * n : n));
    const found = findRateCauses({
      attributes,
      members,
      codes,
      realEvents: realTrials.map((n, leaf) => n * rate(leaf) * (codes[1]![leaf] === 3 ? 0.9 : 1)),
      realTrials,
      predictEvents: usual.map((n, leaf) => n * rate(leaf)),
      predictTrials: usual,
    });
    expect(found[0]).toEqual(full({ b: 'b4' }));
  });

  it('are both named among the alternatives of a rate where two siblings fell', () => {
    const random = new Random(10);
    const bad = (leaf: number) => codes[1]![leaf] === 2 || codes[1]![leaf] === 3;
    // Four fifths of all trials are of one member of each other attribute, which by itself explains more than one of the two.
    const shares = [0.8, 0, 0.8, 0.8].map((largest, d) =>
      Array.from({ length: sizes[d]! }, (_, code) =>
        d === 1
          ? [2, 3].includes(code)
            ? 0.35
            : 0.3 / 8
          : code === 0
            ? largest
            : (1 - largest) / (sizes[d]! - 1),
      ),
    );
    const trials = Float64Array.from({ length: leaves }, (_, leaf) =>
      Math.round(shares.reduce((part, of, d) => part * of[codes[d]![leaf]!]!, 100_000)),
    );
    const found = findRateCauses({
      attributes,
      members,
      codes,
      realEvents: trials.map((n, leaf) => random.binomial(n, bad(leaf) ? 0.6 : 0.95)),
      realTrials: trials,
      predictEvents: trials.map((n) => n * 0.95),
      predictTrials: trials,
    });
    expect(found).toHaveLength(5);
    expect(found).toContainEqual(full({ b: 'b3' }));
    expect(found).toContainEqual(full({ b: 'b4' }));
  });

  it('are one element where its sibling moved by chance', () => {
    const random = new Random(8);
    const trials = Float64Array.from({ length: leaves }, () => 5 + Math.floor(20 * random.uniform()));
    const found = findRateCauses({
      attributes,
      members,
      codes,
      realEvents: trials.map((n, leaf) => random.binomial(n, codes[1]![leaf] === 3 ? 0.5 : 0.95)),
      realTrials: trials,
      predictEvents: trials.map((n) => n * 0.95),
      predictTrials: trials,
    });
    expect(found.filter((cause) => Object.values(cause).filter((m) => m !== '*').length === 1)).toEqual([
      full({ b: 'b4' }),
    ]);
  });

  it('name the same rows once among the alternatives, though an attribute repeats another', () => {
    const random = new Random(9);
    const trials = Float64Array.from({ length: leaves }, () => 5 + Math.floor(20 * random.uniform()));
    const found = findRateCauses({
      attributes: [...attributes, 'again'],
      members: [...members, members[1]!],
      codes: [...codes, codes[1]!],
      realEvents: trials.map((n, leaf) => random.binomial(n, codes[1]![leaf] === 3 ? 0.5 : 0.95)),
      realTrials: trials,
      predictEvents: trials.map((n) => random.binomial(n, 0.95)),
      predictTrials: trials,
    });
    expect(found[0]).toMatchObject({ b: 'b4', again: 'b4' });
    const others = found.slice(1).map(({ again, ...rest }) => ({
      ...rest,
      b: rest['b'] === '*' ? again : rest['b'],
    }));
    expect(others).toHaveLength(4);
    expect(new Set(others.map((other) => JSON.stringify(other))).size).toBe(4);
  });
});
