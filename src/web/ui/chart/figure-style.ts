import { cutName } from '#src/web/ui/chart/cut-name.ts';
import type { Figure, FigureMark } from '#src/web/ui/chart/figure.ts';
import { isMissing } from '#src/web/ui/format/missing.ts';

/** One accent; what stands beside it is told apart by lightness and by its label, never by hue alone. */
const colours = [
  'var(--accent)',
  'var(--loss-fill)',
  'var(--gain-fill)',
  'var(--mark)',
  'var(--mark-soft)',
  'var(--mark-other)',
];

export const groupColour = (groups: readonly string[], group: string): string =>
  colours[groups.indexOf(group) % colours.length] ?? 'var(--mark)';

/** What is a change is blue where it got better and orange where it got worse. */
export const changeColour = (value: number, { lowerIsBetter = false }: Figure): string =>
  value === 0 ? 'var(--mark-soft)' : value > 0 === !lowerIsBetter ? 'var(--gain-fill)' : 'var(--loss-fill)';

export const numberOf = ({ value }: FigureMark): number => (isMissing(value) ? Number.NaN : value);

export const PIXELS_A_LETTER = 6.6;

/** Names take what they need, and no more than two fifths. */
export function nameSpace(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(Math.ceil(longest * PIXELS_A_LETTER) + 16, Math.floor(width * 0.4));
}

export const cut = (name: string, space: number): string =>
  cutName(name, Math.max(4, Math.floor((space - 16) / PIXELS_A_LETTER)));

/** What is said of one mark: its name, its group where there are some, its exact value. */
export function markText(
  { nameOf, groups, write, valueName, unfinished = 'partial' }: Figure,
  mark: FigureMark,
): readonly [string, string] {
  const group = groups.length > 1 ? `${mark.group}: ` : valueName === undefined ? '' : `${valueName}: `;
  const partial = mark.isPartial === true ? ` (${unfinished})` : '';
  return [nameOf(mark.x), `${group}${write(numberOf(mark), 'exact')}${partial}`];
}

export const tipStyle = {
  fill: 'var(--raised)',
  stroke: 'var(--line-strong)',
  textPadding: 10,
  lineHeight: 1.3,
  pathFilter: 'none',
  fontSize: 12,
} as const;
