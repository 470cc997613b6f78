/** Control characters command a terminal; those of a file are shown instead. Line breaks of ours stay. */
const CONTROL = /(?!\n)\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const shown = (text: string): string =>
  text.replaceAll(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One JSON object on standard output. It stays the same JSON with its control characters written out. */
export function sayJson(value: unknown): void {
  process.stdout.write(`${shown(JSON.stringify(value))}\n`);
}

/** Why nothing came of it, on standard error; the exit code for that. */
export function refuse(message: string): number {
  process.stderr.write(`${shown(message)}\n`);
  return 2;
}
