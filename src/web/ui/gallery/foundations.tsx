import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';

const colours = [
  ['paper', 'bg-paper'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['line-control', 'bg-line-control'],
  ['ink', 'bg-ink'],
  ['soft', 'bg-soft'],
  ['faint', 'bg-faint'],
  ['accent', 'bg-accent'],
  ['accent-tint', 'bg-accent-tint'],
  ['gain', 'bg-gain'],
  ['gain-fill', 'bg-gain-fill'],
  ['gain-tint', 'bg-gain-tint'],
  ['loss', 'bg-loss'],
  ['loss-fill', 'bg-loss-fill'],
  ['loss-tint', 'bg-loss-tint'],
  ['danger', 'bg-danger'],
  ['danger-tint', 'bg-danger-tint'],
  ['mark', 'bg-mark'],
  ['mark-soft', 'bg-mark-soft'],
  ['mark-other', 'bg-mark-other'],
  ['band', 'bg-band'],
] as const;

export function Foundations() {
  return (
    <Chapter id="foundations" title="Foundations">
      <Specimen name="Colour">
        {colours.map(([name, className]) => (
          <div key={name} className="w-24">
            <div className={`h-12 rounded-control border border-line ${className}`} />
            <p className="mt-1 text-note text-soft">{name}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name="Type: five sizes" wide>
        <p className="text-title font-semibold">Title 28/36: a quiet week</p>
        <p className="text-head font-semibold">Head 20/28: Paid search brought 38% fewer sessions</p>
        <p className="max-w-measure text-read">
          Read 16/24: nearly all of it came from mobile visitors in Germany, and set in on Wednesday, March 4.
          It is very likely real: 96%. A line of this size holds about 72 characters.
        </p>
        <p className="text-ui">Interface 14/20: 1,234,567.89 stands under 9,876,543.21</p>
        <p className="text-note text-faint">Note 12/16: Google Analytics, read on Mar 9, 2026</p>
      </Specimen>
      <Specimen name="Figures of one width; fractions, signs and spaces" wide>
        <p className="text-ui">
          1111111 · 8888888 · +38.1% · −2.1 pp · €1,234.50 · 3 min 4 sec · Zürich · Łódź · São Paulo
        </p>
      </Specimen>
    </Chapter>
  );
}
