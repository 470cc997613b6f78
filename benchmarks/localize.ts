import { readFileSync } from 'node:fs';
import { findRateCauses } from '#src/engine/localize/scan/find-rate-causes.ts';
import { findRootCauses } from '#src/engine/localize/scan/find-root-causes.ts';
import type { RootCause } from '#src/engine/localize/scan/name-of.ts';
import { readForecastTable } from '../src/server/commands/forecast-table.ts';
import { developmentData } from './harness/development-data.ts';
import { elementOf, LocalizationScore } from './harness/localization-score.ts';

/**
 * Exact element match on RiskLoc's S and L instances and on the RS cases (first cause only; `top5`: share of cases with a true
 * cause among the first five), micro-averaged F1. `ms` is processor time without reading, the first call of the process,
 * which compiles, included.
 *
 * `npm run bench -- localize [DIR]`, where DIR holds S/, L/ (meta.json, *.f32, injection_info.csv) and RS/ (*.csv)
 */
const directory = developmentData();

const REFERENCES = {
  S: { name: 'RiskLoc, published code', f1: 0.525 },
  L: { name: 'RiskLoc, published code', f1: 0.67 },
  RS: { name: 'RobustSpot', f1: 0.603 },
};

interface Meta {
  readonly dims: readonly { readonly name: string; readonly values: readonly string[] }[];
}

for (const set of ['S', 'L'] as const) {
  const { dims } = JSON.parse(readFileSync(`${directory}/${set}/meta.json`, 'utf8')) as Meta;
  const leaves = dims.reduce((product, { values }) => product * values.length, 1);
  const codes = dims.map(({ values }, d) => {
    const below = dims.slice(d + 1).reduce((product, other) => product * other.values.length, 1);
    return Uint32Array.from({ length: leaves }, (_, leaf) => Math.floor(leaf / below) % values.length);
  });
  score(set, (instance) => {
    const bytes = readFileSync(`${directory}/${set}/${instance}.f32`);
    const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    const table = {
      attributes: dims.map(({ name }) => name),
      members: dims.map(({ values }) => values),
      codes,
      real: Float64Array.from(numbers.subarray(0, leaves)),
      predict: Float64Array.from(numbers.subarray(leaves)),
    };
    return () => findRootCauses(table);
  });
}
score('RS', (instance) => {
  const { leaves, rates } = readForecastTable(readFileSync(`${directory}/RS/${instance}.csv`, 'utf8'));
  if (!rates) throw new Error(`${instance} holds no rate`);
  return () => findRateCauses({ ...leaves, ...rates });
});

function score(set: keyof typeof REFERENCES, load: (instance: string) => () => readonly RootCause[]): void {
  const lines = readFileSync(`${directory}/${set}/injection_info.csv`, 'utf8').trim().split('\n').slice(1);
  // Of a rate, what follows the first cause are alternatives to it.
  const claimed = set === 'RS' ? 1 : Number.POSITIVE_INFINITY;
  const total = new LocalizationScore();
  let [ms, topFive] = [0, 0];
  for (const line of lines) {
    const [instance = '', truth = ''] = line.split(',');
    const wanted = new Set(truth.split(';').map((element) => element.split('&').sort().join('&')));
    const find = load(instance);
    const start = process.cpuUsage();
    const causes = find().map(elementOf);
    const { user, system } = process.cpuUsage(start);
    ms += (user + system) / 1000;
    const found = new Set(causes.slice(0, claimed));
    total.add(found, wanted);
    if (causes.slice(0, 5).some((element) => wanted.has(element))) topFive++;
  }
  const instances = lines.length;
  const value = total.f1;
  const { name, f1 } = REFERENCES[set];
  const figure = {
    name: `localize/${set}`,
    value,
    unit: 'F1',
    reference: `${name}: ${f1}`,
    ratio: value / f1,
  };
  const more = { instances, exactSets: total.exactSets, top5: topFive / instances, ms: ms / instances };
  process.stdout.write(`${JSON.stringify({ ...figure, ...more })}\n`);
}
