/** What other areas may ask of this one. */
export { type MakeAnswerParts, makeAnswer } from './make-answer.ts';
