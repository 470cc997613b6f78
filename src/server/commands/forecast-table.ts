import type { RateForecasts } from '#src/engine/localize/scan/find-rate-causes.ts';
import type { LeafForecasts } from '#src/engine/localize/scan/find-root-causes.ts';
import { isNumber } from './is-number.ts';
import { type CsvTable, parseCsv } from './parse-csv.ts';

/** The table has no leaves with a forecast; the message says where and why. */
export class UnreadableTable extends Error {}

export interface ForecastTable {
  readonly leaves: LeafForecasts;
  /** Present when the table gives the events and trials of a rate. */
  readonly rates: Pick<RateForecasts, 'realEvents' | 'realTrials' | 'predictEvents' | 'predictTrials'> | null;
}

/** How a cause writes that an attribute is not part of it. */
const ANY = '*';
const COUNTS = ['real', 'predict'];
const RATES = ['real_a', 'real_b', 'predict_a', 'predict_b'];

/** Reads attribute columns, `real` and `predict`, and for a rate `real_a,predict_a,real_b,predict_b` (real = a / b). */
export function readForecastTable(text: string): ForecastTable {
  let table: CsvTable;
  try {
    table = parseCsv(text);
  } catch (error) {
    throw new UnreadableTable((error as Error).message);
  }
  const [header, ...lines] = table.rows;
  const lineOf = (index: number) => table.lines[index + 1];
  if (!header) throw new UnreadableTable('the file is empty');
  const names = header.map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new UnreadableTable(`the column "${twice}" appears twice`);
  lines.forEach((line, index) => {
    if (line.length !== names.length)
      throw new UnreadableTable(
        `line ${lineOf(index)} has ${line.length} cells, the header has ${names.length}`,
      );
  });
  const isRate = RATES.every((name) => names.includes(name));
  if (!isRate)
    for (const name of COUNTS)
      if (!names.includes(name)) throw new UnreadableTable(`there is no column "${name}"`);
  const numbers = (name: string) => {
    const column = names.indexOf(name);
    return Float64Array.from(lines, (line, index) => {
      const text = line[column] as string;
      if (!isNumber(text))
        throw new UnreadableTable(`line ${lineOf(index)}: "${text}" is no number (${name})`);
      return Number(text);
    });
  };
  // Of a value alone a forecast's noise can take a little below nothing; of what was counted there is no less than none.
  const counts = (name: string) => {
    const column = numbers(name);
    const place = column.findIndex((count) => count < 0);
    if (place >= 0)
      throw new UnreadableTable(
        `line ${lineOf(place)}: there cannot be ${column[place]} of something (${name})`,
      );
    return column;
  };
  const attributes = names.filter((name) => !COUNTS.includes(name) && !RATES.includes(name));
  if (attributes.length === 0) throw new UnreadableTable('there is no attribute column');
  const members = attributes.map((name) =>
    [...new Set(lines.map((line) => line[names.indexOf(name)] as string))].sort(),
  );
  attributes.forEach((name, d) => {
    if (members[d]?.includes(ANY))
      throw new UnreadableTable(
        `"${ANY}" cannot be a member of ${name}: in the causes it stands for all of them`,
      );
  });
  const codes = attributes.map((name, d) => {
    const place = new Map(members[d]?.map((member, index) => [member, index]));
    return Uint32Array.from(lines, (line) => place.get(line[names.indexOf(name)] as string) as number);
  });
  const empty = new Float64Array(lines.length);
  return {
    leaves: {
      attributes,
      members,
      codes,
      real: isRate ? empty : numbers('real'),
      predict: isRate ? empty : numbers('predict'),
    },
    rates: isRate
      ? {
          realEvents: counts('real_a'),
          realTrials: counts('real_b'),
          predictEvents: counts('predict_a'),
          predictTrials: counts('predict_b'),
        }
      : null,
  };
}
