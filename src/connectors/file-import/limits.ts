/** What one upload may hold. Above it a file is refused with a sentence that says how to make it smaller. */
export const MAX_FILE_BYTES = 50_000_000;
export const MAX_ROWS = 2_000_000;
/** Of all files in an archive together, unpacked. */
export const MAX_UNPACKED_BYTES = 200_000_000;
export const MAX_ARCHIVE_ENTRIES = 200;
/** Tables of numbers shrink to a fiftieth at most; what shrinks further was made to burst. */
export const MAX_COMPRESSION_RATIO = 200;
export const MAX_COLUMNS = 200;
/** Of one upload, all its files together. */
export const MAX_TABLES = 200;
export const MAX_COLUMNS_IN_ALL = 4_000;
