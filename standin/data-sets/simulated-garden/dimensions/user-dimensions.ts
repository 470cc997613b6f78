import type { ServedDimension } from '../../data-set.ts';
import { mixSeed } from '../randomness/random.ts';
import { dimension } from './dimension.ts';

/** Who the users are. */
export const userDimensions: readonly ServedDimension[] = [
  dimension(
    'newVsReturning',
    'New / returning',
    'User',
    'newVsReturning',
    'New users have 0 previous sessions, and returning users have 1 or more previous sessions.',
  ),
  demographic(
    'userAgeBracket',
    'Age',
    ['unknown', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
    [62, 3, 6, 8, 9, 7, 5],
  ),
  demographic(
    'brandingInterest',
    'Interests',
    [
      '(not set)',
      'Home & Garden/Do-It-Yourselfers',
      'Lifestyles & Hobbies/Green Living Enthusiasts',
      'Food & Dining/Cooking Enthusiasts',
    ],
    [55, 20, 15, 10],
  ),
  demographic('audienceName', 'Audience name', ['All Users', 'Purchasers', 'Newsletter readers'], [85, 7, 8]),
  demographic('userGender', 'Gender', ['unknown', 'female', 'male'], [60, 22, 18]),
];

/** What Analytics knows of some users only, and shows of many together only; each user has one value for good. */
function demographic(
  apiName: string,
  uiName: string,
  labels: readonly string[],
  percents: readonly number[],
): ServedDimension {
  const places = percents.flatMap((percent, label) => new Array<number>(percent).fill(label));
  const salt = apiName.length;
  return {
    apiName,
    uiName,
    category: 'Demographics',
    description: `${uiName} of the user where it is known. Reports with it are subject to thresholding.`,
    column: (table) => ({
      codes: Uint8Array.from(table.user, (user) => places[mixSeed(salt, user) % places.length] as number),
      labels,
    }),
  };
}
