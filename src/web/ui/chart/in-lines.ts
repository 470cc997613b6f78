import { cutName } from '#src/web/ui/chart/cut-name.ts';
import { PIXELS_A_LETTER } from '#src/web/ui/chart/figure-style.ts';

/** A gap between the name and its bar. */
const GAP = 16;
/** Behind one of these a name may be broken: the parts of an address end with them. */
const BREAKS = /(?<=[ /_-])/;

/** A name beside a bar: in one line, else in two, broken between words; cut only where two do not hold it. */
export function inLines(name: string, space: number): readonly string[] {
  const most = Math.max(4, Math.floor((space - GAP) / PIXELS_A_LETTER));
  if (name.length <= most) return [name];
  const parts = name.split(BREAKS);
  let first = '';
  for (const part of parts) {
    if (`${first}${part}`.trimEnd().length > most) break;
    first += part;
  }
  // A single long word is cut: half of it says no more than its beginning.
  if (first === '' || first.trim() === '/') return [cutName(name, most)];
  const rest = name.slice(first.length);
  if (rest.length <= most) return [first.trimEnd(), rest];
  return [first.trimEnd(), cutName(/^\//.test(name) ? `/${rest}` : rest, most).replace(/^\/(?=.)/, '')];
}
