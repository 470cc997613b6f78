import { type BoundText, name as nameOf, type Piece, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { ReadLimit } from '../../reading/reading.ts';
import { compareWords } from '../../wording/compare-words.ts';
import { listed, valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

/** "Below 10" is said of the number and of the place in the list, which are two things. */
const placeWords: Partial<Record<ReadLimit['is'], string>> = { above: 'worse than', below: 'better than' };

/** Of one number less another: "tickets solved minus tickets opened" above zero is more of the one than of the other. */
const LESS = /^less:/;
const moreThan = (noun: string): string =>
  `more ${noun.replace(' minus ', ' than ').replaceAll(' minus ', ' plus ')}`;

const OF = /^(?:at_least|at_most|equal)$/;

/** A limit keeps the digits that were typed: "above 1,000.50" is not above 1,001. */
const FINE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const isFine = (value: number, unit: string): boolean =>
  /^(?:count|currency)$/.test(unit) && !Number.isInteger(value);

/** Which limits kept the rows, to stand behind "with" or "had": "position worse than 10 and at most 20 and no clicks". */
export function limitsPhrase({ reading, metrics, view }: Settled, inquiry: Inquiry): BoundText {
  const ids = [...new Set(reading.limits.map(({ metric }) => metric))];
  return listed(
    ids.map((id) => {
      const metric = metrics.find((one) => one.id === id);
      // Nobody who asks says where clicks come from.
      const noun = (metric?.noun ?? id).replace(/ (?:in|from) Google Search$/, '');
      const own = reading.limits.filter((limit) => limit.metric === id);
      const [only] = own;
      const isPlain = own.length === 1 && only?.value === 0 && only.isMean !== true && only.isBefore !== true;
      // Of what is counted there is never less than none.
      const isNone = only?.is === 'equal' || (only?.is === 'at_most' && metric?.unit === 'count');
      if (isPlain && isNone) return sentence`${/^no /i.test(noun) ? 'zero' : 'no'} ${noun}`;
      if (isPlain && only.is === 'above' && metric?.kind === 'additive')
        return sentence`${LESS.test(id) ? moreThan(noun) : noun}`;
      return sentence`${noun} ${listed(
        own.map(
          (limit, at) =>
            sentence`${at === 0 && OF.test(limit.is) ? 'of ' : ''}${metric?.unit === 'position' ? (placeWords[limit.is] ?? compareWords[limit.is]) : compareWords[limit.is]} ${boundOf(limit)}`,
        ),
        ' and ',
      )}`;
    }),
    ' and ',
  );

  function boundOf({ metric, value, isMean, isShare, factor, isBefore, ofName }: ReadLimit): BoundText {
    const name = `limit_${metric.replace(/\W/g, '_')}`;
    const unit = metrics.find(({ id }) => id === metric)?.unit ?? 'count';
    const told = (): Piece =>
      isShare === true
        ? sentence`${percent(value, inquiry.keep(name, value))} of all`
        : isFine(value, unit) && view.source.currency === null
          ? { text: FINE.format(value), path: inquiry.keep(name, value), value }
          : valueText(value, unit, view.source.currency, inquiry.keep(name, value));
    if (ofName !== undefined)
      return sentence`the ${told()} of ${nameOf(ofName.member, inquiry.keep(`${name}_of`, ofName.member))}`;
    const mean: Piece =
      factor === undefined
        ? 'the average'
        : sentence`${percent(factor, inquiry.keep(name, factor))} of the average`;
    return sentence`${isMean === true ? mean : told()}${isBefore === true ? ' before' : ''}`;
  }
}
