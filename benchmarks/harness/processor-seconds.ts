import { readFileSync } from 'node:fs';

/** User and system time of a process so far (Linux counts hundredths): what a loaded machine does not change. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
