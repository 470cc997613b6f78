import { parseCivilDay } from '../../calendar/civil-day.ts';
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

const header =
  'date,visit_start_time,user,visit_number,channel_grouping,source,country,device_category,hits,pageviews,time_on_site,bounce,transactions,revenue_usd';

/**
 * Reads the file in one pass over its characters; it has no quotes and no commas inside values, and a test
 * holds its totals against the published ones.
 */
export function parseSessions(csv: string, localTime: (unixSeconds: number) => LocalTime): ParsedSessions {
  if (!csv.startsWith(`${header}\n`))
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
    labeller(rowCount),
    labeller(rowCount),
    labeller(rowCount),
    labeller(rowCount),
  ];
  const days = new Map<string, number>();
  const nameless = new Map<number, number[]>();
  let highestUser = 0;
  let at = header.length + 1;

  const text = (): string => {
    const start = at;
    while (csv.charCodeAt(at) !== 44) at += 1;
    at += 1;
    return csv.slice(start, at - 1);
  };
  /** Reads digits, passing over anything else (a decimal point, the u of a user) up to the comma or line end. */
  const digits = (): number => {
    let value = 0;
    for (;;) {
      const character = csv.charCodeAt(at);
      at += 1;
      if (character === 44 || character === 10 || Number.isNaN(character)) return value;
      if (character >= 48 && character <= 57) value = value * 10 + character - 48;
    }
  };
  const cents = (): number => {
    const end = csv.indexOf('\n', at);
    const amount = csv.slice(at, end === -1 ? undefined : end);
    at = end === -1 ? csv.length : end + 1;
    return Math.round(Number(amount) * 100);
  };

  for (let row = 0; row < rowCount; row += 1) {
    const date = text();
    let rowDay = days.get(date);
    if (rowDay === undefined) {
      rowDay = parseCivilDay(date);
      if (rowDay === undefined) throw new Error(`sessions.csv has the date "${date}" in row ${row + 1}.`);
      days.set(date, rowDay);
    }
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
    channel.add(row, text());
    source.add(row, text());
    country.add(row, text());
    device.add(row, text());
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

function countLines(text: string): number {
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function labeller(rowCount: number): Labels & { add(row: number, label: string): void } {
  const codes = new Uint8Array(rowCount);
  const labels: string[] = [];
  const codeOf = new Map<string, number>();
  return {
    codes,
    labels,
    add(row, label) {
      let code = codeOf.get(label);
      if (code === undefined) {
        code = labels.length;
        if (code > 255) throw new Error('A column of sessions.csv has more than 256 different values.');
        labels.push(label);
        codeOf.set(label, code);
      }
      codes[row] = code;
    },
  };
}
