import { filterTexts } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { Filter, NumericValue } from './report-request.ts';

/** One filter on a dimension, as a test of a single value. */
export function compileLabelTest(filter: Filter): (label: string) => boolean {
  const name = filter.fieldName ?? '';
  if (filter.emptyFilter !== undefined) return (label) => label === '' || label === '(not set)';
  if (filter.inListFilter !== undefined) {
    const { values = [], caseSensitive = false } = filter.inListFilter;
    if (values.length === 0) throw invalidArgument(filterTexts.emptyList(name));
    const wanted = new Set(values.map((value) => fold(value, caseSensitive)));
    return (label) => wanted.has(fold(label, caseSensitive));
  }
  if (filter.stringFilter !== undefined) return compileText(filter.stringFilter);
  const test = compileNumberTest(filter);
  // A label that is no number, such as (not set), fits no numeric filter.
  return (label) => label.trim() !== '' && test(Number(label));
}

/** The numeric kinds of filter, which metrics share with dimensions. NaN fits none. */
export function compileNumberTest(filter: Filter): (value: number) => boolean {
  const name = filter.fieldName ?? '';
  if (filter.betweenFilter !== undefined) {
    const from = readNumber(filter.betweenFilter.fromValue, name);
    const to = readNumber(filter.betweenFilter.toValue, name);
    return (value) => value >= from && value <= to;
  }
  if (filter.numericFilter === undefined) throw invalidArgument(filterTexts.noKind(name));
  const bound = readNumber(filter.numericFilter.value, name);
  switch (filter.numericFilter.operation) {
    case 'EQUAL':
      return (value) => value === bound;
    case 'LESS_THAN':
      return (value) => value < bound;
    case 'LESS_THAN_OR_EQUAL':
      return (value) => value <= bound;
    case 'GREATER_THAN':
      return (value) => value > bound;
    case 'GREATER_THAN_OR_EQUAL':
      return (value) => value >= bound;
    default:
      throw invalidArgument(filterTexts.noKind(name));
  }
}

function compileText(filter: NonNullable<Filter['stringFilter']>): (label: string) => boolean {
  const { matchType = 'EXACT', caseSensitive = false } = filter;
  const value = fold(filter.value ?? '', caseSensitive);
  switch (matchType) {
    case 'BEGINS_WITH':
      return (label) => fold(label, caseSensitive).startsWith(value);
    case 'ENDS_WITH':
      return (label) => fold(label, caseSensitive).endsWith(value);
    case 'CONTAINS':
      return (label) => fold(label, caseSensitive).includes(value);
    case 'FULL_REGEXP': {
      const pattern = regExp(`^(?:${filter.value ?? ''})$`, caseSensitive);
      return (label) => pattern.test(label);
    }
    case 'PARTIAL_REGEXP': {
      const pattern = regExp(filter.value ?? '', caseSensitive);
      return (label) => pattern.test(label);
    }
    default:
      return (label) => fold(label, caseSensitive) === value;
  }
}

/** Google reads RE2; the common ground with JavaScript is large, and inline flags like (?i) are turned into it. */
function regExp(source: string, caseSensitive: boolean): RegExp {
  const inline = source.replace(/\(\?i\)/g, '');
  try {
    return new RegExp(inline, caseSensitive && inline === source ? '' : 'i');
  } catch {
    throw invalidArgument(filterTexts.regexp(source));
  }
}

function readNumber(value: NumericValue | undefined, name: string): number {
  const number = value?.int64Value === undefined ? value?.doubleValue : Number(value.int64Value);
  if (number === undefined) throw invalidArgument(filterTexts.number(name));
  return number;
}

function fold(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.toLowerCase();
}
