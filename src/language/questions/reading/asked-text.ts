import type { SourceView } from '../data/source-view.ts';
import { bareQuestion } from '../text/bare-question.ts';
import type { Mark } from './mark.ts';
import { withoutOwnHost } from './rephrasing/names/without-own-host.ts';
import { howManyOfThemWere } from './rephrasing/numbers/columns/how-many-of-them-were.ts';
import { whatWasSold } from './rephrasing/numbers/columns/what-was-sold.ts';

/** A question without what is typed around it, and with what is meant by "what" and "of them" where the data say it. */
export function askedText(
  text: string,
  views: readonly SourceView[],
  marksOf: (said: string) => readonly Mark[],
): string {
  const bare = bareQuestion(withoutOwnHost(text, views));
  return howManyOfThemWere(whatWasSold(bare, views), marksOf);
}
