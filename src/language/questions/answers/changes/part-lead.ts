import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { markdownText } from '../../wording/markdown-text.ts';
import type { Settled } from '../settling/settled.ts';
import { leadParts } from './lead-parts.ts';
import { beyondItsShare, type Part, shareBefore, type WholeChange } from './parts-of-change.ts';

/** From this share on one part did it; beyond the second the whole is the rest of parts that cancel out. */
const MOST = 0.5;
const TOO_MUCH = 2;
/** So much more of the change than it had of the whole, and the part says where to look. */
const TELLING = 0.3;

interface Whole extends WholeChange {
  /** Of the table of parts among those of the answer. */
  readonly place: number;
}

/** "97.9 % of it by device mobile": the part that explains most, where one does; undefined where none stands out. */
export function partLead(
  parts: readonly Part[],
  { place, ...whole }: Whole,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText | undefined {
  const [part] = leadParts(parts, whole)
    .map(({ telling }) => telling)
    .filter(({ change, isOfSum }) => {
      const share = whole.total === 0 ? 0 : change / whole.total;
      return isOfSum && share >= MOST && share <= TOO_MUCH;
    })
    .sort((x, y) => beyondItsShare(y, whole) - beyondItsShare(x, whole));
  if (part === undefined || beyondItsShare(part, whole) < TELLING || part.member === '') return undefined;
  const share = part.change / whole.total;
  const row = parts.indexOf(part);
  const split = view.labelOf(part.dimension).toLowerCase();
  const member = {
    text: markdownText(part.member),
    path: `tables.${place}.rows.${row}.1`,
    value: part.member,
  };
  const much =
    share > 1
      ? sentence`all of it and more`
      : sentence`${percent(share, inquiry.keep('leadShare', share))} of it`;
  const had = shareBefore(part, whole.before);
  const usual =
    had === null
      ? ''
      : sentence`, which had ${percent(had, inquiry.keep('leadShareBefore', had))} of the total before`;
  // "By new or returning returning visitors"
  return view.kindOf(part.dimension) === 'new_vs_returning'
    ? sentence`${much} from ${member} visitors${usual}`
    : sentence`${much} from ${{ text: split, path: inquiry.keep('leadSplit', split), value: split }} ${member}${usual}`;
}
