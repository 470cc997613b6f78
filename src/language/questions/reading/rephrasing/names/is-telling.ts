import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { isGettingVerb } from '../../../vocabulary/getting-verbs.ts';
import { contentWords, noiseWords } from '../../../vocabulary/noise-words.ts';
import type { Mark } from '../../mark.ts';

/** Words that describe a number as much as they stand in a name: "double sessions"; "doubles" are something. */
const DESCRIBING = new Set(
  `net gross unit daily weekly monthly annual yearly free paid first last second third next previous current single double
  full half part flat fixed open closed active inactive unique repeat loyal regular general basic main major minor key
  none public private local global national international direct organic natural social mobile late early quick fast slow
  hot cold top best rest other others common special extra plus max min mean median live real home back up down in out
  on off over under around about without within moving rolling running dry raw wild deep big small lost won old new good
  great strong weak soft hard clean clear safe light dark heavy low high short long wet warm cool busy quiet true red blue
  green black white young big little`.split(/\s+/),
);

/** Numbers, times and what is said of them, by stem. */
const OF_NUMBERS = new Set(
  wordsOf(
    `area base line sale deal offer order booking return refund spend cost price profit margin budget target goal forecast
    traffic lead click impression conversion rate share growth trend drop rise change performance com net org www http
    https html php year month week day hour minute morning evening night weekend holiday season spring summer autumn
    fall winter christmas easter ${MONTH_NAMES.replaceAll('|', ' ')}
    question answer problem
    issue error thing stuff news`,
  ),
);

const COMMON = new Set([...contentWords, ...noiseWords].flatMap((word) => wordsOf(word)));

/** A word of everyday chooses nothing alone; beside another one it may be part of a name: "the salary report". */
export function isTelling(stretch: readonly Mark[]): boolean {
  const words = stretch.flatMap(({ said }) => wordsOf(said));
  const own = words.filter((word) => !COMMON.has(word) && !OF_NUMBERS.has(word) && word.length > 2);
  const [only] = stretch;
  if (stretch.length > 1) return own.length > 0 && stretch.some(({ type }) => type !== 'members');
  const said = only?.said.toLowerCase() ?? '';
  if (!/^(?:unknown|topic|dimension)$/.test(only?.type ?? '')) return false;
  // Left unknown as the one who did something: "how many did May see in April"
  if (only?.said === 'May' && only.type === 'unknown') return true;
  return own.length === words.length && !DESCRIBING.has(said) && !isGettingVerb(said);
}
