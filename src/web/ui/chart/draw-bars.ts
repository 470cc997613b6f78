import * as Plot from '@observablehq/plot';
import { type Drawing, finished } from '#src/web/ui/chart/drawing.ts';
import type { Figure, FigureMark } from '#src/web/ui/chart/figure.ts';
import {
  changeColour,
  groupColour,
  markText,
  nameSpace,
  numberOf,
  PIXELS_A_LETTER,
  tipStyle,
} from '#src/web/ui/chart/figure-style.ts';
import { inLines } from '#src/web/ui/chart/in-lines.ts';
import { keyRows } from '#src/web/ui/chart/key-rows.ts';
import { isMissing, noData } from '#src/web/ui/format/missing.ts';

/** From one line of the key to the next. */
const KEY_LINE = 18;
/** What a value beside a bar takes. */
const VALUE_SPACE = 64;

/** What stands at the end of a name that had no room. */
const CUT = '…';

/** Its padding and what points. */
const TIP_EDGE = 20;

/** A tip at zero stands on the side with more room for it: to the end of the drawing, or to the names. */
function tipSide(values: readonly number[], width: number, marginLeft: number) {
  const [high, low] = [Math.max(0, ...values), Math.min(0, ...values)];
  const inner = width - marginLeft - (low < 0 ? 2 : 1) * VALUE_SPACE;
  const right = VALUE_SPACE + (high === low ? inner : (inner * high) / (high - low));
  const left = width - marginLeft - right;
  return right >= left
    ? ({ anchor: 'left', room: right } as const)
    : ({ anchor: 'right', room: left } as const);
}

/** What the values are stands above the drawing too: where there is little room the value alone is told. */
function tipText(figure: Figure, mark: FigureMark, room: number): string {
  const [, text] = markText(figure, mark);
  if (text.length * PIXELS_A_LETTER + TIP_EDGE <= room) return text;
  const { valueName: _, ...unnamed } = figure;
  return markText(unnamed, mark)[1];
}

/** Lying bars from zero, the largest the way they come, each with its value at its end. */
export function drawBars(figure: Figure, width: number, height: number): Drawing {
  const { marks, groups, write, nameOf, isChange = false } = figure;
  const names = [...new Set(marks.map(({ x }) => x))];
  const shown = new Map(
    names.map((name) => [name, inLines(nameOf(name), nameSpace(names.map(nameOf), width))]),
  );
  const nameIn = (name: string) => (shown.get(name) ?? []).join('\n');
  // What is broken in two leaves the rest of its room to the bars.
  const marginLeft = nameSpace([...shown.values()].flat(), width);
  const grouped = groups.length > 1;
  const y = grouped ? 'group' : 'x';
  const known = marks.filter(({ value }) => !isMissing(value));
  const keyed = grouped ? keyRows(groups, width) : [];
  const colourOf = (mark: FigureMark) =>
    isChange && !grouped
      ? changeColour(numberOf(mark), figure)
      : grouped
        ? groupColour(groups, mark.group)
        : 'var(--accent)';
  const tip = tipSide(known.map(numberOf), width, marginLeft);
  const label = (below: boolean) =>
    Plot.text(
      known.filter((mark) => numberOf(mark) < 0 === below),
      {
        x: numberOf,
        y,
        ...(grouped && { fy: 'x' }),
        text: (mark: FigureMark) => write(numberOf(mark), 'compact'),
        textAnchor: below ? 'end' : 'start',
        dx: below ? -6 : 6,
        fill: 'var(--ink)',
      },
    );
  const plot = Plot.plot({
    width,
    height: height + Math.max(0, keyed.length - 1) * KEY_LINE,
    marginTop: grouped ? 10 + keyed.length * KEY_LINE : 4,
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
          tickFormat: nameIn,
          padding: 0.28,
        },
    ...(grouped && {
      fy: {
        domain: names,
        label: null,
        axis: 'left' as const,
        tickFormat: nameIn,
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
      grouped ? key(figure, keyed, marginLeft) : null,
      Plot.tip(
        known,
        Plot.pointerY({
          // It begins at zero and is as low as a line: it lies over its own bar and over no value of another.
          x: () => 0,
          px: numberOf,
          y,
          ...(grouped && { fy: 'x' }),
          title: (mark: FigureMark) => {
            const text = tipText(figure, mark, tip.room);
            return nameIn(mark.x).includes(CUT) ? `${nameOf(mark.x)}\n${text}` : text;
          },
          ...tipStyle,
          anchor: tip.anchor,
          textPadding: 6,
          pointerSize: 8,
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

/** Which colour is which, above the first bars, over the width of the whole drawing. */
function key({ groups, marks }: Figure, rows: ReturnType<typeof keyRows>, marginLeft: number): Plot.Markish {
  const [first] = marks;
  return rows.flatMap((row, line) =>
    row.map(({ group, text, left }) =>
      Plot.text([first], {
        fy: 'x',
        frameAnchor: 'top-left',
        text: () => `■ ${text}`,
        dx: left - marginLeft,
        dy: -6 - (rows.length - line) * KEY_LINE,
        textAnchor: 'start',
        fill: groupColour(groups, group),
        fontWeight: 600,
      }),
    ),
  );
}
