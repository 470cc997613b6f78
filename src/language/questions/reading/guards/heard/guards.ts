import type { Guard } from '../guard.ts';
import { refuseUnheard, refuseUnknown } from './refuse-unknown.ts';
import { notHeardHere } from './said-elsewhere.ts';
import { searchElsewhere } from './search-elsewhere.ts';

/** Words that are nowhere in the reading. */
export const heardGuards: readonly Guard[] = [
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
];
