import type { PeriodRead, TimeText } from './time-text.ts';

export function readAllData(time: TimeText, at: number): PeriodRead {
  const { firstDay, lastDay } = time.calendar;
  const phrases = [
    ['all', 'time'],
    // "For all" alone is said of each
    ['for', 'all', 'time'],
    ['over', 'all', 'time'],
    ['across', 'all', 'time'],
    ['for', 'all', 'the', 'time'],
    ['all', 'the', 'time'],
    ['of', 'all', 'time'],
    ['ever'],
    ['all', 'data'],
    ['all', 'the', 'data'],
    ['entire', 'period'],
    ['whole', 'period'],
    ['complete', 'period'],
    ['full', 'period'],
    ['entire', 'dataset'],
    ['whole', 'dataset'],
    ['all', 'available', 'data'],
    ['entire', 'history'],
    ['since', 'the', 'beginning', 'of', 'time'],
    ['lifetime'],
    ['all', 'date'],
    ['all', 'day'],
    ['full', 'date', 'range'],
    ['entire', 'time'],
    ['entire', 'date', 'range'],
    ['whole', 'time'],
    ['all', 'history'],
    ['to', 'date'],
    ['so', 'far'],
  ];
  const isOfAll = time.is(at, 'since', 'the', 'beginning') && !time.is(at + 3, 'of');
  const found = isOfAll ? ['since', 'the', 'beginning'] : phrases.find((phrase) => time.is(at, ...phrase));
  return (
    found && {
      value: { from: firstDay, to: lastDay, unit: 'range', count: 1, reading: 'all_data' },
      length: found.length,
    }
  );
}
