import type { Answer, PresentationConfig, ReadAsPart } from '#src/shared/answer.ts';
import { type BoundText, published, UnboundNumber } from '../bound-text.ts';
import { everywhere } from './text/pattern.ts';
import { inPaths } from './wording/in-paths.ts';

/** An answer before its texts are checked: each of them brings what its numerals are bound to. */
export type AnswerDraft = Omit<
  Answer,
  'headline' | 'explanation' | 'readAs' | 'assumptions' | 'bindings' | 'evidence' | 'presentation_config'
> & {
  readonly evidence?: Answer['evidence'];
  readonly headline: BoundText;
  readonly explanation: BoundText;
  readonly readAs?: readonly { readonly part: ReadAsPart; readonly text: BoundText }[];
  readonly assumptions: readonly BoundText[];
  /** Its title is the headline. */
  readonly presentation_config: Omit<PresentationConfig, 'title'> | null;
};

/**
 * The only way to an `Answer`. Throws `UnboundNumber` when a text holds a numeral that came from nowhere, or one whose
 * binding does not lead to its value in this very answer.
 */
export function publishAnswer(draft: AnswerDraft): Answer {
  const { readAs = [] } = draft;
  const texts = [draft.headline, draft.explanation, ...readAs.map(({ text }) => text), ...draft.assumptions];
  const bindings = texts.flatMap((text) => text.bindings);
  for (const { text, path, value } of bindings) {
    if (valueAt(draft, path) === value) continue;
    throw new UnboundNumber(`"${text}" is bound to ${path}, which does not hold ${value}.`);
  }
  const names = draft.plans.flatMap(({ columns }) => columns.filter((column) => /\p{N}/u.test(column)));
  // What is asked back repeats what was typed.
  const said = inPaths(draft.status === 'answered' ? [...draft.tables, ...draft.plans] : []);
  const told = (text: BoundText): string => publishedBeside(said(text), names);
  const headline = told(draft.headline);
  return {
    ...draft,
    evidence: draft.evidence ?? {},
    headline,
    // What a picture shows is what was found, in the same words: they are bound already.
    presentation_config: draft.presentation_config && { ...draft.presentation_config, title: headline },
    explanation: told(draft.explanation),
    readAs: readAs.map(({ part, text }) => ({ part, text: told(text) })),
    assumptions: draft.assumptions.map(told),
    bindings: said({ text: '', bindings }).bindings,
  };
}

/** The same where columns of the data have digits in their names: "tier1_sales" is told as "tier1 sales", and is no number. */
function publishedBeside(text: BoundText, names: readonly string[]): string {
  const rest = names.reduce((left, column) => left.replace(spokenAs(column), ' '), text.text);
  const bindings = text.bindings.filter((binding) => rest.includes(binding.text));
  published(rest === text.text ? text : { text: rest, bindings });
  return text.text;
}

/** A column in a sentence: with blanks, in capitals, of one and of many. */
function spokenAs(column: string): RegExp {
  const words = column.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return everywhere`(?<![\p{L}\p{N}])${words.join('[^\\p{L}\\p{N}]?').replace(/s$/, '')}s?(?![\p{L}\p{N}])`;
}

/** Follows `tables.0.rows.2.1` into the answer. */
function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    return (at as Record<string, unknown>)[key];
  }, answer);
}
