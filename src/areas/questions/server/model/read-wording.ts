import { allowedPhrases, isFunctionWord } from './allowed-words.ts';
import { WordingRefused } from './wording-refused.ts';

/** What a text of the model is made of, in its order; blanks are left out, a new line is a mark. */
export type WordingItem =
  | {
      readonly is: 'cell';
      readonly row: number;
      readonly column: number;
      readonly at: number;
      readonly length: number;
    }
  | { readonly is: 'metric'; readonly metric: string }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'mark'; readonly mark: string };

type Token = Exclude<WordingItem, { is: 'metric' }> | { readonly is: 'blank' };

const CELL = /\{\{ ?cell ?: ?(\d{1,4}) ?: ?(\d{1,2}) ?\}\}/y;
const WORD = /[A-Za-z]+(?:-[A-Za-z]+)*/y;
const MARK = /[,.;:]/y;
const BLANK = / +|\n{1,2}/y;

/**
 * Reads a text by what it may hold, and refuses it with anything else in it: cells and words of a closed list, each with
 * blanks or plain marks around it, so that nothing clings to a number.
 */
export function readWording(template: string, columns: readonly string[]): WordingItem[] {
  const tokens = tokensOf(template);
  refuseClinging(tokens);
  const marked = tokens.flatMap((token): Exclude<Token, { is: 'blank' }>[] =>
    token.is === 'blank' ? [] : [token],
  );
  return withPhrases(marked, columns);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at += found[0].length;
    return found;
  };
  while (at < text.length) {
    const start = at;
    const cell = take(CELL);
    if (cell !== null) {
      const [whole, row, column] = cell;
      tokens.push({ is: 'cell', row: Number(row), column: Number(column), at: start, length: whole.length });
      continue;
    }
    const word = take(WORD)?.[0];
    const mark = word === undefined ? take(MARK)?.[0] : undefined;
    const blank = word === undefined && mark === undefined ? take(BLANK)?.[0] : undefined;
    if (word !== undefined) tokens.push({ is: 'word', word });
    else if (mark !== undefined) tokens.push({ is: 'mark', mark });
    else if (blank === undefined)
      throw new WordingRefused('The text holds a mark or a letter that it may not.');
    // A new line ends what is said on the one before it
    else tokens.push(blank.startsWith('\n') ? { is: 'mark', mark: '\n' } : { is: 'blank' });
  }
  return tokens;
}

/** A mark stands right behind a word or a cell, and a blank behind it; words and cells stand between blanks. */
function refuseClinging(tokens: readonly Token[]): void {
  const isApart = (token: Token | undefined): boolean =>
    token === undefined || token.is === 'blank' || (token.is === 'mark' && token.mark === '\n');
  for (const [at, token] of tokens.entries()) {
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    if (token.is === 'mark' && token.mark !== '\n') {
      const isBehind = before?.is === 'word' || before?.is === 'cell';
      if (!isBehind || !isApart(behind)) throw new WordingRefused('The text holds a mark by itself.');
    }
    if ((token.is === 'word' || token.is === 'cell') && !isApart(before))
      throw new WordingRefused('Something clings to a cell or a word.');
  }
}

/** Names of the catalogue as one, and every other word one of the closed list. */
function withPhrases(
  tokens: readonly Exclude<Token, { is: 'blank' }>[],
  columns: readonly string[],
): WordingItem[] {
  const phrases = allowedPhrases(columns);
  const items: WordingItem[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Exclude<Token, { is: 'blank' }>;
    if (token.is !== 'word') {
      items.push(token);
      at += 1;
      continue;
    }
    const phrase = phrases.find(({ words }) =>
      words.every((word, place) => isWord(tokens[at + place], word)),
    );
    const [first, ...rest] = token.word;
    const isFirst = isSentenceEnd(tokens[at - 1]);
    const word = isFirst && first !== undefined ? first.toLowerCase() + rest.join('') : token.word;
    if (phrase !== undefined) {
      items.push(
        phrase.metric === undefined ? { is: 'word', word } : { is: 'metric', metric: phrase.metric },
      );
      at += phrase.words.length;
    } else if (isFunctionWord(word)) {
      items.push({ is: 'word', word });
      at += 1;
    } else
      throw new WordingRefused(`The text says "${token.word}", which is not among the words it may say.`);
  }
  return items;
}

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.is === 'word' && token.word.toLowerCase() === word;

export const isSentenceEnd = (item: WordingItem | Token | undefined): boolean =>
  item === undefined || (item.is === 'mark' && (item.mark === '.' || item.mark === '\n'));
