import type { Guard } from '../guard.ts';
import { refuseDropped } from './refuse-dropped.ts';
import { refuseKept, refuseToldAgain, refuseTurnedInVain } from './refuse-kept.ts';
import { refuseLost } from './refuse-lost.ts';

const AGAINST_BEFORE: Guard['except'] = {
  own: 'there is no question before it',
  step: 'the first step is told in the second one, and nothing of it is kept',
};
const OF_BEFORE: Guard['except'] = {
  own: 'there is no question before it',
  step: 'there is no question before it',
};

/** What a question keeps of the one before it. */
export const keptGuards: readonly Guard[] = [
  {
    name: 'kept against the words',
    catches: '"the ones that gained" behind those that lost would rank by loss again',
    except: AGAINST_BEFORE,
    refuse: ({ marks, reading }) => refuseKept(marks, reading),
  },
  {
    name: 'turned in vain',
    catches: '"and our best one ever?" behind the worst would be the worst again',
    except: AGAINST_BEFORE,
    refuse: ({ marks, assembled, before }) => refuseTurnedInVain(marks, assembled, before),
  },
  {
    name: 'told again',
    catches: '"and both?" that changes nothing would be the answer before as if it were another',
    except: AGAINST_BEFORE,
    refuse: ({ assembled, before, reading }) => refuseToldAgain(assembled, before, reading),
  },
  {
    name: 'dropped from the question before',
    catches: '"and by device?" behind "of the top 5 pages, …" would be about all pages',
    except: OF_BEFORE,
    refuse: ({ before, reading }) => refuseDropped(before, reading),
  },
  {
    name: 'lost from the question before',
    catches: '"how many of those enrolled?" behind "sign-ups from India in June" would be about all data',
    except: OF_BEFORE,
    refuse: ({ before, isOfBefore, assembled, reading }) => {
      if (before !== undefined && isOfBefore) refuseLost(before, assembled.reading, reading);
    },
  },
];
