import * as Plot from '@observablehq/plot';
import { inAxisRoom } from '#src/web/ui/chart/axis-room.ts';
import { type Drawing, finished } from '#src/web/ui/chart/drawing.ts';
import type { Figure, FigureMark } from '#src/web/ui/chart/figure.ts';
import { cut, groupColour, markText, nameSpace, numberOf, tipStyle } from '#src/web/ui/chart/figure-style.ts';
import { spread } from '#src/web/ui/chart/spread.ts';
import { timeTicks } from '#src/web/ui/chart/time-ticks.ts';
import { isMissing } from '#src/web/ui/format/missing.ts';

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Between the end of a line and its name. */
const LABEL_GAP = 8;

/** Of values of six letters, so that two drawings below one another mostly begin at one edge. */
const AXIS_ROOM = 53;

/** Names at the ends of lines that lie close stand below one another. */
const apart = (options: Plot.TextOptions): Plot.TextOptions =>
  Plot.initializer(options, (data, facets, { y }, scales, { height, marginBottom }) => {
    // Read from the marks by now, whatever it was given as.
    const values = Array.from((y?.value ?? []) as Iterable<number>);
    const places = spread(
      values.map((value) => Number(scales.y?.(value))),
      height - marginBottom - 4,
    );
    return { data, facets, channels: { y: { value: places } } };
  });

/** Lines over days, each named at its end. */
export function drawLines(figure: Figure, width: number, height: number): Drawing {
  const { marks, groups, write, lowerIsBetter = false } = figure;
  const x = (mark: FigureMark) => timeOf(mark.x);
  const days = [...new Set(marks.map((mark) => mark.x))].sort();
  const several = groups.length > 1;
  const colourOf = (mark: FigureMark) => (several ? groupColour(groups, mark.group) : 'var(--mark)');
  const known = marks.filter(({ value }) => !isMissing(value));
  const ofGroup = groups.map((group) => known.filter((mark) => mark.group === group));
  const ends = ofGroup.flatMap((line) => line.slice(-1));
  const partial = known.filter(({ isPartial }) => isPartial === true);
  const nameRoom = Math.min(Math.max(140, Math.floor(width * 0.28)), nameSpace(groups, width) + LABEL_GAP);
  const marginRight = several ? nameRoom : 24;
  const line = { x, y: numberOf, stroke: colourOf, strokeWidth: 2, strokeLinejoin: 'round' } as const;
  const plot = inAxisRoom(AXIS_ROOM, (marginLeft) => {
    const ticks = timeTicks(days, figure.grain ?? 'day', width - marginLeft - marginRight);
    return Plot.plot({
      width,
      height,
      marginTop: 16,
      // Half of the last day's name stands behind its point.
      marginRight,
      marginBottom: ticks.some(({ label }) => label.includes('\n')) ? 42 : 28,
      marginLeft,
      style: { fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
      x: { type: 'utc', label: null },
      y: { label: null, reverse: lowerIsBetter, zero: !lowerIsBetter, nice: true },
      marks: [
        Plot.axisX({
          ticks: ticks.map(({ day }) => timeOf(day)),
          tickFormat: (_: Date | number, at: number) => ticks[at]?.label ?? '',
          tickSize: 0,
          tickPadding: 10,
          lineHeight: 1.2,
          fill: 'var(--faint)',
        }),
        Plot.gridY({ ticks: 4, stroke: 'var(--line)', strokeOpacity: 1 }),
        Plot.axisY({
          ticks: 4,
          tickSize: 0,
          tickPadding: 8,
          tickFormat: (value: number) => write(value, 'compact'),
          fill: 'var(--faint)',
        }),
        lowerIsBetter ? null : Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
        Plot.lineY(
          marks.filter(({ isPartial }) => isPartial !== true),
          { ...line, z: 'group' },
        ),
        // What is not over, or began in the middle, is no rise and no fall.
        ofGroup.flatMap((points) =>
          points.flatMap((mark, at) => {
            const next = points[at + 1];
            const isUnfinished = mark.isPartial === true || next?.isPartial === true;
            return next === undefined || !isUnfinished
              ? []
              : [Plot.lineY([mark, next], { ...line, stroke: colourOf(mark), strokeDasharray: '3 4' })];
          }),
        ),
        Plot.dot(
          ends.filter(({ isPartial }) => isPartial !== true),
          {
            x,
            y: numberOf,
            r: 3.5,
            fill: (mark: FigureMark) => (several ? groupColour(groups, mark.group) : 'var(--accent)'),
          },
        ),
        Plot.dot(partial, {
          x,
          y: numberOf,
          r: 3.5,
          fill: 'var(--ground)',
          stroke: colourOf,
          strokeWidth: 2,
        }),
        several
          ? Plot.text(
              ends,
              apart({
                x,
                y: numberOf,
                text: (mark: FigureMark) => cut(mark.group, nameRoom - LABEL_GAP),
                textAnchor: 'start',
                dx: LABEL_GAP,
                fontWeight: 600,
                fill: colourOf,
              }),
            )
          : null,
        Plot.tip(
          known,
          Plot.pointer({
            x,
            y: numberOf,
            title: (mark: FigureMark) => markText(figure, mark).join('\n'),
            ...tipStyle,
          }),
        ),
      ],
    });
  });
  const [across, up] = [plot.scale('x'), plot.scale('y')];
  return finished(
    plot,
    known.map((mark) => ({
      x: Number(across?.apply(x(mark))),
      y: Number(up?.apply(numberOf(mark))),
      text: markText(figure, mark).join(', '),
    })),
  );
}
