import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { FileRefusal } from './file-refusal.ts';
import { MAX_ARCHIVE_ENTRIES, MAX_COMPRESSION_RATIO, MAX_UNPACKED_BYTES } from './limits.ts';
import type { PackedFile } from './packed-file.ts';

const inflate = promisify(inflateRaw);

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

const MAX_NAME_LENGTH = 200;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const DEFLATED = 8;
const STORED = 0;

/** Leftovers of a system that nobody exported. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/**
 * The files of a zip archive. Sizes are judged from the directory before anything is unpacked, and held to while it is:
 * an archive that was made to burst is refused, not survived.
 */
export async function unzip(archive: string, bytes: Uint8Array): Promise<PackedFile[]> {
  const refuse = (why: string) => new FileRefusal(why, { file: archive });
  const all = directoryOf(bytes);
  if (all === undefined) throw refuse('the archive is damaged or cut off. Download it again and choose it.');
  if (all.some(({ name }) => name === '[Content_Types].xml'))
    throw refuse('this is an Excel workbook. In Excel choose "Save as", "CSV UTF-8", and import that file.');
  const entries = all.filter(({ name, size }) => !name.endsWith('/') && size > 0 && !litter.test(name));
  if (entries.length === 0) throw refuse('the archive holds no files. Export the report again.');
  if (entries.length > MAX_ARCHIVE_ENTRIES)
    throw refuse(`the archive holds more than ${MAX_ARCHIVE_ENTRIES} files. Import the ones you need.`);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_UNPACKED_BYTES)
    throw refuse(`unpacked, the archive is larger than ${MAX_UNPACKED_BYTES / 1e6} MB. Export fewer weeks.`);
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (total > MAX_COMPRESSION_RATIO * Math.max(packed, 1))
    throw refuse('the archive claims to grow beyond measure when unpacked, so it was left closed.');
  for (const { name, encrypted, method } of entries) {
    if (encrypted)
      throw refuse(`"${name}" is protected by a password. Unpack the archive and import the files in it.`);
    if (method !== DEFLATED && method !== STORED)
      throw refuse(
        `"${name}" is packed in a way that is not read here. Unpack it and import the files in it.`,
      );
  }
  return await Promise.all(
    entries.map(async (entry) => ({ name: entry.name, bytes: await contentOf(bytes, entry, refuse) })),
  );
}

async function contentOf(
  bytes: Uint8Array,
  { name, at, packedSize, size, method, crc }: Entry,
  refuse: (why: string) => FileRefusal,
): Promise<Uint8Array> {
  const view = viewOf(bytes);
  const damaged = () => refuse(`"${name}" is damaged in the archive. Download the archive again.`);
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== LOCAL_ENTRY) throw damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.byteLength !== packedSize) throw damaged();
  const content =
    method === STORED ? packed : await inflate(packed, { maxOutputLength: size }).catch(() => undefined);
  if (content?.byteLength !== size || crc32(content) !== crc) throw damaged();
  return content;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What the directory at the archive's end lists; undefined when there is none. */
function directoryOf(bytes: Uint8Array): Entry[] | undefined {
  const view = viewOf(bytes);
  let end = bytes.byteLength - 22;
  // A comment of at most 65,535 bytes may follow the end record.
  const lowest = Math.max(0, end - 65_535);
  while (end >= lowest && view.getUint32(end, true) !== DIRECTORY_END) end--;
  if (end < lowest) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Names are shown and never used as paths, so what cannot be shown is left out. */
const nameOf = (bytes: Uint8Array): string =>
  decodeName(bytes)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-MAX_NAME_LENGTH);

/** Old tools write them in the letters of their country. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
