import type { SourceView } from '../../data/source-view.ts';
import type { KnownMember } from '../../question-context.ts';
import { pluralWordsOf } from '../../text/plurals.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { countryCode, countryName } from '../../vocabulary/country-codes.ts';
import {
  channelWords,
  countryWords,
  deviceWords,
  homePageWords,
  knownSources,
  sourceKinds,
  systemWords,
  visitorWords,
} from '../../vocabulary/member-words.ts';
import { regions } from '../../vocabulary/regions.ts';
import type { MemberCandidate } from '../mark.ts';
import { channelsOfPairs, channelText } from './channels-of-pairs.ts';
import { isKindOfOther, isOnlyNear } from './is-only-near.ts';
import type { OtherName } from './other-name.ts';
import type { NamesByWord } from './slip-in-name.ts';

export interface MemberIndex {
  find(phrase: string): readonly MemberCandidate[];
  /** Single words that names are made of, for slips of the pen. */
  readonly words: ReadonlySet<string>;
  /** Searches of several words, by each of them. */
  readonly searches: NamesByWord;
}

/** Longer names are found in quotes only. */
const LONGEST_NAME = 8;

/** What is written as it is, and no thing of which there are several. */
const IS_TEXT = /^(?:query|page|landing_page)$/;

/** The members of all dimensions of all sources, by the words that people call them. */
export function memberIndex(views: readonly SourceView[]): MemberIndex {
  const candidates = new Map<string, MemberCandidate[]>();
  const words = new Set<string>();
  const searches = new Map<string, (readonly string[])[]>();
  const add = (phrase: string, candidate: MemberCandidate): void => {
    if (phrase === '') return;
    const known = candidates.get(phrase);
    if (!known) candidates.set(phrase, [candidate]);
    else if (!known.some((one) => isSame(one, candidate))) known.push(candidate);
  };
  for (const view of views)
    for (const dimension of view.dimensionColumns) {
      const members = view.membersOf(dimension);
      const kind = view.kindOf(dimension);
      const base = { dimension, sourceId: view.source.id };
      for (const member of members) {
        const name = wordsOf(member.name);
        if (name.length > 0 && name.length <= LONGEST_NAME) {
          const candidate = { ...base, members: [member.name], how: 'name' as const, volume: member.volume };
          const plurals = IS_TEXT.test(kind ?? '') ? [] : pluralWordsOf(member.name);
          for (const phrase of [name, wordsOf(signsInWords(member.name)), ...plurals])
            add(phrase.join(' '), candidate);
          if (!IS_TEXT.test(kind ?? '')) for (const word of name) words.add(word);
          if (kind === 'query' && name.length > 1)
            for (const word of new Set(name)) {
              const known = searches.get(word);
              if (known) known.push(name);
              else searches.set(word, [name]);
            }
        }
        for (const phrase of partsOf(member, kind))
          add(phrase, { ...base, members: [member.name], how: 'part', volume: member.volume });
      }
      if (kind === 'page' || kind === 'landing_page')
        for (const { phrase, prefix, names, volume } of sectionsOf(members))
          add(phrase, { ...base, members: names, how: 'name', volume, prefix });
      const pairs = kind === 'source' ? channelsOfPairs(members) : [];
      for (const { phrase, names, how } of [...pairs, ...otherNames(kind, members)]) {
        if (how === 'alias' && (isOnlyNear(phrase, view) || isKindOfOther(phrase, dimension, view))) continue;
        const volume = members.reduce(
          (sum, { name, volume: own }) => (names.includes(name) ? sum + own : sum),
          0,
        );
        add(phrase, { ...base, members: names, how, volume });
        if (how === 'alias') for (const word of phrase.split(' ')) words.add(word);
      }
    }
  return { find: (phrase) => candidates.get(phrase) ?? [], words, searches };
}

/** "Tents and sleeping" of "Tents & Sleeping" */
const signsInWords = (name: string): string => name.replace(/(?<=\p{L}) ?[&+] ?(?=\p{L})/gu, ' and ');

function isSame(a: MemberCandidate, b: MemberCandidate): boolean {
  return (
    a.dimension === b.dimension &&
    a.sourceId === b.sourceId &&
    a.prefix === b.prefix &&
    a.members.join('\n') === b.members.join('\n')
  );
}

/** "pinterest" of pinterest.com; "slugs without chemicals" of a path; the title of a page without the site's name. */
function partsOf({ name, title }: KnownMember, kind: string | undefined): readonly string[] {
  if (kind === 'source') {
    const [origin = '', medium] = name.split(' / ');
    // "newsletter" of newsletter / email
    if (medium !== undefined) return [origin, ...hostOf(origin)].map((part) => wordsOf(part).join(' '));
    return [...hostOf(name), ...serviceOf(name)].map((part) => wordsOf(part).join(' '));
  }
  if (kind !== 'page' && kind !== 'landing_page') return [];
  const path = pathOf(name);
  const segments = path.split('/').filter((segment) => segment !== '');
  const parts: string[] = [];
  const slug = segments.at(-1);
  if (slug !== undefined) parts.push(wordsOf(slug.replace(/\.(?:html?|php|aspx?)$/i, '')).join(' '));
  if (title !== undefined)
    parts.push(wordsOf(title).join(' '), wordsOf(title.split(/ [|–—-] /)[0] ?? '').join(' '));
  return parts.filter((part) => part !== '' && part.split(' ').length <= LONGEST_NAME);
}

/** The name of the site behind any of its hosts: "facebook" of l.facebook.com, "bbc" of bbc.co.uk; com.android is an app's. */
const HOST =
  /^(?!(?:com|org|net|io)\.)(?:[\w-]+\.){0,3}?([^.\s/]+)\.(?:(?:com?|org|net|gov|ac|edu)\.[a-z]{2}|[a-z]{2,12})$/i;
const hostOf = (name: string): readonly string[] => HOST.exec(name)?.slice(1, 2) ?? [];

/** "Google News" of news.google.com: a service by the name of who offers it; www and m are none. */
const SERVICE = /^(?!www\d?\.|m\.|l\.|lm\.|out\.|com\.|org\.)([a-z]{4,})\.([\w-]{3,})\.[a-z]{2,12}$/i;
const serviceOf = (name: string): readonly string[] => {
  const [, service, site] = SERVICE.exec(name) ?? [];
  return service === undefined ? [] : [`${site} ${service}`];
};

/** Folders of the site with several pages in them: "the blog" is all pages below /blog/. */
export function sectionsOf(members: readonly KnownMember[]) {
  const sections = new Map<string, { names: string[]; volume: number }>();
  for (const { name, volume } of members) {
    const path = pathOf(name).toLowerCase();
    for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) {
      const prefix = path.slice(0, end + 1);
      const section = sections.get(prefix) ?? { names: [], volume: 0 };
      section.names.push(name);
      section.volume += volume;
      sections.set(prefix, section);
    }
  }
  return [...sections]
    .filter(([, { names }]) => names.length > 1)
    .map(([prefix, { names, volume }]) => ({
      prefix,
      names,
      volume,
      phrase: wordsOf(prefix.split('/').at(-2) ?? '').join(' '),
    }));
}

/** The path of a page that is named by its whole address. */
export const pathOf = (name: string): string => name.replace(/^https?:\/\/[^/]+/i, '') || '/';

/** "Kuwait" where the file says KWT. */
const namesOfCodes = (members: readonly KnownMember[]): readonly OtherName[] =>
  members.flatMap(({ name }) => {
    const code = countryCode(name);
    const phrase = code === undefined ? '' : wordsOf(countryName(code)).join(' ');
    return phrase === '' || phrase === wordsOf(name).join(' ')
      ? []
      : [{ phrase, names: [name], how: 'alias' as const }];
  });

/** "Europe", "the DACH countries": those of them that the data have, the largest first. */
function partsOfTheWorld(members: readonly KnownMember[]): readonly OtherName[] {
  const coded = members.map(({ name, volume }) => ({ name, volume, code: countryCode(name) ?? '' }));
  return regions.flatMap(({ words, countries }) => {
    const names = coded
      .filter(({ code }) => countries.includes(code))
      .sort((a, b) => b.volume - a.volume)
      .map(({ name }) => name);
    return words.map((word): OtherName => {
      const phrase = wordsOf(word).join(' ');
      return names.length > 0 ? { phrase, names, how: 'alias' } : { phrase, names: [word], how: 'absent' };
    });
  });
}

const VERSION = /^(\d+)(?:\.\d+)+$/;

/** "5.x" of 5.0, 5.1 and 5.2 */
function linesOfVersions(members: readonly KnownMember[]): readonly OtherName[] {
  const lines = Map.groupBy(members, ({ name }) => VERSION.exec(name)?.[1]);
  return [...lines].flatMap(([line, own]) =>
    line === undefined
      ? []
      : [{ phrase: `${line} x`, names: own.map(({ name }) => name), how: 'alias' as const }],
  );
}

/** Other words for names of such a column: "direct" of the medium "(none)", "phone" of a device. */
export function otherNames(kind: string | undefined, members: readonly KnownMember[]): readonly OtherName[] {
  const named = (test: (name: string) => boolean): string[] =>
    members.map(({ name }) => name).filter((name) => name !== '' && test(name));
  const found: OtherName[] = [...linesOfVersions(members)];
  const list = (words: readonly string[], names: readonly string[], absent?: string): void => {
    for (const word of words) {
      const phrase = wordsOf(word).join(' ');
      if (names.length > 0) found.push({ phrase, names, how: 'alias' });
      else if (absent !== undefined) found.push({ phrase, names: [absent], how: 'absent' });
    }
  };
  if (!/page|query/.test(kind ?? ''))
    for (const [system, words] of Object.entries(systemWords))
      list(
        words,
        named((name) => name.toLowerCase() === system),
      );
  switch (kind) {
    case 'channel':
    case 'medium':
      for (const { words, names } of channelWords)
        list(
          words,
          named((name) => names.some((test) => test.test(channelText(name)))),
        );
      break;
    case 'device':
      for (const [device, words] of Object.entries(deviceWords))
        list(
          words,
          named((name) => words.includes(name.toLowerCase()) || name.toLowerCase() === device),
          device,
        );
      break;
    case 'new_vs_returning':
      for (const [visitor, words] of Object.entries(visitorWords))
        list(
          words,
          named((name) => name.toLowerCase().startsWith(visitor)),
        );
      break;
    case 'country':
      for (const [country, words] of Object.entries(countryWords)) {
        const names = named((name) => name === country || words.includes(name.toLowerCase()));
        list([country, ...words], names, country);
      }
      found.push(...namesOfCodes(members), ...partsOfTheWorld(members));
      break;
    case 'source':
      for (const { words, names } of sourceKinds)
        list(
          words,
          named((name) => names.test(name.toLowerCase().replace(/^www\./, ''))),
        );
      for (const site of knownSources)
        if (named((name) => name.toLowerCase().includes(site.replace(' ', ''))).length === 0)
          list([site], [], site);
      break;
    case 'page':
    case 'landing_page':
      list(
        homePageWords,
        named((name) => /^\/?$|^\/(?:home|index)(?:\.\w+)?\/?$/.test(pathOf(name))),
      );
      break;
  }
  return found;
}
