const KEY = 'weekwise-organization';

/** The slug of the organization this browser showed last. */
export function rememberedOrganization(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberOrganization(slug: string): void {
  try {
    localStorage.setItem(KEY, slug);
  } catch {
    // Storage is forbidden: the next visit starts at the first organization.
  }
}
