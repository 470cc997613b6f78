import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import { askedBack } from '../problem.ts';

/** "Display sessions in March": of the channel that is called so, or a wish to see all of them. */
export function refuseDisplayOrShow([first, second, ...rest]: readonly Mark[], view: SourceView): void {
  if (first === undefined || !/^display$/i.test(first.said) || second?.type !== 'metric') return;
  if (first.type === 'members') return;
  const isName = view.dimensionColumns.some((column) =>
    view.membersOf(column).some(({ name }) => /^display$/i.test(name)),
  );
  if (!isName) return;
  const behind = rest.map(({ said }) => said).join(' ');
  const choices = [`${second.said} from Display ${behind}`, `Show ${second.said} ${behind}`].map(
    (question) => ({
      label: question,
      question,
    }),
  );
  throw askedBack('display_or_show', choices);
}
