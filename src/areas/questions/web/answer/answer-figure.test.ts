import { expect, it } from 'vitest';
import type { PresentationConfig } from '#src/shared/answer.ts';
import { answerFigure, answerPanels, figureTable } from './answer-figure.ts';

const config: PresentationConfig = {
  mark: 'bar',
  title: 'Direct lost the most sessions.',
  label: 'Change of sessions by channel',
  x: 'c0',
  y: ['c1'],
  series: null,
  formats: { c0: 'text', c1: 'count' },
  labels: { c0: 'Channel', c1: 'Change' },
  unit: null,
  changes: ['c1'],
};
const moves = [
  { c0: 'Direct', c1: 12 },
  { c0: 'Email', c1: -4 },
];

it('writes what is a change with its sign, in the drawing and in its table', () => {
  const figure = answerFigure(moves, config, null);
  expect(figure?.write(12, 'compact')).toBe('+12');
  expect(figure?.write(-4, 'compact')).toBe('−4');
  expect(figureTable(moves, config, null).rows).toEqual([
    ['Direct', '+12'],
    ['Email', '−4'],
  ]);
  const { changes: _, ...before } = config;
  expect(answerFigure(moves, before, null)?.write(12, 'compact')).toBe('12');
});

it('draws what makes up the most where there are more lines than anybody tells apart, and says so', () => {
  const data = [...'abcdefgh'].flatMap((c1, size) =>
    ['2026-11-02', '2026-11-09'].map((c0) => ({ c0, c1, c2: size })),
  );
  const lines: PresentationConfig = {
    ...config,
    mark: 'line',
    y: ['c2'],
    series: 'c1',
    formats: { c0: 'week', c1: 'text', c2: 'count' },
  };
  const figure = answerFigure(data, lines, null);
  expect(figure?.groups).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  expect(figure?.note).toBe('Drawn are the 6 largest of 8.');
  expect(answerFigure(data.slice(0, 8), lines, null)?.note).toBeUndefined();
});

it('draws no rate on the axis of a count', () => {
  const data = [
    { c0: '2026-11-02', c1: 2100, c2: 0.069 },
    { c0: '2026-11-09', c1: 1700, c2: 0.055 },
  ];
  const formats = { c0: 'week', c1: 'count', c2: 'fraction' } as const;
  const figure = answerFigure(data, { ...config, mark: 'line', y: ['c1', 'c2'], formats }, null);
  expect(figure?.marks.map(({ value }) => value)).toEqual([2100, 1700]);
});

it('draws no line that would lie flat beside that of the first, and says so', () => {
  const data = [
    { c0: '2026-11-02', c1: 1500, c2: 31_000, c3: 1400 },
    { c0: '2026-11-09', c1: 1700, c2: 28_000, c3: 0 },
  ];
  const lines: PresentationConfig = {
    ...config,
    mark: 'line',
    label: 'Clicks, Impressions, Visits per week',
    y: ['c1', 'c2', 'c3'],
    formats: { c0: 'week', c1: 'count', c2: 'count', c3: 'count' },
    labels: { c1: 'Clicks', c2: 'Impressions', c3: 'Visits' },
  };
  const figure = answerFigure(data, lines, null);
  expect(figure?.groups).toEqual(['Clicks', 'Visits']);
  expect(figure?.label).toBe('Clicks, Visits per week');
  expect(figure?.note).toBe(
    'Drawn are only Clicks and Visits: Impressions could not be read on the same axis.',
  );
  expect(answerFigure(data, { ...lines, y: ['c2', 'c1'] }, null)?.groups).toEqual(['']);
  expect(answerFigure(data, { ...lines, y: ['c1', 'c3'] }, null)?.note).toBeUndefined();
});

it('draws no long row of bars that are nothing, and says so', () => {
  const many = (values: number[]) =>
    answerFigure(
      values.map((c1, place) => ({ c0: `Country ${place}`, c1 })),
      config,
      null,
    );
  const mostlyNone = many([9, 4, 0, 2, ...Array<number>(30).fill(0)]);
  expect(mostlyNone?.marks.map(({ value }) => value)).toEqual([9, 4, 0, 2]);
  expect(mostlyNone?.note).toBe('Drawn are the first 4 of 34; all others are zero.');
  expect(many([...Array<number>(30).fill(0), 1])?.note).toBe('Drawn are the first 20 of 31.');
  expect(many([9, 4, 0])?.marks).toHaveLength(3);
});

it('says of each part from which split it is, so that two of one name are two', () => {
  const parts = [
    { c0: 'Source', c1: 'newsletter', c2: 5 },
    { c0: 'Campaign', c1: 'newsletter', c2: 4 },
  ];
  const formats = { c0: 'text', c1: 'text', c2: 'count' } as const;
  const figure = answerFigure(parts, { ...config, x: 'c1', y: ['c2'], formats }, null);
  expect(figure?.marks.map(({ x }) => x)).toEqual(['newsletter · Source', 'newsletter · Campaign']);
  const ofOne = parts.map((part, place) => ({ ...part, c0: 'Source', c1: `mail ${place}` }));
  const plain = answerFigure(ofOne, { ...config, x: 'c1', y: ['c2'], formats }, null);
  expect(plain?.marks.map(({ x }) => x)).toEqual(['mail 0', 'mail 1']);
});

it('leaves the host out of addresses that share it, and in where it tells them apart', () => {
  const host = 'https://www.garden.example';
  const drawn = (pages: readonly string[]) => {
    const data = pages.map((c0, c1) => ({ c0, c1 }));
    const figure = answerFigure(data, { ...config, y: ['c1'] }, null);
    return pages.map((page) => figure?.nameOf(page));
  };
  expect(drawn([`${host}/`, `${host}/blog/a`, '(other)'])).toEqual(['/', '/blog/a', '(other)']);
  const two = [`${host}/a`, 'https://m.garden.example/a'];
  expect(drawn(two)).toEqual(two);
  expect(drawn([host, `${host}/a`])).toEqual([host, `${host}/a`]);
  const lines = [`${host}/a`, `${host}/b`].flatMap((c1) =>
    ['2026-11-02', '2026-11-09'].map((c0) => ({ c0, c1, c2: 1 })),
  );
  const formats = { c0: 'week', c1: 'text', c2: 'count' } as const;
  const course = answerFigure(lines, { ...config, mark: 'line', y: ['c2'], series: 'c1', formats }, null);
  expect(course?.groups).toEqual(['/a', '/b']);
});

it('draws the parts of a change by one split only, and says which', () => {
  const parts = [
    { c0: 'Source', c1: 'google', c2: 21 },
    { c0: 'Source', c1: '(direct)', c2: -17 },
    { c0: 'Channel', c1: 'Organic Search', c2: 5 },
  ];
  const ofParts: PresentationConfig = {
    ...config,
    x: 'c1',
    y: ['c2'],
    formats: { c0: 'text', c1: 'text', c2: 'count' },
    labels: { c0: 'Split by', c1: 'Part', c2: 'Change' },
    changes: ['c2'],
  };
  const figure = answerFigure(parts, ofParts, null);
  expect(figure?.marks.map(({ x }) => x)).toEqual(['google', '(direct)']);
  expect(figure?.label).toBe('Change of sessions by channel, by source');
  expect(figure?.note).toBe(
    'Drawn are only the parts by source; those of other splits make up the same change.',
  );
  expect(figureTable(parts, ofParts, null).rows).toHaveLength(2);
  expect(answerFigure(parts.slice(1), ofParts, null), 'one bar says nothing').toBeUndefined();
  const ofOne = answerFigure(parts.slice(0, 2), ofParts, null);
  expect(ofOne?.note, 'there is no other split').toBeUndefined();
});

it('writes bars that stand below one another with as many digits each', () => {
  const positions = [1.05, 2].map((c1, place) => ({ c0: `query ${place}`, c1 }));
  const { changes: _, ...plain } = config;
  const formats = { c0: 'text', c1: 'position' } as const;
  const figure = answerFigure(positions, { ...plain, formats }, null);
  expect(figure?.write(2, 'compact')).toBe('2.0');
  const rates = [0.0084, 0.0162, 0.04723].map((c1, place) => ({ c0: `channel ${place}`, c1 }));
  const drawn = answerFigure(rates, { ...plain, formats: { c0: 'text', c1: 'fraction' } }, null);
  expect(drawn?.write(0.0084, 'compact').replace('\u00a0', ' ')).toBe('0.84 %');
});

it('writes the counts of a drawing in one notation', () => {
  const { changes: _, ...counts } = config;
  const data = [1204, 1196, 52_310].map((c1, at) => ({ c0: `channel ${at}`, c1 }));
  const write = answerFigure(data, counts, null)?.write;
  expect(data.map(({ c1 }) => write?.(c1, 'compact'))).toEqual(['1,204', '1,196', '52,310']);
  expect(write?.(52_310, 'exact')).toBe('52,310');
});

it('tells of units that hold some of their days only, in the drawing and in its table', () => {
  const months: PresentationConfig = {
    ...config,
    mark: 'line',
    formats: { c0: 'month', c1: 'count' },
    partial: ['2026-11-01'],
  };
  const data = [
    { c0: '2026-10-01', c1: 9 },
    { c0: '2026-11-01', c1: 4 },
  ];
  expect(answerFigure(data, months, null)?.marks.map(({ isPartial }) => isPartial === true)).toEqual([
    false,
    true,
  ]);
  expect(figureTable(data, months, null).rows.map(([name]) => name)).toEqual([
    'October 2026',
    'November 2026 (partial)',
  ]);
});

it('draws fewer bars in brief, and not for the sake of two', () => {
  const bars = (count: number) =>
    answerFigure(
      Array.from({ length: count }, (_, at) => ({ c0: `channel ${at}`, c1: at + 1 })),
      config,
      null,
      true,
    )?.marks.length;
  expect(bars(8)).toBe(8);
  expect(bars(9)).toBe(6);
});

it('draws weekdays as they follow one another, however they are ranked', () => {
  const ranked = ['Thursday', 'Sunday', 'Monday'].map((c0, at) => ({ c0, c1: 9 - at }));
  expect(answerFigure(ranked, config, null)?.marks.map(({ x, value }) => [x, value])).toEqual([
    ['Monday', 7],
    ['Thursday', 9],
    ['Sunday', 8],
  ]);
});

it('draws what needs an axis of its own lower below, over the same weeks', () => {
  const data = [
    { c0: '2026-11-02', c1: 2100, c2: 40_000 },
    { c0: '2026-11-09', c1: 1700, c2: 31_000 },
  ];
  const lines: PresentationConfig = {
    ...config,
    mark: 'line',
    label: 'Sessions per week',
    y: ['c1', 'c2'],
    formats: { c0: 'week', c1: 'count', c2: 'currency' },
    labels: { c0: 'Week from', c1: 'Sessions', c2: 'Purchase revenue' },
    unit: 'EUR',
    changes: [],
  };
  const panels = answerPanels(data, lines, null);
  expect(panels.map(({ label, isBrief, note }) => ({ label, isBrief, note }))).toEqual([
    { label: 'Sessions per week', isBrief: false, note: undefined },
    { label: 'Purchase revenue', isBrief: true, note: undefined },
  ]);
  expect(panels[1]?.marks.map(({ value }) => value)).toEqual([40_000, 31_000]);
  // Where there is no room for a second drawing it is said what this one leaves out.
  expect(answerFigure(data, lines, null)?.note).toBe(
    'Drawn are only Sessions: Purchase revenue could not be read on the same axis.',
  );
  expect(answerPanels(data, { ...lines, y: ['c1'] }, null)).toHaveLength(1);
});
