import type { Question } from '../../contract.ts';

/** What is left of a question in a list of files. */
const MOST_LETTERS = 60;

/** Of what is saved of an answer, without its ending: "Why did sales fall?" → "weekwise-why-did-sales-fall". */
export function fileName({ questionText }: Pick<Question, 'questionText'>): string {
  const words = questionText
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const kept: string[] = ['weekwise'];
  for (const word of words) {
    if (word === '') continue;
    const room = MOST_LETTERS - kept.join('-').length - 1;
    if ([...word].length > room) {
      if (kept.length === 1) kept.push([...word].slice(0, room).join(''));
      break;
    }
    kept.push(word);
  }
  return kept.length === 1 ? 'weekwise-answer' : kept.join('-');
}
