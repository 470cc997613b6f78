/** Languages that sites put first into their paths: `/de/produkte`, `/en-gb/cart`. */
const LANGUAGE_PART =
  /^(en|de|fr|es|it|nl|pl|pt|sv|da|fi|nb|cs|sk|hu|ro|el|ja|zh|ko|ru|tr|uk)([-_][a-z]{2})?$/;
const INDEX_FILE = /^(index|default|home)\.(html?|php|aspx?|jsp)$/;
const FILE_ENDING = /\.(html?|php|aspx?|jsp)$/;

export interface PagePath {
  /** Parts between slashes in lower case, without a language in front and without a file's ending. */
  readonly parts: readonly string[];
  readonly query: string;
}

/** A page's path as analytics report it: with or without a query, a slash at the end, a language in front. */
export function readPagePath(text: string): PagePath {
  const [withQuery = ''] = text.split('#', 1);
  const queryAt = withQuery.indexOf('?');
  const path = queryAt === -1 ? withQuery : withQuery.slice(0, queryAt);
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  if (LANGUAGE_PART.test(parts[0] ?? '')) parts.shift();
  const last = parts.at(-1);
  if (last !== undefined && INDEX_FILE.test(last)) parts.pop();
  else if (last !== undefined) parts[parts.length - 1] = last.replace(FILE_ENDING, '');
  return { parts, query: queryAt === -1 ? '' : withQuery.slice(queryAt + 1).toLowerCase() };
}
