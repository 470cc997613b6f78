import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** One word of a claim, or several that name one thing. */
export interface ClaimWord {
  readonly is: Kind;
  /** As it is typed, with what belongs to it ("Vienna's"). */
  readonly said: string;
  /** The columns that a name may be of, empty of all others. */
  readonly columns: readonly string[];
}

/** `thing`: what is listed or counted; `way`: more or fewer; `move`: rose or fell; `lead`: what a place or a time stands behind. */
type Kind =
  | 'joint'
  | 'not'
  | 'way'
  | 'move'
  | 'than'
  | 'lead'
  | 'time'
  | 'name'
  | 'number'
  | 'metric'
  | 'thing'
  | 'comma'
  | 'light'
  | 'other';

const WORDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:but|and|yet|while|whereas|though|although)$/i, 'joint'],
  [/^(?:not|never)$/i, 'not'],
  [
    /^(?:more|fewer|less|higher|lower|greater|bigger|larger|smaller|better|worse|stronger|weaker|busier|quieter)$/i,
    'way',
  ],
  [/^than$/i, 'than'],
  [/^(?:in|on|for|at|from|with|during|by|via|through|within)$/i, 'lead'],
  [/^,$/, 'comma'],
  [
    /^(?:the|an?|its|their|his|her|also|even|it|they|has|have|had|did|does|do|is|are|was|were|there)$/i,
    'light',
  ],
];

const kindOfWord = (word: string): Kind | undefined => WORDS.find(([words]) => words.test(word))?.[1];

/** A question as words, each with what it is to a claim; undefined where its marks are not found in it. */
export function claimWords(text: string, marks: readonly Mark[]): readonly ClaimWord[] | undefined {
  const words: ClaimWord[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.type === 'stop') break;
    if (mark.said === '') continue;
    const from = text.indexOf(mark.said, at);
    if (from < 0) return undefined;
    const to = from + mark.said.length;
    // "Vienna's" is marked as "Vienna"
    const end = to + (/^['’]s?(?=[\s,?.!]|$)/.exec(text.slice(to))?.[0].length ?? 0);
    words.push(...wordsOf(mark, text.slice(from, end)));
    at = end;
  }
  return words;
}

function wordsOf(mark: Mark, said: string): readonly ClaimWord[] {
  const one = (is: Kind, columns: readonly string[] = []): readonly ClaimWord[] => [{ is, said, columns }];
  if (mark.type === 'members')
    return one(
      'name',
      mark.candidates.map(({ dimension }) => dimension),
    );
  if (mark.type === 'time') return one('time');
  if (mark.type === 'number') return one('number');
  if (mark.type === 'metric') return one('metric');
  if (mark.type === 'dimension') return one('thing');
  if (mark.type !== 'keyword' && mark.type !== 'noise') return one('other');
  const isMove = isKeyword(mark, 'gain', 'loss');
  return said.split(' ').map((word) => ({
    is:
      kindOfWord(word) ??
      (isMove ? 'move' : isKeyword(mark, 'preposition') ? 'lead' : mark.type === 'noise' ? 'light' : 'other'),
    said: word,
    columns: [],
  }));
}
