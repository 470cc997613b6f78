import type { Token } from '../../text/tokenize.ts';
import { shyWords } from '../../vocabulary/member-words.ts';
import type { MemberCandidate } from '../mark.ts';
import { isRankingWord } from './called-so.ts';
import { isAboutNothing } from './is-about-nothing.ts';
import { isBeforeNumber } from './is-before-number.ts';
import { isBesideNumber } from './is-beside-number.ts';
import { isNameOfDisplay } from './is-name-of-display.ts';
import { isNameOfKeyword } from './is-name-of-keyword.ts';
import { isCodeOfPlace, isNameOfLetter } from './name-of-letters.ts';
import { areOfUs } from './us-as-place.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name of one common word is taken for it only where something says so; a query or page never by a word alone. */
export function usableNames(
  found: readonly MemberCandidate[],
  tokens: readonly Token[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): readonly MemberCandidate[] {
  if (found.length === 0) return found;
  const token = tokens[at] as Token;
  const candidates = length === 1 ? asInPlural(token, found) : found;
  if (length === 1 && isOfGrammar(token, candidates) && !isNameOfLetter(candidates, tokens, at, vocabulary))
    return isCodeOfPlace(tokens, at) ? candidates.filter(({ how }) => how === 'alias') : [];
  if (length === 1 && isRankingWord(tokens, at, vocabulary)) return [];
  if (length === 1 && isNoneOfThem(tokens, at)) return [];
  if (length === 2 && isMoveIn(tokens, at, vocabulary)) return [];
  const isArticle = /^(?:the|our)$/.test(tokens[at - 1]?.word ?? '');
  const before = tokens[at - (isArticle ? 2 : 1)]?.word ?? '';
  const isWritten =
    /\p{Lu}/u.test(token.text) && candidates.some(({ members }) => members.includes(token.text));
  if (length > 1 || isWritten) return candidates;
  const ofKind = membersOfSaidKind(candidates, tokens, at, vocabulary);
  if (ofKind.length > 0) return ofKind;
  // "What percent of visitors are new?", "returning visitors convert better than new"
  if (/^(?:is|are|wa|was|were|than|versus|versu|v)$/.test(before) && /^(?:new|returning)$/.test(token.word))
    return candidates.filter(({ dimension }) => dimension === 'new_vs_returning');
  if (shyWords.has(token.word) && token.text.toLowerCase() !== 'news') {
    const isName = /^\p{Lu}{2}/u.test(token.text) || (token.word === 'turkey' && token.proper);
    const isBesideCountry = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some(
      (one) =>
        one !== undefined &&
        one.word !== 'us' &&
        !isOfGrammar(one, vocabulary.membersOf(one.word)) &&
        vocabulary.membersOf(one.word).some(({ dimension }) => dimension === candidates[0]?.dimension),
    );
    const isPlace =
      token.word === 'us' &&
      (isArticle || before === 'in' || isBesideCountry || areOfUs(tokens, at, vocabulary));
    if (isName || isPlace || isCodeOfPlace(tokens, at)) return candidates;
    return isOfLackingKind(tokens, at, vocabulary) ? candidates.filter(({ how }) => how === 'name') : [];
  }
  const isCommon = vocabulary.isCommon(token.word) || token.word.length < 2;
  if (!isCommon) return candidates;
  if (isAboutNothing(tokens, at)) return candidates.filter((one) => isLastOfPath(one, token.word));
  // "Shop pages" are those below /shop/.
  if (/^(?:page|url|section)$/.test(tokens[at + 1]?.word ?? '')) {
    const sections = candidates.filter(({ prefix }) => prefix !== undefined);
    if (sections.length > 0) return sections;
  }
  // "Shop against blog": two parts of the site
  const parts = candidates.filter(({ prefix }) => prefix !== undefined);
  if (parts.length > 0 && isBesideSection(tokens, at, vocabulary)) return parts;
  // An audience may be called "Customers": whether it is meant is told by what stands beside it.
  if (/^(?:customer|visitor|user|people|person)$/.test(token.word))
    return candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
  // "Website orders", "website vs app" where a channel is called so: not all that the site has
  if (
    /^(?:website|site|web|shop)$/.test(token.word) &&
    (isBesideNumber(tokens, at, vocabulary) || isBeforeMove(tokens, at))
  )
    return candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
  if (isNameOfKeyword(tokens, at, vocabulary))
    return candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
  const isDisplay = isNameOfDisplay(tokens, at, vocabulary);
  if (isDisplay !== undefined)
    return isDisplay
      ? candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension))
      : [];
  // "Registered visits", where a kind of reader is called so and the word says nothing else
  if (
    !vocabulary.isNoise(token.word) &&
    saysNothingElse(token.word, vocabulary) &&
    isBeforeNumber(tokens, at, vocabulary)
  )
    return candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
  // "paid search and display": between other names a common word is one, too.
  if (
    !/^(?:and|or|v|versus|versu|compare|between|than|from|via|through|without|excluding|except|,|&)$/.test(
      before,
    )
  )
    return [];
  return candidates.filter(({ how, dimension }) => how === 'name' && !/page|query/.test(dimension));
}

const isLastOfPath = ({ members }: MemberCandidate, word: string): boolean =>
  members.every((name) => name.replace(/\/+$/, '').endsWith(`/${word}`));

/** "None under 2,000": nobody, and no medium "(none)". */
const isNoneOfThem = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.toLowerCase() === 'none' &&
  /^(?:under|below|over|above|more|less|fewer|at|with|than)$/.test(tokens[at + 1]?.word ?? '');

/** "Land leads" where a kind of property is called so, and all else that the word could say is a split that the data lack; "they land on". */
function isOfLackingKind(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const meanings = vocabulary.meaningsOf(token?.word ?? '');
  return (
    meanings.length > 0 &&
    meanings.every((meaning) => meaning.type === 'dimension' && vocabulary.lacks(meaning)) &&
    token?.text.toLowerCase() === token?.word &&
    tokens[at - 1]?.word !== 'much' &&
    !/^(?:on|at|there|here)$/.test(next?.word ?? '')
  );
}

/** "In the Americas" are the countries of both, and "in America" is the one that is called so. */
function asInPlural({ text }: Token, candidates: readonly MemberCandidate[]): readonly MemberCandidate[] {
  if (!/^americas$/i.test(text)) return candidates;
  const most = Math.max(...candidates.map(({ members }) => members.length));
  return candidates.filter(({ members }) => members.length === most);
}

/** "Sessions by city" where a city is called "by": as a name it stands in quotes. "OR" in capitals is the code of a state. */
const isOfGrammar = ({ word, text }: Token, candidates: readonly MemberCandidate[]): boolean =>
  /^(?:by|per|and|or|of|vs|versus|the|a|an|in|on|to|from|for|with|without|than|top|bottom|not|is|are)$/.test(
    word,
  ) && !(/^\p{Lu}{2,}$/u.test(text) && candidates.some(({ members }) => members.includes(text)));

const LISTING = /^(?:and|or|v|vs|versus|versu|,|&)$/;

/** "High priority", "where the priority is high": beside the name of its column a common word is a name of it. */
export function membersOfSaidKind(
  candidates: readonly MemberCandidate[],
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): readonly MemberCandidate[] {
  const columns = new Set(candidates.map(({ dimension }) => dimension));
  const isName = (word: string | undefined): boolean =>
    vocabulary.membersOf(word ?? '').some(({ dimension, how }) => how === 'name' && columns.has(dimension));
  const words = tokens.map(({ word }) => word);
  let [first, last] = [at, at];
  // "Low or normal priority"
  while (LISTING.test(words[first - 1] ?? '') && isName(words[first - 2])) first -= 2;
  while (LISTING.test(words[last + 1] ?? '') && isName(words[last + 2])) last += 2;
  const isJoint = /^(?:is|are|wa|was|were|=|:)$/.test(words[first - 1] ?? '');
  const before = words.slice(0, isJoint ? first - 1 : first);
  const after = words.slice(last + 1, last + 3);
  const beside = [before.slice(-1), before.slice(-2), after.slice(0, 1), after];
  const kinds = beside
    .flatMap((phrase) => vocabulary.meaningsOf(phrase.join(' ')))
    .flatMap((meaning) => (meaning.type === 'dimension' ? meaning.dimensions : []));
  // "The ratio of high to low"
  const isRatios =
    (words[at - 1] === 'of' && words[at + 1] === 'to' && isName(words[at + 2])) ||
    (words[at - 1] === 'to' && words[at - 3] === 'of' && isName(words[at - 2]));
  const isPut =
    isRatios ||
    isPutAsName(placeOf(words.slice(0, first)), words.slice(last + 1, last + 3).join(' ')) ||
    isSharesName(words.slice(0, first), words.slice(last + 1));
  return candidates.filter(({ dimension, how }) => how === 'name' && (isPut || kinds.includes(dimension)));
}

/**
 * "Tickets from low in May", "without high", "share of web in revenue": nothing stands behind that it would describe.
 */
const isPutAsName = (before: string, after: string): boolean =>
  (/^(?:did|does|do)$/.test(before) && /^(?:get|have|bring|make|see|gain|lose|do)\b/.test(after)) ||
  (/^(?:from|for|via|without|except|excluding|than|of|on|only)$/.test(before) &&
    /^(?:$|[?.!,;:]|(?:in|on|for|during|last|this|yesterday|today|did|had|have|by|the (?:past|last))\b)/.test(
      after,
    ));

/** "On web", "on the web" */
const placeOf = (before: readonly string[]): string => {
  const [place = '', last = ''] = before.length < 2 ? ['', ...before] : before.slice(-2);
  return last === 'the' && /^(?:on|from|via)$/.test(place) ? place : last;
};

/** "Web share of revenue", "what share of revenue is web?" */
const isSharesName = (before: readonly string[], after: readonly string[]): boolean =>
  /^(?:share|percentage) of\b/.test(after.slice(0, 2).join(' ')) ||
  (/^(?:is|are|wa|was|were)$/.test(before.at(-1) ?? '') &&
    before.some(
      (word, place) => /^(?:share|percentage|percent|part)$/.test(word) && before[place + 1] === 'of',
    ) &&
    /^[?.!]?$/.test(after[0] ?? ''));

/** "The biggest drop in bookings" is no membership called "Drop-In". */
function isMoveIn(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const [move, joint, next, ...rest] = tokens.slice(at, at + 5);
  const behind = rest.find(({ kind }) => kind !== 'sign') ?? { word: '' };
  return (
    /^(?:drop|rise|fall|jump|gain|increase|decrease|dip|spike|growth)$/.test(move?.text ?? '') &&
    joint?.text === 'in' &&
    !joint.glued &&
    [next?.word ?? '', `${next?.word ?? ''} ${behind.word}`].some((words) =>
      vocabulary.meaningsOf(words).some(({ type }) => type === 'metric'),
    )
  );
}

const ALONE = /^(?:and|the|what|about|how|for|on|of|[?.!])$/;

/** "Shop vs blog", "the blog against the shop" */
function isBesideSection(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const isSection = (word: string): boolean =>
    vocabulary.membersOf(word).some(({ prefix }) => prefix !== undefined);
  // "Is the blog getting more clicks than the shop?": each on its side
  const than = tokens.findIndex(({ word }) => word === 'than');
  const others = at < than ? tokens.slice(than + 1) : tokens.slice(0, Math.max(than, 0));
  const isArticle = tokens[at - 1]?.word === 'the';
  if (isArticle && others.some(({ word }) => word !== tokens[at]?.word && isSection(word))) return true;
  // "And the shop?": nothing else is said
  if (isArticle && tokens.every(({ word }, place) => place === at || ALONE.test(word))) return true;
  const isSkipped = (word: string | undefined): boolean => /^(?:the|our|page|section)$/.test(word ?? '');
  return [1, -1].some((step) => {
    const wordAt = (from: number): number => {
      let place = from;
      while (isSkipped(tokens[place]?.word)) place += step;
      return place;
    };
    const joint = wordAt(at + step);
    if (!/^(?:vs|v|versus|versu|against|than)$/.test(tokens[joint]?.word ?? '')) return false;
    const other = tokens[wordAt(joint + step)]?.word ?? '';
    return isSection(other);
  });
}

/** "Is web growing", "did web shrink", "web growth": whoever moves has a name. */
const isBeforeMove = (tokens: readonly Token[], at: number): boolean =>
  /^(?:|is|are|was|wa|were|did|does|doe|has|ha|why|if|whether|and|but|what|about)$/.test(
    tokens[at - 1]?.word ?? '',
  ) &&
  /^(?:gr(?:ow|ew)(?:n|ing|th)?|shr[iau]nk(?:ing)?|r[io]se(?:n)?|rising|f[ae]ll(?:en|ing)?|drop(?:ped|ping)?|gain(?:ed|ing)?|los(?:e|t|ing)|declin(?:e|ed|ing)|(?:in|de)creas(?:e|ed|ing)|up|down|improv(?:e|ed|ing))$/i.test(
    tokens[at + 1]?.text ?? '',
  );

/** No keyword of asking, number or column is called so. */
const saysNothingElse = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.meaningsOf(word).length === 0;
