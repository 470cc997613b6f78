import type { PresentationConfig } from '#src/shared/answer.ts';
import { alikeWriter } from '#src/web/ui/answer/write-alike.ts';
import { type Cell, writeCell } from '#src/web/ui/answer/write-cell.ts';
import type { Scatter, ScatterAxis } from '#src/web/ui/chart/scatter.ts';
import { drawnOf } from './answer-figure.ts';

type Data = readonly Readonly<Record<string, Cell>>[];

/** So that it is treated as any other figure: what it shows, and what of it is left out. */
export interface AnswerScatter extends Scatter {
  /** What is drawn. */
  readonly label: string;
  readonly note: string | undefined;
}

/** Fewer say nothing of how two numbers go together. */
const FEWEST = 3;

/** The points of an answer's data; undefined where there is nothing to see in them. */
export function answerScatter(
  data: Data,
  config: PresentationConfig,
  currency: string | null,
  isBrief = false,
): AnswerScatter | undefined {
  const { x, y, formats, name = null } = config;
  const [up] = y;
  if (config.mark !== 'point' || x === null || up === undefined) return undefined;
  const points = data.flatMap((row) => {
    const [across, above] = [row[x], row[up]];
    const isPair = typeof across === 'number' && typeof above === 'number';
    const named = name === null ? '' : writeCell(row[name], formats[name] ?? 'text', null);
    return isPair ? [{ name: named, x: across, y: above }] : [];
  });
  if (points.length < FEWEST) return undefined;
  const left = data.length - points.length;
  return {
    mark: 'point',
    label: drawnOf(config),
    points,
    x: axisOf(
      x,
      points.map((point) => point.x),
    ),
    y: axisOf(
      up,
      points.map((point) => point.y),
    ),
    isBrief,
    note:
      left === 0
        ? undefined
        : `Drawn are ${points.length} of ${data.length}; of the others a number is missing.`,
  };

  function axisOf(key: string, values: readonly number[]): ScatterAxis {
    const format = formats[key] ?? 'count';
    const money = format === 'currency' ? (config.unit ?? currency) : null;
    const alike = alikeWriter(values, { currency: money, isChange: false, isAxis: true, isFromZero: false });
    return {
      title: config.labels[key] ?? key,
      lowerIsBetter: format === 'position',
      write: (value, precision) =>
        precision === 'compact' && (format === 'count' || format === 'currency')
          ? alike(value)
          : writeCell(value, format, config.unit ?? currency, precision),
    };
  }
}
