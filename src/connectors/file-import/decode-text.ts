import { FileRefusal } from './file-refusal.ts';

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Bytes as text. A byte order mark decides; without one it is UTF-8 if it can be, and else Windows-1252, which Excel still
 * writes and in which no byte is wrong.
 */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const decoded = decode(bytes, file);
  const nul = decoded.text.indexOf('\0');
  if (nul === -1) return decoded;
  throw new FileRefusal(
    'it holds a NUL character, which no text has. The file is damaged, or no text: export it again.',
    { file, line: decoded.text.slice(0, nul).split(/\r\n|\n|\r/).length },
  );
}

function decode(bytes: Uint8Array, file: string): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.subarray(0, 4_096).includes(0))
    throw new FileRefusal(
      'this is not a text file. Export the report as CSV (in Excel: "Save as", "CSV UTF-8") and choose that file.',
      { file },
    );
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
