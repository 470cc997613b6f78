import type { Run } from '../prepare-run.ts';

/** The sets of so many dimensions of a table that no earlier table has tested in this metric. */
export function cuboidsOf(
  runs: readonly Run[],
  run: Run,
  metric: string,
  depths: readonly number[],
): readonly number[] {
  return run.lattice.cuboids.flatMap(({ dimensions }, index) =>
    depths.includes(dimensions.length) &&
    isNew(
      runs,
      run,
      metric,
      dimensions.map((d) => (run.table.dimensions[d] as Run['table']['dimensions'][number]).id),
    )
      ? [index]
      : [],
  );
}

/** Whether no table before this one can cut the metric by all of these dimensions. */
export function isNew(
  runs: readonly Run[],
  run: Run,
  metric: string,
  dimensions: readonly string[],
): boolean {
  return !runs
    .slice(0, runs.indexOf(run))
    .some(
      (earlier) =>
        earlier.panels.some(({ plan }) => plan.metric === metric) &&
        dimensions.every((id) => earlier.table.dimensions.some((dimension) => dimension.id === id)),
    );
}
