import { once } from '../../text/pattern.ts';
import { yesNoQuestion } from '../../text/yes-no-question.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import type { Halves } from './halves.ts';
import { isKind } from './is-kind.ts';

const LEAD =
  '(?:(?:by|in|on|for|at|from|with|through|via|per|of|among|thanks to|because of|due to|owing to|driven by|led by|caused by) )?';
const MAINLY = '(?:mainly|mostly|most of all|especially|above all|in particular)';
const MOVED =
  '(?:fell|dropped|declined|decreased|lost|shrank|rose|grew|gained|increased|climbed|moved|improved|changed)';
const CAUSED =
  '(?:drove|caused|did|made|led|explains|is behind|was behind|(?:is|was) (?:mainly |mostly )?responsible for)';
const BEHIND = `(?: ${MAINLY}| (?:(?<verb>${MOVED}) )?(?:the )?(?:most|furthest|hardest)| ${CAUSED}(?: (?:it|this|that))?(?: (?:the )?most)?| (?:is|was) (?:mainly |mostly )?responsible)?`;
const PATTERN = once`^(?<first>.{7,}?[^\s,;:.?!])\s*(?:[?.;:,–—]\s*(?:and |if so,? )?|\s(?:and|if so,?) )(?:${MAINLY} )?${LEAD}(?:(?:which|what) (?<kind>\p{L}+(?: \p{L}+){0,2}?)${BEHIND}|(?<where>where)(?: (?:exactly|mainly|mostly|(?:the )?most))?)\s*[?.!]*$`;

/**
 * "Did sessions fall in May, and on which device?": whether they did, of all of them, and then who moved the most. Read as one it would
 * be told of the device alone, and a loss of one looks like a yes.
 */
export function movedAndWhere(text: string, marksOf: (said: string) => readonly Mark[]): Halves | undefined {
  const { first, kind, where, verb } = PATTERN.exec(text)?.groups ?? {};
  if (first === undefined || yesNoQuestion(first) === undefined) return undefined;
  if (where === undefined && !isKind(marksOf(kind ?? ''))) return undefined;
  return {
    first: `${first}?`,
    second: (reading) => (asksHowAllMoved(reading) ? whoMoved(reading, kind, verb) : undefined),
  };
}

/** Of everything together: "did any channel lose" is of each, and told by who did. */
const asksHowAllMoved = ({
  isYesNo,
  asks,
  dimensions,
  each,
  verdict,
  always,
  grain,
  intent,
}: Reading): boolean =>
  intent === 'numbers' &&
  isYesNo &&
  asks !== null &&
  dimensions.length === 0 &&
  each === null &&
  verdict === null &&
  always === null &&
  grain === null;

const WAYS = {
  up: 'gained the most',
  down: 'lost the most',
  better: 'improved the most',
  worse: 'got worse the most',
} as const;

/** Which way they moved says the second question itself, or the first one where that leaves it open. */
function whoMoved({ asks }: Reading, kind: string | undefined, verb = ''): string {
  const way = WAYS_OF_VERBS.find(({ verbs }) => verbs.test(verb))?.way ?? asks ?? 'up';
  return kind === undefined ? 'where?' : `which ${kind} ${WAYS[way]}?`;
}

const WAYS_OF_VERBS: readonly { readonly verbs: RegExp; readonly way: keyof typeof WAYS }[] = [
  { verbs: /^(?:rose|grew|gained|increased|climbed)$/i, way: 'up' },
  { verbs: /^(?:fell|dropped|declined|decreased|lost|shrank)$/i, way: 'down' },
  { verbs: /^improved$/i, way: 'better' },
];
