import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import { focusThemes, worthOf } from './focus-areas.ts';

const small = { sessions: 6000, countries: 4 };
const weekWith = (seed: number, channel: string, factor: number) =>
  analyzeWeek(simulateSite({ seed, ...small, cause: { segment: { channel }, factor } }), { seed: 1 });

describe('focusThemes', () => {
  it('puts what happened to one channel in several weeks into one theme', () => {
    const analyses = [weekWith(5, 'Direct', 0.5), weekWith(6, 'Direct', 0.5)];
    const themes = focusThemes(analyses);
    const direct = themes.filter(({ id }) => id === 'problem:channel=Direct');
    expect(direct).toHaveLength(1);
    expect(direct[0]?.evidence.length).toBeGreaterThanOrEqual(2);
    expect(direct[0]?.lead.direction).toBe('down');
  });

  it('ranks by what a week is worth', () => {
    const themes = focusThemes([weekWith(5, 'Organic Search', 0.6), weekWith(8, 'Email', 0.3)]);
    const values = themes.map(({ worth }) => worth?.value ?? 0);
    expect(themes[0]?.id).toBe('problem:channel=Organic Search');
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('makes no theme of what is not understood yet, or of nothing', () => {
    const analysis = weekWith(5, 'Direct', 0.5);
    const unclear = analysis.findings.map((finding) => ({ ...finding, kind: 'need_more_data' as const }));
    expect(unclear.length).toBeGreaterThan(0);
    expect(
      focusThemes([
        { ...analysis, findings: unclear },
        { ...analysis, findings: [] },
      ]),
    ).toEqual([]);
  });
});

describe('worthOf', () => {
  const site = [
    { metric: 'sessions', effect: { expected: 1000 } },
    { metric: 'revenue', effect: { expected: 5000 } },
  ] as never;
  const change = (metric: string, unit: string, absolute: number, low: number, high: number) =>
    worthOf(
      {
        metric,
        unit: unit as 'count',
        segment: { channel: 'Email' },
        effect: { absolute, low, high, expected: 400 } as never,
      },
      site,
    );

  it('counts lost sessions at the usual revenue of a session', () => {
    expect(change('sessions', 'count', -100, -140, -60)).toEqual({
      metric: 'revenue',
      value: 500,
      low: 300,
      high: 700,
      direct: false,
    });
    expect(change('revenue', 'currency', -800, -1200, 100)).toMatchObject({
      value: 800,
      low: 0,
      high: 1200,
      direct: true,
    });
  });

  it('gives no value to a rate of a part of the site', () => {
    expect(change('conversion_rate', 'per_session', -0.1, -0.2, 0)).toBeNull();
  });
});
