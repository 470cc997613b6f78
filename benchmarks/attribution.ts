import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { mixReversal } from '#src/engine/attribute/mix-reversal.ts';
import { explainChange } from '#src/engine/explain-change.ts';
import { median, report } from './harness/figure.ts';
import { Random } from './sites/random.ts';
import { simulateSite } from './sites/simulate-site.ts';

/**
 * What is said of where a change came from. Two channels fall at once on a site; how far the share of each in the change of
 * the site, which is asked for by name (beside its causes it is no finding of its own), is from its true share (the channels' sessions are known without the fall: the same seed, no cause). Then tables of
 * parts with a planted reversal of the mix (both parts up, the whole down), and without one. Sums over all.
 *
 * `npm run bench -- attribution [weeks, 60]`
 */
const weeks = Number(process.argv[2] ?? 60);
const errors: number[] = [];
let [worst, sums] = [0, 0];
for (let seed = 1; seed <= weeks; seed++) {
  const base = { seed: 600_000 + seed, sessions: 15_000, countries: 10 };
  const causes = [
    { segment: { channel: 'Organic Search' }, factor: 0.6 },
    { segment: { channel: 'Direct' }, factor: 0.5 },
  ];
  const facts = simulateSite({ ...base, causes });
  const { findings } = analyzeWeek(facts, { seed: 1 });
  for (const { attributions, effect } of findings)
    for (const { contributions } of attributions) {
      const sum = contributions.reduce((all, { change }) => all + change, 0);
      worst = Math.max(worst, Math.abs(sum - effect.absolute) / Math.max(1, Math.abs(effect.absolute)));
      sums++;
    }
  // Means of the generator: shares of sessions 0.42 and 0.22.
  const lost = { 'Organic Search': 0.42 * 0.4, Direct: 0.22 * 0.5 };
  const all = lost['Organic Search'] + lost.Direct;
  const whole = explainChange(facts, 'sessions', {});
  const ofChannels = whole?.attributions.find(({ dimension }) => dimension === 'channel');
  for (const channel of ['Organic Search', 'Direct'] as const) {
    const part = ofChannels?.contributions.find(({ member }) => member === channel)?.change;
    if (whole && part !== undefined)
      errors.push(Math.abs(part / whole.effect.absolute - lost[channel] / all));
  }
}
report({
  name: 'attribution/share-error',
  value: median(errors),
  unit: `median distance from the true share, ${errors.length} causes`,
  reference: 'goal 0.05',
  ratio: median(errors) / 0.05,
});
report({
  name: 'attribution/sums',
  value: worst,
  unit: `largest relative distance of a sum from its whole, ${sums} splits`,
  reference: 'goal 1e-9',
  ratio: worst / 1e-9,
});

const random = new Random(77);
let [seen, claimed] = [0, 0];
const TABLES = 2000;
for (let table = 0; table < TABLES; table++) {
  if (reversal(true)) seen++;
  if (reversal(false)) claimed++;
}
report({
  name: 'attribution/simpson-recall',
  value: seen / TABLES,
  unit: 'share of planted reversals that are seen',
  reference: 'goal 0.95',
  ratio: seen / TABLES / 0.95,
});
report({
  name: 'attribution/simpson-false',
  value: claimed / TABLES,
  unit: 'share of tables without one where one is claimed',
  reference: 'goal 0.05',
  ratio: claimed / TABLES / 0.05,
});

/** Two to four parts whose rates rise by a tenth; the mix moves to the poor ones when `planted`, else it stays. */
function reversal(planted: boolean): boolean {
  const parts = 2 + Math.floor(random.uniform() * 3);
  const trials = 20_000 + Math.floor(random.uniform() * 60_000);
  const rates = Array.from({ length: parts }, (_, part) => 0.1 + (0.5 * part) / (parts - 1));
  const before = rates.map((_, part) => 1 + part);
  const after = planted ? [...before].reverse() : before;
  const share = (weights: readonly number[], part: number) =>
    (weights[part] as number) / weights.reduce((sum, weight) => sum + weight, 0);
  const up = planted ? 1.1 : 1 + 0.02 * (2 * random.uniform() - 1);
  return (
    mixReversal(
      rates.map((rate, part) => {
        const [now, past] = [
          Math.round(trials * share(after, part)),
          Math.round(8 * trials * share(before, part)),
        ];
        return {
          member: String(part),
          trials: now,
          events: random.binomial(now, rate * up),
          expectedTrials: past,
          expectedEvents: random.binomial(past, rate),
        };
      }),
      1,
    ) !== null
  );
}
