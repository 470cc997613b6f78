import { columnsLeftEmpty, valueOfBlank } from '#src/semantics/blank-cells.ts';
import { type DimensionId, dimensions } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { FileRefusal } from './file-refusal.ts';
import type { ReadTable } from './read-table-rows.ts';

/** What an import brings: totals and rows of the same days. */
export interface ImportedFacts {
  readonly days: readonly Day[];
  readonly site: readonly Fact[];
  readonly rows: readonly Fact[];
  readonly dimensions: readonly DimensionId[];
  readonly metrics: readonly MetricId[];
  readonly marks: readonly QualityMark[];
  /** What was left out or added up, as sentences. */
  readonly notes: readonly string[];
  readonly rowCount: number;
}

/**
 * Tables of one import together. Those without dimensions are totals; those with dimensions are rows, which must all be cut
 * alike and must not tell a day twice, because nobody could say which of them is right.
 */
export function combineTables(tables: readonly ReadTable[]): ImportedFacts {
  const notes = tables.flatMap(notesOf);
  const cut = tables.filter(({ sums }) => sums.dimensions.length > 0);
  const uncut = tables.filter(({ sums }) => sums.dimensions.length === 0);
  sameCut(cut);
  noDayTwice(cut, false);
  noDayTwice(uncut, true);

  // The totals first: taking the rows empties the sums, so that many rows are not held twice.
  const site = mergeTotals([
    ...uncut.flatMap(factsOf),
    ...cut.flatMap(({ sums, hasPosition }) => sums.totals().takeFacts(hasPosition)),
  ]);
  const rows = withoutBlanks(cut.flatMap(factsOf));
  const told = new Set(site.map(({ day }) => day));
  if (told.size === 0)
    throw new FileRefusal('no row holds a finished day. Today is not over, and totals have no day.');
  const days = coveredDays(tables, told);
  const cells = cut.length > 0 ? rows : site;
  return {
    days,
    site,
    rows: cells,
    dimensions: cut[0]?.sums.dimensions ?? [],
    metrics: metricsOf(tables),
    marks: otherShare(cells),
    notes: [...notes, ...gapNote(days)],
    rowCount: tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
  };
}

const factsOf = ({ sums, hasPosition }: ReadTable): Fact[] => sums.takeFacts(hasPosition);

function withoutBlanks(facts: readonly Fact[]): Fact[] {
  const counted = new Set<string>();
  for (const { day, metrics: values } of facts)
    for (const id in values) if (values[id] !== null) counted.add(`${day} ${id}`);
  const names = [...new Set(facts.flatMap((fact) => Object.keys(fact.metrics)))];
  const leftEmpty = columnsLeftEmpty(
    Object.fromEntries(names.map((id) => [id, facts.map((fact) => fact.metrics[id] ?? null)])),
  );
  return facts.map((fact) => {
    const values = Object.entries(fact.metrics);
    if (values.every(([, value]) => value !== null)) return fact;
    const filled = values.map(([id, value]) => {
      const isCounted = counted.has(`${fact.day} ${id}`);
      const { impressions } = fact.metrics;
      return [id, value ?? valueOfBlank(id, isCounted, leftEmpty.has(id), impressions)] as const;
    });
    return { ...fact, metrics: Object.fromEntries(filled) };
  });
}

const metricsOf = (tables: readonly ReadTable[]): MetricId[] =>
  [
    ...new Set(
      tables.flatMap(({ sums, hasPosition }) => [
        ...sums.metrics,
        ...(hasPosition ? ['position' as const] : []),
      ]),
    ),
  ].sort();

function sameCut(cut: readonly ReadTable[]): void {
  const [first, ...others] = cut;
  for (const other of others) {
    if (first === undefined || other.sums.dimensions.join() === first.sums.dimensions.join()) continue;
    throw new FileRefusal(
      `${first.name} is split by ${labels(first.sums.dimensions)} and ${other.name} by ${labels(other.sums.dimensions)}. Rows that are split differently cannot be added up: leave one of the two out, or import it as a source of its own.`,
    );
  }
}

/** Totals of one day may come from two tables as long as they are about different metrics. */
function noDayTwice(tables: readonly ReadTable[], perMetric: boolean): void {
  const seen = new Map<string, string>();
  for (const { name, sums } of tables)
    for (const day of sums.days())
      for (const what of perMetric ? sums.metrics : ['rows']) {
        const other = seen.get(`${day} ${what}`);
        if (other !== undefined && other !== name)
          throw new FileRefusal(
            `${other} and ${name} both have ${perMetric ? metrics[what as MetricId].noun : 'rows'} of ${day}. Leave one of the two out, so that nothing is counted twice.`,
          );
        seen.set(`${day} ${what}`, name);
      }
}

/** One row a day. What a table of totals says comes before what its rows add up to: the source may know more than it lists. */
function mergeTotals(facts: readonly Fact[]): Fact[] {
  const byDay = new Map<Day, Record<string, number | null>>();
  for (const { day, metrics: values } of facts) {
    const known = byDay.get(day) ?? {};
    for (const [id, value] of Object.entries(values)) known[id] ??= value;
    byDay.set(day, known);
  }
  return [...byDay].map(([day, values]) => ({ day, dimensions: {}, metrics: values }));
}

/** Days with rows; and those that the file says it covers, which had nothing. Other gaps are missing, not empty. */
function coveredDays(tables: readonly ReadTable[], told: ReadonlySet<Day>): Day[] {
  const days = new Set(told);
  const last = [...told].sort().at(-1);
  for (const { declared } of tables)
    if (declared !== null && last !== undefined)
      for (const day of daysFrom(declared.from, declared.to)) if (day <= last) days.add(day);
  return [...days].sort();
}

function gapNote(days: readonly Day[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Set(days);
  const missing = daysFrom(first, last).filter((day) => !known.has(day));
  if (missing.length === 0) return [];
  const shown = missing.slice(0, 5).join(', ');
  return [
    `${plural(missing.length, 'day has', 'days have')} no rows in between and ${missing.length === 1 ? 'counts' : 'count'} as missing, not as zero: ${shown}${missing.length > 5 ? ', …' : ''}.`,
  ];
}

function notesOf({ name, sums, skipped, countedAs }: ReadTable): string[] {
  return [
    ...(skipped.total > 0
      ? [`${name}: ${plural(skipped.total, 'row', 'rows')} of totals left out; totals are added up anew.`]
      : []),
    ...(skipped.no_date > 0
      ? [`${name}: ${plural(skipped.no_date, 'row', 'rows')} without a date left out.`]
      : []),
    ...(skipped.today > 0
      ? [`${name}: ${plural(skipped.today, 'row', 'rows')} of today left out; the day is not over.`]
      : []),
    ...(countedAs !== null ? [`${name}: its rows are counted as ${metrics[countedAs].noun}.`] : []),
    ...(sums.joined > 0 && countedAs === null
      ? [
          `${name}: ${plural(sums.joined, 'row repeats', 'rows repeat')} a day and combination; ${sums.joined === 1 ? 'its' : 'their'} numbers were added up.`,
        ]
      : []),
  ];
}

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const labels = (ids: readonly DimensionId[]): string =>
  ids.map((id) => dimensions[id].label.toLowerCase()).join(', ');

const OTHER = '(other)';

/** GA4 folds rare members into "(other)". How much of the first metric lies there goes with the facts. */
function otherShare(rows: readonly Fact[]): QualityMark[] {
  const [metric] = Object.keys(rows[0]?.metrics ?? {});
  if (metric === undefined) return [];
  let all = 0;
  let other = 0;
  for (const row of rows) {
    const value = row.metrics[metric] ?? 0;
    all += value;
    if (Object.values(row.dimensions).includes(OTHER)) other += value;
  }
  return other > 0 ? [{ type: 'other_row', share: other / all }] : [];
}
