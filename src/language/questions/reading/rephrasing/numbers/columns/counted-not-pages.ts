import type { SourceView } from '../../../../data/source-view.ts';
import { camelCaseApart } from '../../../../text/camel-case-apart.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { isKeyword, isLight } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

/** What is done about a thing that is counted by it: demos by demo_requests, and no products by product_views. */
const DONE = new Set(
  wordsOf(
    'requests starts signups submissions bookings registrations requested started booked submitted sent',
  ),
);
/** "Landing on demos", "traffic to demos" */
const PLACE = /^(?:on|to|at|into|onto|via|through|visit(?:ed|ing)?|viewed|saw|from)$/i;
/** "Conversion to demos", "sessions to demos rate" lead to what is asked for, and to no page. */
const LEADING_TO = /\b(?:conver\w+|rate|ratio)\b/i;
/** "Sessions for demos": those of the page, or of what is asked for. */
const OPEN = /^(?:for|of|with)$/i;

/**
 * "Demos in august" where demo_requests are counted: in the plural, and where something is counted, these are meant, though a
 * page is called /demo. "Demo page sessions" are of the page; where it may be either, it is asked.
 */
export function countedNotPages(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.map((mark, at) => {
    const column = countedBy(mark, views);
    if (column === undefined || isOfPage(marks, at)) return mark;
    if (isOpen(marks, at)) throw ofPageOrNumber(marks, mark, column);
    return { ...mark, type: 'metric', metric: column };
  });
}

/** The one column that counts what is called like a page here. */
function countedBy(mark: Mark, views: readonly SourceView[]): string | undefined {
  if (mark.type !== 'members' || !/^\p{L}+s$/iu.test(mark.said)) return undefined;
  const isPage = mark.candidates.every(({ dimension, sourceId }) =>
    views.some(
      (view) => view.source.id === sourceId && /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? ''),
    ),
  );
  const [word] = wordsOf(mark.said);
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const [column, second] = [...new Set(columns)].filter((one) => {
    const [first, done, ...more] = wordsOf(camelCaseApart(one));
    return first === word && DONE.has(done ?? '') && more.length === 0;
  });
  return isPage && second === undefined ? column : undefined;
}

/** "Demos page", "on demos", "demos vs pricing", "demos sessions": one page among others. */
function isOfPage(marks: readonly Mark[], at: number): boolean {
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const other = isKeyword(next, 'versus', 'and', 'or')
    ? marks[at + 2]
    : isKeyword(before, 'versus', 'and', 'or')
      ? marks[at - 2]
      : undefined;
  return (
    (PLACE.test(before?.said ?? '') && !isLedTo(marks, at)) ||
    isKeyword(before, 'landing_on', 'without') ||
    /^(?:metric|path|members)$/.test(next?.type ?? '') ||
    /^(?:pages?|urls?|section|folder)$/i.test(next?.said ?? '') ||
    other?.type === 'path' ||
    (other?.type === 'members' && isOfPages(other))
  );
}

const isLedTo = (marks: readonly Mark[], at: number): boolean =>
  /^to$/i.test(marks[at - 1]?.said ?? '') && marks.some(({ said }) => LEADING_TO.test(said));

const isOfPages = (mark: Mark & { type: 'members' }): boolean =>
  mark.candidates.some(({ dimension }) => /page/.test(dimension));

/** "Sessions for demos" */
function isOpen(marks: readonly Mark[], at: number): boolean {
  if (!OPEN.test(marks[at - 1]?.said ?? '')) return false;
  const before = marks.slice(0, at - 1).findLast((mark) => !isLight(mark));
  return before?.type === 'metric';
}

function ofPageOrNumber(marks: readonly Mark[], named: Mark, column: string): Error {
  const saidAs = (said: string) =>
    asChoice(inWords(marks.map((one) => (one === named ? { ...one, said } : one))));
  const page = named.type === 'members' ? (named.candidates[0]?.members[0] ?? named.said) : named.said;
  return askedBack('name_of_two_columns', [saidAs(column.replaceAll('_', ' ')), saidAs(page)]);
}
