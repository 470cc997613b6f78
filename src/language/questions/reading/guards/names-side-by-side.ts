import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isBeginning } from '../marking/parts-of-names.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseKindOfOrders } from './refuse-kind-of-orders.ts';

/** What joins no list of names. */
const BETWEEN = /^(?:by|via|through|about|regarding|using)$/i;

/**
 * "Reading Station takings", "NHS plan appointments": two names of one column side by side may be one name that the data do not have.
 * They are added up only where "and" or a comma says so: "about email by phone" may be of nothing that is both.
 */
export function refuseSideBySide(marks: readonly Mark[], { filters, each }: Reading): void {
  if (each !== null) return;
  for (const [at, first] of marks.entries()) {
    const lead = BETWEEN.test(marks[at + 1]?.said ?? '') ? 1 : 0;
    const second = marks[at + 1 + lead];
    if (first.type !== 'members' || second?.type !== 'members') continue;
    const isBoth = filters.some(
      ({ dimension, members }) =>
        [first, second].every((mark) =>
          mark.candidates.some(
            (one) => one.dimension === dimension && one.members.some((name) => members.includes(name)),
          ),
        ) && members.length > 1,
    );
    if (!isBoth) continue;
    const said = (names: string): string =>
      inWords([...marks.slice(0, at), { ...first, said: names }, ...marks.slice(at + 2 + lead)]);
    const choices = [`${first.said} and ${second.said}`, first.said, second.said].map(said).map(asChoice);
    throw askedBack('one_or_two_names', choices);
  }
}

/** "Late fees" of late_returns and hire_fees: what says of one number which of them are meant is none of another. */
export function refuseForeignPart(marks: readonly Mark[]): void {
  refuseKindOfOrders(marks);
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    if (mark.type !== 'metric' || next?.type !== 'metric' || mark.metric === next.metric) continue;
    const words = wordsOf(mark.metric);
    const said = wordsOf(mark.said);
    const isDescribing = words.length > 1 && said.length === 1 && words.at(-1) !== said[0];
    // The tickets of tickets_sold are the number itself
    if (!isDescribing || words.some((word) => isBeginning(word)) || isDone(words)) continue;
    const rest = inWords(marks.filter((one) => one !== mark));
    throw new NotAnswerable({
      type: 'unknown_words',
      said: [`${mark.said} ${next.said}`],
      rest,
      isName: false,
    });
  }
}

/** Refunds_issued, items_wasted: what was done stands behind, what it was done to before. */
const isDone = (words: readonly string[]): boolean => /(?:ed|sold|sent|lost)$/.test(words.at(-1) ?? '');
