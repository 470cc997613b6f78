import type { QuestionContext } from '../question-context.ts';

const LEAD = String.raw`(?<lead>\bbrand(?:ed)?(?:\s(?:quer(?:y|ies)|keywords?|terms?|words?|searches|traffic|clicks))?)`;
/** What says that the words behind it define the brand: "brand = …", "brand (…)", "our brand is …". */
const DEFINED = String.raw`(?:\s*[=:(]|\s(?:means|meaning|is|are|being|i\.e\.|defined as)\s)\s*`;
const HOLDING = String.raw`(?:(?:i\.e\.|meaning|those|the|all|any|every(?:thing)?|quer(?:y|ies)|keywords?|searches|terms?|words?|that|which)\s)*(?:(?:contain(?:s|ing)?|includ(?:es?|ing)|with|ha(?:s|ve|ving)|hold(?:s|ing)?|mention(?:s|ing)?|like)\s)(?:the\s(?:words?|terms?|names?)\s)?`;
const TERM = String.raw`(?:"[^"]{2,}"|“[^”]{2,}”|'[^']{2,}'|[\p{L}\d][\p{L}\d-]+)`;
const DEFINITION = new RegExp(
  `${LEAD}${DEFINED}${HOLDING}(?<terms>${TERM}(?:\\s(?:or|and/or)\\s${TERM})*)\\s*\\)?`,
  'iu',
);

/**
 * "Brand vs non-brand clicks, brand = query contains acme": the question itself says which words are the brand's. A
 * definition alone names nothing to be counted, so one behind the question is taken out of it whole.
 */
export function ofDefinedBrand(
  text: string,
  context: QuestionContext,
): { readonly text: string; readonly context: QuestionContext } {
  const found = DEFINITION.exec(text);
  const { lead, terms } = found?.groups ?? {};
  if (found === null || lead === undefined || terms === undefined) return { text, context };
  const brandTerms = terms
    .split(/\s(?:or|and\/or)\s/i)
    .map((term) => term.replace(/^["“']|["”']$/g, '').toLowerCase());
  const before = text.slice(0, found.index);
  const isSaidElsewhere = /\bbrand/i.test(before);
  return {
    text: `${before}${isSaidElsewhere ? '' : lead}${text.slice(found.index + found[0].length)}`.replace(
      /[,;]\s*$/,
      '',
    ),
    context: { ...context, site: { pageTypes: [], ...context.site, brandTerms } },
  };
}
