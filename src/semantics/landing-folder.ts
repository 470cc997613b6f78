import { pagePath } from './page-folder.ts';

/**
 * The folder that a landing page lies in, whether its address ends with a slash or not: /blog/guides/soil and
 * /blog/guides/soil/ → /blog/guides/. Pages at the top have nothing in common but that, and each stands for itself:
 * /about?from=mail → /about. So does what is no address, "(not set)".
 */
export function landingFolder(page: string): string {
  const [path = ''] = pagePath(page).split(/[?#]/u);
  if (page !== '' && path === '') return '/';
  if (!path.startsWith('/')) return page;
  const folder = path.replace(/[^/]*\/?$/u, '');
  return folder.length > 1 ? folder : path;
}

/** The same in SQL; a test holds the two against each other. */
export function landingFolderSql(page: string): string {
  const path = `extract(replaceRegexpOne(${page}, '^[A-Za-z]+://[^/?#]+', ''), '^[^?#]*')`;
  const folder = `replaceRegexpOne(${path}, '[^/]*/?$', '')`;
  return `multiIf(${page} = '', '', ${path} = '', '/', NOT startsWith(${path}, '/'), ${page}, length(${folder}) > 1, ${folder}, ${path})`;
}
