import { type BoundText, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { absentNote, notThereNotes } from '../../members/absent-points.ts';
import { namesOf } from '../../members/names-of.ts';
import type { Settled } from '../../settling/settled.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { limitsPhrase } from '../../telling/limits-phrase.ts';
import { notesOn } from '../../telling/notes.ts';
import { type CountByName, countByName, isOfPositions } from './count-by-name.ts';
import { ofSoManyUnits } from './of-so-many-units.ts';
import { type UnitsByName, type UnitsOfEach, unitsByName } from './units-by-name.ts';

/** Of each member the units of time in which the limits hold, or in which nobody had more than it. */
export async function unitsOfEachAnswer(
  settled: Settled,
  asked: UnitsOfEach,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const [dimension = ''] = settled.reading.dimensions;
  const byName = await unitsByName(settled, asked, inquiry);
  const count = countByName(settled, asked, byName);
  return {
    headline: headlineOf(settled, asked, byName, count, inquiry),
    sentences: [
      ...openListNote(settled, byName, inquiry),
      ...(asked.many === undefined ? sharedNote(count, asked.name, settled, inquiry) : []),
      ...(count.hasTies
        ? [sentence`A ${asked.grain} that several lead with the same number counts for each of them.`]
        : []),
      ...(byName.areWholeOnly ? [sentence`Only whole ${asked.grain}s are counted.`] : []),
      ...(count.countsAbsent ? absentNote(settled, byName.names.length, asked.grain, inquiry) : []),
      ...notThereNotes(settled, byName.counted, inquiry),
      ...(await notesOn(settled, inquiry, [byName.fetched])),
    ],
    tables: [
      table(
        periodTitle(settled.period),
        [
          { title: settled.view.labelOf(dimension), format: 'text' },
          { title: `Number of ${asked.grain}s`, format: 'count' },
        ],
        count.rows,
      ),
    ],
    chart: { mark: 'bar', label: `Number of ${asked.grain}s`, x: 0, y: [1] },
  };
}

/** "Boston had the most sessions in 7 of 12 weeks from April to June." */
function headlineOf(
  settled: Settled,
  { holds, name, grain, many: soMany }: UnitsOfEach,
  { fetched, unitsOf }: UnitsByName,
  { rows }: CountByName,
  inquiry: Inquiry,
): BoundText {
  const { reading, period, view } = settled;
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const what = holds === 'first' ? ledBy(settled) : sentence`had ${limitsPhrase(settled, inquiry)}`;
  if (soMany !== undefined)
    return capital(ofSoManyUnits(settled, { many: soMany, grain, rows, what, where, when }, inquiry));
  const at = name === null ? 0 : rows.findIndex(([one]) => one === name);
  const row = rows[at];
  const told = row?.[0] ?? name ?? '';
  const ofName = unitsOf(told).length;
  const of = wholeNumber(ofName, inquiry.keep('units', ofName));
  const who = row === undefined ? keptName(told, inquiry) : cellName(told, at);
  const many =
    row === undefined
      ? wholeNumber(0, inquiry.keep('counted', 0))
      : wholeNumber(row[1], `tables.0.rows.${at}.1`);
  return capital(
    sentence`${who} ${what}${where} ${grain === 'day' ? 'on' : 'in'} ${many} of ${of} ${grain}s ${when}.`,
  );
}

/** "Had the most sessions", "had the best average position" */
function ledBy(settled: Settled): BoundText {
  const [metric] = settled.asked;
  const most = isOfPositions(settled) ? 'best' : metric?.kind === 'additive' ? 'most' : 'highest';
  return sentence`had the ${most} ${metric?.noun ?? 'data'}`;
}

function openListNote(
  settled: Settled,
  { names, isOpenList }: UnitsByName,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (!isOpenList) return [];
  const [dimension = ''] = settled.reading.dimensions;
  const many = wholeNumber(names.length, inquiry.keep('names', names.length));
  return [sentence`Of the ${many} ${namesOf(dimension, settled)} with a row in these days.`];
}

/** "On the most days" may be true of several. */
function sharedNote(
  { rows }: CountByName,
  name: string | null,
  settled: Settled,
  inquiry: Inquiry,
): readonly BoundText[] {
  const others = rows.filter(([, count], at) => at > 0 && count === rows[0]?.[1]);
  if (name !== null || others.length === 0) return [];
  const [dimension = ''] = settled.reading.dimensions;
  const many = wholeNumber(others.length, inquiry.keep('shared', others.length));
  const nouns = namesOf(dimension, settled);
  return [
    sentence`${many} other ${others.length === 1 ? singular(nouns) : nouns} ${others.length === 1 ? 'has' : 'have'} the same number.`,
  ];
}

const cellName = (text: string, at: number) => ({
  text: text === '' ? '(empty)' : text,
  path: `tables.0.rows.${at}.0`,
  value: text,
});

/** Of one that has no row in the table. */
const keptName = (text: string, inquiry: Inquiry) => ({
  text,
  path: inquiry.keep('name', text),
  value: text,
});
