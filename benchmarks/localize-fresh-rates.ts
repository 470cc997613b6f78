import { findRateCauses } from '#src/engine/localize/scan/find-rate-causes.ts';
import { report } from './harness/figure.ts';
import { elementOf } from './harness/localization-score.ts';
import { plantRate } from './harness/planted-rates.ts';

/**
 * Whether the planted cause of a rate's fall is named first, and whether it is among the first five, on small sparse tables made
 * anew; as they are, where the trials of another element became many more or fewer besides, and where a sibling fell too (then
 * one of both, and both among the five).
 *
 * `npm run bench -- localize-fresh-rates [seed, 20261122] [instances, 400]`
 */
const seed = Number(process.argv[2] ?? 20_261_122);
const instances = Number(process.argv[3] ?? 400);

for (const kind of ['alone', 'mix-moved', 'sibling'] as const) {
  let [first, five, all] = [0, 0, 0];
  for (let instance = 0; instance < instances; instance++) {
    const { table, truths } = plantRate(seed + instance, kind);
    const names = findRateCauses(table).map(elementOf);
    if (truths.includes(names[0] ?? '')) first++;
    if (truths.some((truth) => names.includes(truth))) five++;
    if (truths.every((truth) => names.includes(truth))) all++;
  }
  for (const [place, count] of [
    ['first', first],
    ['five', five],
    ...(kind === 'sibling' ? [['both-in-five', all] as const] : []),
  ] as const)
    report({
      name: `localize-fresh-rates/${kind}/${place}`,
      value: count / instances,
      unit: 'share of instances',
      reference: `${instances} instances from seed ${seed}`,
      ratio: null,
    });
}
