import { describe, expect, it } from 'vitest';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { weekBreakdown } from '#src/engine/explore/week-breakdown.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { metrics } from '#src/semantics/metric.ts';
import { simulateSite } from '../../benchmarks/sites/simulate-site.ts';
import { published } from './bound-text.ts';
import { describeWeek } from './describe-week.ts';
import { describeXRay } from './describe-x-ray.ts';

const contextOf = (metric: string) => ({
  metric: metrics[metric as keyof typeof metrics],
  currency: 'EUR',
  tested: 1,
  kept: 1,
  dimensionLabel: (id: string) => id,
  metricOf: (id: string) => metrics[id as keyof typeof metrics],
});

function xRayOf(facts: WeekFacts): string {
  const analysis = analyzeWeek(facts, { seed: 1 });
  const breakdown = weekBreakdown(facts, analysis, () => 'product');
  const story = describeWeek(analysis, 'EUR', contextOf);
  return published(describeXRay({ analysis, breakdown, story, currency: 'EUR', contextOf }));
}

describe('describeXRay', () => {
  it('says more than 500 characters of any week, with every number bound', () => {
    for (const seed of [1, 2, 3]) {
      const text = xRayOf(simulateSite({ seed, sessions: 4000, countries: 4, pages: 8 }));
      expect(text.length).toBeGreaterThan(500);
      expect(text).toContain('## How this was tested');
      // Shares differ by percentage points; a percent of a percent is read wrongly.
      expect(text).toMatch(/Engagement rate: .+ percentage points (above|below) the/);
    }
  });

  it('leads with the change where there is one', () => {
    const cause = { segment: { channel: 'Direct' }, factor: 0.4 };
    const text = xRayOf(simulateSite({ seed: 5, sessions: 5000, countries: 4, cause }));
    expect(text).toMatch(/## What changed\n\n- Direct brought \d+.*fewer sessions/);
  });

  it('lets no name from outside become markup', () => {
    const facts = simulateSite({ seed: 2, sessions: 4000, countries: 4, pages: 8 });
    const evil = facts.tables.map((table) => ({
      ...table,
      dimensions: table.dimensions.map((one) => ({
        ...one,
        members: one.members.map((member) =>
          member === 'Direct' ? '[x](https://evil.example) | `2` <img src=x>' : member,
        ),
      })),
    }));
    const text = xRayOf({ ...facts, tables: evil });
    const row = text.split('\n').find((line) => line.includes('evil.example') && line.startsWith('|'));
    expect(text.replaceAll(row ?? '', '')).not.toMatch(/(?<!\\)\]\(https/);
    expect(row).toMatch(/^\| `[^`|]*evil\.example[^`|]*` \|/);
    expect(row?.split('|')).toHaveLength(7);
  });
});
