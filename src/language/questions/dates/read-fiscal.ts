import type { Token } from '../text/tokenize.ts';
import { type Read, TimeText, type TimeWords } from './time-text.ts';

/** How far into a time its "fiscal" may stand: "in the first two fiscal quarters". */
const FARTHEST = 4;

/**
 * "Fiscal year 2025", "last fiscal quarter", "FY25": when such a year begins no data tell, so it is taken for that of the calendar,
 * which is said.
 */
export function readFiscal(
  time: TimeText,
  at: number,
  readPlain: (time: TimeText, at: number) => Read<TimeWords> | undefined,
): Read<TimeWords> | undefined {
  const fiscal = [...Array(FARTHEST + 1).keys()]
    .map((far) => at + far)
    .find((place) => isFiscal(time, place));
  if (fiscal === undefined) return undefined;
  const plain = readPlain(new TimeText(inPlainYears(time, fiscal), time.calendar), at);
  const gone = time.tokens.length - inPlainYears(time, fiscal).length;
  // The time has to go on beyond the word
  if (plain?.value.type !== 'period' || at + plain.length <= fiscal) return undefined;
  return {
    value: { type: 'period', period: { ...plain.value.period, reading: 'fiscal' } },
    length: plain.length + gone,
  };
}

/** "Fiscal", "FY", and before a year or a quarter "financial". */
function isFiscal(time: TimeText, at: number): boolean {
  if (time.word(at) === 'fiscal' || time.word(at) === 'fy') return true;
  return time.word(at) === 'financial' && /^(?:year|quarter|q|20\d\d)$/.test(time.word(at + 1));
}

/** The same words of a year of the calendar. */
function inPlainYears({ tokens }: TimeText, at: number): Token[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || token.word !== 'fy') return tokens.toSpliced(at, 1);
  if (next?.kind !== 'number') return tokens.with(at, { ...token, word: 'year', text: 'year' });
  const short = /^\d\d$/.test(next.text) ? `20${next.text}` : next.text;
  return tokens.toSpliced(at, 2, { ...next, text: short, word: short, value: Number(short), glued: false });
}
