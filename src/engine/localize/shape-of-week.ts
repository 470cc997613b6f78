/** When within the week a change set in, and whether it was over before the end. */
export interface WeekShape {
  readonly shape: 'spike' | 'level_shift' | 'unclear';
  /** Index of the first changed day, null when the days do not tell. */
  readonly onset: number | null;
}

/** A stretch of days must beat "all days alike" by this log likelihood ratio: log of the 27 stretches that are tried. */
const CLEAR_GAIN = Math.log(27);
/** A stretch this short that ends before the week does is a spike. */
const LONGEST_SPIKE = 3;
/** From this many last days on, with the others before them to compare, they are told as a level that holds. */
const SHORTEST_LEVEL = 3;

/**
 * Binary segmentation of the seven days around the weekday profile: of all stretches of consecutive days (27, and the
 * whole week), the one whose days differ most from the others in their ratio observed / expected. Log likelihood of a
 * quasi-Poisson step: [Σ_in y log(R_in) + Σ_out y log(R_out) − Σ y log(R)] / dispersion, R = Σy / Σμ (Kulldorff 1997).
 *
 * It begins and ends with days that moved: of something that hardly ever comes, a day without any is no part of a burst.
 *
 * @param dispersion variance over mean of a day
 */
export function shapeOfWeek(
  observed: readonly number[],
  expected: readonly number[],
  dispersion: number,
): WeekShape {
  const total = { y: sum(observed), mu: sum(expected) };
  if (!(total.mu > 0)) return { shape: 'unclear', onset: null };
  const up = total.y >= total.mu;
  const moved = (day: number) => {
    const beyond = (observed[day] as number) - (expected[day] as number);
    return up ? beyond > 0 : beyond < 0;
  };
  let best = { gain: 0, from: 0, to: 6 };
  for (let from = 0; from < 7; from++)
    for (let to = from; to < 7; to++) {
      if ((from === 0 && to === 6) || !moved(from) || !moved(to)) continue;
      const inside = { y: sum(observed.slice(from, to + 1)), mu: sum(expected.slice(from, to + 1)) };
      const outside = { y: total.y - inside.y, mu: total.mu - inside.mu };
      // The stretch must be what moved, not what stayed.
      const further = up
        ? inside.y / inside.mu > outside.y / outside.mu
        : inside.y / inside.mu < outside.y / outside.mu;
      if (!further) continue;
      const gain = (term(inside) + term(outside) - term(total)) / dispersion;
      if (gain > best.gain) best = { gain, from, to };
    }
  if (best.gain < CLEAR_GAIN) return { shape: 'level_shift', onset: null };
  const length = best.to - best.from + 1;
  if (best.to < 6) return { shape: length <= LONGEST_SPIKE ? 'spike' : 'unclear', onset: best.from };
  // One or two last days may be the beginning of anything, and of a weekend that was so.
  return { shape: length < SHORTEST_LEVEL ? 'unclear' : 'level_shift', onset: best.from };
}

function term({ y, mu }: { y: number; mu: number }): number {
  return y > 0 && mu > 0 ? y * Math.log(y / mu) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
