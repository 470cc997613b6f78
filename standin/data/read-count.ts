import { invalidArgument } from '../google-error.ts';

/** A limit or an offset; 0 where it is absent. */
export function readCount(text: string | undefined, refusal: string): number {
  const count = Number(text ?? '0');
  if (count < 0) throw invalidArgument(refusal);
  return count;
}
