import type { Answer } from '#src/shared/answer.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import { listed } from '../../wording/say.ts';
import type { Decided } from '../telling/draft.ts';

/** A claim that was decided, and whether that is as the question took it to be. */
export interface DecidedClaim {
  readonly draft: AnswerDraft;
  readonly decided: Decided;
  readonly isAsAsked: boolean;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** More than these are not told at once. */
export const MOST_CLAIMS = PLACES.length;

/** Several claims as one answer: what holds of all of them, then each with its own numbers, tables and queries. */
export function besideClaims(claims: readonly DecidedClaim[]): AnswerDraft {
  const evidence: Record<string, string | number> = {};
  const parts = claims.map(({ draft, decided }, at) => {
    const before = claims.slice(0, at);
    const moved = movedBy(
      {
        draft,
        tables: sum(before.map((one) => one.draft.tables.length)),
        plans: sum(before.map((one) => one.draft.plans.length)),
        name: `claim_${PLACES[at] ?? ''}`,
      },
      evidence,
    );
    return { draft, headline: moved(decided.headline), moved };
  });
  const headline = sentence`${verdictOf(claims)} ${join(
    parts.map((part) => withoutStop(part.headline)),
    '; ',
  )}.`;
  return {
    status: 'answered',
    headline,
    explanation: join(
      distinct(parts.map(({ draft, moved }) => moved(draft.explanation))).filter(({ text }) => text !== ''),
      '\n\n',
    ),
    tables: claims.flatMap(({ draft }) => draft.tables),
    readAs: readAsOf(parts),
    assumptions: distinct(parts.flatMap(({ draft, moved }) => draft.assumptions.map(moved))),
    analytics_data: null,
    presentation_config: null,
    references: referencesOf(claims),
    plans: claims.flatMap(({ draft }) => draft.plans),
    evidence,
    reading: null,
  };
}

/** "Yes, both:", "No, only the first:", "No, neither:" */
function verdictOf(claims: readonly DecidedClaim[]): BoundText {
  const isOfTwo = claims.length === 2;
  const so = claims.flatMap(({ isAsAsked }, at) => (isAsAsked ? [sentence`the ${PLACES[at] ?? ''}`] : []));
  if (so.length === claims.length) return isOfTwo ? sentence`Yes, both:` : sentence`Yes, all of them:`;
  if (so.length === 0) return isOfTwo ? sentence`No, neither:` : sentence`No, none of them:`;
  return sentence`No, only ${listed(so, ' and ')}:`;
}

interface Moved {
  readonly draft: AnswerDraft;
  /** How many tables and queries stand in front of its own. */
  readonly tables: number;
  readonly plans: number;
  readonly name: string;
}

/** Texts of one answer bound to where their numbers stand in the whole; what stands in no table is kept under the claim's name. */
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

/** Each part once where all claims were read alike. */
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

function referencesOf(claims: readonly DecidedClaim[]): Answer['references'] {
  const all = claims.flatMap(({ draft }, at) => {
    const before = sum(claims.slice(0, at).map((one) => one.draft.plans.length));
    return draft.references.map((one) =>
      one.type === 'query' ? { ...one, id: String(Number(one.id) + before) } : one,
    );
  });
  return all.filter(
    ({ type, id }, at) => all.findIndex((other) => other.type === type && other.id === id) === at,
  );
}

const distinct = (texts: readonly BoundText[]): readonly BoundText[] =>
  texts.filter(({ text }, at) => texts.findIndex((one) => one.text === text) === at);

const withoutStop = (text: BoundText): BoundText => ({ ...text, text: text.text.replace(/\.$/, '') });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
