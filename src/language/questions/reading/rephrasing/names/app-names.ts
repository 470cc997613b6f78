import type { SourceView } from '../../../data/source-view.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

const APP = /^(?:(?:the|our|my) )?(?:mobile )?apps?$/i;
const WEB = /^(?:(?:mobile|desktop)[\s_-]?)?web(?:[\s_-]?(?:app|site))?$/i;
const OF_APPS = /^(?:ios|ipados|android|iphone|ipad|huawei|windows phone)$/i;
const ON = /^(?:on|in|from|via|through)$/i;

/**
 * "Trials on app only", "app sessions", "apps only" where a column tells Android, iOS and the web: the apps are those of them that are no
 * web, whatever column of versions has the word in its name. "By app" asks for that column.
 */
export function appNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.map((mark, at) => {
    if (!/^(?:dimension|unknown)$/.test(mark.type) || !APP.test(mark.said)) return mark;
    const [before, next] = [marks[at - 1], marks[at + 1]];
    const isArticle = /^(?:the|our|both|all)$/i.test(before?.said ?? '');
    const place = isArticle ? marks[at - 2] : before;
    const isSplit = [before, place].some((one) =>
      isKeyword(one, 'by', 'per', 'each', 'which', 'top', 'bottom'),
    );
    const isNarrowed =
      ON.test(place?.said ?? '') ||
      isKeyword(next, 'only') ||
      isKeyword(before, 'only') ||
      (next?.type === 'metric' && mark.type === 'dimension');
    const candidates = views.flatMap((view) => ofApps(view));
    return !isSplit && isNarrowed && candidates.length === 1
      ? { type: 'members', candidates, said: mark.said, others: [], proper: false }
      : mark;
  });
}

const ofApps = (view: SourceView): readonly MemberCandidate[] =>
  view.dimensionColumns.flatMap((dimension): MemberCandidate[] => {
    const all = view.membersOf(dimension);
    const apps = all.filter(({ name }) => OF_APPS.test(name));
    const isOnlyThese = all.every(({ name }) => OF_APPS.test(name) || WEB.test(name));
    const isPart = apps.length > 0 && apps.length < all.length && isOnlyThese;
    return isPart ? [partCandidate(view, dimension, apps)] : [];
  });
