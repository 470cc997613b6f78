import { normalUpper, normalUpperQuantile } from '#src/engine/tests/normal.ts';
import { Random } from './sites/random.ts';
import { siteCharacters } from './sites/site-characters.ts';

/**
 * What could be found at most of a fall of 30 % in benchmarks/power.ts, by oracles that are told the cell to look at, how the
 * simulated site is made and how the whole site moves. The first also knows each level of the week before exactly, and lacks only
 * what no past holds: the next step of the levels of channel and country, the noise of the cells and Poisson's. The second has to
 * learn the level from the same twelve weeks as the engine, by the best linear prediction there is (universal kriging). Both at
 * p < 0.01, as if this were the only cell, and at the price of looking for it among all.
 *
 * `npm run bench -- power-bound [sites, 400]`
 */
const sites = Number(process.argv[2] ?? 400);
const SESSIONS = 10_000;
const COUNTRIES = 20;
const WEEKS = 12;
const FALL = 0.7;
/** What the engine asks of such a cell: gate × part of the tier × weight / tests, 0.03 · 9/26 · 5 / 140 or 0.03 · 9/26 · 1.3 / 30. */
const PRICE = 4e-4;
const { channelShares, deviceShares, wander, cellShape } = siteCharacters.shop;
const ofCountry = Array.from({ length: COUNTRIES }, (_, rank) => 1 / (rank + 1.5));
const allCountries = ofCountry.reduce((sum, share) => sum + share, 0);
interface Cause {
  readonly name: string;
  readonly channel: number | null;
  readonly country: number | null;
  readonly device: number | null;
}
const causes: readonly Cause[] = [
  { name: 'channel_2200', channel: 1, country: null, device: null },
  { name: 'channel_1200', channel: 2, country: null, device: null },
  { name: 'pair_1200', channel: 1, country: null, device: 0 },
  { name: 'channel_500', channel: 5, country: null, device: null },
  { name: 'country_330', channel: null, country: 7, device: null },
  { name: 'channel_200', channel: 6, country: null, device: null },
];

for (const cause of causes) {
  const random = new Random(7);
  const found = { past_known: { single: 0, priced: 0 }, past_learned: { single: 0, priced: 0 } };
  for (let site = 0; site < sites; site++) {
    const { mean, cells, levels } = drawCell(random, cause);
    const noise = 1 / mean + cells;
    const known = noise + (1 - wander.correlation ** 2) * levels;
    const learned = predictionVariance(levels, wander.correlation, noise);
    for (const [name, variance] of [
      ['past_known', known],
      ['past_learned', learned],
    ] as const) {
      found[name].single += power(mean, variance, 0.01);
      found[name].priced += power(mean, variance, PRICE);
    }
  }
  for (const [name, { single, priced }] of Object.entries(found))
    process.stdout.write(
      `${JSON.stringify({ name: `power-bound/${cause.name}/${name}`, value: priced / sites, unit: `share of planted −30 % that an oracle for this cell finds at p < ${PRICE}`, reference: 'none', ratio: null, alone: single / sites, sites })}\n`,
    );
}

/** Expected sessions of the cell, and the relative variances of its cells' noise and of its levels. */
function drawCell(random: Random, { channel, country, device }: Cause) {
  let [mean, squares] = [0, 0];
  const byChannel = channelShares.map(() => 0);
  const byCountry = ofCountry.map(() => 0);
  channelShares.forEach((channelShare, c) => {
    ofCountry.forEach((countryShare, k) => {
      deviceShares.forEach((deviceShare, d) => {
        const affinity = Math.exp(0.35 * random.normal());
        if ((channel ?? c) !== c || (country ?? k) !== k || (device ?? d) !== d) return;
        const own = SESSIONS * channelShare * (countryShare / allCountries) * deviceShare * affinity;
        mean += own;
        squares += own ** 2;
        byChannel[c] = (byChannel[c] as number) + own;
        byCountry[k] = (byCountry[k] as number) + own;
      });
    });
  });
  const shares = (parts: readonly number[]) => parts.reduce((sum, part) => sum + (part / mean) ** 2, 0);
  return {
    mean,
    // Seven days, of which each scatters by itself.
    cells: squares / mean ** 2 / 7 / cellShape,
    levels: wander.channel ** 2 * shares(byChannel) + wander.country ** 2 * shares(byCountry),
  };
}

/** Var(next − best linear unbiased prediction) of a level AR(1) around an unknown mean, seen with noise for some weeks. */
function predictionVariance(level: number, correlation: number, noise: number): number {
  const covariance = Array.from({ length: WEEKS }, (_, i) =>
    Array.from({ length: WEEKS }, (__, j) => level * correlation ** Math.abs(i - j) + (i === j ? noise : 0)),
  );
  const ahead = covariance.map((_, i) => level * correlation ** (WEEKS - i));
  const byAhead = solve(covariance, ahead);
  const byOnes = solve(
    covariance,
    ahead.map(() => 1),
  );
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, place) => sum + value * (b[place] as number), 0);
  const ones = byOnes.reduce((sum, value) => sum + value, 0);
  return level + noise - dot(ahead, byAhead) + (1 - dot(ahead, byOnes)) ** 2 / ones;
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, place) => [...row, right[place] as number]);
  rows.forEach((pivot, i) => {
    rows.forEach((row, j) => {
      if (i === j) return;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k < row.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    });
  });
  return rows.map((row, i) => (row[row.length - 1] as number) / (row[i] as number));
}

/** P of a count that fell being below what is claimed, both gamma (Wilson & Hilferty 1931) around their means. */
function power(mean: number, variance: number, level: number): number {
  const limit = (1 - variance / 9 - (normalUpperQuantile(level / 2) * Math.sqrt(variance)) / 3) ** 3;
  // Of a smaller count chance is the larger part.
  const fallen = variance + (1 / FALL - 1) / mean;
  return normalUpper((1 - fallen / 9 - (limit / FALL) ** (1 / 3)) / (Math.sqrt(fallen) / 3));
}
