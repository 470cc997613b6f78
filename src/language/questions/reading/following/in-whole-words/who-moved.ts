import { plural } from '../../../../plural.ts';
import { FALL, FALLS, FELL, RISE, RISES, ROSE } from '../../../vocabulary/moving-words.ts';
import { IN_PERCENT } from './compared-words.ts';
import { wholly } from './lead-and-tail.ts';

const DOWN = `${FELL}|fallen|falling|lost|losing|dropping|declining|decreasing|shrunk|sank|slipped|down|gone down|going down`;
const UP = `${ROSE}|grown|growing|gaining|risen|rising|increasing|up|gone up|going up`;
const BARE_DOWN = `${FALL}|lose|lose anything`;
const BARE_UP = `${RISE}|gain anything`;
const MOST = '(?<most>(?:,? the)? most)?';
const RELATIVE = `(?<percent> ${IN_PERCENT}| relatively)?`;

/** "Who lost?", "which ones fell most?", "what is up?", "any that grew?", "the ones that are down" */
const WHO = wholly(
  `(?:only )?(?:(?:(?:which|who|what|any|anyone|anything|(?:the |any )?(?:ones?|those)|all)(?<one> ones?| of (?:them|these|those))?(?: (?:that|which|who))?)(?: (?:is|are|was|were|has|have|had|did|got))? (?:(?<down>${DOWN})|(?<up>${UP})|(?<wish>improved|better|worse|worsened))${MOST}${RELATIVE})`,
);

/** "Just the growing ones" */
const MOVING = wholly(
  `(?:only )?(?:the )?(?:(?<down>falling|losing|dropping|declining|decreasing|shrinking|sinking)|(?<up>growing|gaining|rising|increasing)) (?:ones?|rows?)(?: only)?`,
);

/** "Did any fall?", "did anyone grow?" */
const ANY = wholly(
  `(?:only )?(?:(?:did|has|have|is|are|was|were|does|do) (?:any(?:one|thing|body)?|some|either)(?: of (?:them|these|those))? (?:(?<down>${DOWN}|${BARE_DOWN})|(?<up>${UP}|${BARE_UP})))`,
);

/** "How many fell?", "how many of them grew?" */
const HOW_MANY = wholly(
  `(?:only )?(?:how many(?: of (?:them|these|those))?(?: (?:is|are|was|were|have|has))? (?:(?<down>${DOWN})|(?<up>${UP})))`,
);

/** "Did all grow?" is answered by those that did not. */
const ALL = wholly(
  `(?:only )?(?:(?:did|have|has|are|is) (?:all|both|every ?one|each|all of them|every one of them|they (?:all|both))(?: of (?:them|these|those))? (?:(?<down>${DOWN}|${BARE_DOWN})|(?<up>${UP}|${BARE_UP})))`,
);

const LOSERS = `downs|losers?|decliner|faller|laggards?|droppers?|${FALLS}`;
const WINNERS = `ups|winners?|gainer|climber|growers?|riser|${RISES}`;
/** "Losers?", "the biggest loser", "top 3 gainers" */
const NAMED = wholly(
  `(?:only |just )?(?:(?:(?:who|what|which)(?: (?:is|are|was|were)|['’]s) )?(?:any |the |our )*(?<most>(?:biggest|largest|worst|top|main|best)(?: (?<count>\\d+|two|three|four|five))? )?(?:(?<down>${LOSERS})|(?<up>${WINNERS})))`,
);

/** "Biggest drop?", "where was the largest increase?" */
const MOVE = wholly(
  `(?:only )?(?:(?:(?:who|what|which|where)(?: (?:is|are|was|were|has|had|saw)|['’]s) )?(?:the )?(?:biggest|largest|worst|steepest|strongest|sharpest|best|highest|greatest) (?:(?<down>drop|fall|decline|decrease|loss)|(?<up>gain|increase|growth|rise|jump))s?)`,
);

const BOTH = wholly(
  `(?:only )?(?:(?:the )?(?:winners and losers|losers and winners|gainers and losers|ups and downs))`,
);

/**
 * Who of the list before moved which way, asked without a word for what it lists: "who lost?", "losers?", "biggest drop?" behind
 * sessions by channel of two months. In whole words, "which channels fell"; undefined where the words are others.
 */
export function whoMoved(text: string, kind: string): string | undefined {
  const many = plural(kind);
  if (BOTH.test(text)) return `${many} winners and losers`;
  const counted = HOW_MANY.exec(text)?.groups;
  if (counted !== undefined) return `how many ${many} ${verbOf(counted)}`;
  const all = ALL.exec(text)?.groups;
  if (all !== undefined) return `which ${many} ${all['down'] === undefined ? 'fell' : 'grew'}`;
  const { most, count, ...named } = NAMED.exec(text)?.groups ?? {};
  if (isSaid(named)) {
    if (most === undefined) return `which ${many} ${verbOf(named)}`;
    if (count !== undefined) return `top ${count} ${many} that ${verbOf(named)} most`;
    return isOne(text) ? `which ${kind} ${verbOf(named)} most` : `which ${many} ${verbOf(named)}`;
  }
  const move = MOVE.exec(text)?.groups;
  if (move !== undefined) return `which ${kind} ${verbOf(move)} most`;
  const moving = MOVING.exec(text)?.groups;
  if (moving !== undefined) return `which ${many} ${verbOf(moving)}`;
  const who = WHO.exec(text)?.groups ?? ANY.exec(text)?.groups;
  if (who === undefined) return undefined;
  const { one, most: mostly, percent, ...moved } = who;
  const isFirst = mostly !== undefined && !/^ (?:ones|of)\b/iu.test(one ?? '');
  const isSingle = isFirst || / one$/iu.test(one ?? '');
  const said = [isSingle ? `which ${kind}` : `which ${many}`, verbOf(moved)];
  // Those that fell stand by how far they did
  return [...said, ...(isFirst ? ['most'] : []), ...(percent ? ['in percent'] : [])].join(' ');
}

type Moved = Readonly<Record<string, string | undefined>>;

const isSaid = ({ down, up }: Moved): boolean => down !== undefined || up !== undefined;

function verbOf({ down, wish }: Moved): string {
  if (wish !== undefined) return /^(?:improved|better)$/iu.test(wish) ? 'improved' : 'worsened';
  return down === undefined ? 'grew' : 'fell';
}

const isOne = (text: string): boolean => !/s[ ?.!]*$/iu.test(text);
