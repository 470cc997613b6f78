import { describe, expect, it } from 'vitest';
import { readForecastTable } from './forecast-table.ts';

describe('a table of forecasts', () => {
  it('is read with its attributes and counts, whatever marks the ends of its lines', () => {
    const { leaves } = readForecastTable('\ufeffa,b,real,predict\r\na1,b1,6,1e1\r\na2,b1,10,10\r\n');
    expect(leaves.members).toEqual([['a1', 'a2'], ['b1']]);
    expect([...leaves.real]).toEqual([6, 10]);
    expect([...leaves.predict]).toEqual([10, 10]);
  });

  it.each(['0x10', '', 'NaN', '1e999'])('refuses %j as a number', (text) => {
    expect(() => readForecastTable(`a,real,predict\na1,${text},3\n`)).toThrow(
      `line 2: "${text}" is no number (real)`,
    );
  });

  it('refuses a member that would be read as all of them', () => {
    expect(() => readForecastTable('a,real,predict\n*,5,3\n')).toThrow('"*" cannot be a member of a');
  });
});
