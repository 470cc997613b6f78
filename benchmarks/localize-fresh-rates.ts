import { findRateCauses } from '#src/engine/localize/scan/find-rate-causes.ts';
import { report } from './harness/figure.ts';
import { elementOf } from './harness/localization-score.ts';
import { plantRate } from './harness/planted-rates.ts';

/**
 * Whether the planted cause of a rate's fall is named first, and whether it is among the first five, on small sparse tables made
 * anew; as they are, and where the trials of another element became many more or fewer besides.
 *
 * `npm run bench -- localize-fresh-rates [seed, 20261122] [instances, 400]`
 */
const seed = Number(process.argv[2] ?? 20_261_122);
const instances = Number(process.argv[3] ?? 400);

for (const mix of [false, true]) {
  let [first, five] = [0, 0];
  for (let instance = 0; instance < instances; instance++) {
    const { table, truth } = plantRate(seed + instance, mix);
    const names = findRateCauses(table).map(elementOf);
    if (names[0] === truth) first++;
    if (names.includes(truth)) five++;
  }
  for (const [place, count] of [
    ['first', first],
    ['five', five],
  ] as const)
    report({
      name: `localize-fresh-rates/${mix ? 'mix-moved' : 'mix-kept'}/${place}`,
      value: count / instances,
      unit: 'share of instances',
      reference: `${instances} instances from seed ${seed}`,
      ratio: null,
    });
}
