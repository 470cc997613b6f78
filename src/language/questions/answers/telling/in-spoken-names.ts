import type { AnswerTable } from '#src/shared/answer.ts';
import type { BoundText } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import { spokenName } from '../../wording/spoken-name.ts';

type Named = Pick<SourceView, 'dimensionColumns' | 'labelOf' | 'kindOf' | 'membersOf'>;

const CELL = /^tables\.(\d+)\.rows\.\d+\.(\d+)$/;

/** The names of cells in a text as people write them; the cell itself, and what the name is bound to, stay as they are. */
export function inSpokenNames(bound: BoundText, tables: readonly AnswerTable[], view: Named): BoundText {
  return bound.bindings.reduce((told, { text, path, value }) => {
    const cellKind = kindOfCell(path, tables, view);
    const spoken =
      text === value
        ? (spokenAlone(text, cellKind) ?? spokenName(text, cellKind ?? kindOfOnly(text, path, view)))
        : text;
    return spoken === text ? told : withName(told, text, spoken);
  }, bound);
}

/** "New had the most sessions": who is new is only clear with the word behind it. */
const spokenAlone = (name: string, kind: string | undefined): string | undefined =>
  kind === 'new_vs_returning' && /^(?:new|returning)$/.test(name) ? `${name} visitors` : undefined;

function kindOfCell(path: string, tables: readonly AnswerTable[], view: Named): string | undefined {
  const [, table, column] = CELL.exec(path) ?? [];
  const title = tables[Number(table)]?.columns[Number(column)];
  const dimension = view.dimensionColumns.find((one) => view.labelOf(one) === title);
  return dimension === undefined ? undefined : view.kindOf(dimension);
}

/** Of a name that stands in no cell, as those of a ratio: where one column alone has it. */
function kindOfOnly(name: string, path: string, view: Named): string | undefined {
  if (!path.startsWith('evidence.')) return undefined;
  const [column, ...others] = view.dimensionColumns.filter((one) =>
    view.membersOf(one).some((member) => member.name === name),
  );
  return column === undefined || others.length > 0 ? undefined : view.kindOf(column);
}

/** "are" is a code of a country and a word: where it stands as both, the name stays a code. */
function withName(told: BoundText, name: string, spoken: string): BoundText {
  const places = new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'gu');
  const own = told.bindings.filter(({ text }) => text === name).length;
  if ((told.text.match(places) ?? []).length !== own) return told;
  const isFirst = own === 1 && told.text.startsWith(name) && / visitors$/.test(spoken);
  const written = isFirst ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken;
  return {
    text: told.text.replace(places, written),
    bindings: told.bindings.map((one) => (one.text === name ? { ...one, text: written } : one)),
  };
}
