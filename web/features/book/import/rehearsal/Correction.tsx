// What puts a row right: a suggestion to accept, a cell to type in, or leaving the row out.
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { withAdded, withChanged, withSkipped, withText } from './corrections.ts';
import type { Corrections, JudgedRow } from './rows.ts';

type Props = {
  readonly kind: KindOfImport;
  readonly row: JudgedRow;
  /** The rows that are corrected with it, itself among them. */
  readonly lines: readonly number[];
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
};

export function Correction({ kind, row, lines, corrections, onCorrect }: Props) {
  const { line, trouble } = row;
  if (trouble === null) return null;
  const { offers = [], field, isTwin, existing, mayRepeat } = trouble;
  if (isTwin === true || existing !== undefined) {
    return (
      <span className="flex flex-wrap gap-1.5">
        {existing !== undefined && (
          <Button onClick={() => onCorrect(withChanged(corrections, line, existing.id))}>
            Update that {kind.one} <span className="sr-only">by row {line}</span>
          </Button>
        )}
        <Button onClick={() => onCorrect(withSkipped(corrections, row.lines ?? [line]))}>
          Skip {kind.records === undefined ? 'this row' : `this ${kind.one}`}{' '}
          <span className="sr-only">{line}</span>
        </Button>
        {mayRepeat === true && (
          <Button kind="quiet" onClick={() => onCorrect(withAdded(corrections, line))}>
            Add all the same <span className="sr-only">as row {line}</span>
          </Button>
        )}
      </span>
    );
  }
  const skip = <SkipRows kind={kind} row={row} corrections={corrections} onCorrect={onCorrect} />;
  const offered =
    field === null
      ? []
      : offers.map(({ text, label }) => (
          <Button
            key={text}
            className="h-auto! whitespace-normal!"
            onClick={() => onCorrect(withText(corrections, lines, [field, text]))}
          >
            {label} <span className="sr-only">in row {line}</span>
          </Button>
        ));
  const known = kind.columns.find((column) => column.field === field);
  if (known === undefined) return skip;
  const { field: name, title, choices } = known;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {offered}
      <CellField
        label={`${title} of row ${line}`}
        placeholder={title}
        text={row.texts[name] ?? ''}
        list={choices === undefined ? undefined : choicesId(name)}
        onText={(text) => onCorrect(withText(corrections, lines, [name, text]))}
      />
      {kind.records !== undefined && skip}
    </span>
  );
}

/** Leaves out the row, or all rows of a record where what is wrong is of the whole. */
function SkipRows({
  kind,
  row: { line, lines = [line], trouble },
  corrections,
  onCorrect,
}: Omit<Props, 'lines'>) {
  const isOfRecord = trouble?.isOfRecord === true && kind.records !== undefined;
  return (
    <Button
      kind={kind.records === undefined ? 'secondary' : 'quiet'}
      onClick={() => onCorrect(withSkipped(corrections, isOfRecord ? lines : [line]))}
    >
      Skip this {isOfRecord ? kind.one : 'row'} <span className="sr-only">{line}</span>
    </Button>
  );
}

const choicesId = (field: string): string => `choices-${field}`;

type ChoicesProps = { readonly field: string; readonly choices: readonly string[] };

/** Texts that are offered while a cell of a column is typed in. */
export const Choices = ({ field, choices }: ChoicesProps) => (
  <datalist id={choicesId(field)}>
    {choices.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </datalist>
);

type CellFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  /** The id of a list of texts that are offered. */
  readonly list: string | undefined;
  readonly onText: (text: string) => void;
};

/** What is typed counts with Enter, and when the field is left. */
function CellField({ label, placeholder, text, list, onText }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  const keep = () => typed !== text && onText(typed);
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={placeholder}
      list={list}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && keep()}
      className="control w-full max-w-64"
    />
  );
}
