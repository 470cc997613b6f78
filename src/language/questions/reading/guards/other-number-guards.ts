import type { Guard } from './guard.ts';
import { refuseBecoming, refuseLossOfMoney, refuseLostTo } from './lost-otherwise.ts';
import { refuseBegunMoving } from './refuse-begun-moving.ts';
import { refuseIntoTheTop } from './refuse-into-the-top.ts';
import { refuseLimitOfSingleOnes } from './refuse-limit-of-single-ones.ts';
import { refuseMeanOfOne } from './refuse-mean-of-one.ts';
import { refuseNeeded } from './refuse-needed.ts';
import { refuseRelationsLost } from './refuse-relations-lost.ts';
import { refuseSaidOfOne } from './refuse-said-of-one.ts';
import { refuseShareWithinRows } from './refuse-share-within-rows.ts';
import { refuseTopOfWhat } from './refuse-top-of-what.ts';

/** Words of a number that is another than the one that would be told. */
export const otherNumberGuards: readonly Guard[] = [
  {
    name: 'into the top',
    catches: '"which queries climbed into the top 10" would be the 10 that gained the most',
    except: {},
    refuse: ({ marks, reading, view }) => refuseIntoTheTop(marks, reading, view),
  },
  {
    name: 'top of what',
    catches: '"top 3 per category" would be the three categories that come first',
    except: {},
    refuse: ({ marks, view }) => refuseTopOfWhat(marks, view),
  },
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
    refuse: ({ marks, reading, view }) => refuseSaidOfOne(marks, reading, view),
  },
  {
    name: 'mean of one',
    catches: '"how many downloads does a new episode get on average" would be the mean of the days',
    except: {},
    refuse: ({ marks, reading, view }) => refuseMeanOfOne(marks, reading, view),
  },
  {
    name: 'limit of single ones',
    catches: '"rides over five km by station" would be stations with more than five km',
    except: {},
    refuse: ({ marks, reading, view }) => refuseLimitOfSingleOnes(marks, reading, view),
  },
  {
    name: 'share within rows',
    catches:
      '"share of visitors who donate, by medium" would be the share that a medium has of the donations',
    except: {},
    refuse: ({ marks, reading, view }) => refuseShareWithinRows(marks, reading, view),
  },
];
