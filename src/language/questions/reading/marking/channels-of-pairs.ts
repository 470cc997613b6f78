import type { KnownMember } from '../../question-context.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { channelWords, PAID_MEDIUM, SEARCH_ENGINE } from '../../vocabulary/member-words.ts';
import type { OtherName } from './other-name.ts';

/** "Organic" is every "… / organic" of source / medium pairs. */
export function channelsOfPairs(members: readonly KnownMember[]): readonly OtherName[] {
  const groups = Map.groupBy(members, ({ name }) => name.split(' / ')[1]);
  const byMedium = [...groups].flatMap(([medium, own]) =>
    medium === undefined || medium.startsWith('(')
      ? []
      : [{ phrase: wordsOf(medium).join(' '), names: own.map(({ name }) => name), how: 'alias' as const }],
  );
  return [...byMedium, ...paidOf(members), ...channelsOf(members)];
}

/** "Organic search" of google / organic, "social" of instagram / paid_social: Google's channels by the medium of a pair. */
function channelsOf(members: readonly KnownMember[]): readonly OtherName[] {
  const pairs = members.flatMap(({ name }) => {
    const [origin = '', medium] = name.split(' / ');
    return medium === undefined ? [] : [{ name, origin, medium: channelText(medium) }];
  });
  return channelWords.flatMap(({ words, names: tests, ofEngines }) => {
    const names = pairs
      .filter(
        ({ medium, origin }) =>
          tests.some((test) => test.test(medium)) && !(ofEngines && !SEARCH_ENGINE.test(origin)),
      )
      .map(({ name }) => name);
    return names.length === 0
      ? []
      : words.map((word) => ({ phrase: wordsOf(word).join(' '), names, how: 'alias' as const }));
  });
}

/** "paid social" of paid_social */
export const channelText = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

/** "Facebook ads" and "paid facebook" of facebook / paid_social, "organic google" of google / organic */
function paidOf(members: readonly KnownMember[]): readonly OtherName[] {
  const found = new Map<string, string[]>();
  for (const { name } of members) {
    const [origin = '', medium = ''] = name.split(' / ');
    const isPaid = PAID_MEDIUM.test(medium);
    if (!isPaid && medium !== 'organic') continue;
    for (const said of isPaid ? ['ad', 'paid', 'advertising'] : ['organic'])
      for (const phrase of [`${origin} ${said}`, `${said} ${origin}`]) {
        const words = wordsOf(phrase).join(' ');
        found.set(words, [...(found.get(words) ?? []), name]);
      }
  }
  return [...found].map(([phrase, names]) => ({ phrase, names, how: 'alias' as const }));
}
