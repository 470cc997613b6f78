import { cutName } from '#src/web/ui/chart/cut-name.ts';
import { PIXELS_A_LETTER } from '#src/web/ui/chart/figure-style.ts';

export interface KeyEntry {
  readonly group: string;
  /** Its name, cut where a whole line is too short for it. */
  readonly text: string;
  /** In pixels from the left of the drawing. */
  readonly left: number;
}

/** The square before a name, and the gap behind it. */
const AROUND = 32;
/** Names are written bold. */
const BOLD = 1.06;

/** The names of a key in as many lines as they need, none cut that fits into one. */
export function keyRows(groups: readonly string[], width: number): readonly (readonly KeyEntry[])[] {
  const rows: KeyEntry[][] = [];
  let left = 0;
  for (const group of groups) {
    const text = cutName(group, Math.max(4, Math.floor((width - AROUND) / PIXELS_A_LETTER / BOLD)));
    const room = Math.ceil(text.length * PIXELS_A_LETTER * BOLD) + AROUND;
    const row = rows.at(-1);
    if (row === undefined || left + room - AROUND / 2 > width) {
      rows.push([{ group, text, left: 0 }]);
      left = room;
    } else {
      row.push({ group, text, left });
      left += room;
    }
  }
  return rows;
}
