import { Fragment } from 'react';
import { pagePath } from '../page-path.ts';
import { segmentSteps } from '../segment-steps.ts';
import { labelOf } from '../words.ts';
import { ProofPart } from './proof-part.tsx';

/** Where: the whole site, or the way down to the segment. */
export function SegmentPath({ segment }: { segment: Readonly<Record<string, string>> }) {
  const steps = segmentSteps(segment);
  return (
    <ProofPart title="Where">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui">
        <li className={steps.length === 0 ? 'font-medium' : 'text-faint'}>Whole site</li>
        {steps.map(([dimension, member]) => (
          <Fragment key={dimension}>
            <li aria-hidden="true" className="text-faint">
              ›
            </li>
            <li className="min-w-0 break-words">
              <span className="text-faint">{labelOf(dimension)}: </span>
              <span className="font-medium" title={member}>
                {pagePath(member)}
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
    </ProofPart>
  );
}
