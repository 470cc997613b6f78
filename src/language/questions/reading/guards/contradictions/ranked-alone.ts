import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isPlural } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { inTime } from '../in-time.ts';

/** "Which channels are better than Direct?": the one that they are held against is not who is asked for. */
export function heldAgainstOne(
  marks: readonly Mark[],
  { dimensions, filters, gap, each, periods, limits }: Reading,
): About | undefined {
  const isAlone = filters.some(
    ({ dimension, is, members }) => is === 'one_of' && members.length === 1 && dimensions.includes(dimension),
  );
  const isHeld = marks.some(
    (mark, at) =>
      /\bthan$/i.test(mark.said) &&
      marks.slice(at + 1).find(({ type }) => type !== 'noise')?.type === 'members',
  );
  // "Bays with less than half of what Kilmore lifted": no bay has a share of itself
  if (isAlone && limits.some(({ isShare }) => isShare === true)) return 'beyond_name';
  return isAlone && isHeld && gap === null && each === null && periods.length < 2 ? 'beyond_name' : undefined;
}

/** "Is India the country with the most sessions?": who is alone in a ranking comes first in it. */
export function rankedAlone({ rank, dimensions, filters, periods, grain }: Reading): About | undefined {
  if (rank?.by !== 'value') return undefined;
  const isAloneName =
    rank.of === 'members' &&
    dimensions.length === 1 &&
    filters.some(
      ({ dimension, is, members }) =>
        is === 'one_of' && members.length === 1 && dimensions.includes(dimension),
    );
  if (isAloneName) return 'ranked_alone';
  const [period, other] = periods;
  const isAloneTime =
    rank.of === 'time' &&
    period !== undefined &&
    other === undefined &&
    period.count === 1 &&
    (period.unit === grain || (period.unit === 'day' && grain === 'weekday'));
  return isAloneTime ? 'ranked_alone' : undefined;
}

const BOTH = /(?:^| )both(?: (?:in|from|on|at|via|through|with))?$/i;

/** "Which channels sold on both mobile and tablet?": who has some of each is no list of all that either of them had. */
export function bothNames(marks: readonly Mark[], { dimensions, always, gap }: Reading): About | undefined {
  if (dimensions.length === 0 || always !== null || gap !== null) return undefined;
  const spoken = marks.filter((mark) => mark.type !== 'noise' || BOTH.test(mark.said));
  const isAsked = spoken.some((mark, at) => {
    if (!BOTH.test(mark.said)) return false;
    const [first, joint, second] = spoken.slice(at + 1).filter((one) => !isKeyword(one, 'preposition'));
    return isKeyword(joint, 'and') && isName(first) && isName(second);
  });
  const isOfWho = marks.some((mark) => isKeyword(mark, 'which', 'count'));
  return isAsked && isOfWho ? 'both_names' : undefined;
}

const isName = (mark: Mark | undefined): boolean => mark?.type === 'members' || mark?.type === 'path';

const isOneUnit = (name: Mark | undefined, behind: readonly Mark[]): boolean =>
  name?.type === 'number' &&
  name.value === 1 &&
  behind.some(({ type }) => type === 'unit' || type === 'grain');

const VERB =
  /^(?:are|is|were|was|come|comes|came|get|gets|got|bring|brings|brought|have|has|had|use|uses|used|buy|buys|bought|sell|sells|sold|work|works|send|sends|sent|visit|visits|visited|convert|converts|with)$/i;

const isLead = (mark: Mark): boolean =>
  /^(?:noise|metric|dimension)$/.test(mark.type) || isKeyword(mark, 'preposition', 'by');

/** "Which sources bring only new visitors?": who has nothing else is no list of all that have some. */
export function refuseOnlyOfName(marks: readonly Mark[], { dimensions, filters, metrics }: Reading): void {
  const [kind] = dimensions;
  const only = marks.findIndex((mark) => isKeyword(mark, 'only'));
  // "Is there a route that only sells through the website?"
  const there = marks.findIndex(({ said }) => /(?:^| )there$/i.test(said));
  const which = marks.findIndex((mark) => isKeyword(mark, 'which', 'count'));
  const asked = which < 0 ? there : which;
  // "Countries with revenue only in March"
  const from = Math.max(asked, 0);
  const said = marks.findIndex(({ type }, at) => at >= from && type === 'dimension');
  if (kind === undefined || (asked < 0 && said !== 0) || said < from || only < said) return;
  // Behind "which" there is some verb: "which handlers flew only the peregrine", but "looking only at mobile" limits
  const isVerbAsked =
    asked >= 0 && only > said + 1 && !/^(?:looking|considering|counting)$/i.test(marks[only - 1]?.said ?? '');
  // "Which campaign only gets donations by email", "which market only books flights"
  const isBeforeVerb =
    asked >= 0 && only === said + 1 && /^(?:noise|metric|dimension)$/.test(marks[only + 1]?.type ?? '');
  const hasVerb =
    isVerbAsked || isBeforeVerb || marks.slice(said, only + 2).some((mark) => VERB.test(mark.said));
  const isParted = marks
    .slice(said, only)
    .some((mark) => mark.type === 'stop' || /^[,;:(–—-]$/.test(mark.said));
  const behind = marks.slice(only + 1);
  // "Only booked by phone", "only booked on the website", where a column is called so
  const name = behind.find((mark) => !isLead(mark));
  // "In just one month"
  const isOfTime =
    (name?.type === 'time' && /^(?:period|weekdays)$/.test(name.time.type)) || isOneUnit(name, behind);
  const isOfName =
    isOfTime ||
    (name?.type === 'members' && name.candidates.some(({ dimension }) => !dimensions.includes(dimension)));
  if (name === undefined || !hasVerb || isParted || !isOfName || (filters.length === 0 && !isOfTime)) return;
  const kinds = marks[said]?.said ?? kind;
  const isNamed = marks.some(({ type }) => type === 'metric');
  // "Bought", "books" are nothing that a list could be of
  const metric = (isNamed && metrics[0]?.replaceAll('_', ' ')) || '{metric}';
  if (isOfTime)
    throw askedBack(
      'only_then',
      [
        `${metric} by ${kind.replaceAll('_', ' ')}${name.type === 'time' ? ` ${inTime(name.said)}` : ' and month'}`,
      ].map((question) => ({
        label: question,
        question,
      })),
    );
  const choices = [
    `which ${kinds} ${isPlural(kinds) ? 'get' : 'gets'} more than 99 % of their ${metric} from ${name.said}`,
    `${metric} by ${kind.replaceAll('_', ' ')} from ${name.said}`,
  ].map(asChoice);
  throw askedBack('only_of_name', choices);
}
