/** Seeded random numbers: sfc32 (PractRand-tested, 128 bit state) and the draws the site generator needs. */
export class Random {
  #a: number;
  #b: number;
  #c = 0x9e3779b9;
  #counter = 1;
  #spare: number | null = null;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.imul(seed, 0x85ebca6b) | 0;
    for (let i = 0; i < 15; i++) this.uniform();
  }

  /** In [0, 1). */
  uniform(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  }

  /** Marsaglia's polar method. */
  normal(): number {
    if (this.#spare !== null) {
      const spare = this.#spare;
      this.#spare = null;
      return spare;
    }
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      const s = x * x + y * y;
      if (s >= 1 || s === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(s)) / s);
      this.#spare = y * factor;
      return x * factor;
    }
  }

  /** Gamma of mean shape · scale (Marsaglia & Tsang 2000). */
  gamma(shape: number, scale: number): number {
    if (shape < 1) return this.gamma(shape + 1, scale) * this.uniform() ** (1 / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = this.normal();
      const v = (1 + c * x) ** 3;
      if (v > 0 && Math.log(1 - this.uniform()) < 0.5 * x * x + d - d * v + d * Math.log(v))
        return d * v * scale;
    }
  }

  /** Inversion for small means, a sum of a Gamma split above (Ahrens & Dieter 1974): exact for all means. */
  poisson(mean: number): number {
    let left = mean;
    let count = 0;
    while (left > 30) {
      const events = Math.floor(left * 0.875);
      const time = this.gamma(events, 1);
      if (time > left) return count + this.binomial(events - 1, left / time);
      count += events;
      left -= time;
    }
    const limit = Math.exp(-left);
    for (let product = this.uniform(); product > limit; product *= this.uniform()) count++;
    return count;
  }

  binomial(trials: number, p: number): number {
    let left = trials;
    let chance = p;
    let count = 0;
    // Halving by a Beta order statistic keeps large numbers of trials fast and exact.
    while (left > 25) {
      const middle = 1 + (left >> 1);
      const low = this.gamma(middle, 1);
      const split = low / (low + this.gamma(left + 1 - middle, 1));
      if (split <= chance) {
        count += middle;
        chance = (chance - split) / (1 - split);
        left -= middle;
      } else {
        chance /= split;
        left = middle - 1;
      }
    }
    for (let i = 0; i < left; i++) if (this.uniform() < chance) count++;
    return count;
  }
}
