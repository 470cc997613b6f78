import { useMemo } from 'react';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { FigureChart } from '#src/web/ui/chart/figure-chart.tsx';
import type { Answer } from '../../answer-form.ts';
import { answerFigure, figureTable } from './answer-figure.ts';
import { answerScatter } from './answer-scatter.ts';

const figureOf = (
  { analytics_data: data, presentation_config: config, currency }: Answer,
  isBrief = false,
) =>
  data === null || config === null
    ? undefined
    : (answerScatter(data, config, currency, isBrief) ?? answerFigure(data, config, currency, isBrief));

/** Whether there is a picture: of one bar or point there is none. */
export const isDrawn = (answer: Answer): boolean => figureOf(answer) !== undefined;

/** A picture goes without its page: what it says, whose it is and of when goes with it. */
export function pictureText(answer: Answer, site: string): { readonly title: string; readonly note: string } {
  const figure = figureOf(answer);
  return {
    title: figure?.title ?? '',
    note: [`${site}: ${answer.headline}`, figure?.note].filter((part) => part !== undefined).join(' '),
  };
}

export interface AnswerChartProps {
  readonly answer: Answer;
  /** Fewer bars, and lower lines. */
  readonly isBrief?: boolean;
}

/** The picture of the answer, where it has one. A single number or a table is shown as what it is, elsewhere. */
export function AnswerChart({ answer, isBrief = false }: AnswerChartProps) {
  const { analytics_data: data, presentation_config: config, currency, tables } = answer;
  const figure = useMemo(() => figureOf(answer, isBrief), [answer, isBrief]);
  if (figure === undefined || data === null || config === null) return null;
  return (
    <ChartFrame
      title={figure.title}
      table={figureTable(data, config, currency)}
      note={figure.note}
      isTold={tables.length > 0}
    >
      <FigureChart figure={figure} label={figure.title} />
    </ChartFrame>
  );
}
