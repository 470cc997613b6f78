import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNamed, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/**
 * "Vienna mobile bookings as a share of all bookings by room type", "which hotel has most mobile bookings as a share of all": of all
 * those of each one, where nothing was made a part, how the part spreads would be told. A name said behind it is of the whole.
 */
export function refuseShareOfAllBy(
  marks: readonly Mark[],
  { shape, dimensions, filters, metrics, weekdays, isPartOfWeek }: Reading,
  view: SourceView,
): void {
  const [dimension] = dimensions;
  const [metric = '', whole] = metrics;
  if (shape !== 'share' || (dimension === undefined && whole === undefined) || isPartOfWeek) return;
  const share = marks.findIndex(
    (mark, at) =>
      isKeyword(mark, 'share') &&
      (/^as\b/i.test(mark.said) ||
        marks.slice(Math.max(0, at - 2), at).some(({ said }) => /^as$/i.test(said))),
  );
  const all = marks.slice(share + 1).find((mark) => !isNoise(mark));
  if (share < 0 || !isKeyword(all, 'total')) return;
  const behind = marks.slice(share + 1);
  const isOfWhole = behind.some(isNamed);
  const isTold = filters.some(({ isPart, isWhole }) => (isPart ?? isWhole) === true);
  const isNarrowed = filters.some(({ is }) => is === 'one_of') || weekdays.length > 0;
  if (isOfWhole || isTold || !isNarrowed) return;
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id;
  const noun = nounOf(metric);
  const by = dimension === undefined ? '' : ` by ${view.labelOf(dimension).toLowerCase()}`;
  const [only, other] = filters;
  const name =
    other === undefined && only !== undefined && 'members' in only ? only.members.join(' and ') : '';
  const time = inWords(
    marks.filter(
      (mark, at) =>
        mark.type === 'time' || (isKeyword(mark, 'preposition') && marks[at + 1]?.type === 'time'),
    ),
  );
  const ofPart = name === '' ? '' : ` from ${name}`;
  const questions =
    whole !== undefined
      ? [
          `${noun} per ${singular(nounOf(whole))}${ofPart}${by}`,
          `${noun} per ${singular(nounOf(whole))}${by}`,
        ]
      : name === ''
        ? [`share of ${noun}${by}`]
        : [`share of ${noun} from ${name},${by}`, `share of ${name} ${noun}${by}`];
  const choices = questions.map((question) => `${question} ${time}`.trim()).map(asChoice);
  throw askedBack('share_of_which', choices);
}
