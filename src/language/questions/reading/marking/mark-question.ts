import { readTime } from '../../dates/read-time.ts';
import type { Calendar } from '../../dates/time-text.ts';
import { readNumberWords } from '../../text/read-number-words.ts';
import type { Token } from '../../text/tokenize.ts';
import { MOST_MARKED } from '../guards/refuse-too-long.ts';
import type { Mark, Meaning } from '../mark.ts';
import { askedBack } from '../problem.ts';
import { asWritten } from './as-written.ts';
import { calledSo } from './called-so.ts';
import { correctSpelling, type Spelling } from './correct-spelling.ts';
import { isAboutNothing } from './is-about-nothing.ts';
import { isNameOfDisplay } from './is-name-of-display.ts';
import { isNameOfFeast } from './is-name-of-feast.ts';
import { isNameOfKeyword } from './is-name-of-keyword.ts';
import { isVerbOfNumber } from './is-verb-of-number.ts';
import { isWithinName } from './is-within-name.ts';
import { nameBeforeNumber } from './name-before-number.ts';
import { isLongName, isNameOfKindBehind, isNameOfMonth, isRankOfThem, isWhoDid } from './name-or-not.ts';
import { numberInQuotes } from './number-in-quotes.ts';
import { membersOfSaidKind, usableNames } from './usable-names.ts';
import { lineOfVersions, versionsAt } from './versions-at.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface MarkedQuestion {
  readonly marks: readonly Mark[];
  readonly spellings: readonly Spelling[];
}

/** Of signs and fillers in a row no more are kept: a thousand quotes say no more, and each would be walked past by each. */
const MOST_IDLE = 12;

/** Covers the question with meanings from left to right, the longest phrase first. */
export function markQuestion(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  calendar: Calendar,
): MarkedQuestion {
  const { tokens: read, spellings } = correctSpelling(tokens, vocabulary);
  const marks: Mark[] = [];
  let at = 0;
  let idle = 0;
  let saying = 0;
  while (at < read.length) {
    const { mark, length } = markAt(read, at, vocabulary, calendar);
    idle = mark.type === 'noise' || mark.type === 'stop' ? idle + 1 : 0;
    if (idle <= MOST_IDLE) marks.push(mark);
    if (idle === 0 && ++saying > MOST_MARKED) throw askedBack('too_long');
    at += length;
  }
  return { marks, spellings };
}

function markAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  calendar: Calendar,
): { mark: Mark; length: number } {
  const token = tokens[at] as Token;
  const done = (meaning: Meaning, length: number, others: readonly Meaning[] = []) => ({
    mark: {
      ...meaning,
      said: tokens
        .slice(at, at + length)
        .map(({ text, glued }, place) => (glued || place === 0 ? text : ` ${text}`))
        .join(''),
      others,
      proper: token.proper,
    },
    length,
  });
  if (at === 0 && isGreeting(tokens, vocabulary)) return done({ type: 'noise' }, 1);
  if (token.kind === 'quoted')
    return done(numberInQuotes(tokens, at, vocabulary) ?? { type: 'text', text: token.text }, 1);
  if (token.kind === 'path') return done({ type: 'path', text: token.text }, 1);
  const line = lineOfVersions(tokens, at, vocabulary);
  if (line !== undefined) return done({ type: 'members', candidates: line.candidates }, line.length);
  const versions = versionsAt(tokens, at, vocabulary);
  if (versions.length > 0) return done({ type: 'members', candidates: versions }, 1);
  const found = phraseAt(tokens, at, vocabulary);
  const phrase =
    found !== undefined &&
    (isRankOfThem(tokens, at, found.length, vocabulary) || isBeforeName(tokens, at, found.length, vocabulary))
      ? longestPhrase(tokens.slice(0, at + 1), at, vocabulary)
      : found;
  // "How many did May see in April", where somebody is called Dr May: no month, and nothing that may be
  const isSomebody = token.text === 'May' && vocabulary.isInName(token.word) && isWhoDid(tokens, at);
  const time = isSomebody ? undefined : readTime(tokens, at, calendar);
  const isName =
    phrase !== undefined &&
    (isNameOfSeason(token, phrase) ||
      isNameOfFeast(tokens, at, phrase.length, phrase.meanings, vocabulary) ||
      calledSo(tokens, at, phrase.length, vocabulary).length > 0 ||
      isNameOfMay(tokens, at, phrase.meanings, vocabulary) ||
      isNameOfMonth(tokens, at, phrase.meanings, (all, place) => longestPhrase(all, place, vocabulary)));
  if (
    time &&
    !isName &&
    time.length >= (phrase?.length ?? 0) &&
    !isNameBehindThe(tokens, at, time.length, vocabulary)
  )
    return done({ type: 'time', time: time.value }, time.length);
  if (phrase) return done(phrase.meanings[0] as Meaning, phrase.length, phrase.meanings.slice(1));
  if (token.kind === 'number')
    return done(
      {
        type: 'number',
        value: token.value ?? Number.NaN,
        percent: token.percent === true,
        ordinal: token.ordinal === true,
      },
      1,
    );
  const spelled = readNumberWords((place) => tokens[place]?.word ?? '', at);
  if (spelled !== undefined)
    return done({ type: 'number', value: spelled.value, percent: false, ordinal: false }, spelled.length);
  if (token.kind === 'sign') return done({ type: /^[?!.;]$/.test(token.word) ? 'stop' : 'noise' }, 1);
  const isNamed = isSomebody || isNameOfDisplay(tokens, at, vocabulary) === true;
  const isIdle = (vocabulary.isNoise(token.word) && !isNamed) || isHowItWas(tokens, at);
  return done({ type: isIdle ? 'noise' : 'unknown' }, 1);
}

/** "Morning! What did we sell?" is no part of the day; "Evening, Oban: tickets" may be one. */
const isGreeting = ([first, sign]: readonly Token[], vocabulary: Vocabulary): boolean =>
  /^(?:morning|afternoon|evening)$/.test(first?.word ?? '') &&
  (sign?.word === '!' ||
    (/^[,.]$/.test(sign?.word ?? '') && vocabulary.membersOf(first?.word ?? '').length === 0));

/** "What were sales like on Friday?" */
const isHowItWas = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'like' &&
  tokens.slice(Math.max(0, at - MOST_SIGNS), at).some(({ word }) => word === 'what');

/** "The average order value" is no average of order values: behind the article begins the longer phrase. */
function phraseAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const phrase = longestPhraseButOwn(tokens, at, vocabulary);
  if (phrase === undefined || tokens[at]?.word !== 'the') return phrase;
  const behind = longestPhrase(tokens, at + 1, vocabulary);
  return behind !== undefined && behind.length >= phrase.length && behind.meanings[0]?.type === 'metric'
    ? undefined
    : phrase;
}

/** "The best client kind" where a column is called so: no best clients, which the data lack. */
function longestPhraseButOwn(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Phrase | undefined {
  const phrase = longestPhrase(tokens, at, vocabulary);
  if (phrase === undefined || phrase.length < 2 || phrase.meanings[0]?.type !== 'topic') return phrase;
  const last = at + phrase.length - 1;
  const behind = longestPhrase(tokens, last, vocabulary);
  const isOwn =
    behind !== undefined &&
    behind.length > 1 &&
    /^(?:dimension|metric)$/.test(behind.meanings[0]?.type ?? '');
  return isOwn ? longestPhrase(tokens.slice(0, last), at, vocabulary) : phrase;
}

/** A campaign may be called "Summer". */
const isNameOfSeason = ({ word }: Token, { meanings }: { readonly meanings: readonly Meaning[] }): boolean =>
  /^(?:spring|summer|autumn|winter)$/.test(word) && meanings[0]?.type === 'members';

/** Somebody may be called May, and "in May" is a time all the same; where all months are names, a month is meant. */
const isNameOfMay = (
  tokens: readonly Token[],
  at: number,
  [meaning]: readonly Meaning[],
  vocabulary: Vocabulary,
): boolean =>
  tokens[at]?.word === 'may' &&
  meaning?.type === 'members' &&
  meaning.candidates.some(({ how }) => how === 'name') &&
  !['april', 'june'].every((month) => vocabulary.membersOf(month).length > 0) &&
  !WHEN.test(tokens[at - 1]?.word ?? '');

const WHEN = /^(?:in|during|since|until|till|through|before|after|between|last|this)$/;

/** "For All last month", where a region is called All, asks for no list. */
const isBeforeName = (
  tokens: readonly Token[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): boolean =>
  isNameOfKindBehind(tokens, at + length - 1, length, vocabulary) ||
  (length === 2 &&
    ((tokens[at]?.text === 'for' && calledSo(tokens, at + 1, 1, vocabulary).length > 0) ||
      (/^(?:by|per)$/.test(tokens[at]?.word ?? '') &&
        isLongName(longestPhrase(tokens, at + 1, vocabulary)))));

/** "The Weekend Reader" is a name of this site, though "the weekend" is a time. */
function isNameBehindThe(
  tokens: readonly Token[],
  at: number,
  timeLength: number,
  vocabulary: Vocabulary,
): boolean {
  if (tokens[at]?.word !== 'the') return false;
  const phrase = longestPhrase(tokens, at + 1, vocabulary);
  if (phrase === undefined) return false;
  // "The Last Week team"
  if (calledSo(tokens, at + 1, phrase.length, vocabulary).length > 0) return true;
  const type = phrase.meanings[0]?.type;
  // "The lifetime value" is no stretch of time either.
  return (
    (type === 'members' && phrase.length >= timeLength) ||
    (type === 'topic' && phrase.length > timeLength - 1)
  );
}

/** "Sales applications", "for Sales in May" where a kind is called so and no sales are counted */
const isBesideOther = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  tokens[at]?.proper === true ||
  [1, 2].some((length) => {
    const phrase = tokens.slice(at + 1, at + 1 + length).map(({ word }) => word);
    return vocabulary
      .meaningsOf(phrase.join(' '))
      .some((one) => one.type === 'metric' && !vocabulary.lacks(one));
  });

/** A name has a sign between its words here and there, not a row of dots. */
const MOST_SIGNS = 12;

/** "Roses" are what the singular of a verb in the past would be: no verb has an s there. */
const isNoVerb = ({ word, text }: Token): boolean =>
  /^(?:rose|fell|grew|sank|shrank|dove|slid|lost|found|sold|left)$/.test(word) && /s$/i.test(text);

interface Phrase {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

function longestPhrase(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Phrase | undefined {
  let found: Phrase | undefined;
  let phrase = '';
  let signs = 0;
  // "Sales + orders" are two, and no sales orders
  let isListed = false;
  let isNamed = false;
  const isVerb = isVerbOfNumber(tokens, at, vocabulary);
  for (
    let length = 1, words = 0;
    words < vocabulary.longestPhrase && at + length <= tokens.length && signs <= MOST_SIGNS;
    length++
  ) {
    const token = tokens[at + length - 1] as Token;
    if (token.kind === 'quoted' || token.kind === 'path' || token.kind === 'date') break;
    // Names are written with signs in them: "Pots & Planters", "youtube.com", "(direct)".
    if (token.kind === 'sign' && length > 1) {
      if (!/^[&.\-–_/'’:|+]$/.test(token.word)) break;
      signs++;
      isListed ||= /^[&+|]$/.test(token.word);
      continue;
    }
    words++;
    phrase = phrase === '' ? token.word : `${phrase} ${token.word}`;
    const meanings = isListed || (words === 1 && isNoVerb(token)) ? [] : [...vocabulary.meaningsOf(phrase)];
    const called = isVerb ? [] : calledSo(tokens, at, length, vocabulary);
    const known = isVerb ? [] : vocabulary.membersOf(phrase);
    const usable = called.length > 0 ? called : usableNames(known, tokens, at, length, vocabulary);
    const members = asWritten(usable, tokens.slice(at, at + length));
    if (members.length > 0) {
      const meaning: Meaning = { type: 'members', candidates: members };
      // A name of this site before a word that these data do not know, and before loose keywords; "Split" is a town
      // where it is written as one.
      const isWritten = token.proper && members.some(({ members: names }) => names.includes(token.text));
      isNamed ||= isWritten && words === 1;
      const place = meanings.findIndex(
        ({ type }) =>
          called.length > 0 ||
          (words === 1 && isAboutNothing(tokens, at)) ||
          type === 'topic' ||
          isWithinName(meanings[0] as Meaning, members, phrase.split(' '), vocabulary) ||
          // "Land" where a kind of property is called so, and nothing is split by countries
          (type === 'dimension' &&
            vocabulary.lacks(meanings[0] as Meaning) &&
            members.some(({ how }) => how === 'name')) ||
          (isWritten && vocabulary.lacks(meanings[0] as Meaning) && isBesideOther(tokens, at, vocabulary)) ||
          (type === 'keyword' &&
            (words > 1 ||
              isWritten ||
              isNameOfKeyword(tokens, at, vocabulary) ||
              membersOfSaidKind(members, tokens, at, vocabulary).length > 0)),
      );
      if (members.every(({ how }) => how === 'absent') || place < 0) meanings.push(meaning);
      else meanings.splice(place, 0, meaning);
    }
    // "In Split by market" begins with the town
    const isJoint = isNamed && meanings.every(({ type }) => type === 'keyword');
    if (meanings.length > 0 && !isJoint) found = { meanings, length };
  }
  const names =
    found === undefined ? [] : nameBeforeNumber(tokens, at, found.length, found.meanings, vocabulary);
  return names.length > 0 ? { meanings: [{ type: 'members', candidates: names }], length: 1 } : found;
}
