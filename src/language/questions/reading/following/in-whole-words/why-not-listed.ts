import type { Reading } from '../../reading.ts';
import { wholly } from './lead-and-tail.ts';

const NAME = String.raw`(?!(?:it|that|this|they|these|those|we|us|all|the others|the rest|more|both)\b)(?:(?!\band\b)[^?,]){2,60}?`;
const LISTED =
  '(?:(?:on|in|among|part of) (?:the |this |that |your )?(?:list|table|top|ranking|answer|results?|them|those|these|there)(?: \\d+)?|listed|there|included|shown)';
const ABSENT = [
  wholly(`why not (?<name>${NAME})`),
  wholly(`why (?:is|are|was|were)(?: ?n['’]?t| not) (?<name>${NAME}) ${LISTED}`),
  wholly(`why (?:is|are|was|were) (?<name>${NAME}) (?:not ${LISTED}|missing)`),
];

/**
 * "Why not Graz?", "why is Priya not on the list?" behind those that were listed: its own number says why it is none of them. Behind
 * a number that lists none it may be asked why it is not so.
 */
export function whyNotListed(text: string, { dimensions }: Reading): string {
  const name = ABSENT.map((words) => words.exec(text)?.groups?.['name']).find((one) => one !== undefined);
  return name === undefined || dimensions.length === 0 ? text : `what about ${name}`;
}
