/** One node of a tree to draw: what it says, and how its verdict looks. Shape and sign tell it before the colour does. */
export interface TreeNode {
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly detail: string;
  /** In a word: "kept", "as usual". */
  readonly verdict: string;
  readonly sign: string;
  readonly tone: 'gain' | 'loss' | 'mark' | 'quiet';
  /** Its way down from the root is open from the beginning. */
  readonly important: boolean;
}
