const ADDRESS = /^https?:\/\/[^/]+(\/.*)$/i;

/** The address of a page without the site, which is the same for all of them; any other member as it is. */
export const pagePath = (member: string): string => ADDRESS.exec(member)?.[1] ?? member;
