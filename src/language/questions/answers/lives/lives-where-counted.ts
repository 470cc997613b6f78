import type { Inquiry } from '../../data/inquiry.ts';
import { recordsNone } from '../members/records-none.ts';
import type { Settled } from '../settling/settled.ts';
import { MOST_LIVES, type NamedLife, runOf } from './life-of.ts';
import { livesOfNames } from './lives-of.ts';

/** In which days nothing of a name counts as none. */
export interface CountedLives {
  readonly lives: readonly NamedLife[];
  /** Those that never ran on what is asked about. */
  readonly never: readonly string[];
}

/**
 * Where a file writes a row of what had none, a campaign without rows did not run before its first one nor after its last, however long it
 * paused between them, and not on a platform on which it has none.
 */
export async function livesWhereCounted(
  settled: Settled,
  names: readonly string[],
  inquiry: Inquiry,
): Promise<CountedLives> {
  const [dimension = ''] = settled.reading.dimensions;
  const isOfRuns = names.length <= MOST_LIVES && (await recordsNone(settled, inquiry));
  if (!isOfRuns) return { lives: await livesOfNames(settled, dimension, names, inquiry), never: [] };
  const runs = await Promise.all(
    names.map(async (name) => ({ name, run: await runOfName(settled, name, inquiry) })),
  );
  return {
    lives: runs.flatMap(({ name, run }) => (run === null ? [] : [{ name, ...run }])),
    never: runs.flatMap(({ name, run }) => (run === null ? [name] : [])),
  };
}

const runOfName = ({ view, metrics, filters, reading }: Settled, name: string, inquiry: Inquiry) =>
  runOf(
    view,
    metrics,
    [...filters, { dimension: reading.dimensions[0] ?? '', is: 'one_of', members: [name] }],
    inquiry,
  );
