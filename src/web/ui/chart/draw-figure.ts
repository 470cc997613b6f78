import * as Plot from '@observablehq/plot';
import { cutName } from '#src/web/ui/chart/cut-name.ts';
import type { Figure, FigureMark } from '#src/web/ui/chart/figure.ts';
import { spread } from '#src/web/ui/chart/spread.ts';
import { isMissing, noData } from '#src/web/ui/format/missing.ts';

/** One accent; what stands beside it is told apart by lightness and by its label, never by hue alone. */
const colours = [
  'var(--accent)',
  'var(--loss-fill)',
  'var(--gain-fill)',
  'var(--mark)',
  'var(--mark-soft)',
  'var(--line-control)',
];
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const numberOf = ({ value }: FigureMark): number => (isMissing(value) ? Number.NaN : value);

export function drawFigure(figure: Figure, width: number, height: number): Element {
  const drawn = figure.mark === 'bar' ? bars(figure, width, height) : lines(figure, width, height);
  // Plot brings style elements, which the Content-Security-Policy refuses; ours stands in native.css.
  for (const style of drawn.querySelectorAll('style')) style.remove();
  drawn.setAttribute('aria-hidden', 'true');
  return drawn;
}

/** Names take what they need, and no more than two fifths. */
const PIXELS_A_LETTER = 6.6;
function nameSpace(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(Math.ceil(longest * PIXELS_A_LETTER) + 16, Math.floor(width * 0.4));
}

/** Between the end of a line and its name. */
const LABEL_GAP = 8;

/** What a value beside a bar takes. */
const VALUE_SPACE = 64;

const cut = (name: string, space: number): string =>
  cutName(name, Math.max(4, Math.floor((space - 16) / PIXELS_A_LETTER)));

/** Lying bars from zero, the largest the way they come, each with its value at its end. */
function bars(figure: Figure, width: number, height: number): Element {
  const { marks, groups, write, nameOf } = figure;
  const names = [...new Set(marks.map(({ x }) => x))];
  const marginLeft = nameSpace(names.map(nameOf), width);
  const grouped = groups.length > 1;
  const colourOf = ({ group }: FigureMark) =>
    colours[groups.indexOf(group) % colours.length] ?? 'var(--mark)';
  const y = grouped ? 'group' : 'x';
  const known = marks.filter(({ value }) => !isMissing(value));
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
  return Plot.plot({
    width,
    height,
    marginTop: grouped ? 28 : 4,
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
      color: { domain: [...groups], range: colours.slice(0, groups.length) },
    }),
    marks: [
      Plot.barX(known, {
        x: numberOf,
        y,
        ...(grouped && { fy: 'x' }),
        fill: grouped ? colourOf : 'var(--accent)',
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
      grouped ? key(figure, width, marginLeft) : null,
    ],
  });
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
      fill: colours[index % colours.length] ?? 'var(--mark)',
      fontWeight: 600,
    }),
  );
}

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
function lines(figure: Figure, width: number, height: number): Element {
  const { marks, groups, write, nameOf, lowerIsBetter = false } = figure;
  const x = (mark: FigureMark) => timeOf(mark.x);
  const days = [...new Set(marks.map((mark) => mark.x))].sort();
  const step = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(width / 84))));
  const ticks = days.filter((_, index) => (days.length - 1 - index) % step === 0);
  const colourOf = (group: string) => colours[groups.indexOf(group) % colours.length] ?? 'var(--mark)';
  const several = groups.length > 1;
  const known = marks.filter(({ value }) => !isMissing(value));
  const ends = groups.flatMap((group) => known.filter((mark) => mark.group === group).slice(-1));
  const nameRoom = Math.min(Math.max(140, Math.floor(width * 0.28)), nameSpace(groups, width) + LABEL_GAP);
  return Plot.plot({
    width,
    height,
    marginTop: 16,
    // Half of the last day's name stands behind its point.
    marginRight: several ? nameRoom : 24,
    marginBottom: 28,
    marginLeft: 48,
    style: { fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    x: { type: 'utc', label: null },
    y: { label: null, reverse: lowerIsBetter, zero: !lowerIsBetter, nice: true },
    marks: [
      Plot.axisX({
        ticks: ticks.map(timeOf),
        tickFormat: (time: Date | number) => nameOf(new Date(time).toISOString().slice(0, 10)),
        tickSize: 0,
        tickPadding: 10,
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
      Plot.lineY(marks, {
        x,
        y: numberOf,
        z: 'group',
        stroke: (mark: FigureMark) => (several ? colourOf(mark.group) : 'var(--mark)'),
        strokeWidth: 2,
        strokeLinejoin: 'round',
      }),
      Plot.dot(ends, {
        x,
        y: numberOf,
        r: 3.5,
        fill: (mark: FigureMark) => (several ? colourOf(mark.group) : 'var(--accent)'),
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
              fill: (mark: FigureMark) => colourOf(mark.group),
            }),
          )
        : null,
      Plot.tip(
        known,
        Plot.pointer({
          x,
          y: numberOf,
          title: (mark: FigureMark) =>
            [nameOf(mark.x), `${several ? `${mark.group}: ` : ''}${write(numberOf(mark), 'exact')}`].join(
              '\n',
            ),
          fill: 'var(--raised)',
          stroke: 'var(--line-strong)',
          textPadding: 10,
          pathFilter: 'none',
          fontSize: 12,
        }),
      ),
    ],
  });
}
