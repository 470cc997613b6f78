import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FileRefusal } from './file-refusal.ts';
import { MAX_COMPRESSION_RATIO, MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './limits.ts';
import type { PackedFile } from './packed-file.ts';
import { unzip } from './unzip.ts';

const inflateGzip = promisify(gunzip);

/** The text files of an upload: itself, what a gzip holds, or those of a zip archive. */
export async function unpack(name: string, bytes: Uint8Array): Promise<PackedFile[]> {
  if (bytes.byteLength === 0)
    throw new FileRefusal('the file is empty. Export it again and choose the new file.', { file: name });
  if (bytes.byteLength > MAX_FILE_BYTES)
    throw new FileRefusal(
      `the file is larger than ${MAX_FILE_BYTES / 1e6} MB. Export fewer weeks at a time and import them one after the other.`,
      { file: name },
    );
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return await unzip(name, bytes);
  if (startsWith(bytes, [0x1f, 0x8b])) return [await ungzip(name, bytes)];
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new FileRefusal(
      'this is an Excel workbook. In Excel choose "Save as", "CSV UTF-8", and import that file.',
      { file: name },
    );
  return [{ name, bytes }];
}

async function ungzip(name: string, bytes: Uint8Array): Promise<PackedFile> {
  const inside = name.replace(/\.gz$/i, '');
  const believed = MAX_COMPRESSION_RATIO * bytes.byteLength;
  const maxOutputLength = Math.min(MAX_UNPACKED_BYTES, believed);
  try {
    return { name: inside, bytes: await inflateGzip(bytes, { maxOutputLength }) };
  } catch (cause) {
    const why = !(cause instanceof RangeError)
      ? 'the compressed file is damaged. Download or export it again.'
      : believed < MAX_UNPACKED_BYTES
        ? 'the compressed file grows beyond measure when unpacked, so it was not read.'
        : `unpacked, the file is larger than ${MAX_UNPACKED_BYTES / 1e6} MB. Export fewer weeks at a time.`;
    throw new FileRefusal(why, { file: name });
  }
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);
