import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';

/** An app is mobile, too, whatever it is called. */
const APP = /\bapps?\b|^(?:ios|android)$/i;

/**
 * "Desktop sessions" where the platforms are called desktop web, mobile web and app: a known name of such things that stands, as a word,
 * in names of that very column stands for those. "Mobile" beside an app may be more than the mobile web, and stays what is not there.
 */
export const absentAsParts = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.map((mark) => {
    if (mark.type !== 'members' || !mark.candidates.every(({ how }) => how === 'absent')) return mark;
    const candidates = mark.candidates.flatMap((one) => partsOf(one, mark.said, views));
    return candidates.length === mark.candidates.length ? { ...mark, candidates } : mark;
  });

function partsOf(
  candidate: MemberCandidate,
  said: string,
  views: readonly SourceView[],
): readonly MemberCandidate[] {
  const [word, second] = wordsOf(said);
  const all =
    views.find(({ source }) => source.id === candidate.sourceId)?.membersOf(candidate.dimension) ?? [];
  if (word === undefined || second !== undefined) return [];
  if (word === 'mobile' && all.some(({ name }) => APP.test(name))) return [];
  const own = all.filter(({ name }) => wordsOf(name).includes(word));
  if (own.length === 0 || own.length === all.length) return [];
  const volume = own.reduce((sum, one) => sum + one.volume, 0);
  return [{ ...candidate, members: own.map(({ name }) => name), how: 'part', volume }];
}
