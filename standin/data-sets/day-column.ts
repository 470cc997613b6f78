import type { CivilDay } from '../calendar/civil-day.ts';
import type { LabelColumn, SessionTable } from './session-table.ts';

/** Labels each day once, then each row by its day. */
export function dayColumn(table: SessionTable, label: (day: CivilDay) => string): LabelColumn {
  const first = table.day[0] ?? 0;
  const codeOf = new Map<string, number>();
  const codeOfDay: number[] = [];
  const codes = new Uint16Array(table.rowCount);
  for (let row = 0; row < table.rowCount; row += 1) {
    const day = table.day[row] as number;
    let code = codeOfDay[day - first];
    if (code === undefined) {
      const text = label(day);
      code = codeOf.get(text) ?? codeOf.size;
      codeOf.set(text, code);
      codeOfDay[day - first] = code;
    }
    codes[row] = code;
  }
  return { codes, labels: [...codeOf.keys()] };
}
