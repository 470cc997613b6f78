import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';
import { toldAsOne } from '../asking/first-told.ts';

/**
 * Sets of questions by writers who saw no grammar, with tables counted from the raw rows by SQL. docs/MEASURED.md
 * has what was right when each was first asked; since then its misses were mended in general terms, and none may come back.
 * Sets 56 to 58 are of natural questions alone, 57 of those that other products print. Sets 31 and 39 are hunts for other numbers than those asked for, by ones who knew the guards; 39 was counted by Python; 44 holds forms of
 * question that were refused before, 45 what a walk through the product was told wrong, 46 what generated questions were, 47 forms beside those of set 40 and of 540
 * questions of a hunt for other numbers, 48 what stories with dates, rates told by their verb and averages "a day" mean, 49, 54, 55, 59 and 61 what a
 * second to a sixth hunt (of 800, 1,300, 1,360, 940 and 1,840 questions) were told wrong, 62 and 63 what a seventh and an eighth of 480 and 300 were.
 * Sets 64 to 68 are of natural questions again, 64 carried over from other products; 69 to 71 have follow-ups among them.
 * Set 72 is of what other products print as questions to ask (their suggestions, manuals, lists of prompts), word for word, 73 of what
 * assistants for Search Console advertise and are tested with. Sets 74 and 75 have follow-ups among them again, 77 and 78 are prose around a question,
 * 79, 81, 85 and 86 are of what other products print once more, 80 and 82 to 84 of plain questions of many trades.
 */
const Stored = z.strictObject({
  id: z.string(),
  file: z.string(),
  today: z.string().transform((text) => text as Day),
  question: z.string(),
  /** The questions before it, of which it is a follow-up. */
  after: z.array(z.string()).optional(),
  /** `table`: an answer is wanted. `refuse`: the data lack it. `ambiguous`: to be asked back, or answered with its assumption. */
  kind: z.enum(['table', 'refuse', 'ambiguous']),
  /** Every right table: readings of the writer, and one of ours that was looked at (other order, a limit of rows). */
  right: z.array(z.array(z.array(z.union([z.string(), z.number(), z.null()])))),
  /** Asked back though there is an answer: a miss, and no wrong number. */
  missed: z.literal(true).optional(),
  /** The table holds these rows and no others. */
  only: z.literal(true).optional(),
});
type Stored = z.infer<typeof Stored>;

const here = new URL('stored/', import.meta.url);
const setsOf = (set: number): readonly Stored[] =>
  readFileSync(new URL(`set-${set}.jsonl`, here), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Stored.parse(JSON.parse(line)));

const files = new Map<string, ReturnType<typeof askableFile>>();
function fileOf({ file, today }: Stored): ReturnType<typeof askableFile> {
  const name = `${file} ${today}`;
  const known = files.get(name);
  if (known) return known;
  const text = gunzipSync(readFileSync(new URL(`${file}.gz`, here))).toString('utf8');
  const made = askableFile(text, today, file);
  files.set(name, made);
  return made;
}

type Row = readonly (string | number | null)[];

/** The writers count to six places. A fall is a fall: the sign counts. */
const isNear = (own: number, wanted: number): boolean =>
  Math.abs(own - wanted) <= Math.max(1e-4 * Math.abs(wanted), 1e-6);

/** "2025-Q1" is "Q1 2025", "2026-02" the month of "2026-02-01" and "February 2026"; signs and case say nothing. */
const monthNames =
  'january february march april may june july august september october november december'.split(' ');
/** "Mar 8, 2026" is "2026-03-08", "Feb 2026" the month of it. */
const DAY = /\b(\p{L}{3})\s(?:(\d{1,2}),\s)?(\d{4})\b/gu;
function dayInDigits(said: string, name: string, day: string | undefined, year: string): string {
  const month = monthNames.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
  const parts = [year, String(month).padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])];
  return month === 0 ? said : parts.join('-');
}

function plainName(text: string): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? [];
  if (year !== undefined) return `q${quarter} ${year}`;
  const [, named, inYear] = /^(\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const month = named === undefined ? -1 : monthNames.indexOf(named.toLowerCase());
  const plain =
    month < 0 ? text.replace(DAY, dayInDigits) : `${inYear}-${String(month + 1).padStart(2, '0')}`;
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What writers call metrics, and that a table names in its head. */
const isName = (own: Row[number], wanted: string): boolean => {
  const [a, b] = [plainName(String(own)), plainName(wanted)];
  return typeof own !== 'number' && (a.includes(b) || (a !== '' && b.includes(a)));
};

const isCell = (own: Row[number], wanted: Row[number]): boolean =>
  typeof wanted === 'number'
    ? typeof own === 'number' && isNear(own, wanted)
    : wanted === null || isName(own, wanted);

/** The wanted numbers beside the wanted names; a quotient of nothing and a zero may be left out beside anything else. */
const isRow = (own: Row, wanted: Row): boolean =>
  wanted.every(
    (cell) => (cell === 0 && wanted.some((other) => other !== 0)) || own.some((one) => isCell(one, cell)),
  );

/** Every wanted row stands in the table, in order where it has numbers; more columns and more rows are no fault. */
function fits(answer: Answer, wanted: readonly Row[]): boolean {
  const [{ rows, columns } = { rows: [], columns: [] }] = answer.tables;
  const [[only, ...others] = [], ...more] = wanted;
  const told = toldAsOne(answer);
  if (wanted.length === 0) return rows.length === 0;
  // One number is told as one: no total is looked for in a list, or among the numbers of a comparison.
  if (typeof only === 'number' && others.length + more.length === 0 && told.length > 0)
    return told.some((one) => isNear(one, only));
  let place = -1;
  for (const row of wanted) {
    const isOrdered = row.some((cell) => typeof cell === 'number' && cell !== 0);
    const at = rows.findIndex((own, index) => (!isOrdered || index > place) && isRow(own, row));
    if (at < 0) return isAcross(rows, columns, wanted);
    if (isOrdered) place = at;
  }
  return true;
}

/** The same in another layout: periods as columns and not as rows, each number below its own name. */
const isAcross = (rows: readonly Row[], columns: readonly string[], wanted: readonly Row[]): boolean =>
  rows.length < wanted.length &&
  wanted.every((cells) => rows.some((own) => columns.some((title, at) => isBelow(own, title, at, cells))));

const isBelow = (own: Row, title: string, at: number, wanted: Row): boolean =>
  wanted.every((cell) =>
    typeof cell === 'string'
      ? isName(title, cell) || own.some((one) => isCell(one, cell))
      : isCell(own[at] ?? null, cell),
  );

const holdsOnly = ({ tables: [main] }: Answer, wanted: readonly Row[]): boolean =>
  (main?.rows.length ?? 0) === wanted.length;

/** "No data on opens in July": nothing is told that could be wrong. */
const tellsNothing = ({ tables: [main] }: Answer): boolean =>
  main !== undefined && main.rows.length > 0 && main.rows.every((row) => row.every((cell) => cell === null));

function verdictOf({ kind, right, missed, only }: Stored, answer: Answer): string {
  if (kind === 'refuse' && tellsNothing(answer)) return 'right';
  if (answer.status !== 'answered') return kind === 'table' ? (missed ? 'known miss' : 'refused') : 'right';
  const isRight = right.some(
    (wanted) => fits(answer, wanted) && (only !== true || holdsOnly(answer, wanted)),
  );
  return isRight ? (missed ? 'right since' : 'right') : 'wrong as certain';
}

const answerTo = (stored: Stored): Promise<Answer> =>
  answerToChain([...(stored.after ?? []), stored.question], fileOf(stored));

/** Every one that is stored: none can be forgotten. */
const sets = readdirSync(here)
  .flatMap((name) => /^set-(\d+)\.jsonl$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b);

/** The first set of each part, which take about as long: each part is a file of its own, so that they are asked side by side. */
const PARTS = [0, 60, 69, 77] as const;

/** The sets of one part, from its first up to where the next part begins. */
export function setsFrom(first: (typeof PARTS)[number]): readonly number[] {
  const end = PARTS.find((next) => next > first) ?? Number.POSITIVE_INFINITY;
  return sets.filter((set) => set >= first && set < end);
}

/** What of a set is not answered as it was mended to be, or wrong as certain. */
export async function othersOf(set: number): Promise<readonly string[]> {
  const others: string[] = [];
  for (const stored of setsOf(set)) {
    const answer = await answerTo(stored);
    const verdict = verdictOf(stored, answer);
    if (verdict !== 'right' && verdict !== 'known miss')
      others.push(`${stored.id} ${verdict}: ${stored.question} > ${answer.headline}`);
  }
  return others;
}
