import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { pathOf } from '../../marking/member-index.ts';
import { partCandidate } from './part-candidate.ts';

const MOST_WORDS = 3;

/** "The zapier integration page" is /integrations/zapier, the only one with both words; and no source of that name. */
export function pagesOfTwoWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const end = marks.findIndex((mark) => mark.type === 'dimension' && /^(?:landing )?page$/i.test(mark.said));
  let from = end;
  while (from > 0 && end - from < MOST_WORDS && /^(?:members|unknown)$/.test(marks[from - 1]?.type ?? ''))
    from--;
  if (end < 0) return marks;
  const behind = pagesOfTwoWords(marks.slice(end + 1), views);
  const plain = [...marks.slice(0, end + 1), ...behind];
  if (end - from < 2) return plain;
  const named = marks.slice(from, end);
  const said = named.map((mark) => mark.said).join(' ');
  const candidates = pagesWith(wordsOf(said), views);
  const [first] = candidates;
  if (first === undefined) return plain;
  const page: Mark = { type: 'members', candidates, said: `${said} page`, others: [], proper: false };
  return [...marks.slice(0, from), page, ...behind];
}

/** Of each source the one page whose path has all of these words. */
const pagesWith = (words: readonly string[], views: readonly SourceView[]): readonly MemberCandidate[] =>
  views.flatMap((view) =>
    view.dimensionColumns
      .filter((dimension) => /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? ''))
      .flatMap((dimension): MemberCandidate[] => {
        const found = view.membersOf(dimension).filter(({ name }) => {
          const own = wordsOf(pathOf(name));
          return words.every((word) => own.includes(word));
        });
        const [only] = found;
        return only === undefined || found.length > 1 ? [] : [partCandidate(view, dimension, [only])];
      }),
  );
