import { useMemo } from 'react';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import type { ImageTexts } from '#src/web/ui/chart/chart-image.ts';
import { FigureChart } from '#src/web/ui/chart/figure-chart.tsx';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { answerFigure, answerPanels, figureTable } from './answer-figure.ts';
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

/**
 * A picture goes without its page: what was asked and whose it is, what it says and of when goes with it, and what of it is
 * drawn, which is less where the answer stands folded, and what is imperfect about the data.
 */
export function pictureText(
  { questionText }: Question,
  answer: Answer,
  { site, isBrief }: { readonly site: string; readonly isBrief: boolean },
): Required<ImageTexts> {
  const figure = figureOf(answer, isBrief);
  const asked = questionText.replace(/\s+/g, ' ').trim();
  return {
    above: `${site} · ${asked.length > MOST_ASKED ? `${asked.slice(0, MOST_ASKED).trimEnd()}…` : asked}`,
    title: answer.headline || (figure?.label ?? ''),
    note: [answer.headline && figure && `${figure.label}.`, figure?.note, ...answer.marks]
      .filter(Boolean)
      .join(' '),
  };
}

/** Of a longer question its beginning stands in the picture. */
const MOST_ASKED = 240;

/** Whether the picture of an answer on the page is the short one. */
export const isDrawnBriefly = (body: HTMLElement | null): boolean =>
  body?.querySelector('[data-brief="true"]') != null;

export interface AnswerChartProps {
  readonly answer: Answer;
  /** Fewer bars, and lower lines. */
  readonly isBrief?: boolean;
}

/** The picture of the answer, where it has one. A single number or a table is shown as what it is, elsewhere. */
export function AnswerChart({ answer, isBrief = false }: AnswerChartProps) {
  const { analytics_data: data, presentation_config: config, currency, tables, marks } = answer;
  const figure = useMemo(() => figureOf(answer, isBrief), [answer, isBrief]);
  const lower = useMemo(
    () =>
      figure === undefined || isBrief || data === null || config === null
        ? []
        : answerPanels(data, config, currency).slice(1),
    [figure, isBrief, data, config, currency],
  );
  if (figure === undefined || data === null || config === null) return null;
  return (
    <div data-brief={isBrief} className="contents">
      <ChartFrame
        {...(config.label === undefined
          ? { title: figure.label }
          : { title: config.title, detail: figure.label, isSaid: true })}
        table={{ ...figureTable(data, config, currency), notes: marks }}
        note={lower.length > 0 ? lower.at(-1)?.note : figure.note}
        isTold={tables.length > 0}
      >
        <FigureChart figure={figure} label={figure.label} />
        {lower.map((panel) => (
          <div key={panel.label} className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-3">
            <p className="text-note font-medium text-soft">{panel.label}</p>
            <FigureChart figure={panel} label={panel.label} />
          </div>
        ))}
      </ChartFrame>
    </div>
  );
}
