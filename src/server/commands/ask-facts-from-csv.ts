import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { attributeChain } from '#src/engine/attribute/order-chain.ts';
import { explainChange } from '#src/engine/explain-change.ts';
import { testedMetrics } from '#src/engine/tested-metrics.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { findingTitle } from '#src/language/describe-finding.ts';
import type { FindingContext } from '#src/language/finding-context.ts';
import { nearMisses } from '#src/language/near-misses.ts';
import { followUpActions } from '#src/language/next-steps.ts';
import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import type { ColumnOfRows, KnownMember, QuestionContext } from '#src/language/questions/question-context.ts';
import { withoutBlanks } from '#src/semantics/blank-cells.ts';
import { blankDaysOf } from '#src/semantics/blank-days.ts';
import { dimensions as dimensionCatalogue, isDimensionId } from '#src/semantics/dimension.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { fileMetric, isMetricId, type Metric, metrics as metricCatalogue } from '#src/semantics/metric.ts';
import { blankRowsInMemory, runPlanInMemory } from '#src/semantics/run-plan-in-memory.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { cellsOfNumbers, NOTHING } from './cells-of-numbers.ts';
import { type DailyRows, readDailyRows } from './daily-rows.ts';
import { inSnakeCase } from './date-column-of.ts';
import { factsOfRows, rowsOfFacts } from './facts-from-csv.ts';
import { headCountsOf } from './head-counts-of.ts';
import { isNumber } from './is-number.ts';
import { namedAsInExports } from './named-as-in-exports.ts';
import { namedAsInSearch } from './named-as-in-search.ts';
import { noNumbers } from './no-numbers.ts';
import { paymentsOf } from './payments-of.ts';
import { refuseAlike } from './refuse-header.ts';
import { refuseTotals } from './refuse-totals.ts';
import { silentColumns } from './silent-columns.ts';
import { UnreadableFacts } from './unreadable-facts.ts';
import { wholesOf } from './wholes-of.ts';

/** What questions can be asked of, when all there is is one file of daily rows. */
export interface AskableFile {
  readonly context: QuestionContext;
  readonly facts: AskFacts;
}

const SOURCE = 'file';
/** Numbers that name things. */
const NAMING =
  /(?:^|_)(?:id|sku|isbn|ean|number|no|version|phone|size|hour|year|month|weekday|zip|postcode|code|age)$/i;
/** Numbers that no sum means anything of, as each is of so many that nobody knows: "avg_rating", "discount_%", "cost_per_click". */
const MEANS =
  /%$|\p{L}\/\p{L}|[^_]_per_[^_]|(?:^|_)(?:rate|ratio|percent|percentage|pct|avg|average|mean|median|share|price|rating|stars|nps|cp[acmlv]|aov|arpu|roas|roi|acos|cvr)(?:_|$)/iu;
/** A margin of at most 1 is a part of what was sold; one in a currency adds up. */
const MARGIN = /(?:^|_)margin(?:_|$)/i;
/** Nor of these, as each says how high something stood: a balance of two days is none. */
const LEVELS =
  /(?:^|_)(?:balance|temperature|inventory|on_hand|in_stock)(?:_|$)|(?:^|_)(?:level|stock(?:_(?:units|pieces|count))?)$/i;

export function askableFile(text: string, today: Day, name: string): AskableFile {
  const { table, ofRowsOnly } = readTable(text, today);
  const sorted = [...table.fetched].sort();
  const [firstDay, lastDay] = [sorted[0], sorted.at(-1)];
  if (firstDay === undefined || lastDay === undefined) throw new UnreadableFacts('there is no row');
  const counted = withoutBlanks({ ...table, addedUp: new Set(Object.keys(addedUp)) });
  const blank = blankDaysOf(counted);
  const silentIn = silentColumns(counted);
  return {
    context: {
      today,
      sources: [
        {
          id: SOURCE,
          type: 'FILE',
          name,
          currency: null,
          firstDay,
          lastDay,
          ofRowsOnly,
          wholes: wholesOf(table),
          headCounts: headCountsOf(table),
          ownMetrics: { ...addedUp, ...paymentsOf(table) },
          reports: [
            {
              id: table.reportId,
              label: name,
              grain: 'day',
              dimensions: Object.keys(table.dimensions),
              metrics: Object.keys(table.metrics),
            },
          ],
          members: Object.fromEntries(
            Object.keys(table.dimensions).map((dimension) => [dimension, membersOf(table, dimension)]),
          ),
        },
      ],
      weeks: wholeWeeks(firstDay, lastDay, today),
    },
    facts: {
      run: async (plan) => ({
        report: table.reportId,
        marks: silentIn(plan),
        ...runPlanInMemory(plan, counted),
      }),
      blankDays: async () => blank,
      blankRows: async (plan) => blankRowsInMemory(plan, counted),
      ...engineOver(() => additiveCsv(table), new Set(Object.keys(table.dimensions))),
    },
  };
}

/** The newest week of which every day can have rows: what "what happened" is about where nobody says when. */
function wholeWeeks(firstDay: Day, lastDay: Day, today: Day): QuestionContext['weeks'] {
  const isOver = weekOf(addDays(lastDay, 1)) <= weekOf(today) ? weekOf(addDays(lastDay, 1)) : weekOf(today);
  const week = addWeeks(isOver, -1);
  return week < firstDay ? [] : [{ week, sourceId: SOURCE }];
}

function readTable(
  text: string,
  today: Day,
): { readonly table: FactTable; readonly ofRowsOnly: readonly ColumnOfRows[] } {
  const read = readDailyRows(text, (heading) => inSnakeCase(visibleText(heading)));
  const { dateColumn } = read;
  refuseAlike(read.names);
  const names = namedAsInSearch(namedAsInExports(read.headings, read.names));
  // Nobody knows today what lies behind it.
  const rows = read.rows.filter(({ day }) => day <= today);
  const days = rows.map(({ day }) => day);
  if (days.length === 0)
    throw new UnreadableFacts(
      `every row is of a day behind ${today}; correct the days, or name a later --today`,
    );
  const metrics: Record<string, (number | null)[]> = {};
  const dimensions: Record<string, readonly string[]> = {};
  const ofRowsOnly: ColumnOfRows[] = [];
  names.forEach((name, column) => {
    if (column === dateColumn) return;
    const raw = rows.map(({ cells }) => visibleText(cells[column] as string));
    const cells =
      isDimensionId(name) || NAMING.test(name) || isRateInPercent(name, raw)
        ? raw
        : cellsOfNumbers(name, raw, (at) => rows[at]?.line ?? 0);
    const kind = kindOf(name, cells, names);
    if (kind === 'metric') metrics[name] = cells.map((cell) => (cell === '' ? null : Number(cell)));
    if (kind === 'dimension') dimensions[name] = cells;
    if (kind === 'mean' || kind === 'level') ofRowsOnly.push({ name: name.replaceAll('_', ' '), kind });
  });
  if (Object.keys(metrics).length === 0) throw noNumbers(read);
  refuseTotals({ days, dimensions, metrics });
  const table = {
    reportId: SOURCE,
    grain: 'day',
    days,
    dimensions,
    metrics,
    fetched: new Set(days),
  } as const;
  return { table, ofRowsOnly };
}

/** Users of two days are never added up; those of a day are the sum of its rows, which the answer tells. */
const addedUp: Readonly<Record<string, Metric>> = {
  users: { ...metricCatalogue.users, kind: { type: 'additive' } },
};

const PERCENT = /^[-+−]?\d+(?:[.,]\d+)?\s?%$/;

/** Whether a column is a rate by its name and its cells: no number is read of it, as it is computed anew of its parts or is not added up. */
const isRateInPercent = (name: string, cells: readonly string[]): boolean =>
  (isRatio(name) || MEANS.test(name)) &&
  cells.some((cell) => PERCENT.test(cell)) &&
  cells.every((cell) => cell === '' || isNumber(cell) || NOTHING.test(cell) || PERCENT.test(cell));

const isRatio = (name: string): boolean => isMetricId(name) && metricCatalogue[name].kind.type === 'ratio';

/** Quotients are derived again from their parts, so a column of them is left out. */
function kindOf(
  name: string,
  cells: readonly string[],
  names: readonly string[],
): 'metric' | 'dimension' | 'left out' | ColumnOfRows['kind'] {
  if (isDimensionId(name)) return 'dimension';
  if (isRateInPercent(name, cells)) return isRatio(name) ? 'left out' : 'mean';
  const isEmpty = cells.every((cell) => cell === '');
  if (isEmpty && isMetricId(name)) return 'left out';
  const isNumeric = !isEmpty && cells.every((cell) => cell === '' || isNumber(cell));
  if (!isNumeric) return 'dimension';
  if (isMetricId(name)) {
    const { kind } = metricCatalogue[name];
    if (kind.type === 'ratio' || (kind.type === 'weighted_mean' && !names.includes(kind.weight)))
      return 'left out';
    return 'metric';
  }
  if (NAMING.test(name)) return 'dimension';
  if (MEANS.test(name) || (MARGIN.test(name) && cells.every((cell) => Math.abs(Number(cell)) <= 1)))
    return 'mean';
  return LEVELS.test(name) ? 'level' : 'metric';
}

function membersOf({ dimensions, metrics }: FactTable, dimension: string): KnownMember[] {
  const volumes = new Map<string, number>();
  const [volume = []] = Object.values(metrics);
  (dimensions[dimension] ?? []).forEach((member, row) => {
    volumes.set(member, (volumes.get(member) ?? 0) + (volume[row] ?? 0));
  });
  return [...volumes]
    .map(([name, sum]) => ({ name, volume: sum }))
    .sort((a, b) => b.volume - a.volume || (a.name < b.name ? -1 : 1));
}

/**
 * What the engine can add up of the table, as the file that it reads. A column with an empty cell is left out as a whole: the
 * engine knows days that are missing, and no cells.
 */
function additiveCsv({ days, dimensions, metrics }: FactTable): string {
  const isAddable = (name: string) => !isMetricId(name) || metricCatalogue[name].kind.type === 'additive';
  const columns = [
    ...Object.entries(dimensions),
    ...Object.entries(metrics).filter(([name, cells]) => isAddable(name) && !cells.includes(null)),
  ] as const;
  const quoted = (cell: string | number | null | undefined) => `"${String(cell).replaceAll('"', '""')}"`;
  const lines = days.map((day, row) => [day, ...columns.map(([, cells]) => quoted(cells[row]))].join(','));
  return [['date', ...columns.map(([name]) => quoted(name))].join(','), ...lines].join('\n');
}

/** What happened and why, by the engine of the insights itself. Most questions ask for neither: the text is made by the first. */
export function engineOver(
  textOf: () => string,
  named?: ReadonlySet<string>,
): Pick<AskFacts, 'findingsOf' | 'explain' | 'splitOverFactors'> {
  const weekFacts = weekReader(textOf, named);
  const found = new Map<Day, ReturnType<typeof findingsOf>>();
  return {
    findingsOf: async (week) => {
      const known = found.get(week);
      if (known !== undefined) return known;
      const facts = weekFacts(week);
      const findings = facts === null ? null : findingsOf(facts);
      found.set(week, findings);
      return findings;
    },
    explain: async (metric, segment, week) => {
      const facts = weekFacts(week);
      return facts === null ? null : explainChange(facts, metric, segment);
    },
    splitOverFactors: attributeChain,
  };
}

/** The facts of a week for the engine; null where the file does not reach it or holds what the engine cannot add up. */
function weekReader(
  textOf: () => string,
  named: ReadonlySet<string> | undefined,
): (week: Day) => WeekFacts | null {
  const read = new Map<Day, WeekFacts | null>();
  let rows: DailyRows | undefined;
  return (week) => {
    const known = read.get(week);
    if (known !== undefined) return known;
    let facts: WeekFacts | null;
    try {
      rows ??= rowsOfFacts(textOf());
      facts = factsOfRows(rows, week, named);
    } catch (error) {
      if (!(error instanceof UnreadableFacts)) throw error;
      facts = null;
    }
    read.set(week, facts);
    return facts;
  };
}

function findingsOf(facts: WeekFacts) {
  const analysis = analyzeWeek(facts, { seed: 1 });
  if (analysis.tested === 0) return null;
  const metricOf = (id: string) =>
    facts.metrics[id] ?? (isMetricId(id) ? metricCatalogue[id] : fileMetric(id));
  const contextOf = (metric: string): FindingContext => ({
    metric: metricOf(metric),
    currency: facts.currency,
    tested: analysis.tested,
    kept: analysis.kept,
    dimensionLabel: (id) => (isDimensionId(id) ? dimensionCatalogue[id].label : id),
    metricOf,
  });
  return {
    week: facts.week,
    metrics: testedMetrics(analysis),
    tested: analysis.tested,
    kept: analysis.kept,
    nodes: analysis.nodes,
    nearMisses: nearMisses(analysis),
    findings: analysis.findings.map((finding) => ({
      finding,
      cardId: null,
      title: findingTitle(finding, contextOf(finding.metric)).text,
      followUpActions: followUpActions(finding, contextOf(finding.metric)).map(({ text: action }) => action),
    })),
  };
}
