import * as Plot from '@observablehq/plot';
import { type Drawing, finished } from '#src/web/ui/chart/drawing.ts';
import { PIXELS_A_LETTER, tipStyle } from '#src/web/ui/chart/figure-style.ts';
import type { Scatter, ScatterPoint } from '#src/web/ui/chart/scatter.ts';

/** Ticks of four to seven letters stand this far apart. */
const TICK_ROOM = 84;
const TICKS_UP = 5;

/** A point for each pair, both axes with their own titles; from where the values begin, for it is their shape that is looked at. */
export function drawPoints({ points, x, y }: Scatter, width: number, height: number): Drawing {
  const across = (point: ScatterPoint) => point.x;
  const up = (point: ScatterPoint) => point.y;
  const longest = Math.max(0, ...points.map((point) => y.write(point.y, 'compact').length));
  const textOf = (point: ScatterPoint) => [
    point.name,
    `${x.title}: ${x.write(point.x, 'exact')}`,
    `${y.title}: ${y.write(point.y, 'exact')}`,
  ];
  const plot = Plot.plot({
    width,
    height,
    marginTop: 32,
    marginRight: 24,
    marginBottom: 48,
    marginLeft: Math.max(40, Math.ceil(longest * PIXELS_A_LETTER) + 14),
    style: { fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    x: { label: null, nice: true, reverse: x.lowerIsBetter },
    y: { label: null, nice: true, reverse: y.lowerIsBetter },
    marks: [
      Plot.gridX({
        ticks: Math.max(2, Math.floor(width / TICK_ROOM)),
        stroke: 'var(--line)',
        strokeOpacity: 1,
      }),
      Plot.gridY({ ticks: TICKS_UP, stroke: 'var(--line)', strokeOpacity: 1 }),
      Plot.axisX({
        ticks: Math.max(2, Math.floor(width / TICK_ROOM)),
        tickSize: 0,
        tickPadding: 8,
        tickFormat: (value: number) => x.write(value, 'compact'),
        fill: 'var(--faint)',
      }),
      Plot.axisY({
        ticks: TICKS_UP,
        tickSize: 0,
        tickPadding: 8,
        tickFormat: (value: number) => y.write(value, 'compact'),
        fill: 'var(--faint)',
      }),
      Plot.dot(points, {
        x: across,
        y: up,
        r: 4,
        fill: 'var(--accent)',
        // Where many lie upon one another it is darker.
        fillOpacity: 0.55,
        stroke: 'var(--ground)',
        strokeWidth: 0.75,
      }),
      title(`↑ ${y.title}`, { frameAnchor: 'top-left', textAnchor: 'start', dy: -24, dx: -16 }),
      title(`${x.title} →`, { frameAnchor: 'bottom-right', textAnchor: 'end', dy: 42 }),
      Plot.tip(
        points,
        Plot.pointer({
          x: across,
          y: up,
          title: (point: ScatterPoint) => textOf(point).join('\n'),
          ...tipStyle,
        }),
      ),
    ],
  });
  const [toRight, upward] = [plot.scale('x'), plot.scale('y')];
  const inOrder = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return finished(
    plot,
    inOrder.map((point) => ({
      x: Number(toRight?.apply(point.x)),
      y: Number(upward?.apply(point.y)),
      text: textOf(point).join(', '),
    })),
  );
}

const title = (text: string, place: Plot.TextOptions) =>
  Plot.text([text], { ...place, text: (one: string) => one, fontWeight: 600, fill: 'var(--soft)' });
