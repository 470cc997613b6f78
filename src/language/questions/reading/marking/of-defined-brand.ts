import type { QuestionContext } from '../../question-context.ts';
import { hideLiterals } from '../../text/hide-literals.ts';
import { once } from '../../text/pattern.ts';

const NOUN = `quer(?:y|ies)|keywords?|terms?|words?|names?|searches|traffic|clicks`;
const LEAD = String.raw`(?<lead>\bbrand(?:ed)?(?:\s(?:${NOUN}))?)`;
const KINDS = String.raw`(?:(?:i\.e\.|meaning|those|the|all|any|anything|every(?:thing)?|quer(?:y|ies)|keywords?|searches|terms?|words?|that|which)\s)*`;
const VERB = String.raw`(?:contain(?:s|ing)?|includ(?:es?|ing)|with|ha(?:s|ve|ving)|hold(?:s|ing)?|mention(?:s|ing)?|like)\s(?:the\s(?:words?|terms?|names?)\s)?`;
const HOLDING = `${KINDS}${VERB}`;
const QUOTED = `(?:"[^"]{2,}"|“[^”]{2,}”|'[^']{2,}')`;
// Nothing that the brand is told of: "brand (clicks and impressions)", "brand is down"
/** "Branded clicks (GSC)": where the numbers are from. */
const SOURCE = String.raw`(?!(?:gsc|ga4?|(?:google\s)?search console|(?:google\s)?analytics)\s*(?:[).?!,;]|$))`;
const BARE = String.raw`${SOURCE}(?!(?:vs|versus|non|not|clicks?|impressions?|ctr|positions?|only|quer(?:y|ies)|keywords?|share|traffic|searches|sessions|by|per|and|or|the|a|an|what|any|anything|all|those|down|up)\b)[\p{L}\d][\p{L}\d-]+`;
const TERM = `(?:${QUOTED}|${BARE})`;
// "And" joins two terms where they stand in quotes; else it may go on to something else
const termsOf = (term: string): string =>
  String.raw`(?<terms>${term}(?:\s(?:or|and\/or)\s${term}|(?:\sand|,(?:\sand|\sor)?)\s${QUOTED})*)`;
const TAIL = String.raw`(?:\s(?:in|within|inside)\s(?:it|them|(?:the|their|its)\s(?:quer(?:y|ies)|keywords?|names?|terms?|text)))?`;
const ENDS = String.raw`(?=\s*(?:[).?;,]|$))`;
const BRAND = String.raw`(?<lead>(?:(?:our|the|my)\s)?brand(?:ed)?(?:\s(?:${NOUN}))?)`;

const LISTED = String.raw`(?<terms>${SOURCE}(?!(?:[^()]*\b(?:clicks?|impressions?|ctr|positions?|sessions?|last|this|week|month|year)\b))["“'‘]?[\p{L}\d][^()=:]{1,80})`;

/** The same at the end of a question, where no days and no split stand behind them. */
const LAST = String.raw`(?!.*\s(?:in|on|last|this|by|per|for|since|during|over|vs|versus|from)\s)${LISTED}$`;

/**
 * "Non-branded searches (without “acme”)", "unbranded clicks excluding anything with acme": what is left out is the brand's,
 * where it is a word in quotes or in queries. Non-brand clicks without mobile are limited by it.
 */
const LEFT_OUT = String.raw`(?<lead>\b(?:non[ -]?|un)brand(?:ed)?(?:\s(?:${NOUN}|queries|impressions|ctr))?)\s*[(,]?\s*(?:i\.e\.,?\s|so\s)?(?:without|excluding|except|minus|not\s(?:containing|including|with|holding))\s`;
const IN_QUERIES = String.raw`(?:any|anything|everything|all|those|quer(?:y|ies)|searches|keywords)\s(?:quer(?:y|ies)\s)?${VERB}`;

/** How a question says which words are the brand's, the plainest first. */
const DEFINITIONS = [
  `${LEFT_OUT}${KINDS}(?:${VERB})?${termsOf(QUOTED)}`,
  String.raw`${LEFT_OUT}${IN_QUERIES}(?<terms>[\p{L}\d][^()=:,.;?]{1,60}?)${ENDS}`,
  // "… where brand is acme", "… where the brand is acme or acme shop"
  String.raw`\b(?:where|if|assuming|when|with)\s(?:the\s|our\s)?(?<lead>brand(?:ed)?)\s(?:is|are|means|being)\s(?:${HOLDING})?${LAST}`,
  // "…, brand = acme / acme shop", "…. Our brand is written acme or acme shop."
  String.raw`(?<=[,;]\s*)(?:our\s|the\s)?(?<lead>brand(?:ed)?)\s*=\s*(?:${HOLDING})?${LAST}`,
  String.raw`(?<=[;:,.?]\s*)(?:our|the|my)\s(?<lead>brand)\s(?:name\s)?(?:is|are)\s(?:written|spelled|spelt|called|named)\s(?:as\s)?${LAST}`,
  // "(brand = acme / acme shop)", "brand queries (acme, acme shop)", "brand (anything with acme or acme shop)"
  String.raw`\((?:our\s|the\s)?(?<lead>brand(?:ed)?(?:\s(?:${NOUN}))?)\s*(?:=|:|\bis\b|\bmeans\b)\s*(?:${HOLDING})?${LISTED}\)`,
  String.raw`${LEAD}\s*\(\s*(?:i\.e\.,?\s|so\s)?(?:${HOLDING})?${LISTED}\)`,
  // "brand = query contains acme", "brand (queries with acme)", "brand is anything with acme in it"
  String.raw`${LEAD}(?:\s*[=:(]|\s(?:means|meaning|is|are|being|i\.e\.|defined as|as)\s)\s*${HOLDING}${termsOf(TERM)}`,
  // "brand traffic, i.e. queries with “acme” in them", "brand searches, i.e. not counting any query with “acme” in it"
  String.raw`${LEAD},\s(?:i\.e\.|so|meaning|that is),?\s(?:not\scounting\s|without\s|leaving\sout\s)?${HOLDING}${termsOf(QUOTED)}`,
  // "non-brand search (so without acme in the query)"
  String.raw`${LEFT_OUT}${termsOf(TERM)}(?=\sin\s(?:the|their|its)\s(?:quer(?:y|ies)|keywords?|names?))`,
  // "branded vs non-branded clicks for “acme”"
  String.raw`(?<=\bbrand(?:ed)?\s(?:vs\.?|versus|and)\s(?:non[ -]?|un)brand(?:ed)?(?:\s(?:${NOUN}|impressions|ctr))?)(?<lead>)\sfor\s${termsOf(QUOTED)}(?=\s*[?.!]?$)`,
  // "clicks from branded searches? Anything with acme or acme shop in it."
  String.raw`(?<=\bbrand(?:ed)?\b[^?.!]*[?.!]\s+)(?<lead>)any(?:thing)?\s${VERB}(?<terms>[\p{L}\d][^()=:,;?.]{1,60}?)(?=\s(?:in|within)\s(?:it|them)\b)`,
  // "brand = acme", "brand means acme"
  String.raw`${LEAD}(?:\s*=\s*|\s(?:means|meaning|i\.e\.|defined as|being)\s)${termsOf(TERM)}`,
  // "brand (acme)", "brand: acme", "our brand name is acme", "brand is 'acme'"
  String.raw`${LEAD}\s*[(:]\s*${termsOf(TERM)}${ENDS}`,
  String.raw`\b(?<lead>brand\s(?:names?|terms?|words?))\s(?:is|are|contains?|includes?)\s${termsOf(TERM)}${ENDS}`,
  // "(our brand is acme)", "; the brand is called acme"
  String.raw`(?<=[(;:,.?]\s*)(?:our|the|my)\s(?<lead>brand)\s(?:is|is\scalled|is\snamed)\s${termsOf(TERM)}${ENDS}`,
  String.raw`${LEAD}\s(?:is|are)\s${termsOf(QUOTED)}`,
  // "where brand contains acme"
  String.raw`\b(?:where|if|assuming|when|given)\s(?:the\s|our\s)?${LEAD}\s${VERB}${termsOf(TERM)}`,
  // "treat anything with acme as brand", "counting acme as our brand"
  String.raw`\b(?:treat|count|consider|regard|tak|defin|us)(?:e|ing)?\s(?:${HOLDING}|${KINDS})${termsOf(TERM)}${TAIL}\sas\s${BRAND}`,
  // "count everything with acme or acme shop in it as brand"
  String.raw`\b(?:treat|count|consider|regard)(?:ing)?\s${HOLDING}(?<terms>[\p{L}\d][^()=:,;?.]{1,60}?)\s(?:in|within|inside)\s(?:it|them)\sas\s${BRAND}`,
  // "anything with acme is brand", "acme is our brand"
  String.raw`\b(?:any|anything|everything|every|all|those|queries|keywords)\s${HOLDING}${termsOf(TERM)}${TAIL}\s(?:is|are|counts?\sas|=)\s${BRAND}${ENDS}`,
  String.raw`${termsOf(TERM)}\sis\s(?<lead>(?:our|my)\sbrand(?:\sname)?)${ENDS}`,
].map((pattern) => once`${pattern}${TAIL}\s*\)?`);

/**
 * "Brand vs non-brand clicks, brand = query contains acme": the question itself says which words are the brand's. A
 * definition alone names nothing to be counted, so one behind the question is taken out of it whole.
 */
export function ofDefinedBrand(
  text: string,
  context: QuestionContext,
): { readonly text: string; readonly context: QuestionContext } {
  // A name that holds the word defines nothing
  if (!/brand/i.test(hideLiterals(text).text)) return { text, context };
  for (const definition of DEFINITIONS) {
    const found = definition.exec(text);
    const { lead, terms: listed } = found?.groups ?? {};
    if (found === null || lead === undefined || listed === undefined) continue;
    const rest = found[0].endsWith(listed) ? behindTerms(listed) : '';
    const terms = listed.slice(0, listed.length - rest.length);
    const brandTerms = terms
      .split(/\s(?:or|and\/or)\s|\s*[,/]\s*(?:or\s|and\s)?|\sand\s(?=["“'‘])/i)
      .map((term) =>
        term
          .replace(/^["“'‘]|["”'’.?!]+$/g, '')
          .trim()
          .toLowerCase(),
      )
      .filter((term) => term !== '');
    const isOpen = found[0].includes(')') && !found[0].includes('(');
    const before = text.slice(0, found.index).replace(isOpen ? /\(\s*(?:where\s)?$/i : /$^/, '');
    const behind = `${rest}${text.slice(found.index + found[0].length)}`;
    const isSaidElsewhere = /\bbrand/i.test(before) || /\bbrand/i.test(behind);
    return {
      text: `${before}${isSaidElsewhere ? '' : lead} ${behind}`
        .replace(/ {2,}| (?=[?.!,;]|$)/g, (gap) => (gap.length > 1 ? ' ' : ''))
        .replace(/(?:\s(?:if|where|assuming|given))?[,;(\s]+$/i, '')
        .replace(/^[,.;\s]+/, ''),
      context: { ...context, site: { pageTypes: [], ...context.site, brandTerms, isBrandDefined: true } },
    };
  }
  return { text, context };
}

/**
 * What stands behind the terms of a brand and is none of them: "brand = moka, yesterday", "brand is moka; only mobile". Another term
 * stands in quotes, or has a word of the first one: "acme, acme shop".
 */
function behindTerms(listed: string): string {
  const [sentence = ''] =
    /^(?:["“'‘][^"”'’]*["”'’]|(?!\s(?:yesterday|today|last|this|in|on|since|during|over|for|by|per|vs|versus|only)\b)[^;.?!])*/iu.exec(
      listed,
    ) ?? [];
  const [first = '', ...others] = sentence.split(/(?=\s*,)/u);
  const words = first.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isTerm = (part: string): boolean =>
    /["“'‘]/u.test(part) || words.some((word) => part.toLowerCase().includes(word));
  const last = others.findIndex((part) => !isTerm(part));
  const kept = last === -1 ? sentence : [first, ...others.slice(0, last)].join('');
  return listed.slice(kept.length);
}
