import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { factsFromCsv } from '../server/commands/facts-from-csv.ts';
import { analyzeWeek } from './analyze-week.ts';

const stored = new URL('../../test/questions/fresh/stored/publisher.csv.gz', import.meta.url);

/** The engine adds rows up; users cannot be. */
function withoutUsers(csv: string): string {
  const rows = csv.trim().split(/\r?\n/);
  const users = rows[0]!.split(',').indexOf('users');
  const cut = (row: string) => row.split(',').toSpliced(users, 1).join(',');
  return rows.map(cut).join('\n');
}

it('two falls of one week are both told where neither holds much of the other', () => {
  const csv = withoutUsers(gunzipSync(readFileSync(stored)).toString('utf8'));
  const { findings } = analyzeWeek(factsFromCsv(csv, '2026-02-09' as Day), { seed: 1 });
  const told = findings.map(({ segment, metric, effect }) => ({
    segment,
    metric,
    observed: effect.observed,
    expected: Math.round(effect.expected),
  }));
  expect(told).toEqual([
    {
      segment: { landing_page: '/news/seed-shortage-2025', source: 'google' },
      metric: 'sessions',
      observed: 19,
      expected: 200,
    },
    { segment: { country: 'Netherlands' }, metric: 'sessions', observed: 89, expected: 311 },
  ]);
});
