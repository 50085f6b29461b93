// What would be added, or changed: the first rows, and more of them when asked for. Each column
// that is read is shown as it will be saved, not as it stands in the file.
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
  const columns = kind.records?.columns ?? columnsSaved(kind, rows);
  const rest = rows.length - shown;
  return (
    <div className="card overflow-hidden">
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{title}, as it will be saved</caption>
          <thead>
            <HeadRow>
              <TableHead className="w-14">Row</TableHead>
              {columns.map(({ field, title: head }, at) => (
                <TableHead key={field} className={figures(field)}>
                  {at === 0 ? title : head}
                </TableHead>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ line, saved }) => (
              <TableRow key={line}>
                <Cell className="text-ink-2">{line}</Cell>
                {columns.map(({ field }) => (
                  <Cell key={field} className={`max-w-80 min-w-20 ${figures(field)}`}>
                    {saved[field]}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </table>
      </div>
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

/** Those that any of the rows says something of. */
function columnsSaved({ columns }: KindOfImport, rows: readonly JudgedRow[]) {
  const fields = new Set(rows.flatMap(({ saved }) => Object.keys(saved)));
  return columns.filter(({ field }) => fields.has(field));
}

const FIGURES: ReadonlySet<string> = new Set([
  'total',
  'price',
  'gst_rate',
  'opening_quantity',
  'opening_value',
  'due_days',
]);

/** Figures stand under each other; the lines of a record each by itself. */
const figures = (field: string): string =>
  FIGURES.has(field) ? 'text-right tabular-nums' : 'break-words whitespace-pre-line';
