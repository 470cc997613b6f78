/** What a number is asked to have done, besides moves ("how did bookings do"), in the form behind "did". */
export const VERB_OF_NUMBER =
  /^(?:do|go|perform|come|look|compare|develop|have|get|make|bring|sell|earn|rank|stand|run|fare)$/i;
