import type { ReadFilter } from '../reading/reading.ts';
import { withArticle } from './with-article.ts';

/** It limits to rows in which a name is blank, or to all others: blank cells are no name. */
export const isOfBlank = ({ is, members }: ReadFilter): boolean =>
  (is === 'one_of' || is === 'none_of') && members.length === 1 && members[0] === '';

/** "Without a landing page", "with a user type" */
export const blankWords = ({ is }: ReadFilter, label: string): string =>
  `${is === 'one_of' ? 'without' : 'with'} ${withArticle(label)}`;
