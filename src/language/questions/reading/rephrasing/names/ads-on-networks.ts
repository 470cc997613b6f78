import { camelCaseApart } from '../../../text/camel-case-apart.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';

const ADS = /^(?:ads?|adverts?)$/i;
/** Whose ads they are. */
const NETWORK = /\b(?:network|platform|publisher)$/;

export const isWordOfAds = (mark: Mark | undefined): boolean => ADS.test(mark?.said ?? '');

/** "Google campaigns" where one column alone has the word, and that is the network they run on. */
export const areOfNetwork = (candidates: readonly MemberCandidate[]): boolean =>
  candidates.length > 0 &&
  candidates.every(({ dimension }) => NETWORK.test(wordsOf(camelCaseApart(dimension)).join(' ')));

/** "Google ads" of an ad network: all that stands there are ads. */
export const isAdsOf = (mark: Mark | undefined, next: Mark | undefined): boolean =>
  isWordOfAds(next) && mark?.type === 'members' && areOfNetwork(mark.candidates);
