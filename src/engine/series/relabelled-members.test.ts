import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { type TableFacts, tableFacts } from '../table-facts.ts';
import { findRelabelledMembers } from './relabelled-members.ts';

const site = simulateSite({ seed: 3, sessions: 8000, countries: 5 });
const facts = tableFacts(site, site.tables[0]!, true);
const channels = facts.dimensions[0]!;

/** Rows of one channel on some days under the name of another. */
function relabel(from: string, to: string, onDay: (day: number) => boolean): TableFacts {
  const [source, target] = [channels.members.indexOf(from), channels.members.indexOf(to)];
  const codes = channels.codes.map((code, row) =>
    code === source && onDay(facts.day[row]!) ? target : code,
  );
  return { ...facts, dimensions: [{ ...channels, codes }, ...facts.dimensions.slice(1)] };
}

describe('relabelled members', () => {
  it('are found where whole days changed their name', () => {
    const found = findRelabelledMembers(
      relabel('Paid Search', 'Direct', (day) => day % 3 === 0),
      'sessions',
    );
    expect(found).toEqual([{ dimension: 'channel', members: ['Paid Search', 'Direct'], emptyDays: 31 }]);
  });

  it('are not seen in a quiet site, nor where a channel truly stopped', () => {
    expect(findRelabelledMembers(facts, 'sessions')).toEqual([]);
    const source = channels.members.indexOf('Paid Search');
    const stopped = facts.values['sessions']!.map((value, row) =>
      channels.codes[row] === source && facts.day[row]! > 80 ? 0 : value,
    );
    expect(
      findRelabelledMembers({ ...facts, values: { ...facts.values, sessions: stopped } }, 'sessions'),
    ).toEqual([]);
  });
});
