import { expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,channel,sessions,purchases',
  ...Array.from(
    { length: 28 },
    (_, at) => `2026-02-${String(at + 1).padStart(2, '0')},Direct,${400 + at},${at}`,
  ),
]);

/** Of this thread alone: what others do beside it is none of it. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

it.each(['Monday ', 'a. ', '- a\n', '$', '🎄', '\u202eא', '\u200b'])(
  '%j, over and over, is answered within a second of the processor',
  async (unit) => {
    const times: number[] = [];
    for (const fewer of [0, 1]) {
      const start = processorTime();
      expect((await ask(unit.repeat(Math.floor(5_000 / unit.length) - fewer))).status).not.toBe('answered');
      times.push(processorTime() - start);
    }
    // The first time, expressions are compiled.
    expect(Math.min(...times)).toBeLessThan(1_000);
  },
);
