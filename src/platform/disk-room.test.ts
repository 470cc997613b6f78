import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { expectDiskRoom } from './disk-room.ts';

it('is there, or is missed with the folder and what to do', async () => {
  await expect(expectDiskRoom(tmpdir(), 0)).resolves.toBeUndefined();
  await expect(expectDiskRoom(tmpdir(), Number.MAX_VALUE)).rejects.toThrow(`The disk of ${tmpdir()} is full`);
  await expect(expectDiskRoom(tmpdir(), Number.MAX_VALUE)).rejects.toThrow('Make room');
});
