import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import type { FactSlice } from '#src/semantics/fact-scope.ts';

/**
 * Remembers what was read of facts. The facts of a batch never change, so neither does what was read of it: the batches
 * of the report are the key.
 */
export class KeptByData<Value> {
  readonly #kept = new Map<string, Promise<Value>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @param visible the slices of the report alone */
  once({ sourceId, slices }: VisibleFacts, name: string, read: () => Promise<Value>): Promise<Value> {
    const key = `${sourceId} ${name} ${slices.map(keyOf).join()}`;
    const before = this.#kept.get(key);
    if (before !== undefined) return before;
    const reading = read();
    this.#kept.set(key, reading);
    // What failed is asked again next time.
    reading.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return reading;
  }
}

const keyOf = ({ batch, from, to }: FactSlice): string => `${batch}${from}${to}`;

export const onlyOf = (visible: VisibleFacts, reportId: string): VisibleFacts => ({
  ...visible,
  slices: visible.slices.filter((slice) => slice.reportId === reportId),
});
