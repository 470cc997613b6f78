import { eighthOfAds, eighthOfGarden, eighthOfRetail, eighthOfSearch, eighthOfShop } from './eighth-set.ts';
import {
  seventhOfAds,
  seventhOfGarden,
  seventhOfRetail,
  seventhOfSearch,
  seventhOfShop,
} from './seventh-set.ts';
import { sixthOfGarden, sixthOfRetail, sixthOfSearch, sixthOfShop } from './sixth-set.ts';

/** Sets that were written before the grammar was asked any of them; docs/MEASURED.md has how many it knew at first sight. */
export const freshOfShop = [...sixthOfShop, ...seventhOfShop, ...eighthOfShop];
export const freshOfGarden = [...sixthOfGarden, ...seventhOfGarden, ...eighthOfGarden];
export const freshOfSearch = [...sixthOfSearch, ...seventhOfSearch, ...eighthOfSearch];
export const freshOfRetail = [...sixthOfRetail, ...seventhOfRetail, ...eighthOfRetail];
export const freshOfAds = [...seventhOfAds, ...eighthOfAds];
