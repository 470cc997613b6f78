import { type Assembled, assemble } from '../assemble.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { guardReading } from '../guards/guards.ts';
import { unheard } from '../guards/heard/unheard.ts';
import type { Mark } from '../mark.ts';
import { ifAnswerable } from '../problem.ts';

/** What the words ask, where they are a question of numbers that no guard asks back. */
export const heard = (marks: readonly Mark[], options: AssembleOptions): Assembled | undefined =>
  ifAnswerable(() => {
    const assembled = assemble(marks, options);
    const { reading } = assembled;
    const view = options.views.find(({ source }) => source.id === reading.sourceId);
    if (reading.intent !== 'numbers' || view === undefined) return undefined;
    const idle = unheard(marks, options, assembled);
    guardReading({
      path: 'step',
      marks,
      assembled,
      reading,
      before: undefined,
      isOfBefore: false,
      idle,
      view,
      options,
    });
    return assembled;
  });
