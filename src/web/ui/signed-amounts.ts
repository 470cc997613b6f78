/** A sign with its amount: "−€3,481", "+12". A line would otherwise end between the sign and the currency. */
const SIGNED = /([−+][^\s\d−+]{0,4}\d\S*)/;

export interface TextPart {
  readonly text: string;
  /** It stands in one line. */
  readonly isSigned: boolean;
}

/** A text, with its signed amounts apart. */
export const signedAmounts = (text: string): readonly TextPart[] =>
  text
    .split(SIGNED)
    .map((part, at) => ({ text: part, isSigned: at % 2 === 1 }))
    .filter((part) => part.text !== '');
