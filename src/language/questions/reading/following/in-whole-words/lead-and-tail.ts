import { once } from '../../../text/pattern.ts';
/** What a follow-up begins with and what asks nothing: "ok, and now", "but what about", "can you show me". */
export const LEAD = `(?:(?:and|but|so|now|ok|okay|alright|then|well|hm+|please|pls|just|also|again|(?:what|how) about|(?:can|could|would|will) you|let['’]?s(?: see)?|i(?:['’]d| would)? (?:want|need|like) to(?: see| know)?|(?:show|list|give|tell|name)(?: me| us)?)[ ,:]+)*`;

/** What it ends with: "instead, please?", "too", "then". */
export const TAIL = `(?:,? (?:please|pls|instead|then|now|too|as well|again|though|there|here))*[ ?.!…]*$`;

/** A whole follow-up of these words, whatever it begins and ends with. */
export const wholly = (words: string): RegExp => once`^${LEAD}(?:${words})${TAIL}`;

/** A follow-up that begins with these words, whatever stands before them. */
export const opening = (words: string): RegExp => once`^${LEAD}(?:${words})`;

/** The same, with what it begins with kept as `$1`. */
export const openingKept = (words: string): RegExp => once`^(${LEAD})(?:${words})`;

/** The same, asked for in a sentence: "what was the total?", "which came second?". */
export const askedFor = (words: string): RegExp =>
  wholly(
    `(?:(?:what (?:is|was)|what['’]s|(?:which|who|what)(?: \\p{L}+)? (?:is|was|came|comes|made)|who['’]s|came|comes)[ ,]+)*(?:the |in |on |at )*(?:${words})`,
  );
