import type { Reading } from '../../reading/reading.ts';

type Each = NonNullable<Reading['each']>;

/** What those side by side are called: a single one by its name in the data, several together by the words that mean them. */
export const eachNames = ({ members, names }: Each): readonly string[] =>
  members.map((group, at) => (group.length === 1 ? (group[0] as string) : (names[at] ?? group.join(', '))));

/** "Blog pages against shop pages": the name of the group that a page belongs to. */
export function eachNameOf(each: Each, member: string): string {
  const at = each.members.findIndex((group) => group.includes(member));
  return eachNames(each)[at] ?? member;
}
