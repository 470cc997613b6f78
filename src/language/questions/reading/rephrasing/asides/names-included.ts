import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { MarksOf, Retold } from './retold.ts';

const INCLUDING = /(?<=\S),? \(?(?:incl\.?|including)(?: (?:all|the|our|also))? (?=[\p{L}\p{N}"“])/giu;
/** Of these a part of a name is asked for, as of "queries including decaf". */
const OF_TEXTS = /(?:quer|page|path|url|title|campaign|term|keyword|product|item|article|screen|content)/i;
/** Names and what joins them. */
const isInRow = (mark: Mark): boolean =>
  mark.type === 'members' || mark.type === 'noise' || isKeyword(mark, 'and', 'preposition', 'or');

/**
 * "Facebook traffic incl. mobile", "sessions by channel including email": a name that is among what is counted anyway chooses nothing,
 * and is only told. Beside another one of its own column ("Germany including Austria") it is added to that.
 */
export function namesIncluded(text: string, marksOf: MarksOf): Retold | undefined {
  for (const { index, 0: joint } of text.matchAll(INCLUDING)) {
    const lead = text.slice(0, index);
    const before = marksOf(lead);
    const behind = marksOf(text.slice(index + joint.length));
    const end = behind.findIndex((mark) => !isInRow(mark));
    const row = behind.slice(0, end < 0 ? behind.length : end);
    const last = row.findLastIndex(({ type }) => type === 'members');
    const names = row.slice(0, last + 1).filter(({ type }) => type === 'members');
    if (names.length === 0 || !names.every(isOwnName) || isOfTexts(before.at(-1))) continue;
    const others = [...before, ...behind.slice(last + 1)];
    const isBesideItsOwn = others.some((other) => names.some((name) => areOfOneColumn(name, other)));
    // "Without mobile, including desktop" leaves it open what is counted
    if (isBesideItsOwn && others.some((other) => isKeyword(other, 'without', 'only'))) continue;
    // What the data do not hold is among nothing
    if (!isBesideItsOwn && names.some(isAbsent)) continue;
    const said = saidOf(text.slice(index + joint.length), row.slice(0, last + 1));
    if (said === undefined) continue;
    const rest = text.slice(index + joint.length + said.length).replace(/^\)/, '');
    return isBesideItsOwn
      ? { text: `${lead} and ${said}${rest}`, told: null }
      : { text: `${lead}${rest}`, told: `${joint.replace(/^[,\s(]+/, '')}${said}` };
  }
  return undefined;
}

const isOwnName = (mark: Mark): boolean =>
  mark.type === 'members' &&
  mark.candidates.every(({ how }) => how !== 'part') &&
  !mark.candidates.some(({ dimension }) => OF_TEXTS.test(dimension));

const isAbsent = (mark: Mark): boolean =>
  mark.type === 'members' && mark.candidates.every(({ how }) => how === 'absent');

const isOfTexts = (mark: Mark | undefined): boolean =>
  mark?.type === 'dimension' && mark.dimensions.some((name) => OF_TEXTS.test(name));

const areOfOneColumn = (name: Mark, other: Mark): boolean =>
  name.type === 'members' &&
  other.type === 'members' &&
  other.candidates.some((one) => name.candidates.some(({ dimension }) => dimension === one.dimension));

/** The words of the row as they stand in the text. */
function saidOf(text: string, row: readonly Mark[]): string | undefined {
  let end = 0;
  for (const { said } of row) {
    const at = text.toLowerCase().indexOf(said.toLowerCase(), end);
    if (at < 0) return undefined;
    end = at + said.length;
  }
  return text.slice(0, end);
}
