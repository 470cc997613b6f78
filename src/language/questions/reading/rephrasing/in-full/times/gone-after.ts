import { MONTH_NAMES } from '../../../../dates/calendar-words.ts';
import { everywhere } from '../../../../text/pattern.ts';
import { END, type Rule } from '../rule.ts';

const MONTHS: readonly string[] = MONTH_NAMES.split('|');
const THINGS = String.raw`((?:(?:which|what|list|show) )?(?:of )?(?:the |our |all )*(?!days\b|weeks\b|months\b)\p{L}+(?: (?!that\b|which\b)\p{L}+)?)`;
const GONE =
  '(?:(?:have |has |are |were )?(?:vanished|disappeared|dropped out|fell away|gone|went away|died out|dried up))';

/** "Queries that vanished after March": gone since the month behind it. */
export const goneAfterRules: readonly Rule[] = [
  {
    said: 'queries that vanished since April',
    becomes: 'queries that are gone since April',
    also: { 'which pages disappeared since last month': 'which pages are gone since last month' },
    words: everywhere`^${THINGS}( that| which)? ${GONE} (?=since )`,
    full: '$1$2 are gone ',
  },
  ...MONTHS.map(
    (month, at): Rule => ({
      said: `queries that vanished after ${month}`,
      becomes: `queries that are gone since ${MONTHS[(at + 1) % MONTHS.length] ?? month}`,
      words: everywhere`^${THINGS}( that| which)? ${GONE} after (?:the end of )?${month}${END}`,
      full: `$1$2 are gone since ${MONTHS[(at + 1) % MONTHS.length] ?? month}`,
      means: MONTHS[(at + 1) % MONTHS.length] ?? month,
    }),
  ),
];
