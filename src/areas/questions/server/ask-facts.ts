import { CardPayload } from '#src/areas/insights/contract.ts';
import { listCards, newestAnalysis } from '#src/areas/insights/server/service.ts';
import type { Analysis, Explanation } from '#src/engine/analysis.ts';
import { attributeChain } from '#src/engine/attribute/order-chain.ts';
import type { Finding, Segment } from '#src/engine/finding.ts';
import { testedMetrics } from '#src/engine/tested-metrics.ts';
import { nearMisses } from '#src/language/near-misses.ts';
import type { AskFacts, FactsPlan, FactsResult } from '#src/language/questions/ask-facts.ts';
import type { WeekFindings } from '#src/language/questions/question-context.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import type { BlankDays } from '#src/semantics/blank-days.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import type { FactSlice } from '#src/semantics/fact-scope.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { reportForPlan } from '#src/semantics/report-for-plan.ts';
import type { Answer } from '#src/shared/answer.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import type { AnswerProof } from './answer-store.ts';
import { blankDays } from './blank-days.ts';
import { blankRows } from './blank-rows.ts';
import { explainInWorker } from './explain-in-worker.ts';
import { KeptByData } from './kept-by-data.ts';
import { markSentences } from './mark-sentences.ts';
import type { Reading, ReadingParts, ReadingSource } from './open-reading.ts';
import { silentEvents, withoutUnfinished } from './silent-events.ts';

export interface AskingFacts extends AskFacts {
  /** What proves an answer that was made by asking here. */
  proofOf(answer: Answer): Omit<AnswerProof, 'model'>;
}

/** As far back as a generation looks. */
const HISTORY_WEEKS = 16;
/** A week has far fewer cards. */
const MOST_CARDS = 500;

/** What the engine said of one number is small. */
const MOST_EXPLAINED = 1_000;
const explained = new KeptByData<Explanation | null>(MOST_EXPLAINED);

/**
 * What the analysis of the week has already said of a number of the whole site: its range and its chance are not told twice, and not
 * otherwise, since it knows more weeks and the events of the site. Revenue with outlying orders it holds against its weeks without them.
 */
function explanationIn(
  { week, site, findings, nodes }: Analysis,
  metric: string,
  segment: Segment,
): Explanation | undefined {
  const own = site.find((one) => one.metric === metric);
  if (Object.keys(segment).length > 0 || own === undefined || own.effect === null) return undefined;
  const { effect } = own;
  const ofSite = nodes.filter((node) => node.metric === metric && Object.keys(node.segment).length === 0);
  const hasOutliers = ofSite.some(({ test }) => test === 'raw_revenue_t');
  const calm = ofSite.find(({ test }) => test !== 'raw_revenue_t' && !test.includes('trend'));
  const shift = (calm?.observed ?? 0) - effect.observed;
  return {
    week,
    metric,
    segment,
    effect,
    p: own.p,
    withoutOutliers:
      calm === undefined || !hasOutliers
        ? null
        : {
            effect: {
              ...effect,
              observed: calm.observed,
              absolute: effect.absolute + shift,
              relative: effect.expected === 0 ? null : (effect.absolute + shift) / effect.expected,
              low: effect.low + shift,
              high: effect.high + shift,
            },
            p: calm.p,
          },
    attributions: [],
    guards: own.guards,
    findings: findings.filter((finding) => finding.metric === metric),
  };
}

/** The organization's own facts and findings, and nothing else: a source that is not one of its own does not exist here. */
export function openAskFacts({ database, facts }: ReadingParts, reading: Reading): AskingFacts {
  const { organizationId, sources } = reading;
  const sourceOf = (id: string): ReadingSource => {
    const found = sources.find(({ row }) => row.id === id);
    if (found === undefined) throw new PlanRefusal('malformed', 'The plan names a source that is not there.');
    return found;
  };

  return {
    async run(plan: FactsPlan, sourceId: string): Promise<FactsResult> {
      const { visible, silentDays } = sourceOf(sourceId);
      const asked = catalogued(plan);
      const compiled = compileQueryPlan(asked, visible);
      const [rows, silentMarks, read] = await Promise.all([
        runQuery(facts, compiled),
        silentEvents(facts, visible, asked),
        database.forOrganization(organizationId, (tx) =>
          visibleBatches(tx.$client, {
            organizationId,
            sourceId,
            from: plan.from,
            to: plan.to,
            reportId: compiled.report,
          }),
        ),
      ]);
      const { report, columns } = compiled;
      const silent = silentDays.filter((day) => day >= plan.from && day <= plan.to);
      const missing = [...new Set([...compiled.missing, ...silent])].sort();
      const marks = [...read.marks, ...withoutUnfinished(silentMarks, read.marks)];
      return { report, columns: columns.map(({ name }) => name), rows, marks, missing };
    },

    async blankDays(plan: FactsPlan, sourceId: string): Promise<BlankDays> {
      const { visible } = sourceOf(sourceId);
      return await blankDays(facts, visible, reportForPlan(catalogued(plan), visible));
    },

    async blankRows(plan: FactsPlan, sourceId: string): Promise<ReadonlyMap<string, number>> {
      const { visible } = sourceOf(sourceId);
      const asked = catalogued(plan);
      return await blankRows(facts, visible, asked, reportForPlan(asked, visible));
    },

    async findingsOf(week: Day, sourceId: string): Promise<WeekFindings | null> {
      sourceOf(sourceId);
      return await database.forOrganization(organizationId, async (tx) => {
        const found = await newestAnalysis(tx, week, sourceId);
        if (found === undefined) return null;
        const cards = await listCards(tx, { weekStart: week, sourceId, limit: MOST_CARDS, offset: 0 });
        const { tested, kept, nodes, findings } = found.analysis;
        return {
          week,
          metrics: testedMetrics(found.analysis),
          tested,
          kept,
          nodes,
          nearMisses: nearMisses(found.analysis),
          findings: findings.map((finding) => withCard(finding, cards)),
        };
      });
    },

    async explain(metric, segment, week, sourceId) {
      const { row } = sourceOf(sourceId);
      const told = await database.forOrganization(organizationId, (tx) => newestAnalysis(tx, week, sourceId));
      const ofAnalysis = told && explanationIn(told.analysis, metric, segment);
      if (ofAnalysis !== undefined) return ofAnalysis;
      const from = addWeeks(week, -HISTORY_WEEKS);
      const visible = await database.forOrganization(organizationId, (tx) =>
        visibleBatches(tx.$client, { organizationId, sourceId, from, to: addDays(week, 6) }),
      );
      if (visible.slices.length === 0) return null;
      const name = `${week} ${metric} ${JSON.stringify(segment)}`;
      return await explained.once(visible, name, () =>
        explainInWorker(
          loadWeekFacts(facts, { week, from, currency: row.currency, visible }).then((weekFacts) => ({
            facts: weekFacts,
            metric,
            segment,
          })),
        ),
      );
    },

    splitOverFactors: attributeChain,

    proofOf: (answer) => ({
      scopes: sources.flatMap(({ row, visible }) => {
        const slices = slicesRead(answer, row.id, visible.slices);
        return slices.length === 0 ? [] : [{ sourceId: row.id, slices }];
      }),
      sources: sources
        .filter(({ row }) => isAbout(answer, row.id))
        .map(({ row: { id, name, currency } }) => ({ id, name, currency })),
      marks: markSentences(answer, new Map(sources.map(({ row, edges }) => [row.id, edges]))),
    }),
  };
}

/** A source that was asked, or, where none had to be, that the answer names: its amounts are in that one's currency. */
const isAbout = ({ plans, references }: Answer, id: string): boolean =>
  plans.length > 0
    ? plans.some(({ sourceId }) => sourceId === id)
    : references.some((one) => one.type === 'source' && one.id === id);

/** A plan in the catalogue's own names. What is not in them no query can be made of. */
function catalogued(plan: FactsPlan): QueryPlan {
  const parsed = QueryPlan.safeParse(plan);
  if (parsed.success) return parsed.data;
  throw new PlanRefusal('report_lacks', 'No report has what the plan asks for.');
}

type Cards = Awaited<ReturnType<typeof listCards>>;

function withCard(finding: Finding, cards: Cards): WeekFindings['findings'][number] {
  const card = cards.find(({ cardType, key }) => cardType === 'insight' && key === finding.id);
  const actions = card && CardPayload.parse(card.payload).follow_up_actions;
  return { finding, cardId: card?.id ?? null, title: card?.title ?? '', followUpActions: actions ?? [] };
}

/** The slices that the plans of a source read: same report, days in common. */
function slicesRead({ plans }: Answer, sourceId: string, slices: readonly FactSlice[]): FactSlice[] {
  const asked = plans.filter((plan) => plan.sourceId === sourceId);
  return slices.filter(({ reportId, from, to }) =>
    asked.some(
      ({ report, plan }) => report === reportId && from <= String(plan['to']) && to >= String(plan['from']),
    ),
  );
}
