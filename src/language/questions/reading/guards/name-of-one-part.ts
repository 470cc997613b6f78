import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { askWhichPart } from './ask-which-part.ts';
import { sidesOfComma } from './sides-of-comma.ts';

/**
 * "Sessions and, for mobile only, purchases": the name stands with one number, and would limit both. "By channel, and for Direct also by
 * device" is of all channels, of which one is told once more; "key events for the US, and revenue for all countries" of two wholes.
 */
export function refuseNameOfOnePart(marks: readonly Mark[], { shape, gap, each }: Reading): void {
  if (shape === 'share' || gap !== null || each !== null) return;
  const parts = numberOfName(marks) ?? splitOfName(marks) ?? numberOfAll(marks) ?? sidesWithTime(marks);
  if (parts !== undefined) askWhichPart(marks, parts);
}

type Parts = readonly (readonly Mark[])[];

const isComma = (mark: Mark | undefined): boolean => mark !== undefined && /^[,(–—-]$/.test(mark.said);
const isJoint = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'and') || (isKeyword(mark, 'follow_on') && /^(?:and|but)\b/i.test(mark?.said ?? ''));

/** Marks of a stretch by one letter each: metric, name, kind, unit of time, joint, preposition, only, by, comma. */
const lettersOf = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      if (mark.type === 'metric') return 'M';
      if (mark.type === 'members') return 'N';
      if (mark.type === 'dimension') return 'K';
      if (isJoint(mark)) return 'J';
      if (isKeyword(mark, 'preposition')) return 'P';
      if (isKeyword(mark, 'only')) return 'O';
      if (isKeyword(mark, 'by', 'per')) return 'B';
      if (isKeyword(mark, 'total')) return 'T';
      if (isComma(mark)) return ',';
      return mark.type === 'noise' ? '_' : 'x';
    })
    .join('');

/** "Sessions and, only for Germany, revenue in April" */
function numberOfName(marks: readonly Mark[]): Parts | undefined {
  const letters = lettersOf(marks);
  const found = /^([^N]*M[^N]*)J(?:[,_]*O?[,_]*P?_*O?_*)(N)[O,_]*(M)(?!_*N)/.exec(letters);
  if (found === null) return undefined;
  const joint = found[1]?.length ?? 0;
  const number = found[0].length - 1;
  const name = marks.slice(joint + 1, number).filter((mark) => mark.type === 'members');
  // "Sessions and mobile purchases": said of the second number alone, which is asked elsewhere
  if (!/[PO]/.test(letters.slice(joint, number)) && !isKeyword(marks[joint], 'follow_on')) return undefined;
  const behind = marks.slice(number + 1);
  return [[...marks.slice(0, joint), ...behind], withTimeOf(marks, [...name, ...marks.slice(number)])];
}

/** "Revenue by channel in March, and for Direct also by device": of the kind that is listed, one with rows of its own. */
function splitOfName(marks: readonly Mark[]): Parts | undefined {
  const found = /^(.*B_*)K([^N]*?)([J,P]*)[_P,]*N[JO,_]*B_*K/.exec(lettersOf(marks));
  if (found === null) return undefined;
  const [whole, before = '', between = '', joints = ''] = found;
  const kind = marks[before.length];
  const start = before.length + 1 + between.length;
  const named = marks.findIndex(({ type }, at) => at >= start && type === 'members');
  const name = marks[named];
  if (kind?.type !== 'dimension' || name?.type !== 'members') return undefined;
  if (!name.candidates.some(({ dimension }) => kind.dimensions.includes(dimension))) return undefined;
  if (joints === '') return undefined;
  const rest = marks.slice(whole.length);
  const number = marks.slice(0, before.length).filter(({ type }) => type === 'metric');
  const times = marks.slice(before.length + 1, start).filter(({ type }) => type !== 'noise');
  const split = marks
    .slice(named + 1, whole.length)
    .filter((mark) => !isJoint(mark) && mark.type !== 'noise');
  return [
    [...marks.slice(0, start), ...rest],
    [name, ...number, ...split, ...times, ...rest],
  ];
}

const ALL = /\b(?:all|every|each|any)(?: of)?(?: the| our)?$/i;

/** "Key events in April for the US, and revenue for all countries" */
function numberOfAll(marks: readonly Mark[]): Parts | undefined {
  const letters = lettersOf(marks);
  const found = /^([^JN]*M[^JN]*N[^JNM]*)J_*M([^JNM]*?)(K|T)[^KNM]*$/.exec(letters);
  if (found === null) return undefined;
  const joint = found[1]?.length ?? 0;
  const name = marks.find(({ type }) => type === 'members');
  const end = marks.findIndex(({ type }, at) => at > joint && type === 'dimension');
  const kind = marks[end];
  const isOfAll =
    found[3] === 'T' ||
    (kind?.type === 'dimension' &&
      name?.type === 'members' &&
      ALL.test(marks[end - 1]?.said ?? '') &&
      name.candidates.some(({ dimension }) => kind.dimensions.includes(dimension)));
  if (!isOfAll) return undefined;
  return [marks.slice(0, joint), withTimeOf(marks, marks.slice(joint + 1))];
}

const sidesWithTime = (marks: readonly Mark[]): Parts | undefined =>
  sidesOfComma(marks)?.map((side) => withTimeOf(marks, side));

/** The days of the whole question, where the part names none. */
function withTimeOf(marks: readonly Mark[], part: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(({ type }) => type === 'time');
  if (at < 0 || part.some(({ type }) => type === 'time')) return part;
  const number = part.findIndex(({ type }) => type === 'metric') + 1;
  const time = marks.slice(isKeyword(marks[at - 1], 'preposition') ? at - 1 : at, at + 1);
  return [...part.slice(0, number), ...time, ...part.slice(number)];
}
