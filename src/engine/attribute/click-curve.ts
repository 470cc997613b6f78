/** Clicks per impression at the positions 1 to 10, over all sites (Sistrix 2020); further down a tenth less each. */
const USUAL = [0.285, 0.157, 0.11, 0.08, 0.072, 0.051, 0.04, 0.032, 0.028, 0.025] as const;
/** Impressions that the usual rate of a position weighs. */
const PRIOR_IMPRESSIONS = 300;
const POSITIONS = 50;

/** One position and what was seen there. */
export interface SearchRow {
  /** 1 is the top. */
  readonly position: number;
  readonly impressions: number;
  readonly clicks: number;
}

/** Clicks per impression that a site gets at a position, falling with the position. */
export type ClickCurve = (position: number) => number;

/**
 * The site's own curve: at each position the usual rate, moved by what the site has shown there (beta-binomial), then made
 * to fall with the position (pool adjacent violators, Ayer et al. 1955), and drawn between whole positions.
 */
export function fitClickCurve(rows: readonly SearchRow[]): ClickCurve {
  const impressions = new Float64Array(POSITIONS);
  const clicks = new Float64Array(POSITIONS);
  for (const row of rows) {
    if (!(row.position >= 1) || !(row.impressions > 0)) continue;
    const place = Math.min(POSITIONS, Math.round(row.position)) - 1;
    impressions[place] = (impressions[place] as number) + row.impressions;
    clicks[place] = (clicks[place] as number) + Math.min(row.clicks, row.impressions);
  }
  const weights = impressions.map((count) => count + PRIOR_IMPRESSIONS);
  const rates = clicks.map(
    (count, place) => (count + PRIOR_IMPRESSIONS * usualRate(place + 1)) / (weights[place] as number),
  );
  const curve = makeFall(rates, weights);
  return (position) => {
    const at = Math.min(POSITIONS, Math.max(1, position)) - 1;
    const [low, high] = [curve[Math.floor(at)] as number, curve[Math.ceil(at)] as number];
    return low + (high - low) * (at - Math.floor(at));
  };
}

function usualRate(position: number): number {
  const listed = USUAL[position - 1];
  return listed ?? USUAL[9] * 0.9 ** (position - 10);
}

function makeFall(rates: Float64Array, weights: Float64Array): Float64Array {
  const blocks: { sum: number; weight: number; count: number }[] = [];
  rates.forEach((rate, place) => {
    let block = { sum: rate * (weights[place] as number), weight: weights[place] as number, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.weight < block.sum / block.weight;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = {
        sum: last.sum + block.sum,
        weight: last.weight + block.weight,
        count: last.count + block.count,
      };
    }
    blocks.push(block);
  });
  return Float64Array.from(blocks.flatMap(({ sum, weight, count }) => Array(count).fill(sum / weight)));
}
