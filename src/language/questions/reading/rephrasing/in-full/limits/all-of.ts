import { HAVE } from '../../../../vocabulary/having-words.ts';

/**
 * "All of our channels": what they are called, up to what is said of them. "All channels together" are none of them by itself.
 */
export const allOf = (said: string): string =>
  String.raw`(?:all|every|each)(?: of)?(?: our| the| my)? (\p{L}+(?: (?!(?:${said}|together|combined|altogether)\b)\p{L}+)?)`;

const HAD = `${HAVE}|got|had|has`;

/** "Do all channels have". */
export const ALL_HAVE = `(?:do|does|did|have|has) ${allOf(HAD)} (?:${HAD})`;
