// The invoice as it will look, with fields where something is still to be said.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { focusInvoicePlace, onInvoiceEnter } from '../draft/use-invoice-draft.ts';
import { PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import { ChallanFields } from '../presale/ChallanFields.tsx';
import { CustomerField } from './CustomerField.tsx';
import { ITEM_GRID, ItemRow } from './item/ItemRow.tsx';
import { useItemGoods } from './item/StockNote.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { EditorParts } from './parts.ts';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { useProductChoices } from './use-choices.ts';

type Props = EditorParts & { readonly number: string | null };

export function EditorPaper({ number, ...parts }: Props) {
  const { bookId, typing, known } = parts;
  const catalogue = useProductChoices(bookId);
  const goods = useItemGoods(parts);
  const [asks, setAsks] = useState(false);
  const asksDiscount =
    asks || typing.draft.discountText !== '' || parts.errors['whole-discount'] !== undefined;
  const askDiscount = () => {
    flushSync(() => setAsks(true));
    focusInvoicePlace({ field: 'whole-discount' });
  };
  return (
    <div className="card p-8 max-lg:p-5 max-sm:p-4">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-4 pb-6">
        <Supplier known={known} />
        <Dates number={number} {...parts} />
      </div>
      {parts.kind === 'challan' && <ChallanFields {...parts} />}
      <CustomerField {...parts} />
      <div
        className={`mt-4 border-b border-ink pb-1 text-xs text-ink-2 max-sm:hidden! ${ITEM_GRID}`}
      >
        <span>#</span>
        <span>Item</span>
        <span className="num">Qty</span>
        <span className="num">Rate (₹)</span>
        <span className="pl-2">GST</span>
        <span className="num">Amount (₹)</span>
      </div>
      <ol aria-label="Items">
        {typing.draft.lines.map((line, index) => (
          <ItemRow
            key={line.key}
            {...parts}
            index={index}
            line={line}
            catalogue={catalogue}
            goods={goods}
            onDiscount={askDiscount}
          />
        ))}
      </ol>
      <InvoiceTotals {...parts} asksDiscount={asksDiscount} onDiscount={askDiscount} />
      <MoreFields {...parts} />
    </div>
  );
}

function Supplier({ known: { settings, bookName } }: Pick<EditorParts, 'known'>) {
  const { address, city, pincode, gstin } = settings;
  const where = [address, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <div className="min-w-0">
      <p dir="auto" className="font-semibold">
        {settings.legalName ?? bookName}
      </p>
      {where !== '' && (
        <p dir="auto" className="text-ink-2">
          {where}
        </p>
      )}
      <p className="text-ink-2">{gstin === null ? 'No GSTIN yet' : `GSTIN ${gstin}`}</p>
    </div>
  );
}

function Dates({ number, kind, typing, known, priced, errors, busy }: Props) {
  const { draft, change, today } = typing;
  const issue = parseDate(draft.issueText, today) ?? today;
  const usual = known.customer?.dueDays ?? known.settings.dueDays;
  const term = (kind === 'invoice' ? null : PRESALE_KINDS[kind].validDays) ?? usual;
  const due = draft.dueText ?? formatDate(daysAfter(issue, term));
  const fields = [
    { field: 'issue', label: 'Issued', text: draft.issueText, keys: 'F2' },
    { field: 'due', label: kind === 'quotation' ? 'Until' : 'Due', text: due, keys: undefined },
  ] as const;
  // A challan asks for no money.
  const shown = fields.filter(({ field }) => kind !== 'challan' || field === 'issue');
  const set = (field: 'issue' | 'due', text: string) =>
    change((now) => ({ ...now, [field === 'issue' ? 'issueText' : 'dueText']: text }));
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      <p className="font-semibold">
        {number ?? (kind === 'invoice' ? 'The next number' : 'Numbered when issued')}
      </p>
      {shown.map(({ field, label, text, keys }) => (
        <div key={field} className="flex flex-wrap items-center gap-x-2">
          <label htmlFor={`invoice-${field}`} className="w-12 text-sm text-ink-2 sm:text-right">
            {label}
          </label>
          <div className="w-38">
            <DateInput
              id={`invoice-${field}`}
              data-place={field}
              aria-keyshortcuts={keys}
              aria-invalid={errors[field] !== undefined}
              aria-describedby={`invoice-${field}-text`}
              readOnly={busy}
              text={text}
              onText={(changed) => changed !== text && set(field, changed)}
              today={today}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onInvoiceEnter(event, typing, { field });
              }}
            />
          </div>
          <div id={`invoice-${field}-text`}>
            {errors[field] !== undefined && <FieldError>{errors[field]}</FieldError>}
          </div>
        </div>
      ))}
      {priced.sums?.draft.reverseCharge === true && (
        <p className="text-sm text-ink-2">Reverse charge</p>
      )}
    </div>
  );
}
