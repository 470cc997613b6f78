import type { SourceView } from '../../../data/source-view.ts';

/** Those who work there, and of whom a file has names; who came or bought is none of them. */
const WORKS =
  /(?:^|_)(?:instructor|handler|author|writer|editor|teacher|tutor|trainer|coach|driver|courier|guide|agent|rep|salesperson|seller|employee|doctor|therapist|stylist|barber|waiter|consultant|recruiter|mechanic|technician|plumber|electrician|engineer|carpenter|joiner|painter|gardener|builder|cleaner|vet|veterinarian|nurse|dentist|physio|groomer|chef|cook|baker|cashier|worker|crew_member|staff|staff_member|team_member|colleague|assistant|associate|advisor|adviser|lawyer|accountant|photographer|pilot|captain|midwife|carer|tailor|florist)(?:_name)?$/i;

/** These may be a machine, a firm or what is sold as well: they work there where their names are those of people. */
const MAY_WORK = /(?:^|_)(?:server|operator|clerk|artist|walker)(?:_name)?$/i;

/** "Mai Lin", "Dr Lucy Tran", "Ana de Souza" */
const PERSON =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|di|van|von|der|den|bin|al))* \p{Lu}[\p{L}.'’-]*$/u;

/** Whether a column has the names of those who work there: an `instructor`, a `server` called Mai Lin, and no `web_server`. */
export function worksThere(column: string, view: SourceView): boolean {
  if (!MAY_WORK.test(column)) return WORKS.test(column);
  const names = view.membersOf(column);
  return names.filter(({ name }) => PERSON.test(name)).length * 2 > names.length;
}
