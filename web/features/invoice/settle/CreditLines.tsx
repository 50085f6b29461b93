// What is given back of each line: a quantity, or a value before GST.
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';
import { productMoved } from '#core/invoice/index.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';

type Text = {
  readonly quantity?: string;
  readonly value?: string;
  /** Where the goods come back to, once somebody chose it; null the main location. */
  readonly godownId?: number | null;
};
/** By line of the invoice. */
export type CreditTexts = Readonly<Record<number, Text>>;

type LineCredit = {
  readonly line: number;
  readonly quantityThousandths?: number;
  readonly taxablePaise?: number;
  readonly godownId?: number | null;
};

/**
 * @param returnsGoods whether the reason of the note brings goods back.
 * @returns what is asked for of each line; undefined where nothing is, or it cannot be read.
 */
export function askedLines(texts: CreditTexts, returnsGoods: boolean): LineCredit[] | undefined {
  const asked: LineCredit[] = [];
  for (const [line, { quantity = '', value = '', godownId }] of Object.entries(texts)) {
    if (quantity.trim() === '' && value.trim() === '') continue;
    const units = quantity.trim() === '' ? null : decimalOf(bareFigure(quantity), 3);
    const paise = value.trim() === '' ? null : parseAmount(value);
    if ((quantity.trim() !== '' && units === null) || (value.trim() !== '' && paise === null)) {
      return undefined;
    }
    asked.push({
      line: Number(line),
      ...(units === null ? {} : { quantityThousandths: units }),
      ...(paise === null ? {} : { taxablePaise: paise }),
      ...(returnsGoods && units !== null && godownId !== undefined && { godownId }),
    });
  }
  return asked.length === 0 ? undefined : asked;
}

const leftOf = (item: InvoiceItem) => ({
  quantity: decimalText(item.quantityThousandths - item.creditedQuantityThousandths, 3),
  value: item.taxablePaise - item.creditedTaxablePaise,
});

const godownOf = ({ godownId: sold }: InvoiceItem, text: Text | undefined): number | null =>
  text?.godownId === undefined ? sold : text.godownId;

const goodsOf = ({ productId, hsn, nature }: InvoiceItem): number | null =>
  productMoved({ productId, hsn, ...(nature !== null && nature !== 'general' && { nature }) });

type Props = {
  readonly items: readonly InvoiceItem[];
  readonly texts: CreditTexts;
  readonly onChange: (texts: CreditTexts) => void;
  readonly problem: string | null;
  /** Where goods may come back to; none where the note brings none back. */
  readonly godowns: readonly Godown[];
};

export function CreditLines({ items, texts, onChange, problem, godowns }: Props) {
  const set = (line: number, change: Text) =>
    onChange({ ...texts, [line]: { ...texts[line], ...change } });
  return (
    <div>
      <ul className="flex flex-col">
        {items.map((item) => {
          const { line, name } = item;
          const left = leftOf(item);
          return (
            <li
              key={line}
              className={
                'grid items-end gap-2 border-b border-line py-2 max-sm:grid-cols-2 ' +
                'sm:grid-cols-[minmax(0,1fr)_8rem_10rem]'
              }
            >
              <p className="max-sm:col-span-2">
                <span dir="auto">{name}</span>
                <span className="block text-xs text-ink-2">
                  {left.quantity} left, {formatPaise(left.value)} before GST
                </span>
              </p>
              {(['quantity', 'value'] as const).map((field) => (
                <label key={field} className="text-xs text-ink-2">
                  {field === 'quantity' ? 'Quantity' : 'or value (₹)'}
                  <span className="sr-only">{` of line ${line}`}</span>
                  <input
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    value={texts[line]?.[field] ?? ''}
                    onChange={({ target }) => set(line, { [field]: target.value })}
                    className="control num"
                  />
                </label>
              ))}
              {godowns.length > 0 && goodsOf(item) !== null && (
                <div className="col-span-full">
                  <span className="text-xs text-ink-2">Goods come back to</span>
                  <GodownSelect
                    named={`line ${line}`}
                    godownId={godownOf(item, texts[line])}
                    godowns={godowns}
                    onChoose={(godownId) => set(line, { godownId })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {problem !== null && <FieldError>{problem}</FieldError>}
    </div>
  );
}
