import { plural } from '../../../../plural.ts';
import { askedBack } from '../../problem.ts';
import { wholly } from './lead-and-tail.ts';
import type { Listed } from './listed.ts';

const SIDE =
  'top|best|biggest|largest|highest|longest|strongest|greatest|most|bottom|worst|lowest|smallest|shortest|weakest|poorest|fewest|least';
const MANY = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten';
const NTH = 'second|third|fourth|fifth|2nd|3rd|4th|5th';

/** "Bottom 3", "and our worst?", "what about the two weakest ones instead?", "the second best" */
const RANKED = wholly(
  `(?:(?:only|just|what (?:was|is|were|are)|what['’]s|(?<which>which (?:ones?|of (?:them|these|those)) )?(?:which |who |(?<=ones? |them |these |those ))(?:was|is|were|are|came|performed|did|had|has|got)),? )*(?:the |our |my |its |their )?(?:(?<first>${MANY}) |(?<nth>${NTH})[ -])?(?<word>${SIDE})(?: (?<count>${MANY}))?(?: ones?)?(?<among> of (?:them|those|these))?(?:,? only| alone)?`,
);

const FURTHEST_DOWN = /^(?:worst|biggest|largest|most|greatest|strongest|top|weakest)$/i;
const FURTHEST_UP = /^(?:best|biggest|largest|most|greatest|strongest|top|highest)$/i;
const LOWEST = /^(?:lowest|shortest|smallest|fewest|least)$/i;
const HIGHEST = /^(?:highest|longest|largest|biggest|greatest|most)$/i;

/** "The least" of a list by channel is the channel with the least. */
export function rankedOfThem(text: string, { row, isCut, moved, isMoved }: Listed): string | undefined {
  const { which, among, first, nth, word, count = first } = RANKED.exec(text)?.groups ?? {};
  if (word !== undefined && nth === undefined && moved !== undefined && row !== undefined) {
    // "The worst one?" of those that fell is the one that fell most; of the others nobody can tell
    if (!(moved === 'down' ? FURTHEST_DOWN : FURTHEST_UP).test(word)) throw askedBack('points_back');
    const verb = moved === 'down' ? 'fell' : 'grew';
    return count === undefined || /^(?:1|one)$/i.test(count)
      ? `which ${row} ${verb} most`
      : `top ${count} ${plural(row)} that ${verb} most`;
  }
  // "The second best", "the worst" behind who lost the most would be those by what they had
  if (word !== undefined && isMoved) throw askedBack('points_back');
  // Of a top 5, "which one is the worst" is one of those
  const isAmong = which !== undefined || among !== undefined;
  if (word === undefined || row === undefined || (isAmong && isCut)) return undefined;
  const side = LOWEST.test(word) ? 'lowest' : HIGHEST.test(word) ? 'highest' : word.toLowerCase();
  if (nth !== undefined) return `the ${nth} ${word.toLowerCase()} ${row}`;
  return count === undefined || /^(?:1|one)$/i.test(count)
    ? `${side} ${row}`
    : `${side} ${count} ${plural(row)}`;
}
