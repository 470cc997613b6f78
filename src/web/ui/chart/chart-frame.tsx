import { ImageDown, Table2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import { tableText } from '#src/web/ui/chart/table-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { saveFile } from '#src/web/ui/save-file.ts';
import { showToast } from '#src/web/ui/toast-store.ts';

export interface Picture {
  /** Of the file. */
  readonly name: string;
  /** What a reader who sees nothing but the picture must know: site, segment, period. */
  readonly note: () => Promise<string>;
}

export interface ChartFrameProps {
  /** The finding in one sentence. Never a label. */
  readonly title: string;
  /** What is drawn: metric, unit, period. */
  readonly detail?: string;
  /** The finding stands right above the frame: here it is only heard, and what is drawn stands in its place. */
  readonly isSaid?: boolean;
  readonly children: ReactNode;
  /** The figures behind the drawing. */
  readonly table: ChartTable;
  /** Source and marks of quality. */
  readonly note?: ReactNode;
  /** The figures stand in a table of the page beside it: the frame holds none of its own, only copies them. */
  readonly isTold?: boolean;
  /** As what the drawing can be saved; not offered without it. */
  readonly picture?: Picture;
}

const FINDING = 'max-w-measure text-read font-semibold text-pretty';

/** A chart says its finding and keeps its figures at hand: to see, to hear and to copy. */
export function ChartFrame({
  title,
  detail,
  isSaid = false,
  children,
  table,
  note,
  isTold = false,
  picture,
}: ChartFrameProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [tableShown, setTableShown] = useState(false);
  return (
    <div className="@container min-w-0">
      <figure
        ref={figure}
        aria-labelledby={id}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3"
      >
        {/* Its first line on the line of the buttons beside it. */}
        <figcaption className="min-w-0 pt-1 @max-[40rem]:col-span-full @max-[40rem]:pt-0">
          <p id={id} className={isSaid ? 'sr-only' : FINDING}>
            {title}
          </p>
          {detail !== undefined && <p className={isSaid ? FINDING : 'text-note text-faint'}>{detail}</p>}
        </figcaption>
        {/* Where it is narrow the finding has the whole line, and what can be done with the figures stands below them. */}
        <div className="-mr-2.5 flex gap-1 @max-[40rem]:order-1 @max-[40rem]:col-span-full @max-[40rem]:-mt-2 @max-[40rem]:-ml-2.5">
          {!isTold && (
            <Button
              tone="plain"
              size="small"
              icon={<Table2 aria-hidden="true" size={14} />}
              aria-expanded={tableShown}
              onClick={() => setTableShown(!tableShown)}
            >
              Table
            </Button>
          )}
          {picture !== undefined && (
            <Button
              tone="plain"
              size="small"
              icon={<ImageDown aria-hidden="true" size={14} />}
              onClick={() => void savePicture(figure.current, title, picture)}
            >
              PNG
            </Button>
          )}
          <CopyButton label="Copy figures" text={() => tableText(table)} />
        </div>
        <div className="col-span-full min-w-0">{children}</div>
        {/* Always there for those who listen; below the drawing for those who asked to see it. */}
        {!isTold && (
          <div
            className={classNames(
              tableShown ? 'order-2 col-span-full max-h-80 min-w-0 overflow-auto' : 'sr-only',
            )}
          >
            <FigureTable title={title} table={table} />
          </div>
        )}
        {note !== undefined && <p className="order-3 col-span-full text-note text-faint">{note}</p>}
      </figure>
    </div>
  );
}

/** The program that paints it comes with the first picture. */
async function savePicture(figure: HTMLElement | null, title: string, picture: Picture): Promise<void> {
  const drawing = figure?.querySelector<SVGSVGElement>('.plot svg');
  try {
    if (!drawing) throw new Error('There is no drawing in the frame.');
    const { chartImage } = await import('#src/web/ui/chart/chart-image.ts');
    saveFile(await chartImage(drawing, { title, note: await picture.note() }), picture.name);
  } catch {
    showToast({ title: 'The picture could not be made', tone: 'danger' });
  }
}

function FigureTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                'sticky top-0 border-b border-line-strong bg-paper py-1.5 text-note font-medium text-faint',
                index === 0 ? 'text-left' : 'pl-4 text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, place) => (
          // Several rows of one day have the same name; they never move.
          <tr key={`${place} ${row[0]}`}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th
                  key={table.columns[index]}
                  scope="row"
                  className="border-b border-line py-1 text-left font-normal"
                >
                  {cell}
                </th>
              ) : (
                <td key={table.columns[index]} className="border-b border-line py-1 pl-4 text-right">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
