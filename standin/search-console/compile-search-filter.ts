import { searchTexts } from '../assumptions.ts';
import { invalidParameter } from './search-error.ts';
import type { SearchFilter } from './search-request.ts';
import type { SearchTable } from './search-table.ts';

/** Which codes of a column pass a filter. Comparisons ignore case; regular expressions do not unless told by (?i). */
export function compileSearchFilter(filter: SearchFilter, table: SearchTable): (row: number) => boolean {
  const { codes, labels } = table[filter.dimension];
  const test = compileTest(filter);
  const passing = Uint8Array.from(labels, (label) => (test(label) ? 1 : 0));
  return (row) => passing[codes[row] as number] === 1;
}

function compileTest({ operator, expression }: SearchFilter): (label: string) => boolean {
  const wanted = expression.toLowerCase();
  switch (operator) {
    case 'equals':
      return (label) => label.toLowerCase() === wanted;
    case 'notEquals':
      return (label) => label.toLowerCase() !== wanted;
    case 'contains':
      return (label) => label.toLowerCase().includes(wanted);
    case 'notContains':
      return (label) => !label.toLowerCase().includes(wanted);
    case 'includingRegex': {
      const pattern = regExp(expression);
      return (label) => pattern.test(label);
    }
    case 'excludingRegex': {
      const pattern = regExp(expression);
      return (label) => !pattern.test(label);
    }
  }
}

function regExp(source: string): RegExp {
  const plain = source.replace(/^\(\?i\)/, '');
  try {
    return new RegExp(plain, plain === source ? '' : 'i');
  } catch {
    throw invalidParameter(searchTexts.regexp(source));
  }
}
