import { csvText } from '#src/web/ui/chart/csv-text.ts';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { isNumeric, writeCell } from './write-cell.ts';

/** The answer for a message: the finding and its explanation. */
export const answerText = ({ headline, explanation }: Answer): string =>
  [headline, explanation].filter((text) => text !== '').join('\n\n');

/** Characters that would end a cell or start a mark of Markdown. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');

/** The whole answer for a document: question, finding, explanation, tables, remarks, where it is. */
export function answerMarkdown(question: Question, answer: Answer, link: string): string {
  const remarks = [...answer.assumptions, ...answer.marks];
  return [
    `# ${plain(answer.headline)}`,
    `> ${plain(question.questionText)}`,
    answer.explanation,
    ...answer.tables.map(({ title, columns, rows, formats }) =>
      [
        `## ${plain(title)}\n`,
        `| ${columns.map(plain).join(' | ')} |`,
        `|${columns.map((_, index) => (isNumeric(formats[index] ?? 'text') ? '---:' : '---')).join('|')}|`,
        ...rows.map(
          (row) =>
            `| ${columns.map((_, index) => plain(writeCell(row[index], formats[index] ?? 'text', answer.currency))).join(' | ')} |`,
        ),
      ].join('\n'),
    ),
    remarks.map((remark) => `- ${plain(remark)}`).join('\n'),
    `[Asked in Weekwise on ${formatDateTime(question.createdAt)}](${link})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The tables as comma-separated values, as they were computed: nothing rounded, nothing where there is no data. */
export const answerCsv = ({ tables }: Answer): string =>
  tables
    .map(({ columns, rows }) => csvText(columns, rows))
    .join('\r\n')
    .replace(/\r\n$/, '');
