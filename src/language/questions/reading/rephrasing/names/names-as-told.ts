import { wordsOf } from '../../../text/tokenize.ts';
import { type Mark, type MemberCandidate, noiseMark } from '../../mark.ts';
import { isKeyword, isPlural } from '../../piece.ts';

const TOGETHER = /^(?:together|combined|taken together|put together|all together|altogether)$/i;
const PERSONS = /^(?:users?|visitors?|people|traffic|visits?|sessions?)$/i;

/** Names in the forms people say them, before anything is put together. */
export const namesAsTold = (marks: readonly Mark[]): readonly Mark[] =>
  whatIsJoined(amongVisitors(namesTogether(pairsOfBoth(pagesOfWords(withoutOwnOrder(marks))))));

/** "Money per boarding time, morning first": how the rows are to stand, and not which of them are told. */
function withoutOwnOrder(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'members' &&
      /^first$/i.test(marks[place + 1]?.said ?? '') &&
      /^(?:|[.?!,)])$/.test(marks[place + 2]?.said ?? ''),
  );
  const named = marks[at];
  const isOfSplit =
    named?.type === 'members' &&
    marks
      .slice(0, at)
      .some(
        (mark) =>
          mark.type === 'dimension' &&
          named.candidates.some(({ dimension }) => mark.dimensions.some((name) => name === dimension)),
      );
  return isOfSplit
    ? marks.map((mark, place) => (place === at || place === at + 1 ? noiseMark(mark.said) : mark))
    : marks;
}

const WAYS = /channel|source|medium|campaign/i;
/** What somebody signs up for; nobody does for LinkedIn. */
const JOINED = /newsletter|mail|sms|push|webinar|podcast|event|course|alert|app\b/i;

/** "Signed up for the newsletter": what they joined, and not the way on which they came. */
function whatIsJoined(marks: readonly Mark[]): readonly Mark[] {
  // "Conversion rate signup to enrolment for email": how many went on, of those who came so
  if (marks.some(({ said }) => /\brates?$/i.test(said))) return marks;
  return marks.map((mark, at) => {
    if (mark.type !== 'members' || !mark.candidates.every(({ dimension }) => WAYS.test(dimension)))
      return mark;
    const [joint, event] = marks
      .slice(0, at)
      .filter(({ type }) => type !== 'noise')
      .reverse();
    const isFor = isKeyword(joint, 'preposition') && /^(?:for|to)$/i.test(joint?.said ?? '');
    const isJoining = event?.type === 'metric' && /sign|subscri|regist|enrol|appl/i.test(event.said);
    return isFor && isJoining && JOINED.test(mark.said) ? { ...mark, type: 'unknown' } : mark;
  });
}

/** "The python course" is /courses/python-basics where it is the only one below /courses/ that has the word. */
function pagesOfWords(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark, at) => {
    const [before, next] = [marks[at - 1], marks[at + 1]];
    if (isNamedSection(mark) && before !== undefined && pageOf(before, mark) !== undefined) return [];
    const page = pageOf(mark, next);
    return page === undefined ? [mark] : [page];
  });
}

const isNamedSection = (mark: Mark | undefined): mark is Mark & { type: 'members' } =>
  mark?.type === 'members' &&
  !isPlural(mark.said) &&
  mark.candidates.every(({ prefix }) => prefix !== undefined);

/** "The roses guide" is no guide that rose, "the spanish course" is none of Spain, from where nobody came. */
const isWordOfPage = (mark: Mark): boolean =>
  (mark.type === 'members' && mark.candidates.every(({ how }) => how === 'absent')) ||
  (mark.type === 'unknown' && (mark.said.length > 2 || /^\p{Lu}{2}$/u.test(mark.said))) ||
  (isKeyword(mark, 'gain') && /^roses$/i.test(mark.said));

function pageOf(word: Mark, section: Mark | undefined): Mark | undefined {
  if (!isWordOfPage(word) || !isNamedSection(section)) return undefined;
  const asked = wordsOf(word.said);
  const candidates: MemberCandidate[] = [];
  for (const candidate of section.candidates) {
    const { prefix = '', dimension, sourceId, volume } = candidate;
    const names = candidate.members.filter((name) => {
      const words = wordsOf(name.slice(name.toLowerCase().indexOf(prefix) + prefix.length));
      return asked.every((one) => words.includes(one));
    });
    if (names.length !== 1) return undefined;
    candidates.push({ dimension, sourceId, members: names, how: 'part', volume });
  }
  return { ...section, candidates, said: `${word.said} ${section.said}` };
}

/** "Organic revenue from google": the pairs that are both, google / organic. */
function pairsOfBoth(marks: readonly Mark[]): readonly Mark[] {
  for (const [second, mark] of marks.entries()) {
    const first = marks.slice(0, second).findLastIndex(({ type }) => type === 'members');
    const [a, b] = [marks[first], mark];
    if (a?.type !== 'members' || b.type !== 'members') continue;
    const isListed = marks
      .slice(first + 1, second)
      .some(
        (one) =>
          isKeyword(one, 'and', 'versus', 'compare', 'without') || /^[,;/&]$|^(?:or|but)$/i.test(one.said),
      );
    if (isListed) continue;
    const [lead] = a.candidates;
    const both = pairsOf(a).filter((name) => pairsOf(b).includes(name));
    if (lead === undefined || both.length === 0) continue;
    // Of a share one of them may be the part, the other the whole: which, is asked.
    const isShare = marks.some((one) => isKeyword(one, 'share', 'ratio')) && second > first + 1;
    if (isShare) return marks.map((one) => (one === b ? { ...b, type: 'unknown' } : one));
    const candidates = [{ ...lead, members: both, how: 'alias' as const }];
    const said = `${a.said} ${b.said}`;
    return marks.map((one, at) =>
      at === first ? { ...a, candidates, said } : at === second ? noiseMark(b.said) : one,
    );
  }
  return marks;
}

const pairsOf = ({ candidates }: Mark & { type: 'members' }): readonly string[] =>
  candidates.flatMap(({ members }) => members.filter((name) => name.includes(' / ')));

/** "Edinburgh and Glasgow combined vs London": the two are one, whatever they are held against. */
function namesTogether(all: readonly Mark[]): readonly Mark[] {
  const marks = withoutArticles(togetherBehind(all));
  const end = marks.findIndex(({ said }) => TOGETHER.test(said));
  let first = end - 1;
  const joins = (at: number): boolean =>
    isKeyword(marks[at], 'and') ||
    marks[at]?.said === ',' ||
    // "From Canada and from Germany together"
    (isKeyword(marks[at], 'follow_on') && /^and (?:from|in|on|for|of)$/i.test(marks[at]?.said ?? ''));
  if (marks[first]?.type !== 'members') return marks;
  while (joins(first - 1) && marks[first - 2]?.type === 'members') first -= 2;
  // "Sweden Norway and Denmark together": the comma is not always typed
  while (first < end - 1 && marks[first - 1]?.type === 'members') first -= 1;
  const names = marks.slice(first, end).filter((mark) => mark.type === 'members');
  const [lead] = names;
  if (lead === undefined || names.length < 2) return marks;
  const candidates = lead.candidates.flatMap((one) => together(one, names) ?? []);
  if (candidates.length === 0) return marks;
  const said = marks
    .slice(first, end)
    .map((mark) => mark.said)
    .join(' ')
    .replaceAll(' ,', ',');
  const others = candidates.slice(0, 1);
  const behind = marks.slice(end + 1);
  return [...marks.slice(0, first), { ...lead, candidates: others, said }, ...namesTogether(behind)];
}

/** "From the UK and the US together": an article is no part of a name. */
const withoutArticles = (marks: readonly Mark[]): readonly Mark[] =>
  marks.some(({ said }) => TOGETHER.test(said))
    ? marks.filter(
        (mark, at) =>
          !(mark.type === 'noise' && /^the$/i.test(mark.said) && marks[at + 1]?.type === 'members'),
      )
    : marks;

/** "Mobile and tablet in March, both together": as if it stood behind the names. */
function togetherBehind(marks: readonly Mark[]): readonly Mark[] {
  const end = marks.findIndex(({ said }) => TOGETHER.test(said));
  const isLast = marks.slice(end + 1).every(({ type }) => type === 'stop' || type === 'noise');
  if (end < 1 || !isLast || !/^both$/i.test(marks[end - 1]?.said ?? '')) return marks;
  const last = marks.slice(0, end).findLastIndex(({ type }) => type === 'members');
  const isPair =
    marks[last - 2]?.type === 'members' &&
    (isKeyword(marks[last - 1], 'and') || marks[last - 1]?.said === ',');
  if (!isPair) return marks;
  const from = marks[end - 2]?.said === ',' ? end - 2 : end - 1;
  const word = marks[end] as Mark;
  return [...marks.slice(0, last + 1), word, ...marks.slice(last + 1, from), ...marks.slice(end + 1)];
}

/** All names as one of the same column, where each of them is one there. */
function together(
  { dimension, sourceId, prefix }: MemberCandidate,
  names: readonly (Mark & { type: 'members' })[],
): MemberCandidate | undefined {
  const own = names.map(({ candidates }) =>
    candidates.filter(
      (one) =>
        one.dimension === dimension &&
        one.sourceId === sourceId &&
        one.prefix === undefined &&
        one.how !== 'absent',
    ),
  );
  if (prefix !== undefined || own.some((one) => one.length === 0)) return undefined;
  // "google" is the source of that name, and not all in whose names it stands
  const all = own.flatMap((ones) => {
    const exact = ones.filter(({ how }) => how === 'name');
    return exact.length > 0 ? exact : ones;
  });
  return {
    dimension,
    sourceId,
    members: [...new Set(all.flatMap(({ members }) => members))],
    how: 'alias',
    volume: all.reduce((sum, { volume }) => sum + volume, 0),
  };
}

/** "Among visitors from Nigeria, how many enrolments": the visitors only say that a name follows. */
function amongVisitors(marks: readonly Mark[]): readonly Mark[] {
  const [lead, persons, joint, name] = marks.filter(({ type }) => type !== 'noise');
  const isAmong =
    /^(?:among|amongst|of|for|out of)$/i.test(lead?.said ?? '') && isKeyword(lead, 'by', 'preposition');
  const isOther = marks.some((mark) => mark.type === 'metric' && !PERSONS.test(mark.said));
  if (!isAmong || !isOther || persons?.type !== 'metric' || !PERSONS.test(persons.said)) return marks;
  if (!isKeyword(joint, 'preposition') || name?.type !== 'members') return marks;
  if (marks.some((mark) => isKeyword(mark, 'share', 'ratio'))) return marks;
  return marks.map((mark) => (mark === lead || mark === persons ? noiseMark(mark.said) : mark));
}
