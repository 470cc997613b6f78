import type { Guard } from '../guard.ts';
import { refuseCrossedSides } from './crossed-sides.ts';
import { refuseEverOfOther } from './ever-of-other.ts';
import { refuseFirstInEach } from './first-in-each.ts';
import { refuseNarrowedSide } from './narrowed-side.ts';
import { refuseAgainstItself } from './refuse-against-itself.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { refuseHeldInTwoTimes } from './refuse-held-in-two-times.ts';
import { refuseLimitOfEach } from './refuse-limit-of-each.ts';
import { refuseMovedInTwoTimes } from './refuse-moved-in-two-times.ts';
import { refuseOpenSplit } from './refuse-open-split.ts';
import { refusePairs } from './refuse-pairs.ts';
import { refuseSumOfAll } from './refuse-sum-of-all.ts';
import { refuseUnitsAsAmount } from './refuse-units-as-amount.ts';

/** What no reading holds at once, or not beside these words. */
export const contradictionGuards: readonly Guard[] = [
  {
    name: 'against itself',
    catches: '"mobile sessions excluding mobile" would be all on mobile, or none',
    except: {},
    refuse: ({ marks, reading }) => refuseAgainstItself(marks, reading),
  },
  {
    name: 'ever of another',
    catches: '"more in September than Salzburg ever did" would be both within September',
    except: {},
    refuse: ({ marks }) => refuseEverOfOther(marks),
  },
  {
    name: 'crossed sides',
    catches: '"Canada in February and Japan in March" would be each name in both months',
    except: {},
    refuse: ({ marks }) => refuseCrossedSides(marks),
  },
  {
    name: 'pairs',
    catches: '"of Direct and Email in India and Germany respectively" would be both in both',
    except: {},
    refuse: ({ marks }) => refusePairs(marks),
  },
  {
    name: 'narrowed side',
    catches: '"was google cpc bigger than newsletter" would be cpc of both',
    except: {},
    refuse: ({ marks, reading, view }) => refuseNarrowedSide(marks, reading, view),
  },
  {
    name: 'first in each',
    catches: '"is pizza number one in every city" would be its place among all',
    except: {},
    refuse: ({ marks, reading, view }) => refuseFirstInEach(marks, reading, view),
  },
  {
    name: 'open split',
    catches: '"how did bookings split in August" would be their total',
    except: {},
    refuse: ({ marks, reading, view }) => refuseOpenSplit(marks, reading, view),
  },
  {
    name: 'sum of all',
    catches: '"did all but Email grow?" would be what they did together',
    except: {},
    refuse: ({ marks, reading, view }) => refuseSumOfAll(marks, reading, view),
  },
  {
    name: 'held in two times',
    catches: '"did Lisbon have more than Porto in May and June?" would be how each moved',
    except: {},
    refuse: ({ marks, reading }) => refuseHeldInTwoTimes(marks, reading),
  },
  {
    name: 'moved in two times',
    catches: '"did sessions rise in May and June?" would be whether June had more than May',
    except: {},
    refuse: ({ marks, reading, view }) => refuseMovedInTwoTimes(marks, reading, view),
  },
  {
    name: 'limit of each',
    catches:
      '"days on which both Rome and Paris had more than 10" would be those with more than 10 of both together',
    except: {},
    refuse: ({ marks, reading }) => refuseLimitOfEach(marks, reading),
  },
  {
    name: 'units as amount',
    catches: '"sessions on at least 300 days" would be days with 300 sessions',
    except: {},
    refuse: ({ marks, reading }) => refuseUnitsAsAmount(marks, reading),
  },
  {
    name: 'contradictions',
    catches: 'what no reading holds at once, or not beside these words',
    except: {},
    refuse: ({ marks, reading, view }) => refuseContradictions(marks, reading, view),
  },
];
