import { HAVE } from '../../../vocabulary/having-words.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { MORE } from '../in-whole-words/compared-words.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const NAME = '(?<name>(?!.*\\bthan\\b).+?)';
/** "Is Germany better?", "did newsletter have more?", "what about newsletter, is it more?" */
const IS_BETTER = [
  wholly(`(?:is|was|are|were) ${NAME} (?:(?:doing|performing|having|getting) )?(?<more>${MORE})`),
  wholly(
    `(?:did|does|do|has|have|had) ${NAME} (?:${HAVE}|had|do|done|perform(?:ed)?|bring(?: in)?|make|send|sell|earn) (?:any )?(?<more>${MORE})`,
  ),
  wholly(`(?:(?:and|what about|how about) )?${NAME},? (?:is|was|are|were) (?:it|that|this) (?<more>${MORE})`),
];

interface HeldAgainstTold {
  readonly text: string;
  readonly previous: Reading;
}

/**
 * "Is Germany better?" behind the country with the highest bounce rate, or behind France: held against the one that was told, and
 * never against its own past. Where none of its kind was told, nobody said against what. Undefined where no name is asked about.
 */
export function againstTold(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): HeldAgainstTold | undefined {
  const said = IS_BETTER.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined);
  const { name, more } = said ?? {};
  if (name === undefined || more === undefined || before.intent !== 'numbers') return undefined;
  // Of two times it is asked how it stood in the one beside the other
  if (before.shape === 'change' || before.versus !== null || before.periods.length > 1) return undefined;
  const named = read(`and ${name}`);
  const own = named?.filters.find((one) => !before.filters.some((old) => isSame(one, old)));
  if (named === undefined || own === undefined || !isOneNumber(before, named)) return undefined;
  const told = toldOf(before, own.dimension);
  if (told === undefined || own.is !== 'one_of' || own.members.includes(told)) throw askedBack('versus_what');
  return {
    text: `is ${name} ${more} than ${told}`,
    previous: {
      ...before,
      limits: [],
      moves: [],
      rank: null,
      dimensions: [],
      filters: before.filters.filter(({ dimension }) => dimension !== own.dimension),
      found: null,
    },
  };
}

const isSame = (one: Reading['filters'][number], other: Reading['filters'][number]): boolean =>
  one.dimension === other.dimension &&
  one.is === other.is &&
  one.members.join('\n') === other.members.join('\n');

const isOneNumber = (before: Reading, named: Reading): boolean =>
  before.metrics.length === 1 && before.metrics.join() === named.metrics.join() && before.each === null;

/** The first of a ranking, or the one name of that kind that the question before had. */
function toldOf({ rank, found, dimensions, filters }: Reading, dimension: string): string | undefined {
  if (rank?.of === 'members' && dimensions.length === 1 && found?.dimension === dimension)
    return rank.by === 'value' ? found.members[0] : undefined;
  const [only, ...others] = filters.filter((one) => one.dimension === dimension);
  const isOne = only?.is === 'one_of' && only.members.length === 1 && others.length === 0;
  return isOne && dimensions.length === 0 ? only.members[0] : undefined;
}
