import { findRootCauses } from '#src/engine/localize/scan/find-root-causes.ts';
import { report } from './harness/figure.ts';
import { elementOf, LocalizationScore } from './harness/localization-score.ts';
import { plantCauses, plantedSets } from './harness/planted-causes.ts';

/**
 * Exact element match on instances that nobody looked at: made anew from the seed given, like S and L of RiskLoc in size,
 * noise and kind of causes. `ms` is processor time of the search, the first call included. H (24 million leaves) is made only
 * when asked for: it wants 4 GB.
 *
 * `npm run bench -- localize-fresh [seed, 20261121] [instances, 40] [sets, S,L]`
 */
const seed = Number(process.argv[2] ?? 20_261_121);
const instances = Number(process.argv[3] ?? 40);
const sets = (process.argv[4] ?? 'S,L')
  .split(',')
  .filter((name) => name in plantedSets) as (keyof typeof plantedSets)[];
const GOALS = { S: { f1: 0.93, ms: 60 }, L: { f1: 0.995, ms: 25 }, H: { f1: 0.93, ms: 20_000 } };

for (const name of sets) {
  const score = new LocalizationScore();
  let ms = 0;
  for (let instance = 0; instance < instances; instance++) {
    const { table, truth } = plantCauses(plantedSets[name], seed + instance);
    const start = process.cpuUsage();
    const causes = findRootCauses(table);
    const { user, system } = process.cpuUsage(start);
    ms += (user + system) / 1000;
    score.add(new Set(causes.map(elementOf)), truth);
  }
  const goal = GOALS[name];
  report({
    name: `localize-fresh/${name}`,
    value: score.f1,
    unit: 'F1',
    reference: `goal ${goal.f1}; ${instances} instances from seed ${seed}, exact sets ${score.exactSets.toFixed(3)}`,
    ratio: score.f1 / goal.f1,
  });
  report({
    name: `localize-fresh/${name}-time`,
    value: ms / instances,
    unit: 'ms of the processor',
    reference: `goal ${goal.ms} ms`,
    ratio: ms / instances / goal.ms,
  });
}
report({
  name: 'localize-fresh/memory',
  value: process.resourceUsage().maxRSS / 1e6,
  unit: 'GB, the tables included',
  reference: 'goal 4 GB (H)',
  ratio: null,
});
