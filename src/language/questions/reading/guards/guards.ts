import type { SourceView } from '../../data/source-view.ts';
import type { Assembled } from '../assemble.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import { askBetterByWhat } from './ask-better-by-what.ts';
import { refuseContradictions } from './contradictions/refuse-contradictions.ts';
import { refuseUnheard, refuseUnknown } from './heard/refuse-unknown.ts';
import { notHeardHere } from './heard/said-elsewhere.ts';
import { searchElsewhere } from './heard/search-elsewhere.ts';
import { refuseEntangled } from './in-place/refuse-entangled.ts';
import { refuseParted } from './in-place/refuse-parted.ts';
import { refuseDropped } from './kept/refuse-dropped.ts';
import { refuseKept, refuseToldAgain, refuseTurnedInVain } from './kept/refuse-kept.ts';
import { refuseLost } from './kept/refuse-lost.ts';
import { refuseBecoming, refuseLossOfMoney, refuseLostTo } from './lost-otherwise.ts';
import { refuseNameOfOnePart } from './name-of-one-part.ts';
import { refuseForeignPart, refuseSideBySide } from './names-side-by-side.ts';
import {
  refuseDoers,
  refuseGuests,
  refuseUncountedKinds,
  refuseUncountedPeople,
  refuseUncountedThings,
} from './not-counted.ts';
import { refusePeopleOfHabit } from './people-of-habit.ts';
import { refuseBegunMoving } from './refuse-begun-moving.ts';
import { refuseBringing } from './refuse-bringing.ts';
import { refuseDisplayOrShow } from './refuse-display-or-show.ts';
import { refuseDoubtfulNames } from './refuse-doubtful-names.ts';
import { refuseEmpty } from './refuse-empty.ts';
import { refuseLimitOfSingleOnes } from './refuse-limit-of-single-ones.ts';
import { refuseNeeded } from './refuse-needed.ts';
import { refuseNumberBesideNumber } from './refuse-number-beside-number.ts';
import { refuseRelationsLost } from './refuse-relations-lost.ts';
import { refuseSaidOfOne } from './refuse-said-of-one.ts';
import { refuseShareOfAllBy } from './refuse-share-of-all-by.ts';
import { refuseShareOfChosen } from './refuse-share-of-chosen.ts';
import { refuseShareOfWhich } from './refuse-share-of-which.ts';
import { refuseShareWithinRows } from './refuse-share-within-rows.ts';
import { refuseToldAside } from './refuse-told-aside.ts';
import { refuseTwoTimes } from './refuse-two-times.ts';
import {
  refuseEveryday,
  refuseGiving,
  refuseHowMuch,
  refuseNamedAlerts,
  refuseNet,
  refuseOwnList,
  refusePassedOver,
} from './words-of-weight.ts';

/** How words come to be read: as a question of their own, as one that follows another, as one of two steps. */
type Path = 'own' | 'follow_on' | 'step';

/** A question that was read, before it is answered. */
export interface Guarded {
  readonly path: Path;
  readonly marks: readonly Mark[];
  /** What its words say by themselves. */
  readonly assembled: Assembled;
  /** What is to be answered: of a follow-up, together with the question before. */
  readonly reading: Reading;
  readonly before: Reading | undefined;
  /** It speaks of what the question before told: "its revenue", "split it by device". */
  readonly isOfBefore: boolean;
  /** Words that the reading says nothing of. */
  readonly idle: readonly Mark[];
  readonly view: SourceView;
  readonly options: AssembleOptions;
}

interface Guard {
  readonly name: string;
  /** What would be answered wrongly without it. */
  readonly catches: string;
  /** Where it cannot tell, and why; it is run everywhere else. */
  readonly except: Partial<Readonly<Record<Path, string>>>;
  readonly refuse: (guarded: Guarded) => void;
}

/** Everything that is looked at before a reading is answered, in this order, on every path. */
export const guards: readonly Guard[] = [
  {
    name: 'begun moving',
    catches: '"when did revenue start to fall" would be asked what is meant by "start"',
    except: {},
    refuse: ({ marks, reading, view }) => refuseBegunMoving(marks, reading, view),
  },
  {
    name: 'loss of money',
    catches: '"did we lose money on pies" would be answered by what came in',
    except: {},
    refuse: ({ marks, view }) => refuseLossOfMoney(marks, view),
  },
  {
    name: 'what became of them',
    catches: '"how many first visits turned into fillings" would be both, "bookings completed" all',
    except: {},
    refuse: ({ marks, view }) => refuseBecoming(marks, view),
  },
  {
    name: 'lost to another',
    catches: '"are we losing bookings to Metasearch" would be what Metasearch lost',
    except: {},
    refuse: ({ marks, reading, view }) => refuseLostTo(marks, reading, view),
  },
  {
    name: 'what is needed',
    catches: '"do we need more sign-ups?" would be Yes, for they grew',
    except: {},
    refuse: ({ marks, reading }) => refuseNeeded(marks, reading),
  },
  {
    name: 'relations lost',
    catches: '"which show lost more followers than it gained" would be who lost most',
    except: {},
    refuse: ({ marks, reading }) => refuseRelationsLost(marks, reading),
  },
  {
    name: 'said of one',
    catches: '"the smallest gifts by source" would be who had the fewest of them',
    except: {},
    refuse: ({ marks, reading, view }) => {
      refuseSaidOfOne(marks, reading, view);
      refuseLimitOfSingleOnes(marks, reading, view);
    },
  },
  {
    name: 'share within rows',
    catches:
      '"share of visitors who donate, by medium" would be the share that a medium has of the donations',
    except: {},
    refuse: ({ marks, reading, view }) => refuseShareWithinRows(marks, reading, view),
  },
  {
    name: 'unknown words',
    catches: '"sessions from TikTok" would be all sessions',
    except: {},
    refuse: ({ assembled, marks }) => refuseUnknown(assembled, marks),
  },
  {
    name: 'unheard words',
    catches: 'what was understood and is nowhere in the reading',
    except: {},
    refuse: ({ idle, marks }) => refuseUnheard(idle, marks),
  },
  {
    name: 'not heard here',
    catches: '"which channels do not convert" would be those that do',
    except: {},
    refuse: ({ marks, reading, view }) => refuseUnheard(notHeardHere(marks, reading, view), marks),
  },
  {
    name: 'searches elsewhere',
    catches: '"revenue on Google" of a source without searches would be all revenue',
    except: {},
    refuse: ({ marks, view }) => refuseUnheard(searchElsewhere(marks, view), marks),
  },
  {
    name: 'kept against the words',
    catches: '"the ones that gained" behind those that lost would rank by loss again',
    except: {
      own: 'there is no question before it',
      step: 'the first step is told in the second one, and nothing of it is kept',
    },
    refuse: ({ marks, reading, assembled, before }) => {
      refuseKept(marks, reading);
      refuseTurnedInVain(marks, assembled, before);
      refuseToldAgain(assembled, before, reading);
    },
  },
  {
    name: 'dropped from the question before',
    catches: '"and by device?" behind "of the top 5 pages, …" would be about all pages',
    except: { own: 'there is no question before it', step: 'there is no question before it' },
    refuse: ({ before, reading }) => refuseDropped(before, reading),
  },
  {
    name: 'lost from the question before',
    catches: '"how many of those enrolled?" behind "sign-ups from India in June" would be about all data',
    except: { own: 'there is no question before it', step: 'there is no question before it' },
    refuse: ({ before, isOfBefore, assembled, reading }) => {
      if (before !== undefined && isOfBefore) refuseLost(before, assembled.reading, reading);
    },
  },
  {
    name: 'names side by side',
    catches: '"Reading Station takings" would be those of Reading and of Station',
    except: {},
    refuse: ({ marks, reading, view }) => {
      refuseSideBySide(marks, reading);
      refuseDoubtfulNames(marks, reading, view);
      refuseForeignPart(marks);
    },
  },
  {
    name: 'not counted',
    catches: '"how many subscribers do we have" would be their visits',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, reading, view }) => {
      refuseUncountedPeople(marks, reading, view);
      refuseUncountedThings(marks, reading, view);
      refuseUncountedKinds(marks, reading, view);
      refuseDoers(marks, view);
      refuseGuests(marks, view);
      refusePeopleOfHabit(marks, view);
    },
  },
  {
    name: 'words of weight',
    catches: '"net revenue" would be revenue, "job alerts" findings about jobs',
    except: {},
    refuse: ({ marks, assembled, reading, view }) => {
      refusePassedOver(marks, assembled, reading, view);
      refuseNet(marks, view);
      refuseEveryday(marks);
      refuseNamedAlerts(marks);
      refuseOwnList(marks);
      refuseGiving(marks, view);
      refuseHowMuch(marks, reading, view);
      refuseBringing(marks, view);
    },
  },
  {
    name: 'told aside',
    catches: '"we sell in Germany since March 6. How many orders last week?" would compare both times',
    except: {},
    refuse: ({ marks }) => refuseToldAside(marks),
  },
  {
    name: 'name of one part',
    catches: '"sessions and, for mobile only, purchases" would be both on mobile',
    except: {},
    refuse: ({ marks, reading }) => refuseNameOfOnePart(marks, reading),
  },
  {
    name: 'entangled',
    catches: 'a stretch that changes what the other words say: a word was put in a place of another',
    except: {},
    refuse: ({ marks, options, assembled }) => refuseEntangled(marks, options, assembled),
  },
  {
    name: 'a name or a wish',
    catches: '"display sessions" would be all sessions where a channel is called so',
    except: { step: 'the whole question is looked at first' },
    refuse: ({ marks, view }) => refuseDisplayOrShow(marks, view),
  },
  {
    name: 'empty',
    catches: '"show me the drop" would be one of sessions',
    except: { follow_on: 'what it leaves out stands in the question before' },
    refuse: ({ assembled }) => refuseEmpty(assembled),
  },
  {
    name: 'better by what',
    catches: '"is mobile better than desktop?", "which are below 8 %?" would be judged by the usual number',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ assembled, marks, reading, view }) => askBetterByWhat(marks, assembled, reading, view),
  },
  {
    name: 'number beside number',
    catches: '"do mobile users order more sessions than …" would be decided by the orders',
    except: {},
    refuse: ({ marks, reading, view }) => refuseNumberBesideNumber(marks, reading, view),
  },
  {
    name: 'contradictions',
    catches: 'what no reading holds at once, or not beside these words',
    except: {},
    refuse: ({ marks, reading, view }) => refuseContradictions(marks, reading, view),
  },
  {
    name: 'share of which',
    catches: '"the share of mobile sessions from paid search" would be one of all sessions',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading, view }) => {
      refuseShareOfWhich(marks, reading, view);
      refuseShareOfChosen(marks, reading);
      refuseShareOfAllBy(marks, reading, view);
    },
  },
  {
    name: 'put apart',
    catches: '"impressions above 1,000" would limit clicks',
    except: {},
    refuse: ({ marks, reading, view }) => refuseParted(marks, reading, view),
  },
  {
    name: 'two times',
    catches: '"last Saturday revenue in October" would be one day against a month',
    except: {},
    refuse: ({ marks, reading }) => refuseTwoTimes(marks, reading),
  },
];

/** Throws `NotAnswerable` with what is to be asked back, of the first guard that finds something. */
export function guardReading(guarded: Guarded): void {
  for (const { except, refuse } of guards) if (except[guarded.path] === undefined) refuse(guarded);
}
