import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** What the question wants beyond a table of numbers; undefined where numbers are what it wants. */
export function readIntent(pieces: Piece[]): Reading['intent'] | undefined {
  const has = (...keywords: Parameters<typeof isKeyword>[1][]): boolean =>
    pieces.some((piece) => isKeyword(piece, ...keywords));
  const use = (
    intent: Reading['intent'],
    ...keywords: Parameters<typeof isKeyword>[1][]
  ): Reading['intent'] => {
    for (const piece of pieces) if (isKeyword(piece, ...keywords)) piece.used = true;
    return intent;
  };
  const names = (type: Piece['type']): boolean => pieces.some((piece) => piece.type === type);
  const isQuery = pieces.some(
    (piece) =>
      piece.type === 'dimension' && (piece.dimensions.includes('query') || piece.dimensions.includes('page')),
  );
  const hasNumber = pieces.some((piece) => piece.type === 'number');
  if (has('cannibal')) return use('cannibal', 'cannibal');
  if (has('striking')) return use('striking', 'striking');
  if (isLowCtr(pieces) && !hasNumber) return use('low_ctr', 'low', 'high');
  if (has('usual')) return use('usual', 'usual');
  // "Which channels drive the most revenue" ranks them.
  const isDriving =
    names('dimension') &&
    pieces.every(
      (piece) => !isKeyword(piece, 'why') || /^(?:driv(?:e|es|ing|er|ers)|drove)$/i.test(piece.said),
    );
  if (has('why') && !isDriving) return use('why', 'why');
  // "Which keywords should I focus on?": by which measure?
  const listed = pieces.find((piece) => piece.type === 'dimension');
  if (has('advice') && !names('metric') && isQuery && listed?.type === 'dimension') {
    const about = listed.dimensions.includes('query') ? 'which_queries' : 'which_pages';
    throw askedBack(about);
  }
  if (has('advice')) return use('advice', 'advice');
  if (has('happened') && !(names('metric') && names('number'))) return use('findings', 'happened');
  if (has('audience') && !names('metric') && !names('dimension')) return use('audience', 'audience');
  if (has('data_gaps')) return use('gaps', 'data_gaps', 'data');
  if (has('data') && !names('metric')) return use('data', 'data');
  if (has('help') && !names('metric') && !names('time')) return use('help', 'help');
  if (isMeaning(pieces)) return use('meaning', 'meaning');
  if (has('overview') && areHeldUp(pieces) && !names('metric') && !names('dimension')) {
    use('overview', 'overview');
    return undefined;
  }
  if (has('overview') && !names('metric') && !names('dimension')) return use('overview', 'overview');
  if (
    (asksHowItDoes(pieces) || asksForAllOf(pieces)) &&
    !names('metric') &&
    !names('dimension') &&
    // "How did our mobile share change?" asks for one number
    !has('share') &&
    !areHeldUp(pieces) &&
    (names('members') || names('path'))
  )
    return 'overview';
  const first = pieces.findIndex((piece) => piece.type === 'dimension');
  const before = pieces[first - 1];
  // "Revenue from new products" is told of things that are new, and no list of them
  const isListed =
    before?.type === 'unknown' &&
    !isKeyword(pieces[first - 2], 'preposition') &&
    /s$/i.test(pieces[first]?.said ?? '') &&
    !/^how(?: is| are|'s|'re)?$/i.test(pieces[0]?.said ?? '');
  const isOfKind = isQuery || isListed;
  if (first >= 0 && before && isOfKind && /^new$/i.test(before.said) && !hasNumber) {
    before.used = true;
    return 'new_members';
  }
  // Of two times: there in the first, and not in the second
  if (first >= 0 && before && /^exclusive$/i.test(before.said) && names('time') && !hasNumber) {
    before.used = true;
    return 'only_members';
  }
  if (first >= 0 && before && /^common$/i.test(before.said) && names('time') && !hasNumber) {
    before.used = true;
    return 'kept_members';
  }
  if (first >= 0 && before && /^gone$/i.test(before.said) && !hasNumber) {
    before.used = true;
    return 'lost_members';
  }
  if (isQuery && before && isKeyword(before, 'loss') && /^lost$/i.test(before.said) && !names('metric')) {
    before.used = true;
    return 'lost_members';
  }
  const hasLost = pieces.some((piece) => isKeyword(piece, 'loss') && /^lost$/i.test(piece.said));
  // "Which channels lost in April" is who had fewer, "which pages did we lose" what is gone
  const isOwnLoss =
    isKeyword(before, 'which') &&
    isKeyword(pieces[first + 1], 'loss') &&
    /^lost$/i.test(pieces[first + 1]?.said ?? '');
  if (hasLost && names('dimension') && !names('metric') && !has('top') && !isOwnLoss)
    return use('lost_members', 'loss');
  return undefined;
}

/** Many impressions but few clicks. */
function isLowCtr(pieces: readonly Piece[]): boolean {
  const near = (metric: string, keyword: 'low' | 'high'): boolean =>
    pieces.some(
      (piece, at) =>
        piece.type === 'metric' &&
        piece.metric === metric &&
        (isKeyword(pieces[at - 1], keyword) || isKeyword(pieces[at - 2], keyword)),
    );
  return (near('impressions', 'high') && (near('ctr', 'low') || near('clicks', 'low'))) || near('ctr', 'low');
}

/** "What does engagement rate mean?": a metric, and nothing to count it over. */
function isMeaning(pieces: readonly Piece[]): boolean {
  if (!pieces.some((piece) => isKeyword(piece, 'meaning'))) return false;
  const says = pieces.some((piece) =>
    /^(?:mean|definition of|define|meaning of|definition|how do you calculate|how is it calculated|calculated|what does|what is an?|explain the term|how do you define|what counts as)$/i.test(
      piece.said,
    ),
  );
  const counts = pieces.some(
    (piece) =>
      piece.type === 'time' ||
      piece.type === 'dimension' ||
      piece.type === 'members' ||
      piece.type === 'number',
  );
  return says && !counts && pieces.some((piece) => piece.type === 'metric');
}

/** "How did the newsletter do?"; how much it did is one number */
const asksHowItDoes = (pieces: readonly Piece[]): boolean =>
  /^(?:and )?how(?: is| are| was| were| did)?$/i.test(pieces[0]?.said ?? '') &&
  !/^(?:much|many)$/i.test(pieces[1]?.said ?? '') &&
  pieces.some(({ said }) => /^(?:perform|performing|performed|doing|did|do)$/i.test(said));

/** "Everything about Canada", "tell me about mobile" */
const asksForAllOf = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ said }, at) =>
      /^about$/i.test(said) && /^(?:everything|all|me|more)$/i.test(pieces[at - 1]?.said ?? ''),
  );

/** "How did Leeds do compared to Bristol?": two names against each other, and not how each of them moved. */
const areHeldUp = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece, at) =>
      isKeyword(piece, 'versus') &&
      pieces[at + 1]?.type === 'members' &&
      pieces.slice(0, at).some(({ type }) => type === 'members'),
  );
