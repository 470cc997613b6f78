/** A text of the model that cannot be published, with the reason; the plain wording takes its place. */
export class WordingRefused extends Error {
  override readonly name = 'WordingRefused';
}
