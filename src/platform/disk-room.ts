import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in pieces of this size, and stops altogether where the next one has no place. */
const LEAST_BYTES = 16 * 1024 * 1024;

/** Rejects where so little room is left that what comes next may not be kept. */
export async function expectDiskRoom(folder: string, leastBytes = LEAST_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < leastBytes)
    throw new Error(
      `The disk of ${folder} is full: ${Math.floor(free / 1e6)} MB are left. Make room on it; nothing needs to be restarted.`,
    );
}
