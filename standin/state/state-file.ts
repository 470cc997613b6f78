import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isStandinState, type StandinState } from './standin-state.ts';

const generate = promisify(generateKeyPair);

export interface StateFile {
  readonly state: StandinState;
  /** Resolves when everything changed so far is on disk. */
  save(): Promise<void>;
}

/**
 * Opens the state kept in `dataDir`. What cannot be used is replaced, said through `say`, never guessed at:
 * half a state would let some tokens live on and others not.
 */
export async function openStateFile(dataDir: string, say: (line: string) => void): Promise<StateFile> {
  const path = join(dataDir, 'standin-state.json');
  await mkdir(dataDir, { recursive: true });
  const kept = await readState(path);
  if (kept.state !== undefined) return { state: kept.state, save: saver(path, kept.state) };
  say(`Stand-in starts afresh: ${kept.reason} Earlier sign-ins and grants, if any, no longer hold.`);
  const state = await newState();
  const save = saver(path, state);
  await save();
  return { state, save };
}

async function readState(
  path: string,
): Promise<{ state: StandinState; reason?: never } | { state?: never; reason: string }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { reason: `there is no ${path} yet.` };
    return { reason: `${path} could not be read (${(error as Error).message}).` };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!isStandinState(value)) return { reason: `${path} is damaged (not the expected shape).` };
    createPrivateKey(value.signingKey);
    return { state: value };
  } catch (error) {
    return { reason: `${path} is damaged (${(error as Error).message}).` };
  }
}

async function newState(): Promise<StandinState> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return {
    signingKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenSecret: randomBytes(32).toString('base64url'),
    grants: [],
  };
}

/** Writes beside and renames, one write at a time, so that a kill leaves the old file or the new one. */
function saver(path: string, state: StandinState): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const write = async (): Promise<void> => {
      await writeFile(`${path}.new`, JSON.stringify(state, undefined, 1), { mode: 0o600 });
      await rename(`${path}.new`, path);
    };
    last = last.then(write, write);
    return last;
  };
}
