import { inWords } from '../../in-words.ts';
import { type Mark, noiseMark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { asChoice } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const AND = /^and\b/i;

/**
 * "In London on iOS and in Leeds on Android": each pair stands for itself. One question of both cities and both devices would count
 * London's Android, too. Undefined where the names are no such pairs, else the question of each pair.
 */
export function pairsOfNames(
  marks: readonly Mark[],
  { filters }: Reading,
): readonly ReturnType<typeof asChoice>[] | undefined {
  const kinds = new Set(filters.filter(({ is }) => is === 'one_of').map(({ dimension }) => dimension));
  const names = marks.flatMap((mark, at) => {
    const kind =
      mark.type === 'members' ? mark.candidates.find(({ dimension }) => kinds.has(dimension)) : undefined;
    return kind === undefined ? [] : [{ at, kind: kind.dimension }];
  });
  const [a, b, c, d, ...more] = names;
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0)
    return undefined;
  const joint = marks.findIndex((mark, at) => at > b.at && at < c.at && AND.test(mark.said));
  const areJoined = (from: number, to: number): boolean =>
    marks.slice(from, to).some((mark) => isKeyword(mark, 'and', 'or', 'versus') || /^[,;]$/.test(mark.said));
  const arePairs = a.kind !== b.kind && a.kind === c.kind && b.kind === d.kind;
  if (!arePairs || joint < 0 || areJoined(a.at, b.at) || areJoined(c.at, d.at)) return undefined;
  const start = startOf(marks, a.at);
  const tail = marks.slice(d.at + 1);
  // "And in" is one word
  const lead = marks.slice(joint, joint + 1).map(({ said }) => noiseMark(said.replace(AND, '').trim()));
  const second = [...lead.filter(({ said }) => said !== ''), ...marks.slice(joint + 1, d.at + 1)];
  return [marks.slice(start, b.at + 1), second].map((pair) =>
    asChoice(inWords([...marks.slice(0, start), ...pair, ...tail])),
  );
}

/** "In" of "in London" belongs to the pair. */
const startOf = (marks: readonly Mark[], at: number): number =>
  isKeyword(marks[at - 1], 'preposition') ? at - 1 : at;
