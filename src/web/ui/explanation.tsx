import type { ComponentProps, CSSProperties } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { unbrokenParts } from '#src/web/ui/unbroken-parts.ts';
import { UnbrokenPiece } from '#src/web/ui/unbroken-piece.tsx';

const PIECE = 'abbr';

type Parts = NonNullable<ComponentProps<typeof Markdown>['components']>;

/**
 * Markdown with tables. Raw HTML stands as text, pictures are left out, and only addresses of this site are links: a name
 * that came from outside can neither call anybody nor lead anywhere.
 */
const parts: Parts = {
  h1: ({ children }) => <h4 className="text-read font-semibold">{children}</h4>,
  h2: ({ children }) => <h4 className="text-read font-semibold">{children}</h4>,
  h3: ({ children }) => <h4 className="text-ui font-semibold">{children}</h4>,
  p: ({ children }) => <p className="max-w-measure">{children}</p>,
  ul: ({ children }) => <ul className="grid max-w-measure list-disc gap-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="grid max-w-measure list-decimal gap-1 pl-5">{children}</ol>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  code: ({ children }) => (
    <code className="rounded-control bg-sunken px-1 font-mono text-[0.9em]">{children}</code>
  ),
  pre: ({ children }) => (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      className="overflow-auto rounded-control bg-sunken p-3 text-note"
    >
      {children}
    </pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="max-w-measure border-l-2 border-line-strong pl-4 text-soft">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
  // No Markdown makes one: it is what must not be broken, see below.
  [PIECE]: ({ children }) => <UnbrokenPiece>{String(children)}</UnbrokenPiece>,
  a: ({ href, children }) =>
    href?.startsWith('/') === true && !href.startsWith('//') ? (
      <TextLink href={href}>{children}</TextLink>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ children }) => (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="border-collapse text-ui">{children}</table>
    </div>
  ),
  th: ({ children, style }) => (
    <th
      scope="col"
      className={`border-b border-line-strong py-1.5 pr-4 text-note font-medium text-faint ${alignOf(style)}`}
    >
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td className={`border-b border-line py-1.5 pr-4 ${alignOf(style)}`}>{children}</td>
  ),
};

/** Styles in attributes are refused by the content policy. */
const alignOf = (style: CSSProperties | undefined): string =>
  style?.textAlign === 'right' ? 'text-right' : 'text-left';

const extensions = [remarkGfm];

interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** No line ends within what one reads in one go. */
function keepTogether() {
  const kept = (node: Node): Node[] => {
    if (node.children !== undefined) node.children = node.children.flatMap(kept);
    if (node.type !== 'text' || node.value === undefined) return [node];
    return unbrokenParts(node.value).map(({ text, isUnbroken }) =>
      isUnbroken
        ? {
            type: 'element',
            tagName: PIECE,
            properties: {},
            children: [{ type: 'text', value: text }],
          }
        : { type: 'text', value: text },
    );
  };
  return (tree: Node): void => void kept(tree);
}

const afterwards = [keepTogether] as ComponentProps<typeof Markdown>['rehypePlugins'];

export function Explanation({ text }: { text: string }) {
  return (
    <div className="grid gap-3 text-read">
      <Markdown remarkPlugins={extensions} rehypePlugins={afterwards ?? null} components={parts}>
        {text}
      </Markdown>
    </div>
  );
}
