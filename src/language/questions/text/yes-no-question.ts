/** Words that begin a question of yes or no, in front of those that ask for a list by another way of speaking ("do you have …"). */
const OPENING =
  /^(?:(?:so|and|ok|okay|but|well|hey|hi)[, ]+)*((?:did|do|does|is|are|was|were|has|have|had)(?! (?:you|i)\b) .+)$/is;

/** Of what is asked as one thing or the other neither is a yes; "or more", "or not" leave one. */
const CHOICE =
  /\b(?:or|versus|vs)\b(?! (?:more|less|fewer|above|below|higher|lower|better|worse|over|under|so|not|anything|anyone)\b)/i;

const DENIED = /^\w+ (?:not|no|none|nobody|nothing|neither|never)\b/i;

/** "Did any day have …?", from its verb on, where yes or no answers it; undefined of a choice ("up or down"), a wish and what is denied. */
export function yesNoQuestion(text: string): string | undefined {
  const asked = OPENING.exec(text)?.[1];
  return asked === undefined || CHOICE.test(asked) || DENIED.test(asked) ? undefined : asked;
}
