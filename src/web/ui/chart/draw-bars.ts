import * as Plot from '@observablehq/plot';
import { directLabels } from '#src/web/ui/chart/direct-labels.ts';
import { type Drawing, finished } from '#src/web/ui/chart/drawing.ts';
import type { Figure, FigureMark } from '#src/web/ui/chart/figure.ts';
import {
  changeColour,
  cut,
  groupColour,
  markText,
  nameSpace,
  numberOf,
  PIXELS_A_LETTER,
  tipStyle,
} from '#src/web/ui/chart/figure-style.ts';
import { isMissing, noData } from '#src/web/ui/format/missing.ts';

/** What a value beside a bar takes. */
const VALUE_SPACE = 64;

/** Lying bars from zero, the largest the way they come, each with its value at its end. */
export function drawBars(figure: Figure, width: number, height: number): Drawing {
  const { marks, groups, write, nameOf, isChange = false } = figure;
  const names = [...new Set(marks.map(({ x }) => x))];
  const marginLeft = nameSpace(names.map(nameOf), width);
  const grouped = groups.length > 1;
  const y = grouped ? 'group' : 'x';
  const known = marks.filter(({ value }) => !isMissing(value));
  const direct = directLabels(figure, width - marginLeft - VALUE_SPACE, VALUE_SPACE);
  const isKeyed = grouped && direct === undefined;
  const colourOf = (mark: FigureMark) =>
    isChange && !grouped
      ? changeColour(numberOf(mark), figure)
      : grouped
        ? groupColour(groups, mark.group)
        : 'var(--accent)';
  const label = (below: boolean) =>
    Plot.text(
      known.filter((mark) => numberOf(mark) < 0 === below),
      {
        x: numberOf,
        y,
        ...(grouped && { fy: 'x' }),
        text: (mark: FigureMark) =>
          `${write(numberOf(mark), 'compact')}${mark.x === direct ? `  ${mark.group}` : ''}`,
        textAnchor: below ? 'end' : 'start',
        dx: below ? -6 : 6,
        fill: 'var(--ink)',
      },
    );
  const plot = Plot.plot({
    width,
    height,
    marginTop: isKeyed ? 28 : 4,
    marginBottom: 4,
    marginLeft,
    marginRight: VALUE_SPACE,
    style: { fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    // A value left of its bar stands between the bar and the names.
    x: { axis: null, zero: true, insetLeft: known.some((mark) => numberOf(mark) < 0) ? VALUE_SPACE : 0 },
    y: grouped
      ? { axis: null, domain: [...groups] }
      : {
          domain: names,
          label: null,
          tickSize: 0,
          tickFormat: (x: string) => cut(nameOf(x), marginLeft),
          padding: 0.28,
        },
    ...(grouped && {
      fy: {
        domain: names,
        label: null,
        axis: 'left' as const,
        tickFormat: (x: string) => cut(nameOf(x), marginLeft),
        padding: 0.24,
      },
    }),
    marks: [
      Plot.barX(known, {
        x: numberOf,
        y,
        ...(grouped && { fy: 'x' }),
        fill: colourOf,
        // What is not over is no measure of the others.
        fillOpacity: (mark: FigureMark) => (mark.isPartial === true ? 0.4 : 1),
        rx: 2,
      }),
      label(false),
      label(true),
      // An empty place would look like zero.
      Plot.text(
        marks.filter(({ value }) => isMissing(value)),
        {
          x: () => 0,
          y,
          ...(grouped && { fy: 'x' }),
          text: () => noData,
          textAnchor: 'start',
          dx: 6,
          fill: 'var(--faint)',
        },
      ),
      Plot.ruleX([0], { stroke: 'var(--line-strong)' }),
      isKeyed ? key(figure, width, marginLeft) : null,
      Plot.tip(
        known,
        Plot.pointerY({
          x: numberOf,
          y,
          ...(grouped && { fy: 'x' }),
          title: (mark: FigureMark) => markText(figure, mark).join('\n'),
          ...tipStyle,
        }),
      ),
    ],
  });
  const [across, down, facets] = [plot.scale('x'), plot.scale('y'), plot.scale('fy')];
  return finished(
    plot,
    known.map((mark) => ({
      x: Number(across?.apply(numberOf(mark))),
      y:
        Number(down?.apply(grouped ? mark.group : mark.x)) +
        (down?.bandwidth ?? 0) / 2 +
        (grouped ? Number(facets?.apply(mark.x)) : 0),
      text: markText(figure, mark).join(', '),
    })),
  );
}

/** Which colour is which, above the first bars; the groups share the width of the whole drawing. */
function key({ groups, marks }: Figure, width: number, marginLeft: number): Plot.Markish {
  const [first] = marks;
  const share = Math.floor(width / groups.length);
  const widths = groups.map((group) => Math.min(share, Math.ceil(group.length * PIXELS_A_LETTER) + 32));
  return groups.map((group, index) =>
    Plot.text([first], {
      fy: 'x',
      frameAnchor: 'top-left',
      text: () => `■ ${cut(group, (widths[index] ?? share) - 8)}`,
      dx: widths.slice(0, index).reduce((sum, one) => sum + one, 0) - marginLeft,
      dy: -22,
      textAnchor: 'start',
      fill: groupColour(groups, group),
      fontWeight: 600,
    }),
  );
}
