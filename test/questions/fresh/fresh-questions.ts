import { eighthOfAds, eighthOfGarden, eighthOfRetail, eighthOfSearch, eighthOfShop } from './eighth-set.ts';
import { ninthOfAds, ninthOfGarden, ninthOfRetail, ninthOfSearch, ninthOfShop } from './ninth-set.ts';
import {
  seventhOfAds,
  seventhOfGarden,
  seventhOfRetail,
  seventhOfSearch,
  seventhOfShop,
} from './seventh-set.ts';
import { sixthOfGarden, sixthOfRetail, sixthOfSearch, sixthOfShop } from './sixth-set.ts';

/** Sets that were written before the grammar was asked any of them; docs/MEASURED.md has how many it knew at first sight. */
export const freshOfShop = [...sixthOfShop, ...seventhOfShop, ...eighthOfShop, ...ninthOfShop];
export const freshOfGarden = [...sixthOfGarden, ...seventhOfGarden, ...eighthOfGarden, ...ninthOfGarden];
export const freshOfSearch = [...sixthOfSearch, ...seventhOfSearch, ...eighthOfSearch, ...ninthOfSearch];
export const freshOfRetail = [...sixthOfRetail, ...seventhOfRetail, ...eighthOfRetail, ...ninthOfRetail];
export const freshOfAds = [...seventhOfAds, ...eighthOfAds, ...ninthOfAds];
