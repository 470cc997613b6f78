import type { Token } from '../../text/tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "US revenue", "for us customers" typed in small letters; a verb before it makes it those who ask: "bring us customers". */
export function areOfUs(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const next = tokens[at + 1]?.word ?? '';
  // "Revenue us vs rest", "the UK vs us", "top countries, excluding us"
  if (/^(?:vs|v|versu|versus)$/.test(next)) return true;
  const joint = tokens[at - 1]?.word ?? '';
  // "How many sessions did us have": those who ask are "we"
  if (/^(?:did|doe|ha|has|is|wa|was)$/.test(joint) && !/^(?:|[?.!,]|an?|the|any|some|our)$/.test(next))
    return true;
  if (/^(?:vs|v|versu|versus)$/.test(joint) && vocabulary.membersOf(tokens[at - 2]?.word ?? '').length > 0)
    return true;
  if (/^(?:excluding|except|excl)$/.test(joint) && tokens.some(({ word }) => word === 'country')) return true;
  if (isEndOfList(tokens, at, vocabulary) || isAheadOfName(tokens, at, vocabulary)) return true;
  const isCounted = isCountedFrom(tokens, at + 1, vocabulary);
  const before = tokens[at - 1]?.word ?? '';
  return (
    isCounted &&
    /^(?:|for|from|of|by|and|or|only|non|many|top|our|mobile|desktop|did|do|doe|is|are|wa|was|were|ha|has|have|total|average|all|between|against|than|excluding|without|vs|versu|versus|,|:)$/.test(
      before,
    )
  );
}

/** "Us mobile users", "us organic search revenue": the names between it and what is counted narrow it further. */
function isCountedFrom(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const words = tokens.slice(at, at + MOST_NARROWING).map(({ word }) => word);
  for (let from = 0; from < words.length; ) {
    const next = words[from] ?? '';
    const isThing =
      /^(?:customer|visitor|user|shopper|buyer|audience|market|client|reader)$/.test(next) ||
      vocabulary.meaningsOf(next).some(({ type }) => type === 'metric');
    if (isThing) return true;
    const length = [3, 2, 1].find(
      (many) =>
        from + many <= words.length && isNarrowing(words.slice(from, from + many).join(' '), vocabulary),
    );
    if (length === undefined) return false;
    from += length;
    // "Mobile users" is one name of a device, and says who is counted, too
    if (/ users?$/.test(words.slice(from - length, from).join(' '))) return true;
  }
  return false;
}

const MOST_NARROWING = 7;

const isNarrowing = (phrase: string, vocabulary: Vocabulary): boolean =>
  vocabulary
    .membersOf(phrase)
    .some(({ dimension, how }) => how !== 'absent' && !/page|query/.test(dimension)) &&
  !/^(?:the|a|an|to|from|for|of|on|in|by|with|and|or|us)\b/.test(phrase);

/** "Us mobile", "us paid search vs organic search", "what about us desktop": with nothing before it nobody does anything to those who ask. */
const isAheadOfName = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  /^(?:|about|compare|[?.!])$/.test(tokens[at - 1]?.word ?? '') &&
  [3, 2, 1].some((length) =>
    isNarrowing(
      tokens
        .slice(at + 1, at + 1 + length)
        .map(({ word }) => word)
        .join(' '),
      vocabulary,
    ),
  );

/** "Mobile sessions us", "organic revenue us april": nobody does anything there that could be done to those who ask. */
function isEndOfList(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    vocabulary.meaningsOf(before.word).some(({ type }) => type === 'metric') &&
    /(?:s|revenue|income|traffic|turnover)$/i.test(before.text) &&
    !tokens.some(({ word }) => ASKS_OR_DOES.test(word))
  );
}

const ASKS_OR_DOES =
  /^(?:who|which|what|how|that|when|why|where|did|do|doe|does|is|are|wa|was|were|ha|has|have|had|can|could|will|would|people|person|everyone|anyone|everybody|anybody|nobody)$/;
