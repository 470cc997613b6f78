import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword, isNoise, isPeriod, isRank } from '../piece.ts';
import { isSameKind, type Steps } from './steps.ts';

const THEM = /^(?:their|theirs|they|them|those|these)$/i;
const OF =
  /^(?:for|take|of|among|amongst|pick|consider|considering|given|from|within|out of|looking at|get|find|select|choose)$/i;
/** No chosen ones have more words between the rank and what is ranked. */
const MOST_WORDS = 6;

/** "Take the 5 pages with the most clicks: how did their position change?": one question, and behind it what is asked of those. */
export function stepsInTurn(marks: readonly Mark[]): Steps | undefined {
  const rank = marks.findIndex(isRank);
  const kind = marks.findIndex(({ type }, at) => type === 'dimension' && Math.abs(at - rank) <= MOST_WORDS);
  const dimension = marks[kind];
  const isCounted = marks.slice(0, Math.max(rank, kind) + 2).some(({ type }) => type === 'number');
  if (rank < 0 || dimension === undefined || !isCounted) return undefined;
  const start = Math.max(rank, kind);
  for (const [at, mark] of marks.entries()) {
    if (at <= start || at >= marks.length - 1) continue;
    const isWith = /^with$/i.test(mark.said) && THEM.test(marks[at + 1]?.said ?? '');
    const isCut = mark.type === 'stop' || /^[,:;—–-]$/.test(mark.said) || isKeyword(mark, 'and') || isWith;
    const first = marks.slice(0, at);
    const isShown = isNoise(mark) && /^(?:show|give|list|tell)$/i.test(mark.said) && isOfThose(first);
    if (!isCut && !isShown) continue;
    const behind = marks.slice(isShown ? at : at + 1);
    const isBegun =
      begins(behind, mark) || (isOfThose(first) && /^(?:metric|members)$/.test(behind[0]?.type ?? ''));
    if (!isBegun || !asksOfThem(first, behind, mark)) continue;
    return withShared(first, behind, dimension);
  }
  return undefined;
}

const BEGINNING =
  /^(?:how|which|what|show|did|do|does|has|have|is|are|was|were|compare|give|list|who|where|when|tell|find|calculate)(?: |$|['’]s)/i;

/** "…, CTR and position" goes on with a list, "…: how did their revenue change" begins anew. */
function begins(marks: readonly Mark[], cut: Mark): boolean {
  if (cut.said === ':') return true;
  const first = marks.find((mark) => !/^(?:and|then|also|now|,|so|please)?$/i.test(mark.said));
  return first !== undefined && (BEGINNING.test(`${first.said} `) || THEM.test(first.said));
}

/** Something new is asked, of those that were chosen: a change, another time, who of them is first. */
function asksOfThem(first: readonly Mark[], behind: readonly Mark[], cut: Mark): boolean {
  const isOfThem = cut.said === ':' || behind.some(({ said }) => THEM.test(said)) || isOfThose(first);
  const kinds = first.filter(({ type }) => type === 'dimension');
  const isNew =
    behind.some((mark) => isRank(mark) || mark.type === 'time' || mark.type === 'members') ||
    behind.some((mark) => mark.type === 'dimension' && !kinds.some((kind) => isSameKind(mark, kind))) ||
    behind.some((mark) =>
      isKeyword(mark, 'gain', 'loss', 'change', 'compare', 'versus', 'trend', 'yoy', 'mom', 'wow'),
    );
  const isAsked = behind.some(
    ({ type, said }) => type === 'metric' || /^(?:how|which|what|show|give|list|compare|did)/i.test(said),
  );
  return isOfThem && isNew && isAsked;
}

/** "Of the top 3 pages", "take the 5 channels …" */
const isOfThose = (first: readonly Mark[]): boolean =>
  OF.test(first.find(({ said }) => said !== '' && !/^(?:please|now|so|and)$/i.test(said))?.said ?? '');

/** "Their mobile and desktop rate": one number of each name, and none of both together. */
function kindOfNames(marks: readonly Mark[]): readonly Mark[] {
  const names = marks.flatMap((mark) => (mark.type === 'members' ? [mark.candidates[0]?.dimension] : []));
  const [kind] = names;
  const isListed = names.length > 1 && kind !== undefined && names.every((name) => name === kind);
  if (!isListed || marks.some((mark) => isKeyword(mark, 'versus', 'compare'))) return [];
  return [AND, { type: 'dimension', dimensions: [kind], said: kind, others: [], proper: false }];
}

/** Both as questions of their own: the number and the days that only one of them names are those of the other, too. */
function withShared(first: readonly Mark[], behind: readonly Mark[], dimension: Mark): Steps {
  const isMetric = ({ type }: Mark): boolean => type === 'metric';
  const metric = first.find(isMetric);
  const time = first.find(isPeriod);
  const own = behind.filter(
    (mark) => !THEM.test(mark.said) && !(mark.type === 'dimension' && isSameKind(mark, dimension)),
  );
  const which = own.findIndex((mark) => isKeyword(mark, 'which'));
  const isOther = own.some(({ type }) => type === 'dimension');
  const asked = endsInEach(own)
    ? [...withoutEnd(own), dimension]
    : which >= 0 && !isOther
      ? own.toSpliced(which + 1, 0, { ...dimension, said: 'one' })
      : [...withoutEnd(own), isOther ? AND : BY, dimension];
  const second = [
    ...(own.some(isMetric) || metric === undefined ? [] : [metric]),
    ...(own.some(isPeriod) || time === undefined ? [] : [time]),
    ...asked,
  ];
  const named = own.find(isMetric);
  if (isAgainstTime(own) && time !== undefined && !second.includes(time)) second.unshift(time);
  const kind = isOther ? [] : kindOfNames(own);
  const isNamedFirst = own.findIndex(({ type }) => type === 'members') < own.findIndex(isMetric);
  const apart = [...second, ...kind];
  return {
    first: metric === undefined && named !== undefined ? [...first, BY, named] : first,
    second: isNamedFirst ? apart : second,
    ...(kind.length > 0 && !isNamedFirst && { apart }),
  };
}

const BY = keywordMark('by', 'by');
const AND = keywordMark('and', 'and');

/** "The number one query in each (of them)" */
const endsInEach = (marks: readonly Mark[]): boolean =>
  /\b(?:each|every)(?: one)?$/i.test(withoutEnd(marks).findLast(({ type }) => type !== 'noise')?.said ?? '');

/** "How did their sessions change from February?": from then to the days in which they were chosen. */
function isAgainstTime(marks: readonly Mark[]): boolean {
  const [time, other] = marks.filter((mark) => mark.type === 'time' && mark.time.type === 'period');
  if (time === undefined || other !== undefined) return false;
  const before = marks[marks.indexOf(time) - 1];
  return (
    isKeyword(before, 'versus', 'compare') ||
    /^(?:from|since|against|over|to|than|with)$/i.test(before?.said ?? '')
  );
}

const withoutEnd = (marks: readonly Mark[]): readonly Mark[] =>
  marks.at(-1)?.type === 'stop' ? marks.slice(0, -1) : marks;
