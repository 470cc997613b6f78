import type { Answer } from '../answer-form.ts';
import type { KeptAnswer } from './answer-store.ts';

/** The only place where a kept answer becomes what goes over the wire. */
export function presentAnswer({ answer, proof }: KeptAnswer): Answer {
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
  return {
    headline,
    explanation,
    tables,
    readAs,
    assumptions,
    analytics_data,
    presentation_config,
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
