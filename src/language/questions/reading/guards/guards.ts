import { askDaysOfWork } from './ask-days-of-work.ts';
import { askLimitOfKind } from './ask-limit-of-kind.ts';
import { contradictionGuards } from './contradictions/guards.ts';
import type { Guard, Guarded } from './guard.ts';
import { heardGuards } from './heard/guards.ts';
import { refuseEntangled } from './in-place/refuse-entangled.ts';
import { refuseParted } from './in-place/refuse-parted.ts';
import { judgedGuards } from './judged-guards.ts';
import { keptGuards } from './kept/guards.ts';
import { namedGuards } from './named-guards.ts';
import { otherNumberGuards } from './other-number-guards.ts';
import { refuseTwoTimes } from './refuse-two-times.ts';
import { shareGuards } from './share-guards.ts';

/** Everything that is looked at before a reading is answered, in this order, on every path. */
export const guards: readonly Guard[] = [
  {
    name: 'days of work',
    catches:
      '"visits per working day" would be per weekday or per day with data, and its words refused as lost',
    except: {},
    refuse: ({ marks, view }) => askDaysOfWork(marks, view),
  },
  {
    name: 'limit of a kind',
    catches:
      '"which vet saw more than 5000 animals" would be refused as a count of animals, or be the top 5000 of them',
    except: {},
    refuse: ({ marks, view }) => askLimitOfKind(marks, view),
  },
  ...otherNumberGuards,
  ...heardGuards,
  ...keptGuards,
  ...namedGuards,
  {
    name: 'entangled',
    catches: 'a stretch that changes what the other words say: a word was put in a place of another',
    except: {},
    refuse: ({ marks, options, assembled }) => refuseEntangled(marks, options, assembled),
  },
  ...judgedGuards,
  ...contradictionGuards,
  ...shareGuards,
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
