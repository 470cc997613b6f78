import { useMemo } from 'react';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { FigureChart } from '#src/web/ui/chart/figure-chart.tsx';
import type { Answer } from '../../answer-form.ts';
import { answerFigure, figureTable } from './answer-figure.ts';

/** Whether there is a picture: of one bar or point there is none. */
export const isDrawn = ({ analytics_data: data, presentation_config: config, currency }: Answer): boolean =>
  data !== null && config !== null && answerFigure(data, config, currency) !== undefined;

/** The picture of the answer, where it has one. A single number or a table is shown as what it is, elsewhere. */
export function AnswerChart({ answer }: { answer: Answer }) {
  const { analytics_data: data, presentation_config: config, currency } = answer;
  const figure = useMemo(
    () => (data === null || config === null ? undefined : answerFigure(data, config, currency)),
    [data, config, currency],
  );
  if (figure === undefined || data === null || config === null) return null;
  const title = `${config.title.slice(0, 1).toUpperCase()}${config.title.slice(1)}`;
  return (
    <ChartFrame title={title} table={figureTable(data, config, currency)} note={figure.note}>
      <FigureChart figure={figure} label={title} />
    </ChartFrame>
  );
}
