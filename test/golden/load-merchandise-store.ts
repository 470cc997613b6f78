import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import { addDays, type Day, daysBetween, daysFrom } from '#src/shared/week.ts';

const FILE = new URL('../../standin/data-sets/merchandise-store/sessions.csv.gz', import.meta.url);
const DIMENSIONS = {
  channel: 'channel_grouping',
  source: 'source',
  country: 'country',
  device: 'device_category',
};

interface Session {
  readonly day: Day;
  readonly fields: Readonly<Record<string, string>>;
}

let sessions: readonly Session[] | undefined;

/** The sessions of the real shop (Google Merchandise Store sample, Google), one a row. */
function readSessions(): readonly Session[] {
  if (sessions) return sessions;
  const [header = '', ...lines] = gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n');
  const names = header.trim().split(',');
  sessions = lines.map((line) => {
    const cells = splitCsv(line.trimEnd());
    const fields = Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
    return { day: fields['date'] as Day, fields };
  });
  return sessions;
}

function splitCsv(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
    match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'),
  );
}

/**
 * What a GA4 property of the shop would report for the week of `week` and all days before it: one row per day, channel,
 * source, country and device. The Sunday of 1 January lies in a week of its own that has this one day only.
 */
export function merchandiseStoreFacts(week: Day): WeekFacts {
  const first = '2016-12-26' as Day;
  const days = daysFrom(first, addDays(week, 6));
  const cells = new Map<string, { day: number; members: string[]; sums: number[] }>();
  const users = Array.from({ length: days.length / 7 }, () => new Set<string>());
  const anonymous = new Float64Array(days.length / 7);
  const present = new Uint8Array(days.length);
  for (const { day, fields } of readSessions()) {
    const index = daysBetween(first, day);
    if (index >= days.length) continue;
    present[index] = 1;
    const members = Object.values(DIMENSIONS).map((column) => fields[column] as string);
    const key = [index, ...members].join('\t');
    const cell = cells.get(key) ?? { day: index, members, sums: [0, 0, 0, 0, 0] };
    const orders = Number(fields['transactions'] || 0);
    [1, 1 - Number(fields['bounce'] || 0), orders, orders, Number(fields['revenue_usd'] || 0)].forEach(
      (value, metric) => {
        cell.sums[metric] = (cell.sums[metric] as number) + value;
      },
    );
    cells.set(key, cell);
    const weekIndex = Math.floor(index / 7);
    if (fields['user']) users[weekIndex]?.add(fields['user']);
    else anonymous[weekIndex] = (anonymous[weekIndex] as number) + 1;
  }
  const rows = [...cells.values()];
  const names = [
    'sessions',
    'engaged_sessions',
    'key_events',
    'purchases',
    'revenue',
  ] as const satisfies readonly MetricId[];
  const column = (metric: number) => Float64Array.from(rows, (row) => row.sums[metric] as number);
  const total = (metric: number) => {
    const sums = new Float64Array(days.length).map((_, day) => (present[day] ? 0 : Number.NaN));
    for (const row of rows) sums[row.day] = (sums[row.day] as number) + (row.sums[metric] as number);
    return sums;
  };
  return {
    week,
    days,
    currency: 'USD',
    metrics: { ...Object.fromEntries(names.map((name) => [name, metrics[name]])), users: metrics.users },
    tables: [
      {
        id: 'ga4_traffic',
        present,
        dimensions: Object.keys(DIMENSIONS).map((id, d) => {
          const members = [...new Set(rows.map((row) => row.members[d] as string))];
          const place = new Map(members.map((member, index) => [member, index]));
          return {
            id,
            members,
            codes: Uint32Array.from(rows, (row) => place.get(row.members[d] as string) as number),
          };
        }),
        day: Uint16Array.from(rows, (row) => row.day),
        values: Object.fromEntries(names.map((name, metric) => [name, column(metric)])),
        totals: null,
      },
    ],
    totals: Object.fromEntries(names.map((name, metric) => [name, total(metric)])),
    weekly: { users: Float64Array.from(users, (set, week) => set.size + (anonymous[week] as number)) },
    marks: [],
  };
}
