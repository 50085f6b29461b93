// The rows that would be left out, each with its reason and what puts it right: a suggestion to
// accept, a cell to type in, or leaving the row out.
import { counted, formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Cell, HeadRow, TableHead } from '#web/ui/lists/Table.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { KindOfImport, OfferWay } from '../kinds/kind.ts';
import { Choices, Correction } from './Correction.tsx';
import {
  columnWays,
  rowsOfExisting,
  rowsToCorrect,
  twinRows,
  withAllChanged,
  withColumnWay,
  withTwinsSkipped,
} from './corrections.ts';
import type { Corrections, JudgedRow } from './rows.ts';

/** The rest comes when some of these are put right. */
const SHOWN_MAX = 100;

type Props = {
  readonly kind: KindOfImport;
  readonly rows: readonly JudgedRow[];
  readonly corrections: Corrections;
  /** How many rows are only spelt otherwise. */
  readonly spellings: number;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onAcceptAll: () => void;
};

export function RowsToCorrect({ kind, rows, spellings, onAcceptAll, ...rest }: Props) {
  const heads = kind.shown.slice(0, 2);
  const shown = rowsToCorrect(kind, rows);
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
          {shown.slice(0, SHOWN_MAX).map(({ row, lines }) => (
            <WrongRow key={row.line} kind={kind} row={row} lines={lines} heads={heads} {...rest} />
          ))}
        </tbody>
      </table>
      {kind.columns.map(({ field, choices }) =>
        choices === undefined ? null : <Choices key={field} field={field} choices={choices} />,
      )}
      <div className="flex flex-wrap items-center gap-3 bg-surface-2 px-3 py-2 text-sm">
        <b className="font-semibold">{counted(rows.length, 'row')} to correct</b>
        {shown.length > SHOWN_MAX && <span>the first {SHOWN_MAX} are shown</span>}
        <span className="grow" />
        <ManyAtOnce kind={kind} rows={rows} {...rest} />
        {spellings > 0 && (
          <Button aria-keyshortcuts="Alt+A" onClick={onAcceptAll}>
            {acceptText(spellings)} <Kbd>Alt A</Kbd>
          </Button>
        )}
      </div>
    </div>
  );
}

const acceptText = (count: number): string =>
  count === 1 ? 'Accept the spelling' : `Accept all ${formatCount(count)} spellings`;

type ManyProps = Pick<Props, 'kind' | 'rows' | 'corrections' | 'onCorrect'>;

/** What a person says once for many rows: how a column is meant, and what is there already. */
function ManyAtOnce({ kind, rows, corrections, onCorrect }: ManyProps) {
  const [existing, twins] = [rowsOfExisting(rows), twinRows(rows)];
  return (
    <>
      {columnWays(rows).map((one) => (
        <Button
          key={`${one.field} ${one.way}`}
          className="h-auto! whitespace-normal!"
          onClick={() => onCorrect(withColumnWay(kind, corrections, one))}
        >
          {titleOf(kind, one.field)}: {WAY_WORDS[one.way]} in {formatCount(one.rows.length)} rows
        </Button>
      ))}
      {existing.length > 1 && (
        <Button onClick={() => onCorrect(withAllChanged(corrections, existing))}>
          Update all {formatCount(existing.length)} that are in the book
        </Button>
      )}
      {twins.length > 1 && (
        <Button onClick={() => onCorrect(withTwinsSkipped(corrections, twins))}>
          Skip all {formatCount(twins.length)} that are there twice
        </Button>
      )}
    </>
  );
}

const WAY_WORDS: Readonly<Record<OfferWay, string>> = {
  'decimal comma': 'take the comma for the decimal point',
  groups: 'take commas and points for separators of groups',
  'decimal point': 'take the point for the decimal point',
  nearest: 'round to the nearest',
  'month first': 'take the month first',
  'counted days': 'take the number for a day',
  fraction: 'take it for a share of one',
  letters: 'take the letters for digits',
};

const titleOf = ({ columns }: KindOfImport, field: string): string =>
  columns.find((column) => column.field === field)?.title ?? field;

type RowProps = Pick<Props, 'kind' | 'corrections' | 'onCorrect'> & {
  readonly row: JudgedRow;
  /** The rows that are corrected with it, itself among them. */
  readonly lines: readonly number[];
  readonly heads: readonly string[];
};

function WrongRow({ kind, row, lines, heads, corrections, onCorrect }: RowProps) {
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
      <Cell className="text-warn max-sm:col-start-2 max-sm:py-0.5">
        {trouble?.why}
        {lines.length > 1 && (
          <span className="text-ink-2"> in {formatCount(lines.length)} rows</span>
        )}
      </Cell>
      <Cell className="max-sm:col-start-2">
        <Correction
          kind={kind}
          row={row}
          lines={lines}
          corrections={corrections}
          onCorrect={onCorrect}
        />
      </Cell>
    </tr>
  );
}
