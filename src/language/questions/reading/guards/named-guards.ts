import { refuseFromUs } from '../marking/us-or-we.ts';
import type { Guard } from './guard.ts';
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
import { refuseBringing } from './refuse-bringing.ts';
import { refuseDoubtfulNames } from './refuse-doubtful-names.ts';
import { refuseToldAside } from './refuse-told-aside.ts';
import {
  refuseEveryday,
  refuseGiving,
  refuseHowMuch,
  refuseNamedAlerts,
  refuseNet,
  refuseOwnList,
  refusePassedOver,
} from './words-of-weight.ts';

/** Names and words that stand for something else than the file has of them. */
export const namedGuards: readonly Guard[] = [
  {
    name: 'names side by side',
    catches: '"Reading Station takings" would be those of Reading and of Station',
    except: {},
    refuse: ({ marks, reading }) => refuseSideBySide(marks, reading),
  },
  {
    name: 'doubtful names',
    catches: 'a name that another column has, too, or that is a time, would be one of them',
    except: {},
    refuse: ({ marks, reading, view }) => refuseDoubtfulNames(marks, reading, view),
  },
  {
    name: 'from us',
    catches: '"organic sessions from us" would be those from everywhere',
    except: {},
    refuse: ({ marks, view }) => refuseFromUs(marks, view),
  },
  {
    name: 'part of another number',
    catches: '"late fees" of late_returns and hire_fees would be both',
    except: {},
    refuse: ({ marks }) => refuseForeignPart(marks),
  },
  {
    name: 'people not counted',
    catches: '"how many subscribers do we have" would be their visits',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseUncountedPeople(marks, reading, view),
  },
  {
    name: 'things not counted',
    catches: '"how many bikes do we have" would be the hires of all types',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseUncountedThings(marks, reading, view),
  },
  {
    name: 'kinds not counted',
    catches: '"how many cargo bikes do we have" would be their hires',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, reading, view }) => refuseUncountedKinds(marks, reading, view),
  },
  {
    name: 'doers',
    catches: '"how many households borrowed" would be how often they did',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, view }) => refuseDoers(marks, view),
  },
  {
    name: 'guests',
    catches: '"revenue per guest" of a file of bookings would be per visitor',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, view }) => refuseGuests(marks, view),
  },
  {
    name: 'people of habit',
    catches: '"how many people give monthly" would be how many gave in each month',
    except: { follow_on: 'the number may stand in the question before' },
    refuse: ({ marks, view }) => refusePeopleOfHabit(marks, view),
  },
  {
    name: 'passed over',
    catches: '"shared plus start tickets" would be those of one of both names',
    except: {},
    refuse: ({ marks, assembled, reading, view }) => refusePassedOver(marks, assembled, reading, view),
  },
  {
    name: 'net',
    catches: '"net revenue" of a file without such a column would be revenue',
    except: {},
    refuse: ({ marks, view }) => refuseNet(marks, view),
  },
  {
    name: 'everyday words',
    catches: '"a big deal" would be the site that is called Deal',
    except: {},
    refuse: ({ marks }) => refuseEveryday(marks),
  },
  {
    name: 'named alerts',
    catches: '"job alerts" would be findings about jobs',
    except: {},
    refuse: ({ marks }) => refuseNamedAlerts(marks),
  },
  {
    name: 'own list',
    catches: '"is our list growing" would be a number of the site',
    except: {},
    refuse: ({ marks }) => refuseOwnList(marks),
  },
  {
    name: 'giving',
    catches: '"what do people give on average" would be visits',
    except: {},
    refuse: ({ marks, view }) => refuseGiving(marks, view),
  },
  {
    name: 'how much',
    catches: '"how much came from the gala" would be money or visits, as it falls',
    except: {},
    refuse: ({ marks, reading, view }) => refuseHowMuch(marks, reading, view),
  },
  {
    name: 'bringing',
    catches: '"which gate brings in the most" would be one of two columns of money',
    except: {},
    refuse: ({ marks, view }) => refuseBringing(marks, view),
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
];
