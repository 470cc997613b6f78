import type { SourceView } from '../../../data/source-view.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword, isLight } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';
import { partCandidate } from './part-candidate.ts';

const WEB = /^(?:(?:the|our|my) )?web ?(?:site)?$/i;

/**
 * "App vs web", "on the app or on the website", "web bookings" where one column has names like "mobile web" and others without that word: the web is those names
 * together, which is told, and not all that the site has.
 */
export function webNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.map((mark, at) => {
    // "The website" is said of all that there is, unless it stands beside what is not of it
    const isOften = mark.type === 'noise';
    if ((mark.type !== 'unknown' && !isOften) || !WEB.test(mark.said)) return mark;
    const candidates = views.flatMap((view) => {
      const found = candidatesIn(view);
      return found.length === 1 ? found : [];
    });
    const columns = candidates.map(({ dimension }) => dimension);
    const isOfNumber = !isOften && /^web$/i.test(mark.said) && marks[at + 1]?.type === 'metric';
    const kind = marks[at + 1];
    const isOfKind =
      !isOften && kind?.type === 'dimension' && kind.dimensions.some((name) => columns.includes(name));
    return candidates.length > 0 && (isOfNumber || isOfKind || isBesideOne(marks, at, columns))
      ? { ...mark, type: 'members' as const, candidates }
      : mark;
  });
}

/** "Mobile web", "desktop-web"; an address that begins so is none of them. */
const OF_THE_WEB = /(?:^|[\s_-])web(?:[\s_-]|$)/i;

const candidatesIn = (view: SourceView): readonly MemberCandidate[] =>
  view.dimensionColumns
    .filter((column) => !namesAreTexts(column, view))
    .flatMap((dimension): MemberCandidate[] => {
      const all = view.membersOf(dimension);
      const web = all.filter(({ name }) => OF_THE_WEB.test(name));
      return web.length === 0 || web.length === all.length ? [] : [partCandidate(view, dimension, web)];
    });

/** Held against another name of the same column, each behind a word of its own or not: "on the app or on the website". */
const isBesideOne = (marks: readonly Mark[], at: number, columns: readonly string[]): boolean =>
  ([-1, 1] as const).some((step) => {
    const joint = behind(marks, at, step);
    const other = marks[behind(marks, joint, step)];
    return (
      isKeyword(marks[joint], 'versus', 'and', 'or') &&
      other?.type === 'members' &&
      other.candidates.some(({ dimension }) => columns.includes(dimension))
    );
  });

function behind(marks: readonly Mark[], at: number, step: -1 | 1): number {
  let place = at + step;
  while (isLight(marks[place])) place += step;
  return place;
}
