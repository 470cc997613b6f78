/** One thing that can be meant in more than one way, and how it is asked back. */
export interface Ambiguity {
  readonly headline: string;
  readonly explanation?: string;
  /** False where choosing would not settle it. */
  readonly asksBack?: false;
  /** Whole questions; `{metric}` is one that the data have. None: those that were found while reading. */
  readonly choices?: readonly string[];
}
