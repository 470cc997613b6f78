import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import { askNode, findingsSoFar } from './ask-node.ts';
import { surveyWeek } from './survey-week.ts';

const facts = simulateSite({
  seed: 5,
  sessions: 5000,
  countries: 8,
  cause: { segment: { channel: 'Direct' }, factor: 0.6 },
});
const survey = surveyWeek(facts);
const whole = analyzeWeek(facts, { seed: 1 });
const ids = survey.nodes.map(({ id }) => id);

describe('a surveyed week', () => {
  it('holds every test of the analysis in one node, once', () => {
    expect(survey.hypotheses).toHaveLength(whole.tested);
    expect(new Set(ids).size).toBe(ids.length);
    expect(survey.nodes.reduce((sum, { tests }) => sum + tests, 0)).toBe(whole.tested);
  });

  it('hangs every node on one that exists, without a circle', () => {
    for (const node of survey.nodes) {
      const path = new Set([node.id]);
      for (let at = node.parent; at !== null; ) {
        expect(ids).toContain(at);
        expect(path.has(at)).toBe(false);
        path.add(at);
        at = survey.nodes.find(({ id }) => id === at)?.parent ?? null;
      }
    }
  });

  it('is the same for the same facts', () => {
    expect(JSON.stringify(surveyWeek(facts).nodes)).toBe(JSON.stringify(survey.nodes));
  });
});

describe('asking node by node', () => {
  it('finds what the analysis finds once all nodes were asked, with the same q of every test', () => {
    const all = new Set(ids);
    expect(
      findingsSoFar(survey, all)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(whole.findings.map(({ id }) => id).sort());
    const tests = ids.flatMap((id) => askNode(survey, id, all).tests);
    const q = new Map(whole.nodes.map((node) => [`${node.id} ${node.test}`, node.q]));
    for (const test of tests) expect(test.q).toBeCloseTo(q.get(`${test.id} ${test.test}`) ?? -1, 12);
  });

  it('never raises a q by asking more, in whatever order', () => {
    const random = new Random(7);
    const order = [...ids].sort(() => random.uniform() - 0.5);
    const opened = new Set<string>();
    const least = new Map<string, number>();
    for (const id of order.slice(0, 40)) {
      opened.add(id);
      for (const asked of opened)
        for (const { id: test, test: name, q } of askNode(survey, asked, opened).tests) {
          const key = `${test} ${name}`;
          expect(q).toBeLessThanOrEqual((least.get(key) ?? 1) + 1e-12);
          least.set(key, q);
        }
    }
  });

  it('says nothing of what was not asked', () => {
    expect(findingsSoFar(survey, new Set())).toEqual([]);
    const site = survey.nodes.find(({ kind, question }) => kind === 'site' && question === 'sessions');
    if (site === undefined) throw new Error('no node asks for the whole site');
    const all = findingsSoFar(survey, new Set(survey.nodes.map(({ id }) => id)));
    expect(all.some(({ segment }) => Object.keys(segment).length > 0)).toBe(true);
    const only = new Set([site.id]);
    for (const { segment } of findingsSoFar(survey, only)) expect(segment).toEqual({});
  });

  it('promises more of the place that moved than of one that did not', () => {
    const channels = survey.nodes.find(
      ({ question, cut, segment }) =>
        question === 'sessions' && cut === 'channel' && Object.keys(segment).length === 0,
    );
    const { promises } = askNode(survey, channels?.id ?? '', new Set([channels?.id ?? '']));
    const inside = (channel: string) =>
      Math.max(
        0,
        ...survey.nodes
          .filter(({ id, segment }) => id in promises && segment['channel'] === channel)
          .map(({ id }) => promises[id] ?? 0),
      );
    const moved = inside('Direct');
    expect(moved).toBeGreaterThan(0);
    expect(survey.nodes.some(({ segment }) => (segment['channel'] ?? 'Direct') !== 'Direct')).toBe(true);
    for (const { segment } of survey.nodes)
      if (segment['channel'] !== undefined && segment['channel'] !== 'Direct')
        expect(inside(segment['channel'])).toBeLessThan(moved);
  });
});
