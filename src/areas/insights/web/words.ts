/** An id of the catalogue as people read it: landing_page → "Landing page". */
export function labelOf(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 1 insight, 2 insights. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Members that are no names but places where something is kept. */
const places: Readonly<Record<string, string>> = {
  '(rest)': 'All others',
  '(hidden)': 'Withheld by Google',
  '(mix)': 'Change of the mix',
  '(unexplained)': 'Not explained',
};

export const memberLabel = (member: string): string =>
  Object.hasOwn(places, member) ? (places[member] ?? member) : member;
