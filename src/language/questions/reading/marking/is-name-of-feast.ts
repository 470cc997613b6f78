import type { Token } from '../../text/tokenize.ts';
import type { Meaning, MemberCandidate } from '../mark.ts';
import type { Vocabulary } from './vocabulary.ts';

const WHEN = /^(?:in|on|during|since|until|till|through|before|after|between|by|last|this|for|around|over)$/;
const JOINT = /^(?:v|vs|versus|versu|and|or|than|against|,|&)$/;
/** What a campaign is sent and shown in. */
const SENT = /^(?:e?mail|newsletter|mailing|banner|ad|letter|campaign)$/;
const MOST_BESIDE = 3;

/**
 * "Black_friday revenue", "welcome flow vs black friday", "black friday emails" where a campaign is called black_friday: beside
 * another of its kind, and before what it is sent in, a feast is the name of it, and no day. "On black friday" is the day.
 */
export function isNameOfFeast(
  tokens: readonly Token[],
  at: number,
  length: number,
  meanings: readonly Meaning[],
  vocabulary: Vocabulary,
): boolean {
  const named = namesIn(meanings);
  const isArticle = tokens[at - 1]?.word === 'the';
  const before = at - (isArticle ? 2 : 1);
  if (named.length === 0 || length < 2 || WHEN.test(tokens[before]?.word ?? '')) return false;
  // The sign between its words is none of the pieces
  const isTyped = tokens.slice(at + 1, at + length).every(({ glued }) => glued);
  const isSent = SENT.test(tokens[at + length]?.word ?? '');
  return isTyped || isSent || isBesideOwn(tokens, [before, at + length], named, vocabulary);
}

const namesIn = (meanings: readonly Meaning[]): readonly MemberCandidate[] =>
  meanings.flatMap((one) =>
    one.type === 'members' ? one.candidates.filter(({ how }) => how === 'name') : [],
  );

/** "Welcome flow vs …", "… or spring sale": a name of one of its columns on the other side. */
function isBesideOwn(
  tokens: readonly Token[],
  [before, behind]: readonly [number, number],
  named: readonly MemberCandidate[],
  vocabulary: Vocabulary,
): boolean {
  const isOwn = (words: readonly Token[]): boolean =>
    vocabulary
      .membersOf(words.flatMap(({ kind, word }) => (kind === 'sign' ? [] : [word])).join(' '))
      .some(({ how, dimension }) => how === 'name' && named.some((one) => one.dimension === dimension));
  const lengths = Array.from({ length: MOST_BESIDE }, (_, one) => one + 1);
  return (
    (JOINT.test(tokens[before]?.word ?? '') &&
      lengths.some((one) => before >= one && isOwn(tokens.slice(before - one, before)))) ||
    (JOINT.test(tokens[behind]?.word ?? '') &&
      lengths.some((one) => isOwn(tokens.slice(behind + 1, behind + 1 + one))))
  );
}
