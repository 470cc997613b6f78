import type { DataSet, ServedDimension } from '../data-sets/data-set.ts';
import type { LabelColumn, SessionTable } from '../data-sets/session-table.ts';

/**
 * The data set as Analytics shows it beyond its cardinality limit: of each dimension the `rows` most frequent
 * values keep their names, the others become `(other)`. Days and other times are never folded.
 */
export function foldRareLabels(dataSet: DataSet, rows: number): DataSet {
  const folded = new Map<LabelColumn, LabelColumn>();
  const column = (dimension: ServedDimension, table: SessionTable): LabelColumn => {
    const original = dimension.column(table);
    if (dimension.category === 'Time' || original.labels.length <= rows) return original;
    const known = folded.get(original) ?? fold(original, rows);
    folded.set(original, known);
    return known;
  };
  return {
    ...dataSet,
    dimensions: dataSet.dimensions.map((dimension) => ({
      ...dimension,
      column: (table: SessionTable) => column(dimension, table),
    })),
  };
}

/** Whether any dimension asked for has values that were folded away. */
export function losesLabels(dimensions: readonly ServedDimension[], table: SessionTable, rows: number): boolean {
  return dimensions.some(
    (dimension) => dimension.category !== 'Time' && dimension.column(table).labels.length > rows,
  );
}

function fold({ codes, labels }: LabelColumn, rows: number): LabelColumn {
  const counts = new Float64Array(labels.length);
  for (const code of codes) counts[code] = (counts[code] as number) + 1;
  const kept = [...labels.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, rows);
  const newCode = new Uint16Array(labels.length).fill(kept.length);
  for (const [place, code] of kept.entries()) newCode[code] = place;
  return {
    codes: Uint16Array.from(codes, (code) => newCode[code] as number),
    labels: [...kept.map((code) => labels[code] as string), '(other)'],
  };
}
