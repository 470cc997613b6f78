import { monthOf, weekdayOf } from '../dates/calendar-words.ts';

/** One piece of a text, read by itself. */
export interface Token {
  /** As it was typed. */
  readonly text: string;
  /** Lower case, without accents, in the singular: what vocabularies are keyed by. */
  readonly word: string;
  /** `date`: as it was typed, 2026-03-09 or 9.3.26, not read yet. `quoted`: without its marks. `path`: of a page, or an address. */
  readonly kind: 'word' | 'number' | 'date' | 'quoted' | 'path' | 'sign';
  /** Of a number; percent signs and thousands are read already: 2 % is 0.02, 1,500 is 1500, 3k is 3000. */
  readonly value?: number;
  readonly percent?: boolean;
  /** 14th, 1st. */
  readonly ordinal?: boolean;
  /** True when it stands right behind the token before: the parts of "sign-ups". */
  readonly glued: boolean;
  /** Begins with a capital that does not begin the sentence. */
  readonly proper: boolean;
}

/** Longest text that is read; the form of the questions ends there as well. */
export const LONGEST_QUESTION = 5_000;

/** A letter with the sign that is part of its name: "C#", "A+". */
const SIGNED = String.raw`(?<![\p{L}\p{N}])\p{L}(?:\+{1,2}|#)(?![\p{L}\p{N}+#])`;

// One alternative for each kind, each of which ends at the first character that it cannot have: linear in the text.
const PATTERN = new RegExp(
  String.raw`"([^"]{1,300})"|“([^”]{1,300})”|„([^“”]{1,300})[“”]|«([^»]{1,300})»|(?<![\p{L}\p{N}])'([^']{2,300})'(?![\p{L}\p{N}])|(\((?:other|direct|none|not set|not provided|data not available)\))|(https?:\/\/[^\s?"<>,;]{1,500})|((?<![\p{L}\p{N}])\/[\p{L}\p{N}_\-./%~+]{1,400}|(?<=(?:^|\b(?:pages?|urls?|path|for|from|of|on|to|than|vs\.?|versus|did|does|do|is|was|and|or|via|between|without|excluding|except|besides|out|counting|not|but|only|comparing|compare|in|within) ))\/(?= (?!or\b|to\b|and\/)|[?,!:]|'s\b|$))|(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2}(?!\d))|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2}(?!\d)))|(\d+(?:\.\d+){2,})|(\d{1,3}(?:[,\u2009\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\s?%|\s?percent\b|k\b|m\b|st\b|nd\b|rd\b|th\b)?|(${SIGNED}|[\p{L}\p{M}]+)|(!=|<>|[<>≤≥]=?|\S)`,
  'giu',
);

/**
 * The pieces of a text in their order. Blanks, the signs within "sign-ups" and "youtube.com" and the end of "what's"
 * are none of them. Any text is read; what is longer than LONGEST_QUESTION is cut there.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  let sentenceBegins = true;
  // "which one(s)" is one or several of them
  const input = text
    .normalize('NFKC')
    .slice(0, LONGEST_QUESTION)
    .replace(/(?<=\p{L})\(s\)/giu, 's');
  for (const match of input.matchAll(PATTERN)) {
    const [whole, q1, q2, q3, q4, q5, named, url, path, date, version, digits, suffix, letters] = match;
    const glued = match.index === end;
    end = match.index + whole.length;
    const begins = sentenceBegins;
    sentenceBegins = /^[.!?]$/.test(whole);
    // Names that Analytics writes in brackets are names with them; 6.0.1 is one, too.
    const isMillions = version !== undefined && POINTED_MILLIONS.test(version);
    const quoted = q1 ?? q2 ?? q3 ?? q4 ?? q5 ?? named ?? (isMillions ? undefined : version);
    const at = { text: whole, glued, proper: false };
    if (isMillions)
      tokens.push({ ...at, ...numberOf(version.replaceAll('.', '')), word: version, kind: 'number' });
    else if (quoted !== undefined) {
      tokens.push({
        ...at,
        text: quoted.trim(),
        word: quoted.trim().toLowerCase(),
        kind: /^(?:\/|https?:)/.test(quoted.trim()) ? 'path' : 'quoted',
      });
    } else if (url !== undefined || path !== undefined) {
      tokens.push({ ...at, text: whole.replace(/[.]+$/, ''), word: whole.toLowerCase(), kind: 'path' });
    } else if (date !== undefined) {
      tokens.push({ ...at, word: date, kind: 'date' });
    } else if (digits !== undefined) {
      tokens.push({ ...at, ...numberOf(digits, suffix), word: digits, kind: 'number' });
    } else if (letters !== undefined) {
      const last = tokens.at(-1);
      // The end of "what's" and "country's".
      if (glued && /^s$/i.test(letters) && (last?.text === "'" || last?.text === '’')) {
        tokens.pop();
        continue;
      }
      // "don't" is one word, as people type it without the sign too.
      const before = tokens.at(-2);
      if (glued && (last?.text === "'" || last?.text === '’') && before?.kind === 'word') {
        tokens.splice(-2, 2, { ...before, text: before.text + letters, word: stem(before.text + letters) });
        continue;
      }
      tokens.push({
        ...at,
        word: stem(letters),
        kind: 'word',
        proper: !begins && /^\p{Lu}/u.test(letters),
      });
    } else {
      const last = tokens.at(-1);
      // "pages/session"; what is listed beside each other is in the plural
      if (whole === '/' && glued && last?.kind === 'word' && UNDER.test(input.slice(end)))
        tokens.push({ ...at, text: 'per', word: 'per', kind: 'word', glued: false });
      // "w/ mobile"
      else if (whole === '/' && glued && last?.word === 'w')
        tokens.splice(-1, 1, { ...last, text: 'with', word: 'with' });
      // "300+ sessions", but "1+1"
      else if (whole === '+' && glued && last?.kind === 'number' && !/^[\p{L}\p{N}]/u.test(input.slice(end)))
        for (const word of ['or', 'more'])
          tokens.push({ ...at, text: word, word, kind: 'word', glued: false });
      else tokens.push({ ...at, word: whole, kind: 'sign' });
    }
  }
  return tokens.filter((token, at) => !isJoint(token, tokens[at - 1], tokens[at + 1]));
}

/** 1.000.000: no version has three digits behind each of its points. */
const POINTED_MILLIONS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;

const UNDER = /^(?:session|visit|user|visitor|order|purchase|click)\b/i;

const isCalendarWord = (word: string): boolean => (monthOf(word) ?? weekdayOf(word)) !== undefined;

/** The sign within "sign-ups", "youtube.com" and "source/medium": what it joins are words of their own. */
function isJoint(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  // "excl. direct", "mobile vs. desktop"
  if (
    token.word === '.' &&
    token.glued &&
    after !== undefined &&
    /^(?:excl|incl|vs|v|approx|avg|no)$/.test(before?.word ?? '')
  )
    return true;
  if (token.kind !== 'sign' || !/^[-_./'’]$/.test(token.word) || !token.glued || !after?.glued) return false;
  if (before?.kind !== 'word' || after.kind !== 'word') return false;
  // Jan-Mar, Mon-Fri
  return !(isCalendarWord(before.word) && isCalendarWord(after.word));
}

function numberOf(digits: string, suffix = ''): Pick<Token, 'value' | 'percent' | 'ordinal'> {
  const plain = Number(digits.replace(/[,\u2009\u00a0\u202f]/g, ''));
  const unit = suffix.trim().toLowerCase();
  if (unit === '%' || unit === 'percent') return { value: plain / 100, percent: true };
  if (unit === 'k') return { value: plain * 1_000 };
  if (unit === 'm') return { value: plain * 1_000_000 };
  return unit === '' ? { value: plain } : { value: plain, ordinal: true };
}

const SHORT_PLURALS = new Set(['ups', 'ads', 'ids', 'pcs', 'tvs', 'ins', 'ops']);

/** The words of a site's names are read with every question anew. */
const MOST_STEMS = 10_000;
const stems = new Map<string, string>();

/** What words are compared by: "Países" and "pais", "countries" and "country", "sessions" and "Session". */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const found = stemOf(word);
  stems.set(word, found);
  return found;
}

function stemOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  if (SHORT_PLURALS.has(plain)) return plain.slice(0, -1);
  // What is new is no news
  if (plain.length <= 3 || /(?:ss|us|is|ous|^news)$/.test(plain)) return plain;
  if (/(?:ches|shes|xes|sses|zes)$/.test(plain)) return plain.slice(0, -2);
  if (/[^aeiou]ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  // Mars is no March
  const isShortMonth = plain.length <= 5 && monthOf(plain.slice(0, -1)) !== undefined;
  return plain.endsWith('s') && !isShortMonth ? plain.slice(0, -1) : plain;
}

const WORD = new RegExp(String.raw`${SIGNED}|[\p{L}\p{M}]+|\p{N}+`, 'gu');

/** A name or phrase as the words that a question would hold for it: "Paid Search" → paid search, "sign_ups" → sign up. */
export function wordsOf(text: string): readonly string[] {
  return (text.normalize('NFKC').match(WORD) ?? []).map(stem);
}
