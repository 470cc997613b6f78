import type { AnswerQuery } from '../../answer-form.ts';

export interface GroupedQuery {
  /** Its place among the queries of the answer. */
  readonly place: number;
  readonly query: AnswerQuery;
  /** In which it differs from the others of its group; of the only one, all of it. */
  readonly words: string;
}

export interface QueryGroup {
  /** What all of them ask: "Sessions by Channel". */
  readonly title: string;
  readonly queries: readonly GroupedQuery[];
}

/**
 * Queries that ask for the same numbers, of other periods or with other limits, stand together: one week against eight others is
 * one query nine times. Each group stands where its first query does.
 */
export function queryGroups(queries: readonly AnswerQuery[]): readonly QueryGroup[] {
  const groups = new Map<string, { query: AnswerQuery; place: number }[]>();
  for (const [place, query] of queries.entries()) {
    const key = `${query.source.id}\n${titleOf(query)}`;
    groups.set(key, [...(groups.get(key) ?? []), { query, place }]);
  }
  return [...groups.values()].map((alike) => {
    const [first] = alike;
    const title = first === undefined ? '' : titleOf(first.query);
    if (alike.length < 2) return { title, queries: alike.map((one) => ({ ...one, words: one.query.words })) };
    const ends = alike.map(({ query }) => query.words.slice(title.length).replace(/^, /, ''));
    const short = ends.map((end) => end.replace(ALIKE, ''));
    const told = new Set(short).size === new Set(ends).size ? short : ends;
    return {
      title,
      queries: alike.map((one, at) => ({ ...one, words: capitalized(told[at] ?? one.query.words) })),
    };
  });
}

/** The plan in words begins with its numbers and what they are split by. */
const titleOf = ({ words }: AnswerQuery): string => /^.*?(?=, (?:where|from|on) )/s.exec(words)?.[0] ?? words;

/** In what order and how many rows: as a rule, the same of all. */
const ALIKE = /, (?:sorted by .*, )?at most [\d,]+ rows\.$/s;

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
