/** What people call some members of a column, or one that it lacks. */
export interface OtherName {
  readonly phrase: string;
  readonly names: readonly string[];
  readonly how: 'alias' | 'absent';
}
