import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The hexadecimal colours of one block of tokens. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['paper', 'sunken', 'hover', 'raised'];
const text = ['ink', 'soft', 'faint', 'accent', 'gain', 'loss', 'danger'];
const pairs: [string, string, number][] = [
  ...text.flatMap((name) => grounds.map((ground): [string, string, number] => [name, ground, 4.5])),
  ...['accent', 'gain', 'loss', 'danger'].flatMap((name): [string, string, number][] => [
    [name, `${name}-tint`, 4.5],
    ['ink', `${name}-tint`, 4.5],
    ['soft', `${name}-tint`, 4.5],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ...['line-control', 'gain-fill', 'loss-fill', 'mark', 'mark-soft', 'mark-other', 'accent'].flatMap((name) =>
    ['paper', 'raised'].map((ground): [string, string, number] => [name, ground, 3]),
  ),
];

describe.each([':root', '[data-theme="dark"]'])('%s', (selector) => {
  const colours = coloursOf(selector);

  test.each(pairs)('%s on %s keeps %d:1', (name, ground, least) => {
    expect(contrast(colours.get(name)!, colours.get(ground)!)).toBeGreaterThanOrEqual(least);
  });
});
