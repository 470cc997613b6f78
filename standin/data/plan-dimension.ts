import type { LabelColumn, SessionTable } from '../data-sets/session-table.ts';
import { invalidArgument } from '../google-error.ts';
import type { FieldCatalogue } from './field-catalogue.ts';
import type { PlannedDimension } from './report-plan.ts';
import type { DimensionRequest } from './report-request.ts';

/** Resolves one requested dimension; an expression becomes a column of its own. */
export function planDimension(request: DimensionRequest, fields: FieldCatalogue, table: SessionTable): PlannedDimension {
  const name = request.name ?? '';
  const expression = request.dimensionExpression;
  if (name === 'dateRange' && expression === undefined) return { kind: 'dateRange', name };
  const columnOf = (dimension: string | undefined) => fields.dimension(dimension ?? '').column(table);
  if (expression === undefined) return { kind: 'column', name, column: columnOf(name) };
  if (expression.lowerCase !== undefined) {
    return { kind: 'column', name, column: relabel(columnOf(expression.lowerCase.dimensionName), (text) => text.toLowerCase()) };
  }
  if (expression.upperCase !== undefined) {
    return { kind: 'column', name, column: relabel(columnOf(expression.upperCase.dimensionName), (text) => text.toUpperCase()) };
  }
  const { dimensionNames = [], delimiter = '' } = expression.concatenate ?? {};
  const [first, ...rest] = dimensionNames.map(columnOf);
  if (first === undefined) throw invalidArgument(`The dimensionExpression of ${name} names no dimension.`);
  return { kind: 'column', name, column: rest.reduce((joined, next) => join(joined, next, delimiter), first) };
}

function relabel(column: LabelColumn, rename: (label: string) => string): LabelColumn {
  const labels: string[] = [];
  const codeOf = new Map<string, number>();
  const newCode = column.labels.map((label) => {
    const text = rename(label);
    let code = codeOf.get(text);
    if (code === undefined) {
      code = labels.push(text) - 1;
      codeOf.set(text, code);
    }
    return code;
  });
  return { codes: Uint32Array.from(column.codes, (code) => newCode[code] as number), labels };
}

function join(left: LabelColumn, right: LabelColumn, delimiter: string): LabelColumn {
  const labels: string[] = [];
  const codeOf = new Map<number, number>();
  const codes = new Uint32Array(left.codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const [a, b] = [left.codes[row] as number, right.codes[row] as number];
    const key = a * right.labels.length + b;
    let code = codeOf.get(key);
    if (code === undefined) {
      code = labels.push(`${left.labels[a]}${delimiter}${right.labels[b]}`) - 1;
      codeOf.set(key, code);
    }
    codes[row] = code;
  }
  return { codes, labels };
}
