// What would be added, or changed: the first rows, and more of them when asked for.
import { useState } from 'react';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Cell, HeadRow, TableHead, TableRow } from '#web/ui/lists/Table.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import type { JudgedRow } from './rows.ts';

const FIRST = 10;
const MORE = 200;

type Props = {
  readonly kind: KindOfImport;
  /** Such as ‘Will be added’. */
  readonly title: string;
  readonly rows: readonly JudgedRow[];
};

export function RowsToImport({ kind, title, rows }: Props) {
  const [shown, setShown] = useState(FIRST);
  const columns =
    kind.records?.columns ??
    kind.shown.flatMap((field) => kind.columns.find((column) => column.field === field) ?? []);
  const rest = rows.length - shown;
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <HeadRow>
            <TableHead className="w-14">Row</TableHead>
            {columns.map(({ field, title: head }, at) => (
              <TableHead key={field} className={`${narrowed(at)} ${figures(field)}`}>
                {at === 0 ? title : head}
              </TableHead>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ line, texts }) => (
            <TableRow key={line}>
              <Cell className="text-ink-2">{line}</Cell>
              {columns.map(({ field }, at) => (
                <Cell key={field} className={`break-words ${narrowed(at)} ${figures(field)}`}>
                  {texts[field]}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <div className="flex flex-wrap items-center gap-3 bg-surface-2 px-3 py-2 text-sm">
          <span>and {formatCount(rest)} more</span>
          <span className="grow" />
          <Button onClick={() => setShown(shown + MORE)}>
            {rest > MORE ? `Show ${MORE} more` : `See all ${formatCount(rows.length)}`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Sums of the rows of a record stand under each other. */
const figures = (field: string): string => (field === 'total' ? 'text-right tabular-nums' : '');

/** A phone has room for what it is called and one more. */
const narrowed = (at: number): string => {
  if (at < 2) return '';
  return at < 3 ? 'max-sm:hidden' : 'max-md:hidden';
};
