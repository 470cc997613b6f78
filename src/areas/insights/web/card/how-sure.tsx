import type { ReactNode } from 'react';
import { formatCount, formatWith } from '#src/web/ui/format/number.ts';
import { formatShare } from '#src/web/ui/format/percent.ts';
import type { Evidence } from '../../evidence.ts';
import { pValueText } from './p-value-text.ts';
import { ProofPart } from './proof-part.tsx';
import { sureness } from './sureness.ts';
import { testName } from './test-name.ts';

const shapes: Record<Evidence['shape'], string> = {
  spike: 'A one-off: the days do not stay there.',
  level_shift: 'A new level: the days stay there.',
  ramp: 'A drift over many weeks.',
  unclear: 'The days of this week alone cannot tell a one-off from a new level.',
};

/** How sure: in words first, then everything a statistician would ask for. */
export function HowSure({ evidence }: { evidence: Evidence }) {
  const { test, family, shape } = evidence;
  const sure = sureness(test.q);
  const decimal = (value: number) => formatWith(value, { maximumFractionDigits: 2 });
  return (
    <ProofPart title="How sure">
      <p className="text-ui">
        <span className="font-semibold">{sure.words}:</span>{' '}
        <span className="text-soft">
          {sure.bound}. It was one of {formatCount(family.tested)} tested; {formatCount(family.kept)} kept.
        </span>
      </p>
      <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-2 text-ui">
        <Fact name="Test">{testName(test.name)}</Fact>
        <Fact name="Statistic">
          t = {decimal(test.statistic)} with {decimal(test.degreesOfFreedom)} degrees of freedom
        </Fact>
        <Fact name="p">
          {pValueText(test.p)}
          <Note>how often chance alone would show a change this large</Note>
        </Fact>
        <Fact name="q">
          {pValueText(test.q)}
          <Note>
            the share of chance findings among all that are as strong; what is kept stays below{' '}
            {formatShare(family.falseDiscoveryRate)}
          </Note>
        </Fact>
        <Fact name="Spread">
          {decimal(test.dispersion)} times that of pure chance
          <Note>how restless this segment is from week to week</Note>
        </Fact>
        <Fact name="Shape">{shapes[shape]}</Fact>
      </dl>
    </ProofPart>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-note text-faint">{children}</span>
);
