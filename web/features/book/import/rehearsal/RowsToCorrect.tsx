// The rows that would be left out, each with its reason and what puts it right: a suggestion to
// accept, a cell to type in, or leaving the row out.
import { useState } from 'react';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Cell, HeadRow, TableHead } from '#web/ui/lists/Table.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { withAdded, withSkipped, withText } from './corrections.ts';
import type { Corrections, JudgedRow } from './rows.ts';

/** The rest comes when some of these are put right. */
const SHOWN_MAX = 100;

type Props = {
  readonly kind: KindOfImport;
  readonly rows: readonly JudgedRow[];
  readonly corrections: Corrections;
  readonly suggestions: number;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onAcceptAll: () => void;
};

export function RowsToCorrect({ kind, rows, suggestions, onAcceptAll, ...rest }: Props) {
  const heads = kind.shown.slice(0, 2);
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">Rows to correct</caption>
        <thead className="max-sm:sr-only">
          <HeadRow>
            <TableHead className="w-14">Row</TableHead>
            {heads.map((field) => (
              <TableHead key={field}>{titleOf(kind, field)}</TableHead>
            ))}
            <TableHead>What is wrong</TableHead>
            <TableHead>Correct it here</TableHead>
          </HeadRow>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_MAX).map((row) => (
            <WrongRow key={row.line} {...{ kind, row, heads, ...rest }} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3 bg-surface-2 px-3 py-2 text-sm">
        <b className="font-semibold">
          {formatCount(rows.length)} {rows.length === 1 ? 'row' : 'rows'} to correct
        </b>
        {rows.length > SHOWN_MAX && <span>the first {SHOWN_MAX} are shown</span>}
        <span className="grow" />
        {suggestions > 0 && (
          <Button aria-keyshortcuts="Alt+A" onClick={onAcceptAll}>
            {acceptText(suggestions)} <Kbd>Alt A</Kbd>
          </Button>
        )}
      </div>
    </div>
  );
}

const acceptText = (count: number): string =>
  count === 1 ? 'Accept the suggestion' : `Accept all ${formatCount(count)} suggestions`;

const titleOf = ({ columns }: KindOfImport, field: string): string =>
  columns.find((column) => column.field === field)?.title ?? field;

type RowProps = Pick<Props, 'kind' | 'corrections' | 'onCorrect'> & {
  readonly row: JudgedRow;
  readonly heads: readonly string[];
};

function WrongRow({ kind, row, heads, corrections, onCorrect }: RowProps) {
  const { line, texts, trouble } = row;
  return (
    <tr
      className={
        'border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:py-1.5'
      }
    >
      <Cell className="text-ink-2 max-sm:py-0.5">
        <span className="sm:hidden sr-only">Row </span>
        {line}
      </Cell>
      {heads.map((field) => (
        <Cell key={field} className="max-w-52 break-words max-sm:col-start-2 max-sm:py-0.5">
          {texts[field] || <span className="text-ink-3">empty</span>}
        </Cell>
      ))}
      <Cell className="text-warn max-sm:col-start-2 max-sm:py-0.5">{trouble?.why}</Cell>
      <Cell className="max-sm:col-start-2">
        <Correction {...{ kind, row, corrections, onCorrect }} />
      </Cell>
    </tr>
  );
}

function Correction({ kind, row, corrections, onCorrect }: Omit<RowProps, 'heads'>) {
  const { line, trouble } = row;
  if (trouble === null) return null;
  const { use, field, isTwin, mayRepeat } = trouble;
  if (isTwin === true) {
    return (
      <span className="flex flex-wrap gap-1.5">
        <Button onClick={() => onCorrect(withSkipped(corrections, line))}>
          Skip this row <span className="sr-only">{line}</span>
        </Button>
        {mayRepeat === true && (
          <Button kind="quiet" onClick={() => onCorrect(withAdded(corrections, line))}>
            Add all the same <span className="sr-only">as row {line}</span>
          </Button>
        )}
      </span>
    );
  }
  if (use !== undefined && field !== null) {
    return (
      <Button
        className="h-auto! whitespace-normal!"
        onClick={() => onCorrect(withText(corrections, line, [field, use.text]))}
      >
        {use.label} <span className="sr-only">in row {line}</span>
      </Button>
    );
  }
  const known = kind.columns.find((column) => column.field === field);
  if (known === undefined) {
    return (
      <Button onClick={() => onCorrect(withSkipped(corrections, line))}>
        Skip this row <span className="sr-only">{line}</span>
      </Button>
    );
  }
  const { field: name, title } = known;
  return (
    <CellField
      label={`${title} of row ${line}`}
      placeholder={title}
      text={row.texts[name] ?? ''}
      onText={(text) => onCorrect(withText(corrections, line, [name, text]))}
    />
  );
}

type CellFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** What is typed counts with Enter, and when the field is left. */
function CellField({ label, placeholder, text, onText }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  const keep = () => typed !== text && onText(typed);
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && keep()}
      className="control w-full max-w-64"
    />
  );
}
