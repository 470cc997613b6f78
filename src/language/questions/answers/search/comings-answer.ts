import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalized } from '../../text/capitalized.ts';
import { capital, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, type Column, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type Comings, comingsOf, isOfBoth } from './comings-of.ts';
import { queryColumn } from './query-column.ts';

/**
 * Members that are there now and were not before, the other way round, or in both: before is the other time that the question names,
 * or the days right before: all of the unit before for what is new, as many of it for what is gone.
 */
export async function comingsAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading } = settled;
  const dimension = reading.dimensions[0] ?? queryColumn(view);
  const [metric] = settled.asked as [AskMetric];
  const found = await comingsOf(settled, metric, dimension, inquiry);
  const { here, there, comings } = found;
  const nouns = namesOf(dimension, settled);
  const title = TITLES[reading.intent] ?? 'New';
  const list = listOf(settled, metric, dimension, title, found);
  const isCounted = reading.shape === 'count';
  const counted = table(
    periodTitle(here.period),
    [{ title: capitalized(nouns), format: 'count' }],
    [[comings.length]],
  );
  return answered(
    {
      headline: headlineOf(settled, metric, nouns, found, inquiry),
      sentences: [
        ...shownNote(metric, found, inquiry),
        ...(await notesOn(
          { ...settled, reading: { ...reading, dimensions: [dimension] } },
          inquiry,
          isOfBoth(reading) ? [here.fetched, there.fetched] : [here.fetched],
        )),
      ],
      tables: isCounted ? [counted, list] : [list],
      chart: isCounted
        ? { mark: 'number', label: title, x: null, y: [0] }
        : { mark: 'bar', label: title, x: 0, y: [1] },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}

const SHOWN = 100;

const TITLES: Partial<Record<Reading['intent'], string>> = {
  new_members: 'New',
  lost_members: 'Gone',
  only_members: 'Only there',
  kept_members: 'In both',
};

function listOf(
  { view, reading }: Settled,
  metric: AskMetric,
  dimension: string,
  title: string,
  { here, there, comings }: Comings,
): AnswerTable {
  const isInBoth = isOfBoth(reading);
  const numberIn = ({ period }: Comings['here']): Column => ({
    title: `${metric.label}, ${periodTitle(period)}`,
    format: metric.unit,
  });
  const named = reading.intent === 'lost_members' ? there : here;
  return table(
    isInBoth ? title : `${title}, ${periodTitle(named.period)}`,
    [
      { title: view.labelOf(dimension), format: 'text' },
      numberIn(here),
      ...(isInBoth ? [numberIn(there)] : []),
    ],
    comings
      .slice(0, SHOWN)
      .map(({ name, value, inOther }) => (isInBoth ? [name, value, inOther] : [name, value])),
  );
}

/** "12 queries had impressions last week and none in the week before." */
function headlineOf(
  { reading }: Settled,
  metric: AskMetric,
  nouns: string,
  { here, there, comings }: Comings,
  inquiry: Inquiry,
): BoundText {
  const when = periodPhrase(here.period, `plans.${here.fetched.plan}.plan`);
  const then = periodPhrase(there.period, `plans.${there.fetched.plan}.plan`);
  const count = wholeNumber(comings.length, inquiry.keep('comings', comings.length));
  const who = sentence`${count} ${comings.length === 1 ? singular(nouns) : nouns}`;
  return capital(
    isOfBoth(reading)
      ? sentence`${who} had ${metric.noun} both ${when} and ${then}.`
      : sentence`${who} had ${metric.noun} ${when} and none ${then}.`,
  );
}

function shownNote(metric: AskMetric, { comings }: Comings, inquiry: Inquiry): readonly BoundText[] {
  if (comings.length <= SHOWN) return [];
  const shown = wholeNumber(SHOWN, inquiry.keep('shown', SHOWN));
  return [sentence`The ${shown} with the most ${metric.noun} are listed.`];
}
