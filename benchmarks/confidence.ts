import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { Random } from './sites/random.ts';
import { isRight, randomWeek, simulate, weekKinds } from './sites/random-week.ts';
import { type SiteKind, siteCharacters } from './sites/site-characters.ts';

/**
 * Random weeks of fresh seeds, none of which the confidence was fitted on: expected calibration error of the confidence in ten
 * bins, the share of findings that are right, and for each kind of week how many findings there were and how many were right.
 * Beside the error stands that of a confidence which is exactly right, with as many findings: few findings in ten bins never
 * agree with it.
 *
 * `npm run bench -- confidence [weeks, 400] [first seed, 70000] [kind of site, shop]`
 */
const weeks = Number(process.argv[2] ?? 400);
const first = Number(process.argv[3] ?? 70_000);
const site = Object.keys(siteCharacters).find((kind) => kind === (process.argv[4] ?? 'shop')) as
  | SiteKind
  | undefined;
if (site === undefined) throw new Error(`The kinds of sites are ${Object.keys(siteCharacters).join(', ')}.`);
const BINS = 10;
const REPEATS = 500;
const said: number[] = [];
const bins = Array.from({ length: BINS }, () => ({ count: 0, sum: 0, right: 0 }));
const kinds = new Map(weekKinds.map((kind) => [kind, { weeks: 0, loud: 0, findings: 0, right: 0 }]));
let [findings, right] = [0, 0];
for (let seed = first; seed < first + weeks; seed++) {
  const week = randomWeek(seed, site);
  const analysis = analyzeWeek(simulate(week), { seed: 1 });
  const kind = kinds.get(week.kind);
  if (kind) kind.weeks++;
  if (kind && analysis.findings.some((one) => !isRight(one, week))) kind.loud++;
  for (const finding of analysis.findings) {
    const isTrue = isRight(finding, week) ? 1 : 0;
    findings++;
    said.push(finding.confidence);
    right += isTrue;
    if (kind) [kind.findings, kind.right] = [kind.findings + 1, kind.right + isTrue];
    const bin = bins[Math.min(BINS - 1, Math.floor(finding.confidence * BINS))];
    if (bin)
      [bin.count, bin.sum, bin.right] = [bin.count + 1, bin.sum + finding.confidence, bin.right + isTrue];
  }
}
const ece = errorOf(bins);
print({
  name: 'confidence/calibration-error',
  value: ece,
  unit: 'expected calibration error',
  reference: 'goal 0.05',
  ratio: ece / 0.05,
  ofExact: errorOfExact(),
  findings,
  weeks,
  bins: bins.map(({ count, sum, right: was }) => [count, count && sum / count, count && was / count]),
});
print({
  name: 'confidence/right',
  value: right / Math.max(1, findings),
  unit: 'share of findings that are right',
  reference: 'no goal',
  ratio: null,
});
for (const [kind, counts] of kinds)
  print({
    name: `confidence/${kind.replaceAll(' ', '-')}`,
    value: counts.loud / Math.max(1, counts.weeks),
    unit: 'share of weeks with a finding that is not right',
    reference: 'no goal',
    ratio: null,
    ...counts,
  });

function errorOf(all: readonly { sum: number; right: number; count: number }[]): number {
  const count = all.reduce((sum, bin) => sum + bin.count, 0);
  return all.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0) / Math.max(1, count);
}

/** The error that the same findings would have on average, were each right with just the probability that it says. */
function errorOfExact(): number {
  const random = new Random(1);
  let total = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const drawn = Array.from({ length: BINS }, () => ({ count: 0, sum: 0, right: 0 }));
    for (const confidence of said) {
      const bin = drawn[Math.min(BINS - 1, Math.floor(confidence * BINS))];
      if (!bin) continue;
      bin.count++;
      bin.sum += confidence;
      if (random.uniform() < confidence) bin.right++;
    }
    total += errorOf(drawn);
  }
  return total / REPEATS;
}

function print(figure: object): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
