import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  readonly children?: ReactNode;
}

type RenderLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>(({ children, ...props }) => <a {...props}>{children}</a>);

/** The router says once how a link inside the product is drawn; the design system knows no router. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link as it stands: no look of its own. */
export function PlainLink(props: LinkProps) {
  return useContext(LinkContext)(props);
}
