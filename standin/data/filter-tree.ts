import { filterTexts } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { Filter, FilterExpression } from './report-request.ts';

/** A filter expression whose leaves were compiled to `T`. */
export type FilterTree<T> =
  | { readonly kind: 'leaf'; readonly leaf: T }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterTree<T>[] }
  | { readonly kind: 'not'; readonly part: FilterTree<T> };

export function compileFilter<T>(expression: FilterExpression, compileLeaf: (filter: Filter) => T): FilterTree<T> {
  const { andGroup, orGroup, notExpression, filter } = expression;
  const group = (kind: 'and' | 'or', parts: readonly FilterExpression[] = []): FilterTree<T> => ({
    kind,
    parts: parts.map((part) => compileFilter(part, compileLeaf)),
  });
  if (andGroup !== undefined) return group('and', andGroup.expressions);
  if (orGroup !== undefined) return group('or', orGroup.expressions);
  if (notExpression !== undefined) return { kind: 'not', part: compileFilter(notExpression, compileLeaf) };
  if (filter !== undefined) return { kind: 'leaf', leaf: compileLeaf(filter) };
  throw invalidArgument(filterTexts.empty);
}

export function passes<T>(tree: FilterTree<T>, test: (leaf: T) => boolean): boolean {
  switch (tree.kind) {
    case 'leaf':
      return test(tree.leaf);
    case 'and':
      return tree.parts.every((part) => passes(part, test));
    case 'or':
      return tree.parts.some((part) => passes(part, test));
    case 'not':
      return !passes(tree.part, test);
  }
}

export function leavesOf<T>(tree: FilterTree<T>): readonly T[] {
  switch (tree.kind) {
    case 'leaf':
      return [tree.leaf];
    case 'not':
      return leavesOf(tree.part);
    default:
      return tree.parts.flatMap(leavesOf);
  }
}
