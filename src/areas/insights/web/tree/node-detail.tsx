import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { QueryRows } from '#src/web/ui/query-rows.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { ExplorationNode } from '../../exploration-contract.ts';
import { pValueText } from '../card/p-value-text.ts';
import { testedBeside, testName } from '../card/test-name.ts';
import { explorationNodeQuery } from '../queries.ts';
import { shownUnit } from '../shown-unit.ts';
import { nodeTitle, verdictWords } from './tree-nodes.ts';

export interface NodeDetailProps {
  readonly organizationId: string;
  readonly invocationId: string;
  readonly node: ExplorationNode;
  readonly currency: string | undefined;
  readonly cardHref: (cardId: string) => string;
}

/** A node with its test; its query is run when it is asked for. */
export function NodeDetail({ organizationId, invocationId, node, currency, cardHref }: NodeDetailProps) {
  const unit = shownUnit(node);
  // On a phone it stands below what can be seen, and a press would seem to do nothing.
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node that is chosen
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [node.id]);
  return (
    <section ref={box} aria-label="Chosen node" className="grid gap-3 rounded-box bg-sunken p-4">
      <h2 className="text-read font-semibold">{nodeTitle(node)}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-ui md:grid-cols-4">
        <Fact
          name={testedBeside(node.test) === 'trend' ? 'When it began → this week' : 'Expected → this week'}
        >
          <MetricValue value={node.expected} unit={unit} currency={currency} /> →{' '}
          <MetricValue value={node.observed} unit={unit} currency={currency} />{' '}
          <MetricChange from={node.expected} to={node.observed} unit={unit} desired="neither" />
        </Fact>
        <Fact name="Verdict">{verdictWords[node.verdict]}</Fact>
        <Fact name="Test">{testName(node.test)}</Fact>
        <Fact name="p, q">
          {pValueText(node.p)}, {pValueText(node.q)}
        </Fact>
      </dl>
      {unit === 'currency' && (
        <p className="max-w-measure text-ui text-soft">
          {node.test === 'raw_revenue_t'
            ? 'What was earned, every order as it is. One large order moves it, so it makes no claim of its own.'
            : 'Orders above nearly all others are counted at a cap here, before and now, so that one of them makes no trend. The page of the week shows what was earned.'}
        </p>
      )}
      {node.cardId !== null && (
        <p className="text-ui">
          <TextLink href={cardHref(node.cardId)}>Open its insight</TextLink>
        </p>
      )}
      <NodeQuery key={node.id} organizationId={organizationId} invocationId={invocationId} nodeId={node.id} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NodeQuery(which: { organizationId: string; invocationId: string; nodeId: string }) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...explorationNodeQuery(which), enabled: asked });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        busy={isFetching}
        onClick={() => {
          if (asked) void refetch();
          else setAsked(true);
        }}
      >
        {data === undefined ? 'Show query and rows' : 'Run again'}
      </Button>
      {error !== null && (
        <p role="alert" className="text-ui text-danger">
          {failureOf(error).message}
        </p>
      )}
      {data !== undefined && (
        <div className="grid w-full min-w-0 gap-3 rounded-control bg-raised p-3">
          {data.query.agrees !== null && (
            <p>
              <Badge tone={data.query.agrees ? 'live' : 'danger'}>
                {data.query.agrees ? 'Agrees with the node' : 'Does not agree with the node'}
              </Badge>
            </p>
          )}
          <QueryRows
            columns={data.query.columns}
            rows={data.query.rows}
            fileName={`weekwise-${data.node.metric}.csv`}
            newestFirst
          />
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
            tabIndex={0}
            className="max-h-56 w-full overflow-auto rounded-control bg-sunken p-3 font-mono text-note whitespace-pre"
          >
            {data.query.sql}
          </pre>
        </div>
      )}
    </div>
  );
}
