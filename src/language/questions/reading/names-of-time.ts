import { wordsOf } from '../text/tokenize.ts';
import type { Mark } from './mark.ts';

/** Words that rules about times go by, of which a plan or a pass may be called. */
const OF_TIME =
  /^(?:day|week|weekend|weekday|month|quarter|year|daily|weekly|monthly|quarterly|yearly|annual)$/;

/** Names in full that have a word of time ("weekend pass", "Monthly member"), as they are typed: no rule reads them as that time. */
export const namesOfTime = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => {
    const words = wordsOf(mark.said);
    const isName =
      mark.type === 'members' &&
      mark.candidates.some(({ how, members: [name = ''] }) => how === 'name' && isSaid(words, name));
    return isName && words.length > 1 && words.some((word) => OF_TIME.test(word)) ? [mark.said] : [];
  });

const isSaid = (words: readonly string[], name: string): boolean =>
  words.join(' ') === wordsOf(name).join(' ');
