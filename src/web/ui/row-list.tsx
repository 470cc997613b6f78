import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

/** Things to read one after the other, divided by hairlines. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="divide-y divide-line border-y border-line">
      {children}
    </ol>
  );
}

export interface RowProps {
  /** Its detail is open beside the list. */
  readonly selected?: boolean;
  /** In a list that may be long: out of sight it is neither laid out nor painted. */
  readonly inLongList?: boolean;
  readonly children: ReactNode;
}

/** The ground that answers to the pointer reaches beyond the text, so that the text keeps the line of the page. */
export function Row({ selected = false, inLongList = false, children }: RowProps) {
  return (
    <li
      aria-current={selected || undefined}
      className={classNames(
        'relative isolate py-5',
        // About as tall as a row is, until it was seen; the ground may still reach beyond the text.
        inLongList &&
          '[contain-intrinsic-height:auto_9rem] [content-visibility:auto] [overflow-clip-margin:1rem] max-md:[contain-intrinsic-height:auto_13rem]',
        'before:absolute before:-inset-x-4 before:inset-y-0 before:-z-10 before:transition-colors md:before:rounded-box',
        selected ? 'before:bg-hover' : 'has-[.whole-row:hover]:before:bg-sunken',
      )}
    >
      {children}
    </li>
  );
}

/** On the one button or link of a row: the whole row is its target. Others in the row stand above it with `relative`. */
export const wholeRowClass = "whole-row text-left after:absolute after:inset-0 after:content-['']";
