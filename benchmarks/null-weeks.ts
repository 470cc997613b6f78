import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { type SiteOptions, simulateSite } from './sites/simulate-site.ts';

/**
 * Share of weeks in which nothing happened and something was claimed, each kind of week by itself. A movement of the whole
 * site is no false claim in a holiday or shock week; a claim about a segment is.
 *
 * `npm run bench -- null-weeks [weeks of each kind, 200] [first seed, 10001]`
 */
const weeks = Number(process.argv[2] ?? 200);
const first = Number(process.argv[3] ?? 10_001);
const kinds: Readonly<Record<string, Omit<SiteOptions, 'seed'>>> = {
  quiet: {},
  quiet_short_history: { history: 4 },
  quiet_long_history: { history: 30 },
  quiet_small_site: { sessions: 1500, countries: 10 },
  holiday: { siteFactor: 0.75 },
  shock: { siteFactor: 1.4 },
  recovery: { lastWeekFactor: 0.6 },
};

for (const [kind, options] of Object.entries(kinds)) {
  let claims = 0;
  for (let seed = first; seed < first + weeks; seed++) {
    const { findings } = analyzeWeek(simulateSite({ seed, ...options }), { seed: 1 });
    const siteMoved = options.siteFactor !== undefined;
    if (findings.some(({ segment }) => !siteMoved || Object.keys(segment).length > 0)) claims++;
  }
  const value = claims / weeks;
  process.stdout.write(
    `${JSON.stringify({ name: `null-weeks/${kind}`, value, unit: 'share of weeks with a false claim', reference: 'goal 0.05', ratio: value / 0.05, weeks })}\n`,
  );
}
