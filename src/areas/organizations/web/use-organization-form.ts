import { useState } from 'react';
import { visibleText } from '#src/shared/visible-text.ts';
import { isWebAddress, withScheme } from '#src/shared/web-address.ts';

export interface OrganizationFields {
  readonly name: string;
  readonly url: string;
}

type Mistakes = Partial<Record<keyof OrganizationFields, string>>;

/** What is wrong with the two fields as typed; nothing where they can be sent. */
export function organizationMistakes({ name, url }: OrganizationFields): Mistakes {
  const { length } = visibleText(name);
  return {
    ...(length < 2 ? { name: 'Name required (2+ characters)' } : {}),
    ...(length > 120 ? { name: 'At most 120 characters' } : {}),
    ...(url.trim() === ''
      ? { url: 'Website required' }
      : isWebAddress(withScheme(url))
        ? {}
        : { url: 'Invalid URL' }),
  };
}

/**
 * Two fields, and so no library of forms: the page that creates an organization is the first that a newcomer loads.
 * Nobody is told of a mistake before they had a chance to finish; once told, the text goes as soon as it is mended.
 */
export function useOrganizationForm(start: OrganizationFields) {
  const [fields, setFields] = useState(start);
  const [saved, setSaved] = useState(start);
  const [told, setTold] = useState(false);
  const [refused, setRefused] = useState<Mistakes>({});
  const own = told ? organizationMistakes(fields) : {};
  return {
    values: { name: fields.name.trim(), url: withScheme(fields.url) },
    isDirty: fields.name !== saved.name || fields.url !== saved.url,
    /** What a text field needs, by its name. */
    field: (name: keyof OrganizationFields) => ({
      name,
      value: fields[name],
      error: own[name] ?? refused[name],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        const { value } = event.target;
        setFields((before) => ({ ...before, [name]: value }));
        setRefused(({ [name]: _, ...others }) => others);
      },
    }),
    /** True when the fields may be sent; else their mistakes are told, and the first of them is where one types. */
    check: (form: HTMLFormElement): boolean => {
      setTold(true);
      const [first] = Object.keys(organizationMistakes(fields));
      const field = first === undefined ? null : form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return first === undefined;
    },
    /** Mistakes that only the server saw. */
    refuse: (mistakes: Readonly<Record<string, string>>) => {
      const { name, url } = mistakes;
      setRefused({ ...(name === undefined ? {} : { name }), ...(url === undefined ? {} : { url }) });
    },
    /** What was saved stands in the fields and is the new beginning. */
    keep: (now: OrganizationFields) => {
      setFields(now);
      setSaved(now);
      setTold(false);
    },
  };
}
