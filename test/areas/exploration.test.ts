import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RerunQuery } from '#src/areas/insights/evidence.ts';
import type {
  ExplorationTree,
  NodeEvidence,
  TestedInsight,
} from '#src/areas/insights/exploration-contract.ts';
import type { AttributionTable, FocusPlan } from '#src/areas/insights/plan-contract.ts';
import type { SiteSnapshot } from '#src/areas/insights/snapshot-contract.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { addGardenAnalytics, createOrganization } from '../harness/garden-source.ts';
import {
  cardsOf,
  type RequestedRun,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let owner: Visitor;
let shop: ShopOrganization;
let run: RequestedRun;

const treeOf = async (query = '') =>
  (
    await owner.ask<{ tree: ExplorationTree | null }>(
      'GET',
      `/api/analytics/agent/${shop.organizationId}-org-analytics-agent/exploration-tree${query}`,
    )
  ).tree;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  owner = new Visitor(server);
  await owner.signIn('owner@example.test');
  const organization = await createOrganization(owner, 'owner@example.test', 'Explored');
  shop = { ...organization, ...(await addGardenAnalytics(owner, organization)) };
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await database?.drop();
  folder?.remove();
});

describe('before any run', () => {
  it('says that there is nothing, everywhere in its own way', async () => {
    expect(await treeOf()).toBeNull();
    expect(await owner.ask('GET', `/api/analytics/latest-invocation?orgId=${shop.organizationId}`)).toEqual({
      invocationId: null,
      sourceId: null,
      weekStart: null,
    });
    expect(await owner.ask('POST', '/api/analytics/trigger-synth', { orgId: shop.organizationId })).toEqual({
      success: false,
      error: 'No valid invocation found to trigger synth workflow',
    });
    expect((await owner.call('POST', '/api/analytics/trigger-synth', {})).text).toContain(
      'No organization selected',
    );
  });
});

describe('after a run', () => {
  beforeAll(async () => {
    run = await requestRun(owner, shop, 30);
    await untilRunsEnded(owner, shop);
  }, 300_000);

  it('shows its tests as a tree, each once, and the query of each says its number again', async () => {
    const tree = await treeOf(`?weekStart=${shop.week}&sourceId=${shop.sourceId}`);
    expect(tree).toMatchObject({ invocationId: run.invocationId, weekStart: shop.week });
    expect(tree?.nodes).toHaveLength(tree?.tested ?? -1);
    const below = tree?.nodes.flatMap(({ children }) => children) ?? [];
    expect([...below, ...(tree?.roots ?? [])].toSorted()).toEqual(tree?.nodes.map(({ id }) => id).toSorted());
    const sessions = tree?.nodes.find(
      ({ metric, segment }) => metric === 'sessions' && Object.keys(segment).length === 1,
    );
    const { node, query } = await owner.ask<NodeEvidence>(
      'GET',
      `/api/analytics/agent/${shop.organizationId}-org-analytics-agent/exploration-tree/${run.invocationId}/node?nodeId=${encodeURIComponent(sessions?.id ?? '')}`,
    );
    expect(node).toEqual(sessions);
    expect(query.agrees).toBe(true);
    expect(query.rows.at(-1)).toEqual([shop.week, node.observed]);
    // The same plan over what is visible now.
    const again = await owner.ask<{ rows: unknown[][] }>('POST', '/api/analytics/query', {
      sourceId: shop.sourceId,
      plan: query.plan,
    });
    expect(again.rows.at(-1)).toEqual([shop.week, node.observed]);
  });

  it('lists the stored insights by certainty and verdict', async () => {
    const ask = (query: string) =>
      owner.ask<{ total: number; insights: TestedInsight[] }>(
        'GET',
        `/api/analytics/insights?organizationId=${shop.organizationId}${query}`,
      );
    const { total, insights } = await ask('&limit=2000');
    expect(insights).toHaveLength(total);
    expect(insights.map(({ q }) => q)).toEqual(insights.map(({ q }) => q).toSorted((a, b) => a - b));
    const kept = await ask('&verdict=kept');
    const cards = (await cardsOf(owner, shop)).filter(({ card_type }) => card_type === 'insight');
    expect(kept.insights.map(({ cardId }) => cardId).toSorted()).toEqual(
      cards.map(({ id }) => id).toSorted(),
    );
  });

  it('gives the analysis whole, with a category for each finding', async () => {
    const {
      run: of,
      analysis,
      categories,
      categoriesTell,
    } = await owner.ask<{
      run: object;
      analysis: { findings: { id: string }[] };
      categories: Record<string, string>;
      categoriesTell: string;
    }>('GET', `/api/analytics/analysis?organizationId=${shop.organizationId}`);
    expect(of).toMatchObject({ invocationId: run.invocationId });
    expect(Object.keys(categories).toSorted()).toEqual(analysis.findings.map(({ id }) => id).toSorted());
    // Beside the priority of each finding it would read like a second one.
    expect(categoriesTell).toMatch(/in itself; a priority, by how much of the whole site/);
  });

  it('makes cards anew in the two calls of the synth workflow', async () => {
    const first = await owner.ask<object>('POST', '/api/analytics/trigger-synth', {
      orgId: shop.organizationId,
    });
    expect(first).toEqual({ success: true, invocationId: run.invocationId, sourceId: shop.sourceId });
    const before = (await cardsOf(owner, shop)).length;
    const second = await owner.ask<object>('POST', '/api/analytics/trigger-synth', {
      invocationId: run.invocationId,
      sourceId: shop.sourceId,
    });
    expect(second).toMatchObject({ success: true, workflowId: expect.any(String) });
    await untilRunsEnded(owner, shop);
    expect((await cardsOf(owner, shop)).length).toBe(before);
    const elsewhere = { invocationId: run.invocationId, sourceId: run.invocationId };
    expect((await owner.call('POST', '/api/analytics/trigger-synth', elsewhere)).status).toBe(404);
  });

  it('keeps the week by page, source and category beside its analysis', async () => {
    const { snapshot } = await owner.ask<{ snapshot: SiteSnapshot }>(
      'GET',
      `/api/analytics/snapshot/${shop.week}?organizationId=${shop.organizationId}`,
    );
    const { insights } = snapshot;
    expect(insights?.metric).toBe('sessions');
    const [largest] = insights?.sources ?? [];
    const query = async (week: string) =>
      (
        await owner.ask<{ rows: unknown[][] }>('POST', '/api/analytics/query', {
          sourceId: shop.sourceId,
          plan: {
            metrics: ['sessions'],
            filters: [{ dimension: 'source', is: 'one_of', members: [largest?.source] }],
            from: week,
            to: addDays(week as Day, 6),
          },
        })
      ).rows[0]?.at(-1);
    expect(largest?.sessions).toBe(await query(shop.week));
    expect(largest?.comparisons.W3).toBe(await query(addWeeks(shop.week as Day, -3)));
    expect(insights?.categories.length).toBeGreaterThan(1);
    for (const change of insights?.traffic ?? []) expect(change.verdict).not.toBe('not_significant');
  });

  it('proves every number of the week at a glance by a query that gives it again', async () => {
    const { snapshot } = await owner.ask<{ snapshot: SiteSnapshot }>(
      'GET',
      `/api/analytics/snapshot/${shop.week}?organizationId=${shop.organizationId}`,
    );
    const behind = (part: string, metric = '') =>
      owner.call(
        'GET',
        `/api/analytics/snapshot/${shop.week}/query?organizationId=${shop.organizationId}&runId=${snapshot.runId}&part=${part}${metric && `&metric=${metric}`}`,
      );
    expect(snapshot.metrics.length).toBeGreaterThan(5);
    for (const { metric, observed } of snapshot.metrics) {
      const { query } = (await behind('site', metric)).json as { query: RerunQuery };
      expect([metric, query.agrees, query.rows.at(-1)]).toEqual([metric, true, [shop.week, observed]]);
    }
    const { query } = (await behind('revenue')).json as { query: RerunQuery };
    expect(query.agrees).toBe(true);
    const [first] = snapshot.insights?.revenue ?? [];
    expect(query.rows[0]).toEqual([
      shop.week,
      first?.page,
      expect.closeTo(first?.revenue ?? 0, 6),
      first?.purchases,
    ]);
    expect(query.rows).toContainEqual([
      addWeeks(shop.week as Day, -1),
      first?.page,
      expect.closeTo(first?.revenueComparisons.W1 ?? 0, 6),
      expect.any(Number),
    ]);
    expect((await behind('site', 'nonsense')).status).toBe(404);
    expect((await behind('site')).status).toBe(404);
  });

  it('calls revenue with its large orders at a cap so, and tells the currency of the tree', async () => {
    const tree = await treeOf(`?weekStart=${shop.week}&sourceId=${shop.sourceId}`);
    expect(tree?.currency).toBe('EUR');
    const money = tree?.nodes.filter(({ unit }) => unit === 'currency') ?? [];
    expect(money.length).toBeGreaterThan(0);
    for (const { test, metricLabel } of money)
      expect(metricLabel.endsWith('(capped)')).toBe(test !== 'raw_revenue_t');
  });

  it('attributes the change of the week to pages, adding up exactly', async () => {
    const table = await owner.ask<AttributionTable>('POST', '/api/analytics/test-attribution-table', {
      organizationId: shop.organizationId,
      sourceId: shop.sourceId,
      weekStart: shop.week,
    });
    const parts = [...table.rows, ...table.remainders].reduce((sum, { change }) => sum + (change ?? 0), 0);
    expect(Math.abs(parts - table.total.change)).toBeLessThan(
      1e-9 * Math.max(1, Math.abs(table.total.change)),
    );
    const { snapshot } = await owner.ask<{ snapshot: SiteSnapshot }>(
      'GET',
      `/api/analytics/snapshot/${shop.week}?organizationId=${shop.organizationId}`,
    );
    const sessions = snapshot.metrics.find(({ metric }) => metric === 'sessions');
    expect(table.total.sessions).toBe(sessions?.observed);
    expect(table.comparedWith).toHaveLength(3);
    expect(table.rows[0]).toMatchObject({ page: expect.any(String), source: expect.any(String) });
    const early = await owner.call('POST', '/api/analytics/test-attribution-table', {
      organizationId: shop.organizationId,
      sourceId: shop.sourceId,
      weekStart: '2001-01-01',
    });
    expect([early.status, early.text.includes('no whole weeks')]).toEqual([409, true]);
  });

  it('writes the site x-ray of an analysed week', async () => {
    const build = (weekStart: string) =>
      owner.call('POST', '/api/analytics/test-site-xray-builder', {
        organizationId: shop.organizationId,
        sourceId: shop.sourceId,
        weekStart,
      });
    const { json } = await build(shop.week);
    const built = json as { cardId: string; description: string; tags: string[] };
    expect(built.tags).toContain('site_xray');
    expect(built.description.length).toBeGreaterThan(500);
    expect(built.description).toContain('## Where visits came from');
    const overviews = (await cardsOf(owner, shop)).filter(({ card_type }) => card_type === 'site_overview');
    expect(overviews.map(({ id }) => id)).toEqual([built.cardId]);
    const never = await build('2020-01-06');
    expect([never.status, never.text.includes('not analysed yet')]).toEqual([409, true]);
  });

  it('plans few focus areas from what was found, and the steps to take', async () => {
    const plan = await owner.ask<FocusPlan>('POST', '/api/analytics/trigger-focus-area-planning', {
      orgId: shop.organizationId,
      sourceId: shop.sourceId,
      startDate: shop.week,
      endDate: addDays(shop.week as Day, 6),
    });
    const cards = (await cardsOf(owner, shop)).filter(({ card_type }) => card_type === 'insight');
    expect(plan.weeksAnalysed).toEqual([shop.week]);
    expect(plan.areas.length).toBeLessThanOrEqual(5);
    const rested = plan.areas.flatMap(({ evidence }) => evidence.map(({ cardId }) => cardId));
    for (const cardId of rested) expect(cards.map(({ id }) => id)).toContain(cardId);
    for (const { actions, hypothesis, reviewDate } of plan.areas) {
      expect(actions.length).toBeGreaterThan(0);
      expect(hypothesis.length).toBeGreaterThan(20);
      expect(reviewDate > shop.week).toBe(true);
    }
    // Planted: a campaign without a session from Tuesday on.
    const stopped = plan.areas.find(({ id }) => id === 'problem:campaign=raised-beds-generic');
    expect(stopped?.title).toMatch(/seems to have ended: no sessions from .* on, where about/);
    expect(stopped?.hypothesis).toContain('came to an end');
    expect(stopped?.actions.join(' ')).toContain('start it again');
    expect(stopped?.actions.join(' ')).not.toContain('Watch');
    const { plan: action } = await owner.ask<{ plan: FocusPlan & { steps: { order: number }[] } }>(
      'POST',
      '/api/analytics/planning',
      { organizationId: shop.organizationId },
    );
    expect(action.areas.map(({ id }) => id)).toEqual(plan.areas.map(({ id }) => id));
    expect(action.steps.map(({ order }) => order)).toEqual(action.steps.map((_, index) => index + 1));
    const quiet = await owner.ask<FocusPlan>('POST', '/api/analytics/trigger-focus-area-planning', {
      orgId: shop.organizationId,
      sourceId: shop.sourceId,
      startDate: '2020-01-06',
      endDate: '2020-01-12',
    });
    expect(quiet).toMatchObject({ areas: [], weeksAnalysed: [] });
    expect(quiet.summary).toContain('No week of this range was analysed yet');
  });

  it('names the run of the week that is chosen, and the last one where that week has none', async () => {
    const early = { ...shop, week: addWeeks(shop.week as Day, -2) };
    const { invocationId: earlier } = await requestRun(owner, early, 20);
    await untilRunsEnded(owner, early);
    const latest = (weekStart?: string) =>
      owner.ask<{ invocationId: string }>(
        'GET',
        `/api/analytics/latest-invocation?orgId=${shop.organizationId}${weekStart ? `&sourceId=${shop.sourceId}&weekStart=${weekStart}` : ''}`,
      );
    expect(await latest()).toMatchObject({ invocationId: earlier });
    expect(await latest(early.week)).toMatchObject({ invocationId: earlier });
    expect(await latest(shop.week)).toMatchObject({ invocationId: run.invocationId });
    expect(await latest(addWeeks(shop.week as Day, -5))).toMatchObject({ invocationId: earlier });
    const { organizationId: orgId, sourceId, week: weekStart } = shop;
    expect(await owner.ask('POST', '/api/analytics/trigger-synth', { orgId, sourceId, weekStart })).toEqual({
      success: true,
      invocationId: run.invocationId,
      sourceId,
    });
  });
});
