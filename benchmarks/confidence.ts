import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { isRight, randomWeek, simulate, weekKinds } from './sites/random-week.ts';

/**
 * Random weeks of fresh seeds, none of which the confidence was fitted on: expected calibration error of the confidence in ten
 * bins, the share of findings that are right, and for each kind of week how many findings there were and how many were right.
 *
 * `npm run bench -- confidence [weeks, 400] [first seed, 70000]`
 */
const weeks = Number(process.argv[2] ?? 400);
const first = Number(process.argv[3] ?? 70_000);
const BINS = 10;
const bins = Array.from({ length: BINS }, () => ({ count: 0, sum: 0, right: 0 }));
const kinds = new Map(weekKinds.map((kind) => [kind, { weeks: 0, loud: 0, findings: 0, right: 0 }]));
let [findings, right] = [0, 0];
for (let seed = first; seed < first + weeks; seed++) {
  const week = randomWeek(seed);
  const analysis = analyzeWeek(simulate(week), { seed: 1 });
  const kind = kinds.get(week.kind);
  if (kind) kind.weeks++;
  if (kind && analysis.findings.some((one) => !isRight(one, week))) kind.loud++;
  for (const finding of analysis.findings) {
    const isTrue = isRight(finding, week) ? 1 : 0;
    findings++;
    right += isTrue;
    if (kind) [kind.findings, kind.right] = [kind.findings + 1, kind.right + isTrue];
    const bin = bins[Math.min(BINS - 1, Math.floor(finding.confidence * BINS))];
    if (bin)
      [bin.count, bin.sum, bin.right] = [bin.count + 1, bin.sum + finding.confidence, bin.right + isTrue];
  }
}
const error = bins.reduce(
  (sum, { count, sum: said, right: was }) => sum + (count > 0 ? Math.abs(said - was) : 0),
  0,
);
const ece = error / Math.max(1, findings);
print({
  name: 'confidence/calibration-error',
  value: ece,
  unit: 'expected calibration error',
  reference: 'goal 0.05',
  ratio: ece / 0.05,
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

function print(figure: object): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
