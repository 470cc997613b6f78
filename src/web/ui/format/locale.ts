/**
 * One locale for every number and date on the page. The words are English and some of their numbers are bound to stored
 * results by the server, so a page that followed the browser could show "1.234" beside "1,234".
 */
export const displayLocale = 'en-US';
