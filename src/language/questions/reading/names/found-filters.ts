import type { Assumption } from '../assumption.ts';
import type { Piece } from '../piece.ts';
import type { ReadFilter } from '../reading.ts';

/** A name of the question, with what it was called. */
export interface NamedMembers {
  readonly dimension: string;
  readonly members: readonly string[];
  readonly name: string;
  readonly at: number;
  readonly negated: boolean;
}

type Way = 'one_of' | 'containing' | 'starting_with';

const NEGATED = {
  one_of: 'none_of',
  containing: 'not_containing',
  starting_with: 'not_starting_with',
} as const;

/** What was found so far, and whether the words that come are said to be left out. */
export class FoundFilters {
  readonly filters: (ReadFilter & { at: number })[] = [];
  readonly named: NamedMembers[] = [];
  readonly assumptions: Assumption[] = [];
  #negation: Piece | undefined;
  #isNegated = false;
  #hasNegated = false;

  get isNegated(): boolean {
    return this.#isNegated;
  }

  /** "Non-US mobile revenue": what stands right behind the name is not left out with it. */
  get isOfNextOnly(): boolean {
    return this.#isNegated && /^non-?$/i.test(this.#negation?.said ?? '');
  }

  /** A name that the last word of leaving out is about. */
  get hasNegated(): boolean {
    return this.#hasNegated;
  }

  /** From here on names are left out. */
  negate(word?: Piece): void {
    this.#isNegated = true;
    this.#hasNegated = false;
    if (word !== undefined) this.#negation = word;
  }

  affirm(): void {
    this.#isNegated = false;
  }

  add(at: number, dimension: string, is: Way, members: readonly string[]): void {
    if (this.#isNegated && this.#negation) this.#negation.used = true;
    if (this.#isNegated) this.#hasNegated = true;
    const kind = this.#isNegated ? NEGATED[is] : is;
    // Germany and Austria are counted together; a text in quotes after another is a second condition of its own.
    // "Blog posts about roses": a section and a word are two conditions.
    const same = this.filters.find(
      (one) =>
        one.dimension === dimension &&
        one.is === kind &&
        (is !== 'containing' || one.members.some(isSection) === members.some(isSection)),
    );
    if (same) same.members.push(...members.filter((member) => !same.members.includes(member)));
    else this.filters.push({ dimension, is: kind, members: [...members], at });
  }

  name(at: number, dimension: string, members: readonly string[], name: string): void {
    this.named.push({ dimension, members, name, at, negated: this.#isNegated });
  }

  assume(assumption: Assumption): void {
    this.assumptions.push(assumption);
  }
}

const isSection = (name: string): boolean => name.startsWith('/');
