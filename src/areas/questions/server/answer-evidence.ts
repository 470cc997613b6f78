import { type Clock, isoInstant } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { type ResultRow, runQuery } from '#src/platform/facts/run-query.ts';
import { compileQueryPlan, type ResultColumn } from '#src/semantics/compile-query-plan.ts';
import { dimensions } from '#src/semantics/dimension.ts';
import { metrics } from '#src/semantics/metric.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import type { RanPlan, ValueFormat } from '#src/shared/answer.ts';
import { saidAsPercent } from '#src/shared/said-as-percent.ts';
import type { AnswerQuery } from '../answer-form.ts';
import { type AnswerProof, findAnswer } from './answer-store.ts';
import { planWords } from './plan-words.ts';
import { ownQuestion } from './question-store.ts';

export interface EvidenceParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

/** The queries behind an answer, run again over the very facts that it was made from. */
export async function answerEvidence(
  parts: EvidenceParts,
  organizationId: string,
  userId: string,
  questionId: string,
): Promise<{ queries: AnswerQuery[] }> {
  const kept = await parts.database.forOrganization(organizationId, async (tx) => {
    const { id } = await ownQuestion(tx, userId, questionId);
    return await findAnswer(tx, id);
  });
  if (kept === undefined) return { queries: [] };
  const { answer, proof } = kept;
  return {
    queries: await Promise.all(answer.plans.map((ran) => runAgain(parts, organizationId, ran, proof))),
  };
}

async function runAgain(
  { facts, clock }: EvidenceParts,
  organizationId: string,
  ran: RanPlan,
  { scopes, sources }: AnswerProof,
): Promise<AnswerQuery> {
  const { sourceId } = ran;
  const source = sources.find(({ id }) => id === sourceId);
  const slices = scopes.find((scope) => scope.sourceId === sourceId)?.slices ?? [];
  const plan = QueryPlan.parse({ ...ran.plan, report: ran.report });
  const compiled = compileQueryPlan(plan, { organizationId, sourceId, slices });
  const rows = await runQuery(facts, compiled);
  return {
    words: planWords(plan, source?.currency ?? null),
    source: { id: sourceId, name: source?.name ?? '' },
    plan: ran.plan,
    sql: compiled.sql,
    parameters: Object.fromEntries(
      Object.entries(compiled.params).map(([key, value]) => [key, parameterOf(value)]),
    ),
    columns: compiled.columns.map(({ name }) => name),
    labels: compiled.columns.map(labelOf),
    formats: compiled.columns.map(formatOf),
    currency: source?.currency ?? null,
    rows: rows.map((row) => [...row]),
    ranAt: isoInstant(clock),
    agrees: rows.length === ran.rowCount && ran.rows.every((row, index) => equal(row, rows[index])),
  };
}

const times = { day: 'Day', week: 'Week from', month: 'Month' } as const;

function labelOf(column: ResultColumn): string {
  if (column.type === 'time') return times[column.name];
  return column.type === 'metric' ? metrics[column.name].label : dimensions[column.name].label;
}

const formatOf = (column: ResultColumn): ValueFormat =>
  column.type === 'time'
    ? column.name
    : column.type === 'dimension'
      ? 'text'
      : saidAsPercent.has(column.name)
        ? 'fraction'
        : column.unit;

function parameterOf(value: unknown): string | number | string[] {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : String(value);
}

/** Results of sums differ in the last bits with the order of adding. */
const RELATIVE_TOLERANCE = 1e-9;

const equal = (row: ResultRow, again: ResultRow | undefined): boolean =>
  again !== undefined &&
  row.every((cell, index) => {
    const other = again[index];
    if (typeof cell !== 'number' || typeof other !== 'number') return cell === other;
    return Math.abs(cell - other) <= RELATIVE_TOLERANCE * Math.max(1, Math.abs(cell));
  });
