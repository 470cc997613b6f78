import type { QuestionContext, QuestionSource } from '../../question-context.ts';
import { everywhere } from '../../text/pattern.ts';
import { ofHost, type SpokenName, spokenNames } from './spoken-names.ts';

/**
 * A question that names one of several sources, "sessions in Laden last week" or "revenue from the source Laden", is one to
 * this source: the others are not there for it, and the name is no word of it.
 */
export function ofNamedSource(
  text: string,
  context: QuestionContext,
): { readonly text: string; readonly context: QuestionContext } {
  if (context.sources.length < 2) return { text, context };
  for (const { name, sources, whole } of spokenNames(context.sources)) {
    const rest = withoutName(text, { name, sources, whole });
    if (rest !== text && sources.length > 0) return { text: rest.trim(), context: only(sources, context) };
  }
  for (const [place, host = ''] of text.matchAll(HOST_AS_PLACE)) {
    const sources = ofHost(host, context.sources);
    if (sources.length > 0) return { text: text.replace(place, ' ').trim(), context: only(sources, context) };
  }
  return { text, context };
}

const only = (sources: readonly QuestionSource[], context: QuestionContext): QuestionContext => ({
  ...context,
  sources,
  previous: context.previous && inSource(context.previous, sources),
});

/** "And in Northwind Garden?" behind a question of another source: the same one, asked of this. */
function inSource(
  previous: NonNullable<QuestionContext['previous']>,
  sources: readonly QuestionSource[],
): QuestionContext['previous'] {
  const [first] = sources;
  const isThere = sources.some(({ id }) => id === previous.reading['sourceId']);
  return isThere || first === undefined
    ? previous
    : { ...previous, reading: { ...previous.reading, sourceId: first.id }, isOfOtherSource: true };
}

function withoutName(text: string, { name, whole }: SpokenName): string {
  const ways = whole
    ? ([[THE, 'iu']] as const)
    : ([
        [THE, 'u'],
        ['the\\s', 'iu'],
      ] as const);
  return ways.reduce<string>(
    (said, [article, flags]) =>
      said
        .replace(asPlace(name, article, flags), ' ')
        .replace(asSubject(name, article, flags), (_, verb: string) => `${verb} we`)
        .replace(asOwner(name, article, flags), '')
        .replace(asDoing(name, article, flags), (_, verb: string, doing: string) =>
          /^is$/iu.test(verb) ? `are we ${doing}` : `were we ${doing}`,
        ),
    text,
  );
}

const THE = '(?:the\\s)?';
const PLACE = '(?<=^|\\s)(?:from|in|of|for|on|at|to|about)\\s';
const END = '(?=$|[\\s?.,!;:])';

const asPlace = (name: string, article: string, flags: string): RegExp =>
  new RegExp(
    String.raw`${PLACE}${article}(?:source\s)?["“']?${escaped(name)}["”']?(?:\ssource)?${END}`,
    flags,
  );

const HOST_AS_PLACE = everywhere`${PLACE}(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,})\/?${END}`;

/** "Did the Merchandise Store have …": did we. */
const asSubject = (name: string, article: string, flags: string): RegExp =>
  new RegExp(
    String.raw`(?<=^|\s)(did|do|does)\s${article}${escaped(name)}(?=\s(?:have|get|make|sell|earn|receive|lose|gain)${END})`,
    flags,
  );

/** "How is the Merchandise Store doing?": how are we. */
const asDoing = (name: string, article: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<=\b[Hh]ow\s)(is|was)\s${article}${escaped(name)}\s(doing)${END}`, flags);

/** "The Merchandise Store's revenue": the revenue. */
const asOwner = (name: string, article: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<=^|\s)${article}${escaped(name)}['’]s\s(?=\p{L})`, flags);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
