import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The shop's file read the plain way, as an independent witness: nothing here is shared with the program, so a
 * mistake in its columns, dates or grouping cannot hide.
 */
export interface RawSession {
  readonly date: string;
  readonly startedAt: number;
  readonly user: string;
  readonly isFirstVisit: boolean;
  readonly channel: string;
  readonly source: string;
  readonly country: string;
  readonly device: string;
  readonly hits: number;
  readonly pageviews: number;
  readonly seconds: number;
  readonly bounced: boolean;
  readonly transactions: number;
  readonly revenue: number;
}

const folder = new URL('../data-sets/merchandise-store/', import.meta.url);

export function readRawSessions(): RawSession[] {
  const [, ...lines] = gunzipSync(readFileSync(new URL('sessions.csv.gz', folder)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (index: number) => cells[index] ?? '';
    return {
      date: cell(0),
      startedAt: Number(cell(1)),
      user: cell(2) === '' ? `visit ${cell(1)}` : cell(2),
      isFirstVisit: cell(3) === '1',
      channel: cell(4),
      source: cell(5),
      country: cell(6),
      device: cell(7),
      hits: Number(cell(8)),
      pageviews: Number(cell(9)),
      seconds: Number(cell(10)),
      bounced: cell(11) === '1',
      transactions: Number(cell(12)),
      revenue: Number(cell(13)),
    };
  });
}

/** The published counts by Monday week, with the columns' names as keys. */
export function readWeeklyTotals(): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(new URL('weekly_totals.csv', folder), 'utf8')
    .trimEnd()
    .split('\n');
  const names = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])),
  );
}
