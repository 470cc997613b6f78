import type { LabelColumn, NumberArray, SessionTable } from '../session-table.ts';
import type { ParsedSessions } from './parse-sessions.ts';

/** Google names no medium in this extract; these are the ones each channel is defined by. */
const mediumOfChannel: Record<string, string> = {
  'Organic Search': 'organic',
  'Paid Search': 'cpc',
  Display: 'cpm',
  Affiliates: 'affiliate',
  Referral: 'referral',
  Social: 'referral',
  Direct: '(none)',
};

/** Sorts the sessions by time, moves them by whole weeks and adds the columns that follow from others. */
export function buildTable(parsed: ParsedSessions, shiftDays: number): SessionTable {
  const { rowCount } = parsed;
  const order = timeOrder(parsed);
  const take = <T extends NumberArray | Uint32Array>(source: T): T => {
    const taken = new (source.constructor as new (length: number) => T)(rowCount);
    for (let row = 0; row < rowCount; row += 1) taken[row] = source[order[row] as number] as number;
    return taken;
  };
  const sorted = (column: { codes: Uint8Array; labels: string[] }) => ({
    codes: take(column.codes),
    labels: column.labels,
  });

  const channel = sorted(parsed.channel);
  const source = sorted(parsed.source);
  const medium = relabel(channel, (label) => mediumOfChannel[label] ?? '(not set)');
  const bounced = take(parsed.bounced);
  const purchases = take(parsed.purchases);
  const firstVisit = take(parsed.firstVisit);
  return {
    rowCount,
    day: take(parsed.day).map((day) => day + shiftDays),
    second: take(parsed.second),
    user: take(parsed.user),
    userCount: parsed.userCount,
    labels: {
      channel,
      source,
      medium,
      sourceMedium: pair(source, medium, ' / '),
      country: sorted(parsed.country),
      device: sorted(parsed.device),
      newVsReturning: { codes: firstVisit, labels: ['returning', 'new'] },
    },
    numbers: {
      firstVisit,
      bounced,
      engaged: bounced.map((bounce) => 1 - bounce),
      hits: take(parsed.hits),
      pageviews: take(parsed.pageviews),
      seconds: take(parsed.seconds),
      purchases,
      hasPurchase: Uint8Array.from(purchases, (count) => (count > 0 ? 1 : 0)),
      revenueCents: take(parsed.revenueCents),
    },
  };
}

/** Day, second and file order packed into one number (24 + 20 bits and less), so a plain numeric sort is stable. */
function timeOrder({ rowCount, day, second }: ParsedSessions): Uint32Array {
  const first = day.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const room = 2 ** Math.ceil(Math.log2(rowCount + 1));
  const keys = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    keys[row] = (((day[row] as number) - first) * 86_400 + (second[row] as number)) * room + row;
  }
  return Uint32Array.from(keys.sort(), (key) => key % room);
}

function relabel(column: LabelColumn, rename: (label: string) => string): LabelColumn {
  const labels = [...new Set(column.labels.map(rename))];
  const newCode = column.labels.map((label) => labels.indexOf(rename(label)));
  return { codes: Uint8Array.from(column.codes, (code) => newCode[code] as number), labels };
}

function pair(left: LabelColumn, right: LabelColumn, separator: string): LabelColumn {
  const codeOf = new Map<number, number>();
  const labels: string[] = [];
  const codes = new Uint16Array(left.codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const [a, b] = [left.codes[row] as number, right.codes[row] as number];
    const key = a * right.labels.length + b;
    let code = codeOf.get(key);
    if (code === undefined) {
      code = labels.length;
      labels.push(`${left.labels[a]}${separator}${right.labels[b]}`);
      codeOf.set(key, code);
    }
    codes[row] = code;
  }
  return { codes, labels };
}
