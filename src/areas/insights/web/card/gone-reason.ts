import { failureOf } from '#src/web/api/error.ts';

/** Why an address leads to no insight, as far as it can be told; undefined where another attempt may help. */
export function goneReason(error: unknown): { readonly title: string; readonly text: string } | undefined {
  switch (failureOf(error).code) {
    case 'NOT_FOUND':
      return {
        title: 'This insight is no longer here',
        text: 'Its week was analysed again after the link was made, and the newer run did not find it again; or the link was made in an organization that you do not belong to.',
      };
    case 'INVALID_INPUT':
      return {
        title: 'The link to the insight is not complete',
        text: 'A part of it was probably lost on the way. Ask for it again, or copy it anew with “Copy link” on the card.',
      };
    case 'CONFLICT':
      return {
        title: 'The link names no insight',
        text: 'What it names tells of a run or of a week as a whole, and has no evidence of its own.',
      };
    default:
      return undefined;
  }
}
