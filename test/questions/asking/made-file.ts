import type { QuestionContext } from '#src/language/questions/question-context.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import type { AskedSite } from './asked-site.ts';
import type { Question } from './question.ts';
import { type RawRow, RawSite } from './raw-site.ts';

/** A file of daily facts as `npm run ask` reads it, made up with a seed; the expected tables are counted from its rows. */
export interface MadeFile {
  readonly name: string;
  readonly today: Day;
  readonly rows: readonly RawRow[];
  readonly questions: readonly Question[];
  readonly site?: QuestionContext['site'];
  /** What the file calls its columns, where it has names of its own. */
  readonly headings?: Readonly<Record<string, string>>;
}

export function fileAsAsked({ name, today, rows, questions, site, headings = {} }: MadeFile): AskedSite {
  const dimensions = Object.keys(rows[0]?.of ?? {});
  const metrics = Object.keys(rows[0]?.n ?? {});
  // A file holds the mean position, the raw rows hold its sum.
  const columns = metrics.map((metric) => (metric === 'position_sum' ? 'position' : metric));
  const cellOf = ({ n }: RawRow, metric: string): string =>
    metric === 'position_sum'
      ? (n['impressions'] ?? 0) > 0
        ? String((n['position_sum'] ?? 0) / (n['impressions'] as number))
        : ''
      : String(n[metric] ?? '');
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) =>
    [
      row.day,
      ...dimensions.map((dimension) => quoted(row.of[dimension] ?? '')),
      ...metrics.map((metric) => cellOf(row, metric)),
    ].join(','),
  );
  const text = [
    ['date', ...dimensions, ...columns].map((column) => quoted(headings[column] ?? column)).join(','),
    ...lines,
  ].join('\n');
  const { context, facts } = askableFile(text, today, `${name}.csv`);
  return {
    name,
    context: { ...context, ...(site && { site }) },
    facts,
    raw: new RawSite([{ metrics, dimensions, rows }]),
    questions,
  };
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
