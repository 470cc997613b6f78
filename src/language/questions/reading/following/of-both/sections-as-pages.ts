import type { SourceView } from '../../../data/source-view.ts';
import type { ReadFilter } from '../../filter.ts';
import type { Reading } from '../../reading.ts';

const SECTION = /^\/.+\/$/;

/** "Reviews", "and the guides?": what lies below a path has no name to stand beside another one, but its pages have. */
export function sectionsAsPages(before: Reading, view: SourceView | undefined): Reading {
  const pagesOf = (filter: ReadFilter): ReadFilter => {
    const [path = '', second] = filter.members;
    if (filter.is !== 'containing' || second !== undefined || !SECTION.test(path)) return filter;
    const pages = view
      ?.membersOf(filter.dimension)
      .flatMap(({ name }) => (name.includes(path) ? [name] : []));
    return pages === undefined || pages.length === 0 ? filter : { ...filter, is: 'one_of', members: pages };
  };
  const { replaced } = before;
  return {
    ...before,
    filters: before.filters.map(pagesOf),
    replaced: replaced && { ...replaced, filters: replaced.filters.map(pagesOf) },
  };
}

/** Pages below one path are called by it. */
export function nameOfGroup(members: readonly string[]): string {
  const [first = ''] = members;
  const [path] = /^.*?\/[^/]+\//.exec(first.replace(/^https?:\/\/[^/]+/, '')) ?? [];
  const isOfOne = members.length > 1 && path !== undefined && members.every((name) => name.includes(path));
  return isOfOne ? path : members.join(', ');
}
