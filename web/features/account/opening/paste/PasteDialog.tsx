// What was copied from a spreadsheet: what of it is understood, and what is not and why. Taking it
// leaves the rest here, as it was pasted.
import { useState } from 'react';
import { counted, formatCount } from '#web/format/money.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LinesField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { leftoverOf } from './reading.ts';
import type { Misread } from './reading.ts';

export type PastePreview = {
  /** Each line as it was understood, by column. */
  readonly rows: readonly (readonly string[])[];
  readonly misread: readonly Misread[];
  readonly head: string | null;
  readonly take: () => void;
};
export type PasteWay = {
  readonly what: string;
  readonly hint: string;
  /** The headings of the preview; those of amounts end in (₹). */
  readonly columns: readonly string[];
  readonly read: (text: string) => PastePreview;
};

type Props = { readonly way: PasteWay; readonly text: string; readonly onClose: () => void };

/** As many lines of each kind as anybody looks through. */
const SHOWN = 200;

export function PasteDialog({ way, text: pasted, onClose }: Props) {
  const [text, setText] = useState(pasted);
  const [taken, setTaken] = useState(0);
  const preview = way.read(text);
  const { rows, misread } = preview;
  const take = () => {
    if (rows.length === 0) return;
    preview.take();
    const left = leftoverOf(preview);
    if (left === '') return onClose();
    setTaken(taken + rows.length);
    setText(left);
  };
  return (
    <Dialog
      title={`Paste ${way.what}`}
      size="large"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            disabled={rows.length === 0}
            onClick={take}
          >
            {`Take ${counted(rows.length, 'line')}`} <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </>
      }
    >
      <TakeKeys take={take} />
      <div className="flex flex-col gap-4">
        <LinesField
          label="Rows of your spreadsheet"
          hint={way.hint}
          rows={6}
          value={text}
          onChange={setText}
          input={{ autoFocus: true, spellCheck: false }}
        />
        <p role="status">
          {taken > 0 && `${counted(taken, 'line')} taken. `}
          {text.trim() !== '' &&
            `${counted(rows.length, 'line')} understood, ${formatCount(misread.length)} not.`}
        </p>
        {misread.length > 0 && <NotUnderstood misread={misread} />}
        {rows.length > 0 && <Understood columns={way.columns} rows={rows} />}
      </div>
    </Dialog>
  );
}

/** Inside the dialog, whose keys they are. */
function TakeKeys({ take }: Pick<PastePreview, 'take'>) {
  useKeys('Paste a table', acceptKeys('Take what is understood', take));
  return null;
}

const NotUnderstood = ({ misread }: Pick<PastePreview, 'misread'>) => (
  <Notice kind="warning">
    <h3 className="font-semibold">Not understood; it stays above</h3>
    <ul>
      {misread.slice(0, SHOWN).map(({ line, why }) => (
        <li key={line.number}>
          Line {formatCount(line.number)}: {why}.{' '}
          <span className="wrap-anywhere">{line.cells.join(' · ')}</span>
        </li>
      ))}
      {misread.length > SHOWN && <li>and {formatCount(misread.length - SHOWN)} more.</li>}
    </ul>
  </Notice>
);

const Understood = ({ columns, rows }: Pick<PasteWay, 'columns'> & Pick<PastePreview, 'rows'>) => (
  <div className="overflow-x-auto">
    <table className="w-full text-sm">
      <caption className="sr-only">What is understood</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`px-2 py-1 ${alignOf(column)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map((cells, at) => (
          <tr key={at} className="border-t border-line">
            {cells.map((cell, column) => (
              <td key={column} className={`px-2 py-1 ${alignOf(columns[column] ?? '')}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length > SHOWN && <p>and {formatCount(rows.length - SHOWN)} more lines.</p>}
  </div>
);

const alignOf = (column: string): string => (column.endsWith('(₹)') ? 'num' : 'text-left');
