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

  it.each(['real_a', 'real_b', 'predict_a', 'predict_b'])('refuses a negative count in %s', (name) => {
    const names = ['real_a', 'real_b', 'predict_a', 'predict_b'];
    const cells = names.map((one) => (one === name ? -1 : 3));
    expect(() => readForecastTable(`a,${names}\na1,1,2,1,2\na2,${cells}\n`)).toThrow(
      `line 3: there cannot be -1 of something (${name})`,
    );
  });

  it('reads a value a little below nothing, which the noise of published tables makes', () => {
    expect([...readForecastTable('a,real,predict\na1,-0.003,2\n').leaves.real]).toEqual([-0.003]);
  });

  it('refuses a member that would be read as all of them', () => {
    expect(() => readForecastTable('a,real,predict\n*,5,3\n')).toThrow('"*" cannot be a member of a');
  });
});
