/** What one of two is beside the other: "which is higher?", "more than in March". */
export const MORE = 'more|less|fewer|higher|lower|better|worse|bigger|smaller';

/** How far apart two are told to be: "the change in %", "as a percentage". */
export const IN_PERCENT = '(?:in|as)(?: a)? (?:%|percent(?:age)?s?|per ?cent)';
