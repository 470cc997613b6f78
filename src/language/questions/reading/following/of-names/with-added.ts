import type { Assembled } from '../../assemble.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/** "Revenue too": beside the numbers that were told, with all that limits and splits them. */
export function withAdded(before: Reading, merged: Reading, { has, reading: now }: Assembled): Reading {
  const isNumberOnly =
    has.metric && !has.dimension && !has.filter && !has.period && !has.rank && !has.versus && !has.intent;
  if (!isNumberOnly || before.intent !== 'numbers' || before.shape !== 'value') return merged;
  const added = now.metrics.filter((metric) => !before.metrics.includes(metric));
  return { ...before, metrics: [...before.metrics, ...added], isYesNo: false, assumptions: now.assumptions };
}

/** "Add France" behind the sessions of Canada: those of both. Undefined where the question before named none of that kind. */
export function withNamesAdded(before: Reading, merged: Reading, assembled: Assembled): Reading | undefined {
  const { has, reading: now } = assembled;
  if (has.metric || has.dimension || has.period || !has.filter) return undefined;
  const areOfOneKind = now.filters.every((one) =>
    before.filters.some(
      ({ dimension, is }) => dimension === one.dimension && is === one.is && is === 'one_of',
    ),
  );
  return areOfOneKind ? withNames(before, merged, assembled) : undefined;
}

/** "Together with Canada" behind the sessions of Germany: those of both. */
export function withNames(before: Reading, merged: Reading, { reading: now }: Assembled): Reading {
  const joined = now.filters.map((one) => {
    const other = before.filters.find(
      ({ dimension, is }) => dimension === one.dimension && is === one.is && is === 'one_of',
    );
    if (other === undefined) throw askedBack('points_back');
    return { ...other, members: [...new Set([...other.members, ...one.members])] };
  });
  const isJoined = (name: string): boolean => joined.some(({ dimension }) => dimension === name);
  return {
    ...merged,
    filters: [...merged.filters.filter(({ dimension }) => !isJoined(dimension)), ...joined],
    isTogether: before.dimensions.length === 0,
  };
}
