import { kindOfColumn } from '../../data/kind-of-column.ts';
import { yesNoQuestion } from '../../text/yes-no-question.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';

type Asks = NonNullable<Reading['asks']>;

const WORDS: readonly (readonly [RegExp, Asks])[] = [
  [/^(?:more|higher|greater|bigger|larger|busier)$/i, 'up'],
  [/^(?:less|fewer|lower|smaller|quieter)$/i, 'down'],
  [/^(?:better|stronger)$/i, 'better'],
  [/^(?:worse|weaker)$/i, 'worse'],
  [/^(?:faster|quicker)$/i, 'down'],
];
/** Of how long something takes; what grows faster is told by its change. */
const FASTER = /^(?:faster|quicker)$/i;
const COMPARING =
  /\b(?:faster|quicker|more|higher|greater|bigger|larger|busier|less|fewer|lower|smaller|quieter|better|stronger|worse|weaker)\b/gi;
/** "Did Salzburg beat Innsbruck on nights?" */
const BEATING =
  / (?:beat|beats|beaten|beating|outsells?|outsold|outperform(?:s|ed|ing)?|outdo|outdid|outdoing|ahead of|in front of) /i;
/** "No better than", "twice as much more", "20 % more than": it is asked for something else. */
const OTHERWISE = /\b(?:no|not|never|as|times|twice|by|\w+n['’]t)\b|%/i;

/**
 * "Do people on phones buy less often than people on desktop?": a comparison of two that are named one before and one behind its
 * "than" is of yes or no, however its numbers are said in full; one that is already read as such stays, and so does one that names no
 * number: which of them was better is nothing that the usual number decides.
 */
export function comparedInWords(
  text: string,
  reading: Reading,
  marksOf: (said: string) => readonly Mark[],
): Reading {
  if (reading.asks !== null || reading.assumptions.some(({ code }) => code === 'metric_default'))
    return reading;
  const said = yesNoQuestion(text)?.replace(BEATING, ' better than ');
  const [before = '', behind, third] = said?.split(/\bthan\b/i) ?? [];
  const compared = before.match(COMPARING) ?? [];
  const [word = ''] = compared;
  const asks = WORDS.find(([words]) => words.test(word))?.[1];
  if (behind === undefined || third !== undefined || compared.length !== 1 || asks === undefined)
    return reading;
  if (OTHERWISE.test(before)) return reading;
  if (FASTER.test(word) && !reading.metrics.every(isOfTime)) return reading;
  return isOfTwo(reading, before, behind, marksOf) ? { ...reading, isYesNo: true, asks } : reading;
}

/** Minutes, and the minutes of each ticket. */
const isOfTime = (metric: string): boolean => kindOfColumn(metric.split(':')[1] ?? metric) === 'time';

/** Two names, two kinds of days, two times, one name and the rest: one number of each, and the first stands before "than". */
function isOfTwo(
  {
    metrics,
    each,
    weekdays,
    periods,
    shape,
    dimensions,
    grain,
    rank,
    limits,
    moves,
    gap,
    versus,
    beside,
    always,
  }: Reading,
  before: string,
  behind: string,
  marksOf: (said: string) => readonly Mark[],
): boolean {
  const isPlain =
    metrics.length === 1 &&
    dimensions.length === 0 &&
    (grain === null || (weekdays.length === 2 && shape === 'average')) &&
    rank === null &&
    gap === null &&
    beside === null &&
    always === null &&
    versus === null &&
    limits.length === 0 &&
    moves.length === 0;
  if (!isPlain) return false;
  const areApart = (first = '', second = ''): boolean => isIn(before, first) && isIn(behind, second);
  if (shape === 'against_rest')
    return /\b(?:others?|rest)\b.*\b(?:together|combined)\b|\bthe rest\b/i.test(behind) && periods.length < 2;
  if (shape !== 'value' && shape !== 'average') return false;
  if (each !== null)
    return each.names.length === 2 && periods.length < 2 && areApart(each.names[0], each.names[1]);
  if (weekdays.length > 0)
    return weekdays.length === 2 && periods.length < 2 && areApart(weekdays[0]?.words, weekdays[1]?.words);
  const [, than] = periods;
  return (
    periods.length === 2 &&
    marksOf(behind).some((mark) => isTime(mark, than)) &&
    !marksOf(behind).some((mark) => isTime(mark, periods[0]))
  );
}

const isIn = (text: string, said: string): boolean =>
  said !== '' && text.toLowerCase().includes(said.toLowerCase());

const isTime = (mark: Mark, period: Reading['periods'][number] | undefined): boolean =>
  mark.type === 'time' && mark.time.type === 'period' && mark.time.period.from === period?.from;
