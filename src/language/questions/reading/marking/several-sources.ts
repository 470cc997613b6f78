import type { QuestionContext } from '../../question-context.ts';
import { once } from '../../text/pattern.ts';
import { knownSite } from '../known-site.ts';
import { asChoice, askedBack, type NotAnswerable } from '../problem.ts';

const SITES = '(?:web ?)?(?:sites|stores|shops|properties|sources)';
const SITE = '(?:web ?)?(?:site|store|shop|property)';

/** "Which site earns more?" */
const WHICH = once`\b(?:which|what)(?: (?:one )?of (?:the|my|our|these) (?:two |both )?${SITES}| (?:of (?:the )?two )?${SITE})\b`;
/** "Both sites", "the two sites", "per site", "across all our sites" */
const BOTH = once`(?:\b(?:compare|for|of|in|on|at|from|across|between|by)\s)?\b(?:(?:the|my|our|these|all|each of)\s)*(?:both|two|all|each of)\s(?:(?:the|my|our|these|of|two)\s)*${SITES}\b|\b(?:by|per|each|for each|for every|in each|on each|of each)\s${SITE}\b|\bone ${SITE} (?:vs\.?|versus|against|and|to|with) the other(?: one)?\b`;

/** Words that hold one site against the other, and say nothing of one alone. */
const HOLDING =
  /\b(?:compare(?:d)?|comparison|side by side|more|most|fewer|less|least|better|best|higher|highest|has|had|have|gets?|got|makes?|made|did|does|do|brings? in|brought in|generates?|generated|is|are|was|were|doing|the|sold)\b/giu;
const EARNS = /\b(?:earns?|earned|earning|money)\b/giu;

/**
 * Two sites are held against each other by nothing of one of them: which of the sources is meant is asked, with the number of
 * the question in each. Undefined where no more than one could be meant, or where the data have sites as a column.
 */
export function whichSource(text: string, context: QuestionContext): NotAnswerable | undefined {
  const sources = context.sources.filter(({ type, firstDay }) => firstDay !== null && type !== 'GSC');
  if (sources.length < 2 || isColumn(context)) return undefined;
  const said = [WHICH, BOTH].find((one) => one.test(text));
  if (said === undefined) return undefined;
  const bare = text
    .replace(said, ' ')
    .replaceAll(EARNS, ' revenue ')
    .replaceAll(HOLDING, ' ')
    .replaceAll(/[?.!,:]+(?=\s|$)|\s+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^ ?(?:(?:and|of|in|on|by|for|so)\b ?)*/iu, '')
    .trim();
  const asked = /\p{L}{3}/u.test(bare) ? bare : 'sessions last week';
  return askedBack(
    'which_source',
    sources.map(({ name }) => asChoice(`${asked} in ${name}`)),
  );
}

/** "Which store" of a file of stores is one of its names. */
const isColumn = (context: QuestionContext): boolean =>
  knownSite(context).views.some((view) =>
    view.dimensionColumns.some((column) =>
      /(?:^|[_ ])(?:web)?(?:site|store|shop|property)(?:$|s$|[_ ](?:name|id)$)/iu.test(column),
    ),
  );
