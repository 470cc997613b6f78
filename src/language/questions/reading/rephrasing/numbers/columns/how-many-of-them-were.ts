import { once } from '../../../../text/pattern.ts';
import type { Mark } from '../../../mark.ts';
import { isNoise } from '../../../piece.ts';

const PATTERN = once`^how many (?<number>\p{L}+(?: \p{L}+)?)(?<time>(?: (?:in|on|last|this|since|during)\b[^,;:?.!]{0,40}?)?),? (?:and how many of (?:them|those|these)|(?:and )?of which how many|and of (?:them|those|these) how many) (?:were|are|was|is) (?<kind>\p{L}+)(?<end>\s*[?.!]*)$`;

/** "How many sessions in May, and how many of them were engaged": where engaged sessions are counted, these beside all of them. */
export function howManyOfThemWere(text: string, marksOf: (said: string) => readonly Mark[]): string {
  const { number, time = '', kind, end = '' } = PATTERN.exec(text)?.groups ?? {};
  if (number === undefined || kind === undefined) return text;
  const [whole, part] = [number, `${kind} ${number}`].map((said) => numberIn(marksOf(said)));
  return whole === undefined || part === undefined || whole === part
    ? text
    : `how many ${number} and how many ${kind} ${number}${time}${end}`;
}

/** The one number that a few words name, and nothing else. */
function numberIn(marks: readonly Mark[]): string | undefined {
  const [only, ...more] = marks.filter((mark) => !isNoise(mark));
  return only?.type === 'metric' && more.length === 0 ? only.metric : undefined;
}
