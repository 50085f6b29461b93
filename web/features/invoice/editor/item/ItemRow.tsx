// One item of the invoice: what, how much, at which rate, and what it comes to.
import type { KeyboardEvent } from 'react';
import { keepKeys } from '#web/ahead/keep.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { typeOrCreate } from '#web/ui/picker/placeholder.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { changeInvoiceLine, isBlankInvoiceLine, removeInvoiceLine } from '../../draft/draft.ts';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { invoicePlaceName } from '../../draft/next-field.ts';
import type { LineField } from '../../draft/next-field.ts';
import { focusInvoicePlace, onInvoiceEnter } from '../../draft/use-invoice-draft.ts';
import { MoreOfItem } from './MoreOfItem.tsx';
import { PlaceOfItem } from './PlaceOfItem.tsx';
import { StockNote } from './StockNote.tsx';
import type { ItemGoods } from './StockNote.tsx';
import type { EditorParts } from '../parts.ts';
import type { useProductChoices } from '../use-choices.ts';
import { GST_RATES, isRateInForce } from '#core/tax/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { parseDate } from '#web/format/date-entry.ts';

/** On a phone the item has a line to itself, then quantity, rate and GST, then the amount. */
export const ITEM_GRID =
  'grid items-start gap-x-2 sm:grid-cols-[1.5rem_minmax(0,1fr)_4.5rem_7.5rem_7rem_7.5rem_2rem] ' +
  'max-sm:grid-cols-[3.25rem_minmax(0,1fr)_5.25rem] max-sm:gap-y-2';

type Props = EditorParts & {
  readonly index: number;
  readonly line: InvoiceDraftLine;
  readonly catalogue: ReturnType<typeof useProductChoices>;
  readonly goods: ItemGoods;
  readonly onDiscount: () => void;
};

export function ItemRow({ index, line, goods, ...parts }: Props) {
  const { typing, errors, busy, priced } = parts;
  const at = (field: LineField) => ({ field, index }) as const;
  const set = (change: Partial<InvoiceDraftLine>) =>
    typing.change((now) => changeInvoiceLine(now, index, change));
  const place = priced.placeOf[index] ?? null;
  const sums = place === null ? undefined : priced.sums?.computed.lines[place];
  const field = (name: LineField) => ({
    'data-place': invoicePlaceName(at(name)),
    'aria-invalid': errors[invoicePlaceName(at(name))] !== undefined,
    'aria-describedby': `item-${index}-text`,
    readOnly: busy,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onInvoiceEnter(event, typing, at(name));
    },
  });
  const wrong = (['name', 'quantity', 'rate'] as const).flatMap(
    (name) => errors[invoicePlaceName(at(name))] ?? [],
  );
  return (
    <li className="border-b border-line py-2 max-sm:py-3" onKeyDownCapture={keysOf(parts, index)}>
      <div className={ITEM_GRID}>
        <span className="pt-2 text-ink-2 max-sm:hidden">{index + 1}</span>
        <div className="max-sm:col-span-3">
          <NameField index={index} line={line} {...parts} />
        </div>
        <input
          {...field('quantity')}
          aria-label={`Item ${index + 1}, quantity`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="1"
          value={line.quantityText}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => set({ quantityText: event.target.value })}
          className="control num px-2!"
        />
        <input
          {...field('rate')}
          aria-label={`Item ${index + 1}, rate in rupees`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={line.rateText}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => set({ rateText: event.target.value })}
          className="control num px-2!"
        />
        <GstSelect index={index} line={line} parts={parts} onChange={set} />
        <span className="num pt-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3">
          {sums !== undefined && formatPaise(sums.grossPaise)}
        </span>
        <span className="max-sm:col-start-1 max-sm:row-start-3 max-sm:w-11">
          {!isBlankInvoiceLine(line) && <RemoveButton index={index} typing={typing} busy={busy} />}
        </span>
      </div>
      <div id={`item-${index}-text`} className="sm:pl-8">
        {wrong.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
        <StockNote stock={goods.stock.get(index)} />
      </div>
      <PlaceOfItem index={index} line={line} parts={parts} goods={goods} onChange={set} />
      {line.name !== '' && <MoreOfItem index={index} line={line} parts={parts} onChange={set} />}
    </li>
  );
}

type NameProps = Omit<Props, 'onDiscount' | 'goods'>;

function NameField({ index, line, catalogue, typing, errors, busy, ...on }: NameProps) {
  const scope = useScope();
  const here = { field: 'name', index } as const;
  const chosen: Choice | null =
    line.name === '' ? null : { id: line.productId ?? -line.key, name: line.name };
  const choose = (id: number | null) => {
    const product = catalogue.products.find((each) => each.id === id);
    if (product !== undefined) return on.onTake(index, product);
    if (id === null)
      typing.change((now) => changeInvoiceLine(now, index, { productId: null, name: '' }));
  };
  const early = () => {
    const answered = keepKeys();
    return (something: boolean) => {
      if (something) typing.enter(here);
      answered(something);
    };
  };
  const { onAddProduct } = on;
  return (
    <Picker
      label={`Item ${index + 1}`}
      noun="item"
      place={invoicePlaceName(here)}
      choices={catalogue.choices}
      chosen={chosen}
      onChoose={choose}
      onFree={(name) =>
        typing.change((now) => changeInvoiceLine(now, index, { name, productId: null }))
      }
      onText={catalogue.onText}
      isLoading={catalogue.isLoading}
      onEarly={early}
      onAdd={onAddProduct === undefined ? undefined : (text) => onAddProduct(index, text)}
      addHref={(text) => paths.addProductNamed(text.trim(), scope)}
      onEnter={(event) => onInvoiceEnter(event, typing, here)}
      placeholder={index === 0 ? typeOrCreate('Type an item') : 'Next item'}
      invalid={errors[invoicePlaceName(here)] !== undefined}
      describedBy={`item-${index}-text`}
      readOnly={busy}
    />
  );
}

type RemoveProps = Pick<EditorParts, 'typing' | 'busy'> & { readonly index: number };

function RemoveButton({ index, typing, busy }: RemoveProps) {
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={`Remove item ${index + 1}`}
      aria-keyshortcuts="Alt+Backspace"
      onClick={() =>
        typing.go(removeInvoiceLine(typing.now(), index), {
          field: 'name',
          index: Math.max(0, index - 1),
        })
      }
      className="grid h-(--row) w-full place-items-center rounded-sm text-ink-2 hover:bg-surface-2"
    >
      <Icon name="close" size={16} />
    </button>
  );
}

/**
 * Shift+↓ opens the second line of the item, and `%` in an empty item the discount of the whole.
 */
const keysOf =
  ({ typing, onDiscount }: Pick<Props, 'typing' | 'onDiscount'>, index: number) =>
  (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const isEmptyName =
      target.dataset['place'] === invoicePlaceName({ field: 'name', index }) && target.value === '';
    if (event.key === '%' && isEmptyName) onDiscount();
    else if (event.key === 'ArrowDown' && event.shiftKey) openSecondLine(typing, index, target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

function openSecondLine(typing: Props['typing'], index: number, from: HTMLInputElement): void {
  // What is typed into the item counts before the focus leaves it.
  from.blur();
  if (typing.now().lines[index]?.name === '') return from.focus();
  const field = from.dataset['place']?.endsWith('rate') === true ? 'discount' : 'description';
  typing.go(changeInvoiceLine(typing.now(), index, { open: true }), { field, index });
  focusInvoicePlace({ field, index });
}

// How an item is taxed: a rate that is in force on the day of the invoice, or why there is none.
const UNTAXED = [
  { value: 'nil', label: 'Nil-rated' },
  { value: 'exempt', label: 'Exempt' },
  { value: 'non-gst', label: 'Non-GST' },
] as const;

type GstSelectProps = {
  readonly index: number;
  readonly line: InvoiceDraftLine;
  readonly parts: EditorParts;
  readonly onChange: (change: Partial<InvoiceDraftLine>) => void;
};

function GstSelect({ index, line, parts, onChange }: GstSelectProps) {
  const { typing, busy } = parts;
  const on = parseDate(typing.draft.issueText, typing.today) ?? typing.today;
  const hsn = line.hsn === '' ? null : line.hsn;
  const inForce = GST_RATES.filter(
    ({ rateBps }) => rateBps > 0 && isRateInForce(rateBps, { on, hsn }),
  ).map(({ rateBps }) => decimalText(rateBps, 2));
  const rates = [...new Set([...inForce, ...(line.taxRate === '0' ? [] : [line.taxRate])])];
  const value = line.treatment === 'taxable' ? line.taxRate : line.treatment;
  const choose = (chosen: string) => {
    const untaxed = UNTAXED.find((each) => each.value === chosen);
    if (untaxed === undefined) return onChange({ treatment: 'taxable', taxRate: chosen });
    onChange({ treatment: untaxed.value });
  };
  return (
    <select
      aria-label={`Item ${index + 1}, GST`}
      value={value}
      disabled={busy}
      onChange={(event) => choose(event.target.value)}
      className="control px-2!"
    >
      {value === '0' && <option value="0">0%</option>}
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {rate}%
        </option>
      ))}
      {UNTAXED.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
