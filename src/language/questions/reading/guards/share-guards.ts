import type { Guard } from './guard.ts';
import { refuseShareAcross } from './refuse-share-across.ts';
import { refuseShareOfAllBy } from './refuse-share-of-all-by.ts';
import { refuseShareOfAnother } from './refuse-share-of-another.ts';
import { refuseShareOfChosen } from './refuse-share-of-chosen.ts';
import { refuseShareOfItself } from './refuse-share-of-itself.ts';
import { refuseShareOfWhich } from './refuse-share-of-which.ts';

/** Shares of which part or whole is not told. */
export const shareGuards: readonly Guard[] = [
  {
    name: 'share of another',
    catches: '"desktop is what percent of mobile" would be both of all',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading }) => refuseShareOfAnother(marks, reading),
  },
  {
    name: 'share across',
    catches: '"share of towels in Ghent hotels\' pieces" would be one of everything',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading }) => refuseShareAcross(marks, reading),
  },
  {
    name: 'share of which',
    catches: '"the share of mobile sessions from paid search" would be one of all sessions',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseShareOfWhich(marks, reading, view),
  },
  {
    name: 'share of the chosen',
    catches: '"the top 3 channels by revenue and their mobile share" would be those with the largest share',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading }) => refuseShareOfChosen(marks, reading),
  },
  {
    name: 'share of all by',
    catches: '"mobile bookings as a share of all, by room type" would be how the mobile ones spread',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseShareOfAllBy(marks, reading, view),
  },
  {
    name: 'share of itself',
    catches: '"what did the sale page make, and its share of total revenue" would be 100 % of itself',
    except: { follow_on: 'its whole may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseShareOfItself(marks, reading, view),
  },
];
