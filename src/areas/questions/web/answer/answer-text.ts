import { partOf } from '#src/web/ui/answer/part-of.ts';
import { NOTE, plainTable } from '#src/web/ui/answer/plain-table.ts';
import { isNumericColumn } from '#src/web/ui/answer/write-cell.ts';
import { columnWriter } from '#src/web/ui/answer/write-column.ts';
import { csvText } from '#src/web/ui/chart/csv-text.ts';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { COUNTED } from '../../counted.ts';

/**
 * The answer for a message: the question, the finding, its explanation and what is imperfect about the data, without marks of
 * Markdown.
 */
export const answerText = ({ questionText }: Question, answer: Answer): string =>
  [questionText, answer.headline, unmarked(answer.explanation), untoldMarks(answer).join('\n')]
    .filter((text) => text !== '')
    .join('\n\n');

/** What is imperfect about the data and the explanation does not tell itself. */
const untoldMarks = ({ marks, explanation }: Answer): readonly string[] =>
  marks.filter((mark) => !explanation.includes(mark));

/** Markdown as it reads: lists stay lists, what was escaped is spelled. */
const unmarked = (markdown: string): string =>
  markdown
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\\([!-/:-@[-`{-~])|\*\*|`/g, (_, escaped?: string) => escaped ?? '');

/** Characters that would end a cell or start a mark of Markdown. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');

/** The explanation is Markdown itself; a name from outside in it still becomes no element. */
const withoutHtml = (markdown: string) => markdown.replace(/<(?=[a-z/!?])/gi, '\\<');

/** Answers kept by an open page from before have none. */
const readAsText = ({ readAs = [] }: Partial<Answer>): string =>
  readAs.length === 0 ? '' : `Read as ${readAs.map(({ text }) => plain(text)).join(' · ')}`;

/** How it was understood, and what is imperfect about the data where the answer does not tell it itself. */
const remarksOf = (answer: Answer): readonly string[] => [...answer.assumptions, ...untoldMarks(answer)];

/**
 * The explanation as it is shown: what is imperfect about the data and what was counted stand below it with the other remarks,
 * in their size, not among what was found.
 */
export function shownText(answer: Answer): {
  readonly explanation: string;
  readonly remarks: readonly string[];
} {
  const { assumptions, marks } = answer;
  if (answer.explanation.startsWith(COUNTED))
    return { explanation: '', remarks: [unmarked(answer.explanation), ...assumptions, ...marks] };
  const explanation = answer.explanation
    .split('\n\n')
    .filter((paragraph) => !marks.includes(paragraph))
    .join('\n\n');
  return { explanation, remarks: [...assumptions, ...marks.filter((mark) => !explanation.includes(mark))] };
}

/** The whole answer for a document: question, finding, explanation, tables, remarks, where it is. */
export function answerMarkdown(question: Question, answer: Answer, link: string): string {
  const { explanation } = answer;
  return [
    `# ${plain(answer.headline)}`,
    `> ${plain(question.questionText)}`,
    readAsText(answer),
    withoutHtml(explanation),
    ...answer.tables.map((table) => {
      const writers = table.columns.map((_, column) => columnWriter(table, column, answer.currency));
      return [
        `## ${plain([table.title, partOf(table)].filter((part) => part !== undefined).join(' · '))}\n`,
        `| ${table.columns.map(plain).join(' | ')} |`,
        `|${table.columns.map((_, column) => (isNumericColumn(table, column) ? '---:' : '---')).join('|')}|`,
        ...table.rows.map((_, row) => `| ${writers.map((write) => plain(write(row))).join(' | ')} |`),
      ].join('\n');
    }),
    remarksOf(answer)
      .map((remark) => `- ${plain(remark)}`)
      .join('\n'),
    `[Asked in Weekwise on ${formatDateTime(question.createdAt)}](${link})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * The tables as comma-separated values: numbers without units, nothing where there is no data. Where there are several, each
 * stands below its title. What is imperfect about the data goes with them, below: a file is read where no screen tells it.
 */
export const answerCsv = ({ tables, marks }: Answer): string =>
  [
    ...tables.map((table) => {
      const { columns, rows } = plainTable(table);
      return tables.length === 1 ? csvText(columns, rows) : csvText([table.title], [columns, ...rows]);
    }),
    ...(marks.length === 0 ? [] : [marks.map((mark) => csvText([NOTE, mark], [])).join('')]),
  ]
    .join('\r\n')
    .replace(/\r\n$/, '');
