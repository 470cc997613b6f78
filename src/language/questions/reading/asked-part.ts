/**
 * What a question may ask for beyond one number, in the order in which it is asked back: each way of answering tells some of it,
 * and none all.
 */
export const ASKED_PARTS = [
  'split',
  'each',
  'limits',
  'moves',
  'rank',
  'order',
  'course',
  'comparison',
  'weekdays',
  'brands',
  'share',
  'mean',
  'median',
  'count',
  'place',
  'end',
  'ratio',
  'total',
] as const;

export type AskedPart = (typeof ASKED_PARTS)[number];
