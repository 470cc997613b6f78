import type { ServedDimension } from '../../data-set.ts';
import { dimension } from './dimension.ts';

const geography = 'Geography';

/** Where users are, and the language of their browsers. */
export const geographyDimensions: readonly ServedDimension[] = [
  dimension(
    'region',
    'Region',
    geography,
    'region',
    'The geographic region from which the user activity originated.',
  ),
  dimension('city', 'City', geography, 'city', 'The city from which the user activity originated.'),
  dimension('language', 'Language', 'User', 'language', 'The language setting of the browser or device.'),
  dimension(
    'country',
    'Country',
    geography,
    'country',
    'The country from which the user activity originated.',
  ),
  dimension(
    'countryId',
    'Country ID',
    geography,
    'countryId',
    'The country from which the user activity originated, as ISO 3166-1 alpha-2.',
  ),
  dimension(
    'continent',
    'Continent',
    geography,
    'continent',
    'The continent from which the user activity originated.',
  ),
];
