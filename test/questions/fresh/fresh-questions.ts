import { eighthOfAds, eighthOfGarden, eighthOfRetail, eighthOfSearch, eighthOfShop } from './eighth-set.ts';
import {
  eleventhOfAds,
  eleventhOfGarden,
  eleventhOfRetail,
  eleventhOfSearch,
  eleventhOfShop,
} from './eleventh-set.ts';
import { ninthOfAds, ninthOfGarden, ninthOfRetail, ninthOfSearch, ninthOfShop } from './ninth-set.ts';
import {
  seventhOfAds,
  seventhOfGarden,
  seventhOfRetail,
  seventhOfSearch,
  seventhOfShop,
} from './seventh-set.ts';
import { sixthOfGarden, sixthOfRetail, sixthOfSearch, sixthOfShop } from './sixth-set.ts';
import { tenthOfAds, tenthOfGarden, tenthOfRetail, tenthOfSearch, tenthOfShop } from './tenth-set.ts';
import { thirteenthOfGarden, thirteenthOfShop } from './thirteenth-set.ts';
import {
  twelfthOfAds,
  twelfthOfGarden,
  twelfthOfRetail,
  twelfthOfSearch,
  twelfthOfShop,
} from './twelfth-set.ts';

/** Sets that were written before the grammar was asked any of them; docs/MEASURED.md has how many it knew at first sight. */
export const freshOfShop = [
  ...sixthOfShop,
  ...seventhOfShop,
  ...eighthOfShop,
  ...ninthOfShop,
  ...tenthOfShop,
  ...eleventhOfShop,
  ...twelfthOfShop,
  ...thirteenthOfShop,
];
export const freshOfGarden = [
  ...sixthOfGarden,
  ...seventhOfGarden,
  ...eighthOfGarden,
  ...ninthOfGarden,
  ...tenthOfGarden,
  ...eleventhOfGarden,
  ...twelfthOfGarden,
  ...thirteenthOfGarden,
];
export const freshOfSearch = [
  ...sixthOfSearch,
  ...seventhOfSearch,
  ...eighthOfSearch,
  ...ninthOfSearch,
  ...tenthOfSearch,
  ...eleventhOfSearch,
  ...twelfthOfSearch,
];
export const freshOfRetail = [
  ...sixthOfRetail,
  ...seventhOfRetail,
  ...eighthOfRetail,
  ...ninthOfRetail,
  ...tenthOfRetail,
  ...eleventhOfRetail,
  ...twelfthOfRetail,
];
export const freshOfAds = [
  ...seventhOfAds,
  ...eighthOfAds,
  ...ninthOfAds,
  ...tenthOfAds,
  ...eleventhOfAds,
  ...twelfthOfAds,
];
