/** Where in a file something is wrong. Lines are those that an editor shows, the first being 1. */
export interface FilePlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: string;
}

/** Why a file is not taken, as a sentence for people that says what to do. Nothing of it was stored. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly place: FilePlace;

  constructor(message: string, place: FilePlace = {}) {
    super(`${placeText(place)}${message}`);
    this.place = place;
  }
}

function placeText({ file, line, column }: FilePlace): string {
  const parts = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(column === undefined ? [] : [`column "${column}"`]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}: `;
}
