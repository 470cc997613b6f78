import { withoutLead } from './without-lead.ts';

const LEAD =
  /^(?:(?:no|nope|nah|sorry|oops|wait|hm+|ah|oh|well|actually)(?:[,.!:;–—-]+ *| (?=i (?:meant|mean|wanted)\b|sorry\b|wait\b|actually\b|make\b)))+(?=\S)/iu;
const MEANT =
  /^(?:actually,? )?(?:(?:what )?i (?:meant|mean|wanted)(?: to (?:say|ask|know|see))?(?: (?:was|is))?(?: for)?|make (?:it|that)|not (?:that|this|those)(?: one)?(?:,| but))[ ,:]+(?=\S)/iu;
const INSTEAD_OF = /^(?:and )?not \p{L}[\p{L}\d ]{1,30}?,? but (?!not\b|also\b|only\b|by\b|with)(?=\S)/iu;

/** "Ok, and per session", "yes please, by city", "hmm ok. how much did we sell?"; "great" is said aside only before a sign. */
const AGREED =
  /^(?:(?:(?:hm+|ok|okay|thx|thanks|thank you|alright|yes|yeah|yep|yup|sure)(?: please| pls)?[,.!…:;–—-]*|(?:great|perfect|cool|awesome|excellent|good|got it|i see|interesting|makes sense)(?: thanks| thank you)?[,.!…:;–—-]+) +)+(?=\S)/iu;
/** "Yes, by city": of what was told. */
const YES_BY = /^(?:(?:ok|okay),? )?(?:yes|yeah|yep|yup|sure)(?: please| pls)?[,.! ]+(?=by )/iu;
const NO_SORRY = /^(?:no|oh|ah)[, ]+sorry[,:]? (?=\S)/iu;

/** "Back to all hotels" */
const BACK = /^(?:(?:and|now|ok|okay),? )*(?:(?:let['’]s )?(?:go )?back to|return to|again) (?=all\b)/iu;

/** "Desktop instead of mobile" */
const FIRST_INSTEAD = /^(.+?),? instead of (?:the )?[^,?]+(?=[ ?.!]*$)/iu;
const INSTEAD_FIRST = /^instead of [^,]+, (?<put>\S.*?)(?:,? instead)?(?=[ ?.!]*$)/iu;

/** "No, I meant March", "sorry, make that April", "not March but April": what is asked in place of the question before. */
export const corrected = (text: string): string =>
  withoutLead(text.replace(YES_BY, 'split it ').replace(AGREED, ''))
    .replace(NO_SORRY, '')
    .replace(LEAD, '')
    .replace(MEANT, '')
    .replace(INSTEAD_OF, '')
    .replace(FIRST_INSTEAD, '$1')
    .replace(INSTEAD_FIRST, '$<put> instead')
    .replace(BACK, '');
