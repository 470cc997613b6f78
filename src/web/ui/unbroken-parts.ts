/**
 * What one reads in one go: a sign with its amount ("−€3,481", "+12"), a percentage, a chance ("(q = 0.055)"), a day ("Nov 9, 2026"). A line
 * would otherwise end within it.
 */
const UNBROKEN =
  /([−+][^\s\d−+]{0,4}\d\S*(?:\s%)?|\d\S{0,12}\s%|\(?\b[pq]\s(?:=|under)\s\d\S*|\b[A-Z][a-z]{2}\s\d{1,2}\b(?:,\s\d{4}\b)?)/;

export interface TextPart {
  readonly text: string;
  /** It stands in one line. */
  readonly isUnbroken: boolean;
}

/** A text, with what stands in one line apart. */
export const unbrokenParts = (text: string): readonly TextPart[] =>
  text
    .split(UNBROKEN)
    .map((part, at) => ({ text: part, isUnbroken: at % 2 === 1 }))
    .filter((part) => part.text !== '');
