import type { RootCause } from '#src/engine/localize/scan/name-of.ts';

/** Exact element match, micro-averaged: F1 = 2TP / (2TP + FP + FN). */
export class LocalizationScore {
  private hits = 0;
  private extra = 0;
  private missed = 0;
  private exact = 0;
  private instances = 0;

  add(found: ReadonlySet<string>, wanted: ReadonlySet<string>): void {
    const right = [...found].filter((element) => wanted.has(element)).length;
    this.hits += right;
    this.extra += found.size - right;
    this.missed += wanted.size - right;
    this.instances += 1;
    if (right === wanted.size && right === found.size) this.exact += 1;
  }

  get f1(): number {
    return (2 * this.hits) / (2 * this.hits + this.extra + this.missed);
  }

  get exactSets(): number {
    return this.exact / this.instances;
  }
}

/** `a=a1&c=c3`: the conditions in the order of their names, as the published truths are written. */
export function elementOf(cause: RootCause): string {
  return Object.entries(cause)
    .filter(([, member]) => member !== '*')
    .map(([attribute, member]) => `${attribute}=${member}`)
    .sort()
    .join('&');
}
