import { readFileSync } from 'node:fs';

/** The file is no text of a kind that is read here; the message says which kinds are. */
export class UnreadableText extends Error {}

/**
 * A file as text: UTF-8, or UTF-16 with its byte order mark, as Excel writes its "Unicode text". Anything else would be
 * read as wrong letters without a word.
 */
export function readTextFile(path: string): string {
  const bytes = read(path);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('UTF-16LE', bytes, path);
  if (first === 0xfe && second === 0xff) return decoded('UTF-16BE', bytes, path);
  if (bytes.subarray(0, 4_096).includes(0))
    throw new UnreadableText(`${path}: this is no text file, or one without a byte order mark. ${SAVE_AS}`);
  return decoded('UTF-8', bytes, path);
}

function decoded(encoding: string, bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableText(`${path}: the text is not written in ${encoding}. ${SAVE_AS}`);
  }
}

const SAVE_AS = 'Save it as "CSV UTF-8" (in Excel: "Save as") and name that file.';

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableText(`Cannot read ${path}: ${REASONS[code] ?? message}.`);
  }
}

/** What to look at, in place of the name that the system has for it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'this user may not read it',
  ENAMETOOLONG: 'the name is too long to be that of a file',
};
