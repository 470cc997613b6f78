import type { Answer } from '../answer-form.ts';
import type { KeptAnswer } from './answer-store.ts';
import { partialOf, partialUnits, withPartial } from './partial-units.ts';
import { toldAsMarked } from './told-as-marked.ts';

/** The only place where a kept answer becomes what goes over the wire. */
export function presentAnswer(kept: KeptAnswer): Answer {
  const { answer, proof } = kept;
  const {
    headline,
    explanation,
    tables,
    readAs,
    assumptions,
    analytics_data,
    presentation_config,
    references,
  } = answer;
  const units = partialUnits(kept);
  const drawnPartial =
    presentation_config?.x == null
      ? []
      : partialOf(presentation_config.formats[presentation_config.x], units);
  return {
    headline,
    explanation: toldAsMarked(explanation, proof.marks),
    tables: tables.map((table) => withPartial(table, units)),
    readAs,
    assumptions,
    analytics_data,
    presentation_config:
      presentation_config === null || drawnPartial.length === 0
        ? presentation_config
        : { ...presentation_config, partial: drawnPartial },
    references,
    currency: currencyOf(proof),
    marks: proof.marks,
    model: proof.model,
  };
}

/** Of all sources that were asked; amounts in two currencies are not written in either. */
function currencyOf({ sources }: KeptAnswer['proof']): string | null {
  const [one, ...others] = new Set(sources.map(({ currency }) => currency));
  return one === undefined || others.length > 0 ? null : one;
}
