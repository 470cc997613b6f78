import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';

/**
 * The disk of the data folder is full: a real small file system (tmpfs), filled to the last byte beside the running program,
 * which goes on being written to. What it answers meanwhile, how soon it works again once there is space, and whether
 * anything that it acknowledged is gone. Mounting needs root. `npm run bench -- disk-full [megabytes, 320] [seconds, 30]`
 */
const MEGABYTES = Number(process.argv[2] ?? 320);
const SECONDS = Number(process.argv[3] ?? 30);
const WRITERS = 8;
const AGAIN_S = 10;
const BLOCK = Buffer.alloc(1 << 20, 1);

const folder = temporaryFolder();
const disk = join(folder.path, 'disk');
mkdirSync(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'weekwise-small-disk', disk]);
const filling = join(disk, 'filling');

function fill(): void {
  const file = openSync(filling, 'a');
  try {
    for (let size = BLOCK.length; size >= 512; ) {
      try {
        writeSync(file, BLOCK, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}

const server = await startWeekwise({ dataDir: join(disk, 'data'), env: { LOG_LEVEL: 'error' } });
const alive = () => existsSync(`/proc/${server.pid}`);
try {
  const owner = new Visitor(server);
  await owner.signIn('owner@example.test');
  const { id } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'Small disk',
    url: 'disk.example',
  });
  let number = 0;
  const nextLabel = () => {
    number += 1;
    return `Mark ${number}`;
  };
  const write = () =>
    owner.call('POST', '/api/analytics/annotations', {
      organizationId: id,
      label: nextLabel(),
      type: 'release',
      from: '2026-03-02',
    });
  const acknowledged: string[] = [];
  const statuses = new Map<number | string, number>();
  const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const tryOnce = async () => {
    try {
      const answer = await write();
      note(answer.status);
      const { annotation } = (answer.json ?? {}) as { annotation?: { id: string } };
      if (answer.status < 300 && annotation) acknowledged.push(annotation.id);
      return answer.status < 300;
    } catch (error) {
      note(`no answer: ${(error as Error).message}`);
      return false;
    }
  };
  const wroteBefore = await tryOnce();
  if (!wroteBefore) throw new Error('Nothing could be written before the disk was full.');
  statuses.clear();

  fill();
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (performance.now() < end && alive()) {
        await tryOnce();
        // Below the limit of requests.
        await wait(150);
      }
    }),
  );
  fill();
  const told = [...statuses].map(([status, count]) => `${count}× ${status}`).join(', ');
  rmSync(filling);
  const freed = performance.now();
  let worksAgain = false;
  while (!worksAgain && alive() && performance.now() - freed < 60_000) {
    worksAgain = await tryOnce();
    if (!worksAgain) await wait(250);
  }
  const took = (performance.now() - freed) / 1000;
  report({
    name: 'disk-full-works-again',
    value: worksAgain ? took : Number.POSITIVE_INFINITY,
    unit: 's',
    reference: `after ${SECONDS} s on a full disk of ${MEGABYTES} MB, at most ${AGAIN_S} s; meanwhile ${told}; process ${alive() ? 'lives' : 'ended'}`,
    ratio: took / AGAIN_S,
  });
  const { events } = await owner
    .ask<{ events?: unknown; annotations?: unknown }>(
      'GET',
      `/api/analytics/events?organizationId=${id}&from=2026-03-01&to=2026-03-03`,
    )
    .then((answer) => ({ events: JSON.stringify(answer) }));
  const lost = acknowledged.filter((one) => !events.includes(one));
  report({
    name: 'disk-full-lost-writes',
    value: lost.length,
    unit: 'writes',
    reference: `of ${acknowledged.length} that were acknowledged`,
    ratio: null,
  });
} finally {
  if (process.env.SHOW_LOG) process.stderr.write(server.said());
  await server.stop();
  execFileSync('umount', [disk]);
  folder.remove();
}
