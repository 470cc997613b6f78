import { arrangingWords } from './arranging-words.ts';
import { askingWords } from './asking-words.ts';
import { comparingWords } from './comparing-words.ts';
import { joiningWords } from './joining-words.ts';
import type { KeywordWords } from './keyword.ts';

/** All keywords. A phrase that stands for several means first what comes first here. */
export const keywordWords: readonly KeywordWords[] = [
  ...joiningWords,
  ...comparingWords,
  ...arrangingWords,
  ...askingWords,
];
