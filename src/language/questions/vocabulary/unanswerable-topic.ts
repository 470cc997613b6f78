/** What people ask of web analytics that neither Analytics reports nor Search Console here hold. */
export interface UnanswerableTopic {
  readonly topic: string;
  /** Ends the sentence "The connected data hold no …". */
  readonly lacking: string;
  readonly words: readonly string[];
  /** Questions that come nearest, with the words of the catalogue. */
  readonly nearest: readonly string[];
}
