import { askBetterByWhat } from './ask-better-by-what.ts';
import { askBusyByWhat } from './ask-busy-by-what.ts';
import { askTotalOrRate } from './ask-total-or-rate.ts';
import { askWeekdayOrDate } from './ask-weekday-or-date.ts';
import type { Guard } from './guard.ts';
import { refuseAverageOfItself } from './refuse-average-of-itself.ts';
import { refuseDisplayOrShow } from './refuse-display-or-show.ts';
import { refuseEmpty } from './refuse-empty.ts';
import { refuseGrewFasterThanThen } from './refuse-grew-faster-than-then.ts';
import { refuseMedianOfSingle } from './refuse-median-of-single.ts';
import { refuseNumberBesideNumber } from './refuse-number-beside-number.ts';
import { refuseOtherCount } from './refuse-other-count.ts';
import { refuseOwnTime } from './refuse-own-time.ts';
import { refusePercentOfNothing } from './refuse-percent-of-nothing.ts';

/** What is not said and would be guessed: the number, what it is held against, which day. */
export const judgedGuards: readonly Guard[] = [
  {
    name: 'own time of one',
    catches:
      '"better than B did in its last 12 weeks" would be the last ones of the data, in which B was gone',
    except: {},
    refuse: ({ marks, reading, view }) => refuseOwnTime(marks, reading, view),
  },
  {
    name: 'grew faster than then',
    catches: '"which hotels grew faster in September than in August" would be how each grew in September',
    except: {},
    refuse: ({ marks, reading }) => refuseGrewFasterThanThen(marks, reading),
  },
  {
    name: 'median of single ones',
    catches: '"median donation" would be how many there were on the middle one of the days',
    except: {},
    refuse: ({ marks, view }) => refuseMedianOfSingle(marks, view),
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
    name: 'busy by what',
    catches: '"our busiest month" of a hotel would be by visits, and not by nights',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, assembled, view }) => askBusyByWhat(marks, assembled.has, view),
  },
  {
    name: 'total or rate',
    catches: '"is the late shift worse at rewashes" would be who has more of everything',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, reading, view }) => askTotalOrRate(marks, reading, view),
  },
  {
    name: 'weekday or date',
    catches: '"which day is best" would be one date, or one weekday',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, reading, view }) => askWeekdayOrDate(marks, reading, view),
  },
  {
    name: 'percent of nothing',
    catches: '"which were below 8 %?" would be judged by the usual number',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, reading, view }) => refusePercentOfNothing(marks, reading, view),
  },
  {
    name: 'average of itself',
    catches: '"is May better than the average of all months?" would be the mean month of May',
    except: {},
    refuse: ({ marks, reading }) => refuseAverageOfItself(marks, reading),
  },
  {
    name: 'another count',
    catches: '"each of the four sections" where there are six would be the first four',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, reading, view }) => refuseOtherCount(marks, reading, view),
  },
  {
    name: 'better by what',
    catches: '"is mobile better than desktop?" would be judged by the usual number',
    except: { follow_on: 'the number stands in the question before' },
    refuse: ({ marks, assembled, reading }) => askBetterByWhat(marks, assembled, reading),
  },
  {
    name: 'number beside number',
    catches: '"do mobile users order more sessions than …" would be decided by the orders',
    except: {},
    refuse: ({ marks, reading, view }) => refuseNumberBesideNumber(marks, reading, view),
  },
];
