import type { Answer } from '../../answer-form.ts';
import { isDrawn } from './answer-chart.tsx';
import { shownTables } from './shown-tables.ts';

/** Sentences that say more than a reader takes in passing. */
const MANY_LETTERS = 320;

/**
 * What is shown of an answer that is one of many: the finding, its picture or else its first rows, every reservation, and what
 * it refers to.
 */
export function briefOf(answer: Answer): Answer {
  const [first] = shownTables(answer).filter(({ isTold }) => !isTold);
  return {
    ...answer,
    explanation: briefText(answer.explanation),
    tables: isDrawn(answer) || first === undefined ? [] : [first.table],
  };
}

/** Whether there is more than that. */
export function hidesSomething(answer: Answer): boolean {
  const brief = briefOf(answer);
  return (
    brief.explanation !== answer.explanation ||
    shownTables(answer).length > brief.tables.length ||
    brief.tables.some(({ rows }) => rows.length > 3)
  );
}

/** Whole paragraphs from the first, as many as fit; at least one, and no table. */
function briefText(markdown: string): string {
  const kept: string[] = [];
  for (const paragraph of markdown.split('\n\n')) {
    const isTable = /^\s*\|/.test(paragraph);
    if (isTable || (kept.length > 0 && kept.join('').length + paragraph.length > MANY_LETTERS)) break;
    kept.push(paragraph);
  }
  return kept.join('\n\n');
}
