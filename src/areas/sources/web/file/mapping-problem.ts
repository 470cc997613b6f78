import type { ColumnUse, TableMapping } from '../../file-contract.ts';

/** How one table is to be imported, as far as somebody has said. */
export interface TableChoice {
  readonly chosen: boolean;
  readonly mapping: TableMapping;
  /** Questions that only the owner of the file can answer, and has. */
  readonly dateAnswered: boolean;
  readonly decimalAnswered: boolean;
}

/** What is missing or contradicts itself, as a sentence; undefined when the table can be imported. */
export function mappingProblem({ mapping, dateAnswered, decimalAnswered }: TableChoice): string | undefined {
  const used: readonly ColumnUse[] = mapping.columns.filter((use) => use !== 'ignore');
  const twice = used.find((use, index) => used.indexOf(use) !== index);
  if (!used.includes('date')) return 'Choose the column that holds the date.';
  if (twice !== undefined) return 'Two columns are used for the same. Leave one of them out.';
  if (mapping.countRowsAs !== null && used.includes(`metric:${mapping.countRowsAs}` as ColumnUse))
    return `A column holds ${mapping.countRowsAs.replaceAll('_', ' ')} already, so rows cannot count as them too.`;
  if (
    !used.some((use) => use.startsWith('metric:') && use !== 'metric:position') &&
    mapping.countRowsAs === null
  )
    return 'Choose at least one column that counts something, or count its rows.';
  if (used.includes('metric:position') && !used.includes('metric:impressions'))
    return 'An average position needs the impressions behind it. Choose their column, or leave the position out.';
  if (!dateAnswered) return 'Say whether the day or the month comes first.';
  if (!decimalAnswered) return 'Say what the mark in the numbers means.';
  return undefined;
}

export const hasMoney = ({ columns }: TableMapping): boolean => columns.includes('metric:revenue');
