import type { Delimiter } from './csv-records.ts';

const delimiters: readonly Delimiter[] = ['\t', ';', ',', '|'];
const LINES_LOOKED_AT = 100;

/** What divides the columns: the character that comes equally often in most of the first lines. */
export function detectDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 200_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, LINES_LOOKED_AT)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const scored = delimiters.map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return { delimiter, lines: Math.max(0, ...counts.values()) };
  });
  const best = scored.reduce((known, next) => (next.lines > known.lines ? next : known));
  return best.lines === 0 ? ',' : best.delimiter;
}
