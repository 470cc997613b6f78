import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { askedBack } from '../problem.ts';

/** Where nothing of the question stands by itself: what can always be told. */
const ALWAYS = ['{metric} by channel last month', '{metric} last month vs the month before'];

/** Asks which part of a question is to be told: the parts that were found, those joined by "and", what can always be told. */
export function askWhichPart(marks: readonly Mark[], parts: readonly (readonly Mark[])[]): never {
  const found = [...parts, ...joined(marks)].map((part) =>
    inWords(part)
      .replace(/^[^\p{L}\p{N}]*(?:and )?/u, '')
      .replace(/[\s,;:]+$/, ''),
  );
  const whole = inWords(marks);
  const choices = [...new Set([...found, ...ALWAYS])]
    .filter((question) => question !== '' && question !== whole)
    .map((question) => ({ label: question.charAt(0).toUpperCase() + question.slice(1), question }));
  throw askedBack('which_part', choices);
}

/** "Mobile sessions" and "desktop revenue" */
function joined(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const ends = [...marks.flatMap((mark, at) => (isKeyword(mark, 'and') ? [at] : [])), marks.length];
  const parts = ends.map((end, at) => marks.slice(at === 0 ? 0 : (ends[at - 1] as number) + 1, end));
  return parts.length > 1 && parts.every((part) => part.some(({ type }) => type === 'metric')) ? parts : [];
}
