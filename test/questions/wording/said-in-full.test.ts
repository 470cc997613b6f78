import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFull } from '#src/language/questions/reading/rephrasing/in-full/in-full.ts';
import { RULES } from '#src/language/questions/reading/rephrasing/in-full/rules-in-order.ts';

const here = new URL('../fresh/stored/', import.meta.url);
const questions = readdirSync(here)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, here), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { readonly question: string }).question);

/** No rule undoes, doubles or needs another that had its turn before it. */
test('every stored question is at rest once it is said in full', () => {
  const restless = questions.map(inFull).filter((full) => inFull(full) !== full);
  expect(restless).toEqual([]);
});

test('a rule that is not looked for in a stored question would not have changed it', () => {
  const withAll = (text: string) => RULES.reduce((said, { words, full }) => said.replace(words, full), text);
  expect(questions.map(inFull)).toEqual(questions.map(withAll));
});
