import { failureOf } from '#src/web/api/error.ts';

const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why an address leads to no insight, as far as it can be told; undefined where another attempt may help. */
export function goneReason(
  error: unknown,
  cardId: string,
): { readonly title: string; readonly text: string } | undefined {
  switch (failureOf(error).code) {
    case 'NOT_FOUND':
    case 'INVALID_INPUT':
      // To the server a broken id is one that it does not know.
      return WHOLE_ID.test(cardId)
        ? {
            title: 'This insight is no longer here',
            text: 'Its week was analysed again after the link was made, and the newer run did not find it again; or the link was made in an organization that you do not belong to.',
          }
        : {
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
