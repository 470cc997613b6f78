import type { ReactNode } from 'react';
import type { Answer } from '#src/shared/answer.ts';
import { FigureTable } from '#src/web/ui/answer/figure-table.tsx';
import { ReadAs } from '#src/web/ui/answer/read-as.tsx';
import { Explanation } from '#src/web/ui/explanation.tsx';
import { isRecord } from './write-value.ts';

const MOST_ROWS = 10;

/** The answer within what a tool answered, where there is one: it comes from our own API, whose contract says the rest. */
export function answerIn(value: unknown): Answer | undefined {
  const answer = isRecord(value) ? value['answer'] : undefined;
  return isRecord(answer) && typeof answer['headline'] === 'string' && Array.isArray(answer['tables'])
    ? (answer as Answer)
    : undefined;
}

/** An answer in plain language as the screens of questions show it: finding, explanation, figures in their units. */
export function ReadableAnswer({ answer }: { answer: Answer }): ReactNode {
  const { headline, explanation, readAs, assumptions, tables, presentation_config: chart } = answer;
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <ReadAs parts={readAs} />
        <p className="max-w-measure text-read font-semibold">{headline}</p>
      </div>
      {explanation !== '' && <Explanation text={explanation} />}
      {tables.map((table, index) => (
        <FigureTable
          key={`${index} ${table.title}`}
          table={table}
          currency={chart?.unit ?? null}
          most={MOST_ROWS}
        />
      ))}
      {assumptions.length > 0 && (
        <ul className="grid gap-1 text-note text-faint">
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
