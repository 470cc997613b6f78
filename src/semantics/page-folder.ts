/** The address of a page within its site: https://shop.example/blog/x?y → /blog/x?y. What is no address stays as it is. */
export function pagePath(page: string): string {
  const match = /^[a-z]+:\/\/[^/?#]+(?<path>[/?#].*)?$/isu.exec(page);
  return match === null ? page : (match.groups?.['path'] ?? '/');
}

/** The folder of a page: /blog/guides/x and /blog/guides/ → /blog/guides/. null for the first level, where all pages are. */
export function pageFolder(page: string): string | null {
  const [path = ''] = pagePath(page).split(/[?#]/u);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder.length > 1 ? folder : null;
}
