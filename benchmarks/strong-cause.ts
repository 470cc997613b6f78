import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { Finding, Segment } from '#src/engine/finding.ts';
import { report } from './harness/figure.ts';
import { type PlantedCause, simulateSite } from './sites/simulate-site.ts';

/**
 * What a strong cause does to the rest of the week (12,000 sessions, 8 countries). A channel dies: how often it is found, how
 * many other findings stand beside it, and how many of these are sure. And where a second cause is true besides: how often it
 * is found exactly, beside the first and by itself.
 *
 * `npm run bench -- strong-cause [weeks of each kind, 12] [first seed, 1]`
 */
const weeks = Number(process.argv[2] ?? 12);
const first = Number(process.argv[3] ?? 1);
const SURE = 0.8;
const DEAD = ['Direct', 'Organic Search', 'Paid Search'] as const;
const SECONDS: readonly (readonly [string, PlantedCause, PlantedCause])[] = [
  ['country', fall({ channel: 'Organic Search' }, 0.6), fall({ country: 'Country 02' }, 0.6)],
  ['device', fall({ channel: 'Email' }, 0), fall({ device: 'mobile' }, 0.75)],
  ['small-country', fall({ channel: 'Direct' }, 0), fall({ country: 'Country 03' }, 0.5)],
  [
    'purchase-rate',
    fall({ channel: 'Direct' }, 0),
    { ...fall({ device: 'mobile' }, 0.4), metric: 'purchase_rate' },
  ],
];

function fall(segment: Segment, factor: number): PlantedCause {
  return { segment, factor };
}

const findingsOf = (seed: number, causes: readonly PlantedCause[]): readonly Finding[] =>
  analyzeWeek(simulateSite({ seed, sessions: 12_000, countries: 8, causes }), { seed: 1 }).findings;

const seeds = Array.from({ length: weeks }, (_, place) => first + place);

let [found, others, sure] = [0, 0, 0];
for (const channel of DEAD)
  for (const seed of seeds) {
    const findings = findingsOf(seed, [fall({ channel }, 0)]);
    const strange = findings.filter(({ segment }) => segment['channel'] !== channel);
    if (strange.length < findings.length) found++;
    others += strange.length;
    sure += strange.filter(({ confidence }) => confidence > SURE).length;
  }
const dead = weeks * DEAD.length;
const beside = (name: string, count: number, unit: string) =>
  report({
    name: `strong-cause/dead-channel/${name}`,
    value: count / dead,
    unit,
    reference: `${count} of ${dead} weeks`,
    ratio: null,
  });
beside('found', found, 'share of weeks in which the channel is found');
beside('others', others, 'other findings a week');
beside('sure', sure, `other findings a week with a confidence above ${SURE}`);

for (const [name, strong, second] of SECONDS) {
  const isFound = (seed: number, causes: readonly PlantedCause[]) =>
    findingsOf(seed, causes).some(
      ({ segment, direction }) =>
        direction === 'down' && JSON.stringify(segment) === JSON.stringify(second.segment),
    );
  const together = seeds.filter((seed) => isFound(seed, [strong, second])).length;
  const alone = seeds.filter((seed) => isFound(seed, [second])).length;
  report({
    name: `strong-cause/second/${name}`,
    value: together / weeks,
    unit: 'share of weeks in which the second cause is found at exactly its segment',
    reference: `${alone / weeks} by itself`,
    ratio: alone > 0 ? together / alone : null,
  });
}
