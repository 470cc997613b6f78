import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword, isLight, isNamed, isNoise, isPeriod, isPlural, isRank } from '../piece.ts';
import { type ChosenPhrase, chosenPhrase } from './chosen-phrase.ts';
import type { Steps } from './steps.ts';

const JOINT = /^(?:of|in|from|for|at|on|by|to)(?: (?:the|our|my|all))?$/i;
const ARTICLE = /^(?:the|our|my)$/i;
const SAID = /^(?:is|are|was|were|come|comes|came|go|goes|went|belong|belongs|belonged)$/i;

/**
 * "What share of the top city's orders came from Uber Eats", "how many bookings of the top 2 hotels were suites": who is the top is
 * told by all their orders, and only then which of these came from there. A ranking of what came from there would find others.
 */
export function stepsOfPart(marks: readonly Mark[]): Steps | undefined {
  const chosen = chosenPhrase(marks) ?? theTopOne(marks);
  if (chosen === undefined || !isWholeOf(marks, chosen)) return undefined;
  const rest = [
    ...leadTo(marks, chosen.from),
    ...marks.slice(chosen.to).filter(({ said }) => !/^['’]s?$/.test(said)),
  ];
  const [metric, other] = rest.filter(({ type }) => type === 'metric');
  const times = [...rest.filter(isPeriod), ...(chosen.time === undefined ? [] : [chosen.time])];
  const [time] = times;
  const isPlain =
    metric !== undefined &&
    other === undefined &&
    times.length < 2 &&
    !rest.some(
      (mark) => mark.type === 'dimension' || mark.type === 'unit' || mark.type === 'grain' || isRank(mark),
    ) &&
    !rest.some((mark) =>
      isKeyword(mark, 'which', 'by', 'per', 'each', 'versus', 'compare', 'gain', 'loss', 'change'),
    );
  if (!isPlain) return undefined;
  const dated = time === undefined ? [] : [time];
  return {
    first: [...chosen.ranked, BY, chosen.metric ?? metric, ...dated],
    second: rest.includes(time as Mark) ? rest : [...withoutStop(rest), ...dated],
    together: 'part',
  };
}

/** Whether it is said of what they had that some of it came from somewhere, and not what they had of something. */
function isWholeOf(marks: readonly Mark[], { from, to }: Pick<ChosenPhrase, 'from' | 'to'>): boolean {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const before = marks.slice(0, from).findLast((mark) => !ARTICLE.test(mark.said));
  const isTheirs = marks.slice(to).find((mark) => !isNoise(mark))?.type === 'metric';
  if (!isTheirs && !JOINT.test(before?.said ?? '') && !/ of(?: the)?$/i.test(before?.said ?? ''))
    return false;
  const verb = marks.findIndex(({ said }, at) => at >= to && SAID.test(said));
  const part = marks.slice(verb + 1).find((mark) => !isLight(mark) && !isKeyword(mark, 'by'));
  const isSaid = verb > 0 && part !== undefined && isNamed(part);
  // "Mobile share of the top city's orders"
  const owner = marks.slice(0, Math.max(share, 0)).findLastIndex((mark) => !isNoise(mark));
  const isOwned = share < from && owner >= 0 && marks.slice(owner, owner + 1).some(isNamed);
  const names = marks.filter((mark, at) => isNamed(mark) && (isSaid ? at < verb : at !== owner));
  return (isSaid || isOwned) && names.length === 0;
}

/** "The top city": one alone, ranked by what is asked. */
function theTopOne(marks: readonly Mark[]): ChosenPhrase | undefined {
  const from = marks.findIndex((mark, at) => {
    const lead = marks[at - 1];
    return (
      isRank(mark) && marks[at + 1]?.type === 'dimension' && /(?:^|\b)(?:the|our|my)$/i.test(lead?.said ?? '')
    );
  });
  const [rank, kind] = marks.slice(from, from + 2);
  if (from < 0 || rank === undefined || kind === undefined || isPlural(kind.said)) return undefined;
  return { from, to: from + 2, kind, metric: null, ranked: [rank, kind] };
}

/** "Orders in the", "share of the": without the word that led to them. */
function leadTo(marks: readonly Mark[], from: number): readonly Mark[] {
  const lead = marks.slice(0, from);
  const at = lead.findLastIndex((mark) => !ARTICLE.test(mark.said));
  return isKeyword(lead[at], 'preposition') && lead.slice(0, at).some(({ type }) => type === 'metric')
    ? lead.slice(0, at)
    : lead;
}

const withoutStop = (marks: readonly Mark[]): readonly Mark[] => marks.filter(({ type }) => type !== 'stop');

const BY = keywordMark('by', 'by');
