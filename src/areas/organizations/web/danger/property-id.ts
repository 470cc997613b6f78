/** What is wrong with a property id as typed; undefined when it is one. */
export function propertyIdMistake(text: string): string | undefined {
  const id = text.trim();
  if (id === '') return 'Please enter a GA4 Property ID';
  return /^(properties\/)?\d{1,20}$/.test(id)
    ? undefined
    : 'Invalid GA4 Property ID format. It is a number such as 123456789, or properties/123456789.';
}

/** Google's own way of writing it. */
export const withPrefix = (text: string): string => {
  const id = text.trim();
  return id.startsWith('properties/') ? id : `properties/${id}`;
};
