export interface PackedFile {
  /** Path inside the archive, or the file's own name. It is shown and never opened. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
