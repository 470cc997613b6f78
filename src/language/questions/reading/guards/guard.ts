import type { SourceView } from '../../data/source-view.ts';
import type { Assembled } from '../assemble.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';

/** How words come to be read: as a question of their own, as one that follows another, as one of two steps. */
type Path = 'own' | 'follow_on' | 'step';

/** A question that was read, before it is answered. */
export interface Guarded {
  readonly path: Path;
  readonly marks: readonly Mark[];
  /** What its words say by themselves. */
  readonly assembled: Assembled;
  /** What is to be answered: of a follow-up, together with the question before. */
  readonly reading: Reading;
  readonly before: Reading | undefined;
  /** It speaks of what the question before told: "its revenue", "split it by device". */
  readonly isOfBefore: boolean;
  /** Words that the reading says nothing of. */
  readonly idle: readonly Mark[];
  readonly view: SourceView;
  readonly options: AssembleOptions;
}

export interface Guard {
  readonly name: string;
  /** What would be answered wrongly without it. */
  readonly catches: string;
  /** Where it cannot tell, and why; it is run everywhere else. */
  readonly except: Partial<Readonly<Record<Path, string>>>;
  readonly refuse: (guarded: Guarded) => void;
}
