import * as Plot from '@observablehq/plot';
import { addDays, epochDay, isMonday } from '#src/shared/week.ts';
import { inAxisRoom } from '#src/web/ui/chart/axis-room.ts';
import { type Drawing, finished } from '#src/web/ui/chart/drawing.ts';
import type { Series, SeriesPoint } from '#src/web/ui/chart/series.ts';
import { formatDay, formatLongDay, formatShortDay } from '#src/web/ui/format/date.ts';
import { isMissing } from '#src/web/ui/format/missing.ts';
import { formatValue } from '#src/web/ui/format/value.ts';

const tones = { gain: 'var(--gain-fill)', loss: 'var(--loss-fill)', mark: 'var(--accent)' } as const;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Mondays, thinned from the newest back until each has room; every point where there are too few Mondays. */
function ticksOf(points: readonly SeriesPoint[], width: number): number[] {
  const mondays = points.filter((point) => isMonday(point.day));
  const candidates = mondays.length > 1 ? mondays : points;
  const step = Math.max(1, Math.ceil(candidates.length / Math.max(2, Math.floor(width / 72))));
  return candidates
    .filter((_, index) => (candidates.length - 1 - index) % step === 0)
    .map((point) => timeOf(point.day));
}

const LABEL_WIDTH = 90;

/** Of values of four letters. */
const AXIS_ROOM = 44;

/** The value that stands highest in the drawing, of line and band. */
function edgeOf(points: readonly SeriesPoint[], lowerIsBetter: boolean): number {
  const values = points.flatMap(({ value, usual }) =>
    [value, usual?.low, usual?.high].filter((one) => !isMissing(one)),
  ) as number[];
  return lowerIsBetter ? Math.min(...values) : Math.max(...values);
}

/** A point of weeks stands for the days after it too. */
const weekMs = ({ weekly }: Series): number => (weekly === true ? 6 * 86_400_000 : 0);

/** The line in ink, what is usual as a band behind it, the stretch of the finding in the one colour. Labels are direct. */
export function drawSeries(series: Series, width: number, height: number): Drawing {
  const { points, unit, currency, marked, tone = 'mark', lowerIsBetter = false, events = [] } = series;
  const write = (value: number) => formatValue(value, unit, 'compact', currency);
  const x = (point: SeriesPoint) => timeOf(point.day);
  const y = (point: SeriesPoint) => (isMissing(point.value) ? Number.NaN : point.value);
  const banded = points.filter((point) => point.usual !== undefined);
  const known = points.filter((point) => !isMissing(point.value));
  const inMark = (point: SeriesPoint) =>
    marked !== undefined &&
    epochDay(point.day) >= epochDay(marked.from) &&
    epochDay(point.day) <= epochDay(marked.to);
  const stretch = points.filter(inMark);
  const provisional = known.filter((point) => point.provisional === true);
  const [start = 0, finish = 0] = [points[0], points.at(-1)].map((point) => point && x(point));
  const happened = events.filter(({ day }) => timeOf(day) >= start && timeOf(day) <= finish + weekMs(series));
  const at = ({ day }: { readonly day: string }) => Math.min(timeOf(day), finish);
  const end = known.slice(-1).filter((point) => point.provisional !== true);
  const colour = tones[tone];
  const toneOf = (point: SeriesPoint) => (inMark(point) ? colour : 'var(--mark)');
  const textOf = (point: SeriesPoint) => [
    series.weekly === true ? `Week of ${formatDay(point.day)}` : formatLongDay(point.day),
    `${series.name}: ${formatValue(point.value, unit, 'exact', currency)}${point.provisional === true ? ' (provisional)' : ''}`,
  ];

  const figure = inAxisRoom(AXIS_ROOM, (marginLeft) =>
    Plot.plot({
      width,
      height,
      marginTop: 28,
      marginRight: 16,
      marginBottom: 28,
      marginLeft,
      style: { fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
      x: { type: 'utc', label: null },
      // Lengths and heights are compared from zero; only positions and rates may start elsewhere.
      y: { label: null, reverse: lowerIsBetter, zero: unit !== 'position', nice: true },
      marks: [
        marked &&
          Plot.rectX([marked], {
            x1: timeOf(marked.from),
            // To the end of its last day where there is one more, else to the last point.
            x2: Math.min(timeOf(addDays(marked.to, 1)), Math.max(...points.map(x))),
            fill: colour,
            fillOpacity: 0.1,
          }),
        Plot.axisX({
          ticks: ticksOf(points, width),
          tickFormat: (time: Date | number) => formatShortDay(new Date(time).toISOString().slice(0, 10)),
          tickSize: 0,
          tickPadding: 10,
          fill: 'var(--faint)',
        }),
        Plot.gridY({ ticks: 4, stroke: 'var(--line)', strokeOpacity: 1 }),
        Plot.axisY({ ticks: 4, tickSize: 0, tickPadding: 8, tickFormat: write, fill: 'var(--faint)' }),
        Plot.areaY(banded, {
          x,
          y1: (point: SeriesPoint) => point.usual?.low,
          y2: (point: SeriesPoint) => point.usual?.high,
          fill: 'var(--band)',
        }),
        unit === 'position' ? null : Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
        Plot.ruleX(happened, { x: at, stroke: 'var(--line-strong)', strokeDasharray: '2 3' }),
        Plot.dot(happened, {
          x: at,
          frameAnchor: 'top',
          symbol: 'diamond',
          r: 3.5,
          fill: 'var(--soft)',
          title: ({ day, label }) => `${label}, ${formatDay(day)}`,
        }),
        Plot.lineY(points, { x, y, stroke: 'var(--mark)', strokeWidth: 1.75, strokeLinejoin: 'round' }),
        Plot.lineY(stretch, { x, y, stroke: colour, strokeWidth: 2.25, strokeLinejoin: 'round' }),
        Plot.dot(end, { x, y, r: 3.5, fill: toneOf }),
        Plot.dot(provisional, { x, y, r: 3, fill: 'var(--ground)', stroke: toneOf, strokeWidth: 1.75 }),
        banded[0] &&
          Plot.text([banded[0]], {
            x,
            // Above band and line alike, for as far as the words reach.
            y: () =>
              edgeOf(points.slice(0, Math.ceil((points.length * LABEL_WIDTH) / width) + 1), lowerIsBetter),
            text: [series.usualLabel ?? 'Usual range'],
            textAnchor: 'start',
            dy: -8,
            fill: 'var(--faint)',
            // A halo in the colour of the ground, where a line runs behind the words.
            stroke: 'var(--ground)',
            strokeWidth: 5,
          }),
        marked &&
          Plot.text([marked], {
            x: timeOf(marked.to),
            frameAnchor: 'top',
            text: ['label'].map(() => marked.label),
            textAnchor: 'end',
            dy: -18,
            fontWeight: 600,
            fill: tone === 'mark' ? 'var(--accent)' : `var(--${tone})`,
          }),
        Plot.ruleX(known, Plot.pointerX({ x, stroke: 'var(--line-strong)' })),
        Plot.tip(
          known,
          Plot.pointerX({
            x,
            y,
            title: (point: SeriesPoint) => textOf(point).join('\n'),
            fill: 'var(--raised)',
            stroke: 'var(--line-strong)',
            textPadding: 10,
            pathFilter: 'none',
            fontSize: 12,
          }),
        ),
      ],
    }),
  );
  const [across, up] = [figure.scale('x'), figure.scale('y')];
  return finished(
    figure,
    known.map((point) => ({
      x: Number(across?.apply(x(point))),
      y: Number(up?.apply(y(point))),
      text: textOf(point).join(', '),
    })),
  );
}
