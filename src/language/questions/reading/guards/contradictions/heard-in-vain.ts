import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** What was heard and stands in no part of the reading: then a piece of the question would be passed over. */
export function heardInVain(marks: readonly Mark[], reading: Reading): About | undefined {
  return (
    countedTwice(marks, reading) ??
    averageBeside(marks, reading) ??
    allNumbersBySplit(marks, reading) ??
    restOfName(marks, reading) ??
    yesOrNoOfMany(marks, reading) ??
    shareOfThose(reading) ??
    averageUnitAgainst(marks, reading) ??
    onlyThen(marks, reading) ??
    unheardNot(marks, reading) ??
    stillGoing(marks, reading) ??
    howSure(marks, reading)
  );
}

/** "How sure are you that traffic is growing?" asks for more than whether it is. */
const howSure = (marks: readonly Mark[], { intent }: Reading): About | undefined =>
  intent !== 'usual' &&
  marks.some(
    ({ said }, at) =>
      /^(?:how )?(?:sure|certain|confident)$/i.test(said) &&
      /\bhow\b/i.test(`${marks[at - 1]?.said} ${said}`),
  )
    ? 'how_sure'
    : undefined;

/** "How many days had more than 100 in 2026, how many in total": two counts, and one is told. */
function countedTwice(marks: readonly Mark[], { shape, isWithTotal, ranges }: Reading): About | undefined {
  const counts = withoutNoise(marks).filter(
    (mark) => isKeyword(mark, 'count') && /^how many\b/i.test(mark.said),
  );
  return shape === 'count' && counts.length > 1 && !isWithTotal && ranges === null
    ? 'count_of_two'
    : undefined;
}

/** "Compare each channel's conversion with the average": the average stands in no row. */
function averageBeside(marks: readonly Mark[], { shape, limits, isWithMean }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isHeld = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'average') &&
      /^(?:the |our )?(?:average|mean)$/i.test(mark.said) &&
      (isKeyword(spoken[at - 1], 'versus', 'compare') ||
        (/^with$/i.test(spoken[at - 1]?.said ?? '') && spoken.some((one) => isKeyword(one, 'compare')))) &&
      (spoken[at + 1] === undefined || spoken[at + 1]?.type === 'stop'),
  );
  const isTold = shape === 'average' || isWithMean || limits.some(({ isMean }) => isMean === true);
  return isHeld && !isTold ? 'mean_of_what' : undefined;
}

/** "All metrics by device": all of them, and no single one. */
function allNumbersBySplit(
  marks: readonly Mark[],
  { intent, metrics, dimensions }: Reading,
): About | undefined {
  const spoken = withoutNoise(marks);
  const isAll = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'overview') &&
      /^(?:metrics|kpis|figures)$/i.test(mark.said) &&
      isKeyword(spoken[at - 1], 'total'),
  );
  return isAll && intent === 'numbers' && dimensions.length > 0 && metrics.length < 2
    ? 'not_at_once'
    : undefined;
}

/** "Chatgpt vs the rest of referral": of what it is the rest has no place. */
function restOfName(marks: readonly Mark[], { shape }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isOfName = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'rest') &&
      /^of$/i.test(spoken[at + 1]?.said ?? '') &&
      /^(?:members|path)$/.test(spoken[at + 2]?.type ?? ''),
  );
  return isOfName && shape === 'against_rest' ? 'against_rest' : undefined;
}

/** "Did sessions or leads grow more", "is 2026 better than 2025 (Sep and Oct)": no yes and no no. */
function yesOrNoOfMany(
  marks: readonly Mark[],
  { isYesNo, asks, periods, metrics, dimensions }: Reading,
): About | undefined {
  if (!isYesNo || asks === null || dimensions.length > 0) return undefined;
  const spoken = withoutNoise(marks);
  const isEither = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'or') && spoken[at - 1]?.type === 'metric' && spoken[at + 1]?.type === 'metric',
  );
  return periods.length > 2 ? 'which_period' : isEither && metrics.length > 1 ? 'two_changes' : undefined;
}

/** "Share of channels without ad cost in leads": of the leads, and not of the channels. */
const shareOfThose = ({ isCountShare, metrics, limits }: Reading): About | undefined =>
  isCountShare && metrics.some((metric) => limits.every((limit) => limit.metric !== metric))
    ? 'share_of_what'
    : undefined;

/** "Average month 2025 vs April 2026": an average month, and no average day. */
function averageUnitAgainst(marks: readonly Mark[], { shape, grain, periods }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex((mark) => isKeyword(mark, 'average'));
  const unit = spoken[at + 1];
  const isOfUnit = at >= 0 && unit?.type === 'unit' && unit.unit !== 'day' && unit.unit !== grain;
  return isOfUnit && shape === 'average' && periods.length > 1 ? 'mean_of_two' : undefined;
}

/** "Sources that sent traffic only in March": not those that did in March, but those that did at no other time. */
function onlyThen(marks: readonly Mark[], { intent, dimensions, always, rank }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isOnly = spoken.some((mark, at) => {
    const [joint, time] = spoken.slice(at + 1, at + 3);
    return (
      isKeyword(mark, 'only') &&
      /^only$/i.test(mark.said) &&
      /^(?:in|during|on)$/i.test(joint?.said ?? '') &&
      time?.type === 'time' &&
      time.time.type === 'period'
    );
  });
  // "Sessions by channel, only in March" limits; "which sources sent traffic only in March" asks who did
  const isOfWho = isKeyword(spoken[0], 'which', 'count') || spoken[0]?.type === 'dimension';
  const isNumbers = intent === 'numbers' && dimensions.length > 0 && always === null && rank === null;
  return isOnly && isOfWho && isNumbers ? 'only_then' : undefined;
}

/** "Visits from social that didn't come from there": a no that left nothing out and limited nothing. */
function unheardNot(
  marks: readonly Mark[],
  { filters, limits, always, intent, isYesNo }: Reading,
): About | undefined {
  const at = marks.findIndex(
    ({ type, said }) => type === 'noise' && /^(?:didn|don|doesn|isn|aren|wasn|weren)['’]?t$/i.test(said),
  );
  const isNamed = at > 0 && marks.slice(at).some(({ type }) => type === 'members' || type === 'path');
  const isHeld =
    filters.some(({ is }) => is.startsWith('no')) ||
    limits.some(({ is, value }) => is === 'equal' && value === 0);
  return isNamed && !isHeld && always === null && intent === 'numbers' && !isYesNo ? 'both_names' : undefined;
}

/** "Is it still bringing sales?": of lately, and not of all days that there are. */
function stillGoing(marks: readonly Mark[], { periods, versus, rank, grain }: Reading): About | undefined {
  const still = marks.findIndex(({ said }) => /^still$/i.test(said));
  const isAsked = still > 0 && /^(?:is|are|it|they|does|do)$/i.test(marks[still - 1]?.said ?? '');
  return isAsked && periods.length === 0 && versus === null && rank === null && grain === null
    ? 'which_period'
    : undefined;
}
