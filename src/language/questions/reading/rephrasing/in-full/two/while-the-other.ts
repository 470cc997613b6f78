import { once } from '../../../../text/pattern.ts';
import { FALL, FELL, RISE, ROSE } from '../../../../vocabulary/moving-words.ts';
import type { Rule } from '../rule.ts';

const BUT_NOT = String.raw`^(did|do|does|has|have) (?:only )?(\p{L}[^,?]{1,40}?),? (?:but|and) not (\p{L}[^,?]{1,40}?)`;
const ENDS = '(?=[?.!]*$| (?:in|last|this|since|from|on) )';
const THEN_BUT_NOT = (verb: string): string =>
  String.raw`^(did|do|does|has|have) (\p{L}[^,?]{1,40}?) (?:${verb}),? but not (\p{L}[^,?]{1,30}?)${ENDS}`;
const COUNTED = String.raw`((?!in\b|last\b|this\b)\p{L}+(?: (?!in\b|last\b|this\b|since\b|from\b|on\b)\p{L}+)?)`;
const UP = `(?:${RISE}|grown|risen|gone up|increased)`;
const DOWN = `(?:${FALL}|fallen|dropped|declined|gone down|decreased)`;

/** Whether one number went one way while another one went its own: both are asked about. */
export const whileTheOtherRules: readonly Rule[] = [
  {
    said: 'did hires grow while damage reports fell?',
    becomes: 'did hires grow and damage reports fell?',
    words: once`^(did (?:our |the )?\p{L}[^,?]{2,50}? (?:${RISE}|${FALL})(?: (?:in|last|this) [\p{L}\d ]{3,20}?)?),? (?:while|whilst|whereas|even though|although|even as|as) (?=(?:our |the )?\p{L}[^,?]{2,50}? (?:${ROSE}|${FELL})\b)`,
    full: '$1 and ',
  },
  // Who did not rise is no name that is left out: the two are told beside each other
  {
    said: 'Did Sweden but not Norway grow last month?',
    becomes: 'Did Sweden grow but Norway fall last month?',
    also: { 'has Vienna but not Graz risen this year': 'has Vienna grow but Graz fall this year' },
    words: once`${BUT_NOT} ${UP}\b(?! (?!in\b|last\b|this\b|since\b|from\b|on\b)\p{L})`,
    full: '$1 $2 grow but $3 fall',
  },
  {
    said: 'Did Sweden but not Norway fall last month?',
    becomes: 'Did Sweden fall but Norway grow last month?',
    words: once`${BUT_NOT} ${DOWN}\b(?! (?!in\b|last\b|this\b|since\b|from\b|on\b)\p{L})`,
    full: '$1 $2 fall but $3 grow',
  },
  {
    said: 'Did Sweden grow but not Norway last month?',
    becomes: 'Did Sweden grow but Norway fall last month?',
    words: once`${THEN_BUT_NOT(UP)}`,
    full: '$1 $2 grow but $3 fall',
  },
  {
    said: 'Did Sweden fall but not Norway last month?',
    becomes: 'Did Sweden fall but Norway grow last month?',
    words: once`${THEN_BUT_NOT(DOWN)}`,
    full: '$1 $2 fall but $3 grow',
  },
  {
    said: 'Did Sweden but not Norway lose downloads last month?',
    becomes: 'Did Sweden lose downloads but Norway gain downloads last month?',
    words: once`${BUT_NOT} lose ${COUNTED}`,
    full: '$1 $2 lose $4 but $3 gain $4',
  },
  {
    said: 'Did Sweden lose downloads but not Norway last month?',
    becomes: 'Did Sweden lose downloads but Norway gain downloads last month?',
    words: once`^(did|do|does|has|have) (\p{L}[^,?]{1,40}?) lose (\p{L}+(?: \p{L}+)?),? but not (\p{L}[^,?]{1,30}?)${ENDS}`,
    full: '$1 $2 lose $3 but $4 gain $3',
  },
  {
    said: 'Did Sweden but not Norway gain downloads last month?',
    becomes: 'Did Sweden gain downloads but Norway lose downloads last month?',
    words: once`${BUT_NOT} gain ${COUNTED}`,
    full: '$1 $2 gain $4 but $3 lose $4',
  },
  {
    said: 'Did Sweden gain downloads but not Norway last month?',
    becomes: 'Did Sweden gain downloads but Norway lose downloads last month?',
    words: once`^(did|do|does|has|have) (\p{L}[^,?]{1,40}?) gain (\p{L}+(?: \p{L}+)?),? but not (\p{L}[^,?]{1,30}?)${ENDS}`,
    full: '$1 $2 gain $3 but $4 lose $3',
  },
];
