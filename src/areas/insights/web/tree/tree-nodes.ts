import { formatShare } from '#src/web/ui/format/percent.ts';
import { formatValue } from '#src/web/ui/format/value.ts';
import type { TreeNode } from '#src/web/ui/tree/tree-node.ts';
import type { ExplorationNode, ExplorationTree } from '../../exploration-contract.ts';
import { testedBeside } from '../card/test-name.ts';
import { segmentText } from '../segment-steps.ts';
import { shownUnit } from '../shown-unit.ts';

export const verdictWords: Record<ExplorationNode['verdict'], string> = {
  kept: 'Kept',
  not_significant: 'Could be chance',
  explained_by_parent: 'Explained by what stands above',
  explained_by_child: 'Explained by one of its parts',
  guarded: 'Held back by a check',
  duplicate: 'The same as another',
};

/** What a run tested, for the drawing: each metric is a root with the site below it. */
export function treeNodes(tree: ExplorationTree): TreeNode[] {
  const all = 'all';
  return [
    {
      id: all,
      parent: null,
      title: `${tree.tested} tested, ${tree.kept} kept`,
      detail:
        tree.kept === 0
          ? 'Chance cannot be ruled out'
          : `At most ${formatShare(tree.falseDiscoveryRate)} of kept by chance`,
      verdict: 'Everything that was tested',
      sign: '',
      tone: 'quiet',
      important: true,
    },
    ...tree.nodes.map(
      (node): TreeNode => ({
        id: node.id,
        parent: node.parent ?? all,
        title: nodeTitle(node),
        detail: `${testWord(node)}${write(node, node.expected, tree)} → ${write(node, node.observed, tree)} · ${verdictWords[node.verdict]}`,
        verdict: verdictWords[node.verdict],
        sign: signOf(node),
        tone: toneOf(node),
        important: node.verdict === 'kept',
      }),
    ),
  ];
}

/** Two tests of one metric and segment are two nodes: what is tested is in the name. */
export function nodeTitle({ metricLabel, segment, test }: ExplorationNode): string {
  const beside = testedBeside(test);
  return `${metricLabel}${beside === undefined ? '' : `, ${beside}`}: ${segmentText(segment)}`;
}

/** Numbers that are no expectation of the week say of which test they are. */
function testWord({ test }: ExplorationNode): string {
  const beside = testedBeside(test);
  return beside === undefined ? '' : `${beside.charAt(0).toUpperCase()}${beside.slice(1)} test: `;
}

const write = (node: ExplorationNode, value: number, { currency }: ExplorationTree) =>
  formatValue(value, shownUnit(node), 'compact', currency ?? undefined);

/** Like the sign; a position is better where it is smaller. */
function toneOf({ verdict, unit, observed, expected }: ExplorationNode): TreeNode['tone'] {
  if (verdict === 'not_significant') return 'quiet';
  if (verdict !== 'kept') return 'mark';
  return observed > expected === (unit !== 'position') ? 'gain' : 'loss';
}

/** Filled for what was kept, hollow for what moved and was told otherwise; nothing for what is as usual. */
function signOf({ verdict, observed, expected }: ExplorationNode): string {
  if (verdict === 'not_significant') return '·';
  const up = observed > expected;
  return verdict === 'kept' ? (up ? '▲' : '▼') : up ? '△' : '▽';
}
