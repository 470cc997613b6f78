import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { Random } from './sites/random.ts';
import { simulateSite } from './sites/simulate-site.ts';

/**
 * Share of weeks in which a planted fall of 30 % of one segment is found at exactly this segment, by the weekly sessions of
 * the segment; the realized false discovery rate (mean over those weeks of the share of findings that touch nothing of the
 * cause, 0 where nothing was found); and the same share over all findings together, which is larger.
 *
 * `npm run bench -- power [weeks of each size, 150] [first week, 1]`
 */
const weeks = Number(process.argv[2] ?? 150);
const first = Number(process.argv[3] ?? 1);
const causes: readonly {
  name: string;
  sessions: number;
  segment: Record<string, string>;
  goal: number | null;
}[] = [
  { name: 'channel_2200', sessions: 10_000, segment: { channel: 'Direct' }, goal: 0.8 },
  { name: 'channel_1200', sessions: 10_000, segment: { channel: 'Paid Search' }, goal: 0.8 },
  { name: 'pair_1200', sessions: 10_000, segment: { channel: 'Direct', device: 'desktop' }, goal: 0.8 },
  { name: 'channel_500', sessions: 10_000, segment: { channel: 'Email' }, goal: 0.5 },
  { name: 'country_330', sessions: 10_000, segment: { country: 'Country 08' }, goal: 0.5 },
  { name: 'channel_200', sessions: 10_000, segment: { channel: 'Display' }, goal: null },
];

let findings = 0;
let strangers = 0;
let shares = 0;
for (const { name, sessions, segment, goal } of causes) {
  let exact = 0;
  let touched = 0;
  for (let week = first; week < first + weeks; week++) {
    const seed = new Random(week * 7919 + name.length).uniform() * 1e9;
    const analysis = analyzeWeek(
      simulateSite({ seed: Math.floor(seed), sessions, cause: { segment, factor: 0.7 } }),
      { seed: 1 },
    );
    const key = JSON.stringify(Object.entries(segment).sort());
    const own = analysis.findings.filter(
      (one) => one.direction === 'down' && compatible(one.segment, segment),
    );
    if (own.some((one) => JSON.stringify(Object.entries(one.segment).sort()) === key)) exact++;
    if (own.length > 0) touched++;
    findings += analysis.findings.length;
    strangers += analysis.findings.length - own.length;
    shares += (analysis.findings.length - own.length) / Math.max(1, analysis.findings.length);
  }
  const value = exact / weeks;
  print(
    `power/${name}`,
    value,
    'share of planted −30 % found exactly',
    goal === null ? 'no goal' : `goal ${goal}`,
    goal === null ? null : value / goal,
    { touched: touched / weeks, weeks },
  );
}
const rate = shares / (weeks * causes.length);
const pooled = strangers / Math.max(1, findings);
print(
  'false-discovery-rate',
  rate,
  'mean share of findings that are not the cause',
  'goal 0.10',
  rate / 0.1,
  { findings },
);
print(
  'false-discovery-rate/pooled',
  pooled,
  'share of all findings that are not the cause',
  'no goal',
  null,
  { findings },
);

/** Whether a found segment is the cause, a part of it, or the member of a pair. */
function compatible(found: Readonly<Record<string, string>>, cause: Record<string, string>): boolean {
  const shared = Object.keys(found).filter((dimension) => dimension in cause);
  return shared.length > 0 && shared.every((dimension) => found[dimension] === cause[dimension]);
}

function print(
  name: string,
  value: number,
  unit: string,
  reference: string,
  ratio: number | null,
  more: object,
): void {
  process.stdout.write(`${JSON.stringify({ name, value, unit, reference, ratio, ...more })}\n`);
}
