import type { SourceView } from '../../../data/source-view.ts';
import { JOBS, MAY_BE_JOBS } from '../../../vocabulary/jobs.ts';

const columnsOf = (jobs: readonly string[]): RegExp =>
  new RegExp(`(?:^|(?<!user)_)(?:${jobs.join('|').replaceAll(' ', '_')})(?:_name)?$`, 'i');

/** Those who work there, and of whom a file has names. */
const WORKS = columnsOf(JOBS);

/** They work there where their names are those of people. */
const MAY_WORK = columnsOf(MAY_BE_JOBS);

/** "Mai Lin", "Dr Lucy Tran", "Ana de Souza" */
const PERSON =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|di|van|von|der|den|bin|al))* \p{Lu}[\p{L}.'’-]*$/u;

/** Whether a column has the names of those who work there: an `instructor`, a `server` called Mai Lin, and no `web_server`. */
export function worksThere(column: string, view: SourceView): boolean {
  if (!MAY_WORK.test(column)) return WORKS.test(column);
  const names = view.membersOf(column);
  return names.filter(({ name }) => PERSON.test(name)).length * 2 > names.length;
}
