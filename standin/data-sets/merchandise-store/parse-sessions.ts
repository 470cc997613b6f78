import { civilDay } from '../../calendar/civil-day.ts';
import type { LocalTime } from '../../calendar/local-time.ts';

/** The columns of sessions.csv, in file order and still on the days of 2017. */
export interface ParsedSessions {
  readonly rowCount: number;
  readonly day: Int32Array;
  readonly second: Int32Array;
  readonly user: Uint32Array;
  readonly userCount: number;
  readonly channel: Labels;
  readonly source: Labels;
  readonly country: Labels;
  readonly device: Labels;
  readonly firstVisit: Uint8Array;
  readonly bounced: Uint8Array;
  readonly hits: Int32Array;
  readonly pageviews: Int32Array;
  readonly seconds: Int32Array;
  readonly purchases: Int32Array;
  readonly revenueCents: Int32Array;
}

interface Labels {
  readonly codes: Uint8Array;
  readonly labels: string[];
}

const [comma, lineEnd] = [44, 10];
const header =
  'date,visit_start_time,user,visit_number,channel_grouping,source,country,device_category,hits,pageviews,time_on_site,bounce,transactions,revenue_usd';

/**
 * Reads the file in one pass over its bytes; it has no quotes and no commas inside values, and a test
 * holds its totals against the published ones.
 */
export function parseSessions(csv: Buffer, localTime: (unixSeconds: number) => LocalTime): ParsedSessions {
  if (csv.subarray(0, header.length + 1).toString() !== `${header}\n`)
    throw new Error('sessions.csv does not have the columns it should have.');
  const rowCount = countLines(csv) - 1;
  const ints = () => new Int32Array(rowCount);
  const bytes = () => new Uint8Array(rowCount);
  const [day, second, hits, pageviews, seconds, purchases, revenueCents] = [
    ints(),
    ints(),
    ints(),
    ints(),
    ints(),
    ints(),
    ints(),
  ];
  const [firstVisit, bounced] = [bytes(), bytes()];
  const user = new Uint32Array(rowCount);
  const [channel, source, country, device] = [
    labeller(csv, rowCount),
    labeller(csv, rowCount),
    labeller(csv, rowCount),
    labeller(csv, rowCount),
  ];
  const nameless = new Map<number, number[]>();
  let highestUser = 0;
  let at = header.length + 1;

  /** Passes over the next value and its comma. */
  const pass = (): { start: number; end: number } => {
    const start = at;
    while (csv[at] !== comma) at += 1;
    at += 1;
    return { start, end: at - 1 };
  };
  /** Reads digits, passing over anything else (the u of a user, a decimal point) up to the comma or line end. */
  const digits = (): number => {
    let value = 0;
    for (;;) {
      const character = csv[at];
      at += 1;
      if (character === comma || character === lineEnd || character === undefined) return value;
      if (character >= 48 && character <= 57) value = value * 10 + character - 48;
    }
  };
  const cents = (): number => {
    const start = at;
    const value = digits();
    if (value === 0) return 0;
    const decimals = csv.subarray(start, at - 1).lastIndexOf('.');
    // "22.9" is 2290 cents, "7" is 700.
    const places = decimals === -1 ? 0 : at - 2 - start - decimals;
    return value * 10 ** (2 - places);
  };

  for (let row = 0; row < rowCount; row += 1) {
    // 2017-01-31 reads as 20170131, because digits passes over the hyphens.
    const date = digits();
    const rowDay = civilDay(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100);
    day[row] = rowDay;
    const start = digits();
    const local = localTime(start);
    // Universal Analytics cut sessions at midnight: the second part keeps the start of the first.
    second[row] = local.day < rowDay ? 0 : local.second;
    const userNumber = digits();
    if (userNumber === 0) nameless.set(start, [...(nameless.get(start) ?? []), row]);
    user[row] = userNumber;
    highestUser = Math.max(highestUser, userNumber);
    firstVisit[row] = digits() === 1 ? 1 : 0;
    channel.add(row, pass());
    source.add(row, pass());
    country.add(row, pass());
    device.add(row, pass());
    hits[row] = digits();
    pageviews[row] = digits();
    seconds[row] = digits();
    bounced[row] = digits();
    purchases[row] = digits();
    revenueCents[row] = cents();
  }
  // A lost user id stands for a user of its own, known by the start of the visit. (Two nameless sessions that
  // start within the same second count as one, as in the published weekly totals: 19 in the quarter.)
  let nextUser = highestUser + 1;
  for (const rows of nameless.values()) {
    for (const row of rows) user[row] = nextUser;
    nextUser += 1;
  }
  return {
    rowCount,
    day,
    second,
    user,
    userCount: nextUser,
    channel,
    source,
    country,
    device,
    firstVisit,
    bounced,
    hits,
    pageviews,
    seconds,
    purchases,
    revenueCents,
  };
}

function countLines(csv: Buffer): number {
  let lines = csv.at(-1) === lineEnd ? 0 : 1;
  for (let at = csv.indexOf(lineEnd); at !== -1; at = csv.indexOf(lineEnd, at + 1)) lines += 1;
  return lines;
}

/**
 * Numbers the different values of a column. Values are told apart by their bytes, so that only the few
 * different ones are ever turned into text.
 */
function labeller(
  csv: Buffer,
  rowCount: number,
): Labels & { add(row: number, value: { start: number; end: number }): void } {
  const codes = new Uint8Array(rowCount);
  const labels: string[] = [];
  const known = new Map<number, { code: number; start: number; length: number }>();
  return {
    codes,
    labels,
    add(row, { start, end }) {
      let hash = end - start;
      for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (csv[at] as number)) | 0;
      let label = known.get(hash);
      if (label === undefined) {
        label = { code: labels.length, start, length: end - start };
        if (label.code > 255) throw new Error('A column of sessions.csv has more than 256 different values.');
        labels.push(csv.toString('utf8', start, end));
        known.set(hash, label);
      }
      const isSame =
        label.length === end - start &&
        csv[label.start] === csv[start] &&
        csv[label.start + label.length - 1] === csv[end - 1];
      if (!isSame) throw new Error('Two values of sessions.csv have the same hash.');
      codes[row] = label.code;
    },
  };
}
