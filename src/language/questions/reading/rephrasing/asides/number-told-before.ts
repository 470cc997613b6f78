import type { Retold } from './retold.ts';

const JUDGED =
  'healthy|good|normal|typical|usual|decent|average|okay|ok|acceptable|solid|great|ideal|common|reasonable';
const AMOUNT = String.raw`\d+(?:[.,]\d+)? ?%?(?: ?(?:-|–|to|and) ?\d+(?:[.,]\d+)? ?%?)?`;
const PERCENT = String.raw`\d+(?:[.,]\d+)? ?(?:%|percent|per cent)`;
const BOUND = 'below|under|above|over|beneath|less than|lower than|more than|higher than|at least|at most';

/** "A healthy add-to-cart rate is 8-15%.", "Our target for the bounce rate is 40%." */
const TOLD = new RegExp(
  String.raw`^(?<told>(?:(?:an?|the|our) (?:${JUDGED})|(?:our|the|my) (?:goal|target|benchmark|aim) (?:for|of|on)(?: the| our)?) (?<number>\p{L}[\p{L} -]{2,60}?) (?:is|should be|would be|lies|sits|ranges)(?: (?:between|from|around|about|at|at least|above|below|over|under))* ${AMOUNT})[^.!?]{0,40}[.!;] +(?<asked>.+)$`,
  'iu',
);

/** "Which products were below 8% last month?": of no number that it names. */
const BARE = new RegExp(
  String.raw`^((?:(?:so|and|ok|now),? )*(?:which|what|how many) [\p{L} -]{3,40}?) (?:were|are|was|is|stay(?:ed)?|came in|come in|fell|fall|ended up|end up) (?=(?:${BOUND}) ${PERCENT}(?=[ ?.!]|$)(?! of\b))`,
  'iu',
);

/** A percentage behind a sentence that says which number it judges is one of that number. */
export function numberToldBefore(text: string): Retold | undefined {
  const { told, number, asked } = TOLD.exec(text)?.groups ?? {};
  if (told === undefined || number === undefined || asked === undefined || !BARE.test(asked))
    return undefined;
  return { text: asked.replace(BARE, (_, who: string) => `${who} had ${number} `), told };
}
