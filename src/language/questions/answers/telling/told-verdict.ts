import type { BoundText } from '../../../bound-text.ts';

/** What a question of yes or no is told first; by a clause of its own where yes or no alone says too little ("Not both:"). */
export type ToldVerdict = 'yes' | 'no' | BoundText;

/** Of what is known to be so, or not to be so. */
export const yesIf = (isSo: boolean): 'yes' | 'no' => (isSo ? 'yes' : 'no');
