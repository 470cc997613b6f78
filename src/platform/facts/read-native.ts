import type { Readable } from 'node:stream';

/** The column types that the reader knows. Everything else is cast to one of them in the query. */
type NativeColumn =
  | { readonly type: 'UInt16'; readonly values: Uint16Array }
  | { readonly type: 'Float64'; readonly values: Float64Array }
  | { readonly type: 'String'; readonly members: readonly string[]; readonly codes: Uint32Array };

/** A block: the same number of rows in each column. */
export interface NativeBlock {
  readonly rowCount: number;
  readonly columns: ReadonlyMap<string, NativeColumn>;
}

/**
 * Reads ClickHouse's Native format (https://clickhouse.com/docs/interfaces/formats/Native): blocks of whole columns.
 * Numbers are copied as they lie there, and texts become codes of the few members they are, so that a million cells
 * cost neither a million objects nor a million strings.
 */
export async function readNative(stream: Readable): Promise<NativeBlock[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const reader = new NativeReader(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  const blocks: NativeBlock[] = [];
  while (!reader.atEnd) {
    blocks.push(reader.block());
    // Reading a large answer must not keep others waiting.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return blocks;
}

class NativeReader {
  #at = 0;
  readonly #bytes: Buffer;
  /** Members by column, with their codes: the same over all blocks. */
  readonly #members = new Map<string, Map<string, number>>();
  readonly #lists = new Map<string, string[]>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  block(): NativeBlock {
    const columnCount = this.#varint();
    const rowCount = this.#varint();
    const columns = new Map<string, NativeColumn>();
    for (let index = 0; index < columnCount; index += 1) {
      const name = this.#text();
      columns.set(name, this.#column(name, this.#text(), rowCount));
    }
    return { rowCount, columns };
  }

  #column(name: string, type: string, rowCount: number): NativeColumn {
    switch (type) {
      case 'UInt16':
        return { type, values: new Uint16Array(this.#copy(rowCount * 2)) };
      case 'Float64':
        return { type, values: new Float64Array(this.#copy(rowCount * 8)) };
      case 'String':
        return { type, ...this.#coded(name, rowCount) };
      default:
        throw new Error(`The column ${name} has type ${type}, which is not read.`);
    }
  }

  #coded(name: string, rowCount: number): { members: string[]; codes: Uint32Array } {
    const members = this.#lists.get(name) ?? [];
    const codeOf = this.#members.get(name) ?? new Map<string, number>();
    this.#lists.set(name, members);
    this.#members.set(name, codeOf);
    const codes = new Uint32Array(rowCount);
    for (let row = 0; row < rowCount; row += 1) {
      const text = this.#text();
      let code = codeOf.get(text);
      if (code === undefined) {
        code = members.length;
        members.push(text);
        codeOf.set(text, code);
      }
      codes[row] = code;
    }
    return { members, codes };
  }

  /** Little-endian on the wire, and on every machine that Node runs on. A copy, because the bytes lie unaligned. */
  #copy(length: number): ArrayBuffer {
    const start = this.#bytes.byteOffset + this.#advance(length);
    return this.#bytes.buffer.slice(start, start + length) as ArrayBuffer;
  }

  #text(): string {
    const length = this.#varint();
    const start = this.#advance(length);
    return this.#bytes.toString('utf8', start, start + length);
  }

  /** LEB128, the lowest seven bits first. */
  #varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#advance(1)] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  #advance(length: number): number {
    const start = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new Error('The answer of the store of facts is cut short.');
    return start;
  }
}
