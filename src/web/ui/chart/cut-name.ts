/** Of an address less than a third is left of its beginning: which page it is, its end tells. */
const BEGINNING = 0.3;

/** A name in so many letters: an address is cut in its middle, because addresses differ at their ends; others at the end. */
export function cutName(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const end = /^(https?:\/)?\//.test(name) ? Math.ceil((most - 1) * (1 - BEGINNING)) : 0;
  return `${letters.slice(0, most - 1 - end).join('')}…${letters.slice(letters.length - end).join('')}`;
}
