import { describe, expect, it } from 'vitest';
import type { Analysis } from '#src/engine/analysis.ts';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { Finding } from '#src/engine/finding.ts';
import type { Day } from '#src/shared/week.ts';
import { merchandiseStoreFacts } from './load-merchandise-store.ts';

const analyses = new Map<string, Analysis>();

function analysisOf(week: string): Analysis {
  const analysis = analyses.get(week) ?? analyzeWeek(merchandiseStoreFacts(week as Day), { seed: 1 });
  analyses.set(week, analysis);
  return analysis;
}

const find = (week: string, metric: string, segment: Finding['segment']) =>
  analysisOf(week).findings.find(
    (finding) => finding.metric === metric && JSON.stringify(finding.segment) === JSON.stringify(segment),
  );

const FULL_WEEKS = [
  '2017-01-23',
  '2017-01-30',
  '2017-02-06',
  '2017-02-13',
  '2017-02-20',
  '2017-02-27',
  '2017-03-06',
  '2017-03-13',
  '2017-03-20',
];

// The answer key stands in standin/data-sets/merchandise-store/README.md; numbers are counted from the file.
describe('the real shop, first quarter of 2017', () => {
  it('finds the surge of Direct on 24 January as one spike without business', () => {
    const direct = find('2017-01-23', 'sessions', { channel: 'Direct' });
    expect(direct).toBeDefined();
    expect(direct?.effect.observed).toBe(4420);
    expect(direct?.effect.relative).toBeGreaterThan(0.5);
    expect(direct?.effect.relative).toBeLessThan(0.8);
    expect(direct?.shape).toBe('spike');
    expect(direct?.onset).toBe('2017-01-24');
    expect(direct?.guards).toContainEqual(expect.objectContaining({ type: 'no_business_effect' }));
    expect(direct?.kind).not.toBe('opportunity');
    expect(direct?.priority).not.toBe(1);
  });

  it('spreads it over countries instead of blaming one', () => {
    const direct = find('2017-01-23', 'sessions', { channel: 'Direct' });
    const countries = direct?.attributions.find(({ dimension }) => dimension === 'country');
    const largest = Math.max(
      ...(countries?.contributions ?? []).filter((one) => !one.remainder).map((one) => one.change),
    );
    expect(largest).toBeLessThan(0.4 * (direct?.effect.absolute ?? 0));
    const inDirect = analysisOf('2017-01-23').findings.filter(
      (one) => one.metric === 'sessions' && one.segment['channel'] === 'Direct',
    );
    expect(inDirect).toHaveLength(1);
    // The site as a whole and its users moved because of it and get no card of their own.
    expect(analysisOf('2017-01-23').findings.some(({ segment }) => Object.keys(segment).length === 0)).toBe(
      false,
    );
  });

  it('does not sell the recovery a week later as news', () => {
    const direct = analysisOf('2017-01-30').findings.filter(({ segment }) => segment['channel'] === 'Direct');
    expect(direct).toEqual([]);
  });

  it('holds one order of $17,859.50 against the revenue of 13 February', () => {
    const { findings, nodes, site } = analysisOf('2017-02-13');
    for (const { metric, kind } of findings) if (metric === 'revenue') expect(kind).toBe('need_more_data');
    expect(nodes.find(({ test }) => test === 'raw_revenue_t')?.verdict).toMatch(/guarded|kept|duplicate/);
    const guard = site
      .find(({ metric }) => metric === 'revenue')
      ?.guards.find((one) => one.type === 'single_order');
    expect(guard?.orders).toBe(1);
    expect(guard?.value).toBeGreaterThan(17_859.5 * 0.98);
    expect(guard?.value).toBeLessThan(17_859.5 * 1.02);
    expect(guard?.share).toBeCloseTo(0.41, 1);
    expect(guard?.pWithout).toBeGreaterThan(0.05);
    // With the order counted as an ordinary large one, no segment's revenue stands out.
    expect(
      nodes.filter(
        (node) => node.metric === 'revenue' && node.test === 'compound_revenue_t' && node.verdict === 'kept',
      ),
    ).toEqual([]);
  });

  it('does not let two orders of 20 March make Display a source of revenue', () => {
    const { findings, site } = analysisOf('2017-03-20');
    for (const { segment } of findings) expect(segment['channel']).not.toBe('Display');
    const revenue = site.find(({ metric }) => metric === 'revenue');
    expect(revenue?.guards.some(({ type }) => type === 'single_order')).toBe(true);
    for (const finding of findings.filter(({ metric }) => metric === 'revenue')) {
      expect(finding.kind).toBe('need_more_data');
      expect(finding.guards.some(({ type }) => type === 'single_order')).toBe(true);
    }
  });

  it('sees the slow decline of Paid Search and the growth of Organic Search by the end', () => {
    const paid = find('2017-03-20', 'sessions', { channel: 'Paid Search' });
    expect(paid).toMatchObject({ direction: 'down', kind: 'problem', shape: 'ramp' });
    expect(paid?.effect.relative).toBeLessThan(-0.45);
    const organic = find('2017-03-20', 'sessions', { channel: 'Organic Search' });
    expect(organic).toMatchObject({ direction: 'up', shape: 'ramp' });
    expect(organic?.effect.relative).toBeGreaterThan(0.2);
  });

  it('never compares the partial first and last week', () => {
    const last = analysisOf('2017-03-27');
    expect(last).toMatchObject({ tested: 0, kept: 0, findings: [] });
    expect(last.gaps).toEqual([{ type: 'partial_week', week: '2017-03-27', daysPresent: 5 }]);
    for (const week of FULL_WEEKS)
      for (const { baseline } of analysisOf(week).findings)
        expect(baseline.weeks.find((one) => one.week === '2016-12-26')?.observed ?? null).toBeNull();
  });

  it('says nothing with two weeks of history, and says that it speaks early below eight', () => {
    expect(analysisOf('2017-01-16')).toMatchObject({
      tested: 0,
      findings: [],
      gaps: [{ type: 'history_too_short', weeks: 2, needed: 8 }],
    });
    expect(analysisOf('2017-01-23').gaps).toContainEqual({ type: 'history_too_short', weeks: 3, needed: 8 });
    expect(analysisOf('2017-02-27').gaps.some(({ type }) => type === 'history_too_short')).toBe(false);
  });

  it('does not take the relabelling of google as (direct) for a change of visitors', () => {
    for (const week of FULL_WEEKS) {
      const { findings, gaps } = analysisOf(week);
      expect(gaps, week).toContainEqual(expect.objectContaining({ type: 'relabelled', dimension: 'source' }));
      for (const { segment } of findings) expect(['google', '(direct)']).not.toContain(segment['source']);
    }
  });

  it('keeps every week short and its books balanced', () => {
    for (const week of FULL_WEEKS) {
      const { tested, kept, findings, nodes } = analysisOf(week);
      expect(tested).toBeGreaterThan(400);
      expect(nodes).toHaveLength(tested);
      expect(kept).toBe(findings.length);
      expect(kept).toBeLessThanOrEqual(6);
      expect(new Set(findings.map(({ id }) => id)).size).toBe(kept);
      for (const { effect, attributions } of findings)
        for (const { contributions, total } of attributions) {
          const sum = contributions.reduce((all, { change }) => all + change, 0);
          expect(Math.abs(sum - effect.absolute)).toBeLessThan(1e-9 * Math.max(1, Math.abs(effect.absolute)));
          expect(total).toBe(effect.absolute);
        }
    }
  });
});
