import { wholly } from './lead-and-tail.ts';

const QUESTION =
  /^(?:which|what|who|where|when|why|how|did|do|does|is|are|was|were|has|have|had|can|could|only|without)\b/i;

/** "Revenue too", "show the donors as well" */
const TOO = wholly(
  `(?:(?:plus|add|include)(?: me| us)? )*(?:the )?(?<added>.+?),? (?:too|as well|also|in addition|on top|alongside|next to it|beside it|besides)`,
);

/** "Add impressions", "also show revenue", "and also revenue" */
const ALSO = wholly(
  `(?:also(?:,? (?:show|add|give|include|list))?(?: me| us)?|(?:add|include)(?: in)?|plus) (?:the )?(?<added>.+?)`,
);

const OF_ANOTHER = /\b(?:what|how) about\b/i;

/** What is asked for beside what was told. "What about Germany too?" asks for Germany alone. */
export function addedIn(text: string): string | undefined {
  const added = (TOO.exec(text) ?? ALSO.exec(text))?.groups?.['added']?.replace(/^(?:their|its) /i, '');
  return added === undefined || QUESTION.test(added) || OF_ANOTHER.test(text) ? undefined : added;
}
