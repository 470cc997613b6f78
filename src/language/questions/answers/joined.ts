import type { Answer } from '#src/shared/answer.ts';
import { type BoundText, join } from '../../bound-text.ts';
import type { AnswerDraft } from '../answer.ts';

/** One of several answers that are told as one. */
export interface JoinedPart {
  readonly draft: AnswerDraft;
  /** What is told of it first. */
  readonly headline: BoundText;
  /** What its evidence is kept under. */
  readonly name: string;
}

/** Several answers as one: each with its own numbers, tables and queries. The headlines come bound to where these stand in the whole. */
export function joined(
  given: readonly JoinedPart[],
  headlineOf: (headlines: readonly BoundText[]) => BoundText,
): AnswerDraft {
  const drafts = given.map(({ draft }) => draft);
  const evidence: Record<string, string | number> = {};
  const parts = given.map(({ draft, headline, name }, at) => {
    const before = drafts.slice(0, at);
    const moved = movedBy(
      {
        draft,
        tables: sum(before.map((one) => one.tables.length)),
        plans: sum(before.map((one) => one.plans.length)),
        name,
      },
      evidence,
    );
    return { draft, headline: moved(headline), moved };
  });
  return {
    status: 'answered',
    headline: headlineOf(parts.map(({ headline }) => headline)),
    explanation: join(
      distinct(parts.map(({ draft, moved }) => moved(draft.explanation))).filter(({ text }) => text !== ''),
      '\n\n',
    ),
    tables: drafts.flatMap(({ tables }) => tables),
    readAs: readAsOf(parts),
    assumptions: distinct(parts.flatMap(({ draft, moved }) => draft.assumptions.map(moved))),
    analytics_data: null,
    presentation_config: null,
    references: referencesOf(drafts),
    plans: drafts.flatMap(({ plans }) => plans),
    evidence,
    reading: null,
  };
}

interface Moved {
  readonly draft: AnswerDraft;
  /** How many tables and queries stand in front of its own. */
  readonly tables: number;
  readonly plans: number;
  readonly name: string;
}

/** Texts of one answer bound to where their numbers stand in the whole; what stands in no table is kept under its own name. */
function movedBy(
  { draft, tables, plans, name }: Moved,
  evidence: Record<string, string | number>,
): (text: BoundText) => BoundText {
  const pathOf = (path: string, value: string | number): string => {
    const [root, place, ...rest] = path.split('.');
    if (root === 'tables') return [root, Number(place) + tables, ...rest].join('.');
    if (root === 'plans') return [root, Number(place) + plans, ...rest].join('.');
    const key = `${name}_${path.replaceAll('.', '_')}`;
    evidence[key] = value;
    return `evidence.${key}`;
  };
  for (const [key, value] of Object.entries(draft.evidence ?? {})) pathOf(`evidence.${key}`, value);
  return ({ text, bindings }) => ({
    text,
    bindings: bindings.map((binding) => ({ ...binding, path: pathOf(binding.path, binding.value) })),
  });
}

/** Each part once where all were read alike. */
function readAsOf(
  parts: readonly { readonly draft: AnswerDraft; readonly moved: (text: BoundText) => BoundText }[],
): NonNullable<AnswerDraft['readAs']> {
  const all = parts.flatMap(({ draft, moved }) =>
    (draft.readAs ?? []).map(({ part, text }) => ({ part, text: moved(text) })),
  );
  return all.filter(
    ({ part, text }, at) => all.findIndex((one) => one.part === part && one.text.text === text.text) === at,
  );
}

function referencesOf(drafts: readonly AnswerDraft[]): Answer['references'] {
  const all = drafts.flatMap(({ references }, at) => {
    const before = sum(drafts.slice(0, at).map(({ plans }) => plans.length));
    return references.map((one) =>
      one.type === 'query' ? { ...one, id: String(Number(one.id) + before) } : one,
    );
  });
  return all.filter(
    ({ type, id }, at) => all.findIndex((other) => other.type === type && other.id === id) === at,
  );
}

const distinct = (texts: readonly BoundText[]): readonly BoundText[] =>
  texts.filter(({ text }, at) => texts.findIndex((one) => one.text === text) === at);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
