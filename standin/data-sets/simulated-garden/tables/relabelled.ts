import type { CodeArray, LabelColumn } from '../../session-table.ts';

/** One column of the catalogue, with equal labels under one code. */
export function relabelled(codes: CodeArray, labelOf: readonly string[]): LabelColumn {
  const labels = [...new Set(labelOf)];
  if (labels.length === labelOf.length) return { codes, labels };
  const newCode = labelOf.map((label) => labels.indexOf(label));
  return { codes: Uint8Array.from(codes, (code) => newCode[code] as number), labels };
}
