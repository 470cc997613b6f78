/** "minutesAloft" as "minutes Aloft": names of columns are written together in many ways. */
export const camelCaseApart = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
