/**
 * What people say for "had", by the form that stands in the sentence: "did email bring", "which email brought", "what it brings".
 * They say no more of a number than that something had it; verbs that mean one number ("earned", "sold") stand beside them where
 * they are meant.
 */
export const HAVE = 'have|get|make|bring|see|send|receive|record|generate';
export const HAD = 'had|got|made|brought|saw|sent|received|recorded|generated';
export const HAS = 'has|gets|makes|brings|sees|sends|receives|records|generates';
