// What is charged more on each line: for each unit, or a value, both before GST.
import { decimalText } from '#core/kernel/decimal.ts';
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';
import { formatPaise } from '#web/format/money.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import type { DebitText, DebitTexts } from './debit-draft.ts';

type Props = {
  readonly items: readonly InvoiceItem[];
  readonly texts: DebitTexts;
  readonly onChange: (texts: DebitTexts) => void;
  /** By line of the invoice. */
  readonly wrong: Readonly<Record<number, string>>;
  /** What is wrong with all of them. */
  readonly problem: string | null;
  readonly readOnly: boolean;
};

export function DebitLines({ items, texts, onChange, wrong, problem, readOnly }: Props) {
  const set = (line: number, change: DebitText) =>
    onChange({ ...texts, [line]: { ...texts[line], ...change } });
  return (
    <div>
      <ul className="flex flex-col">
        {items.map((item) => (
          <DebitLine
            key={item.line}
            item={item}
            text={texts[item.line] ?? {}}
            error={wrong[item.line] ?? null}
            readOnly={readOnly}
            onChange={(change) => set(item.line, change)}
          />
        ))}
      </ul>
      {problem !== null && <FieldError>{problem}</FieldError>}
    </div>
  );
}

type LineProps = {
  readonly item: InvoiceItem;
  readonly text: DebitText;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (change: DebitText) => void;
};

function DebitLine({ item, text, error, readOnly, onChange }: LineProps) {
  const { line, name, quantityThousandths, unit, taxablePaise } = item;
  const billed = [decimalText(quantityThousandths, 3), unit].filter((part) => part !== null);
  return (
    <li
      className={
        'grid items-end gap-2 border-b border-line py-2 max-sm:grid-cols-2 ' +
        'sm:grid-cols-[minmax(0,1fr)_10rem_10rem]'
      }
    >
      <p className="max-sm:col-span-2">
        <span dir="auto">{name}</span>
        <span className="block text-xs text-ink-2">
          {billed.join(' ')} billed, {formatPaise(taxablePaise)} before GST
        </span>
      </p>
      {(['price', 'value'] as const).map((field) => (
        <label key={field} className="text-xs text-ink-2">
          {field === 'price' ? 'More per unit (₹)' : 'or value (₹)'}
          <span className="sr-only">{` of line ${line}`}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            aria-invalid={error !== null}
            value={text[field] ?? ''}
            onChange={({ target }) => onChange({ [field]: target.value })}
            className="control num"
          />
        </label>
      ))}
      {error !== null && (
        <div className="col-span-full">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
