import type { Random } from './random.ts';

/** Picks a place with a probability in proportion to its weight. */
export type Picker = (random: Random) => number;

/** Walker's alias method: one random number a pick, however many places. */
export function picker(weights: readonly number[]): Picker {
  const count = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = weights.map((weight) => (weight * count) / total);
  const alias = new Uint16Array(count);
  const small: number[] = [];
  const large: number[] = [];
  for (const [place, value] of share.entries()) (value < 1 ? small : large).push(place);
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop() as number, large[large.length - 1] as number];
    alias[low] = high;
    share[high] = (share[high] as number) - (1 - (share[low] as number));
    if ((share[high] as number) < 1) small.push(large.pop() as number);
  }
  for (const place of [...small, ...large]) share[place] = 1;
  return (random) => {
    const at = random() * count;
    const place = Math.floor(at);
    return at - place < (share[place] as number) ? place : (alias[place] as number);
  };
}
