import { everywhere } from '../../../text/pattern.ts';
import { MONTH } from '../in-full/rule.ts';

const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const TO = ' ?(?:-|–|—|to|until|till|through) ?';
const STRETCH = `(?:${NTH}(?: (?:of )?${MONTH})?${TO}${NTH} (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} ${NTH}${TO}(?:${MONTH} )?${NTH}(?:,? \\d{4})?)`;
const POINTING = everywhere`\b(?:(in|on|over|during|for|from) )?(?:that|the|those) (?:[\p{L}\d]+ ){0,3}?(?:day|week|weekend|fortnight|month|period|stretch)s?(?: [^,.?!()]{1,45}?)? ?\((?:i\.?e\.?,? |that is,? |from |so )?(${STRETCH})\)`;

/** "In the two weeks after it reopened (23 Feb - 8 March)": the days are those that are written behind them. */
export const datesInParentheses = (text: string): string =>
  text.replace(
    POINTING,
    (_, before: string | undefined, stretch: string) =>
      `${before === undefined ? '' : 'from '}${stretch.replace(new RegExp(TO, 'i'), ' to ')}`,
  );
