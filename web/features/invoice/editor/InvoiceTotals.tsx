// What the invoice comes to, as it will be printed: value, discount, tax by rate and head, total.
import { rupeesInWords } from '#core/kernel/writing/rupee-words.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { stateTaxOf, summaryByRate } from '#core/tax/index.ts';
import type { RateSummary } from '#core/tax/index.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { onInvoiceEnter } from '../draft/use-invoice-draft.ts';
import { isPlaceUnknown } from '../draft/priced.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import type { EditorParts } from './parts.ts';

const MINUS = '\u2212';

type Props = EditorParts & { readonly asksDiscount: boolean; readonly onDiscount: () => void };

export function InvoiceTotals({ priced, known, asksDiscount, onDiscount, ...parts }: Props) {
  const { sums } = priced;
  const computed = sums?.computed;
  const discountPaise = computed?.discountPaise ?? 0;
  const gross = computed?.lines.reduce((sum, { grossPaise }) => sum + grossPaise, 0) ?? 0;
  const isUnknown = isPlaceUnknown(priced);
  const total = isUnknown ? gross - discountPaise : (computed?.totalPaise ?? 0);
  return (
    <div className="ml-auto w-full max-w-90 pt-4 sm:mr-10">
      <Line label="Subtotal" paise={gross} />
      {asksDiscount && <WholeDiscount {...parts} />}
      {discountPaise > 0 && <Line label="Discount" paise={-discountPaise} />}
      {!asksDiscount && gross > 0 && (
        <button
          type="button"
          aria-keyshortcuts="%"
          onClick={onDiscount}
          className="link-quiet min-h-6 py-1 text-sm pointer-coarse:min-h-11"
        >
          Add discount
        </button>
      )}
      {isUnknown ? (
        <p className="flex justify-between gap-4 py-1 text-ink-2">
          <span>GST</span>
          <span className="text-warn">after the state is chosen</span>
        </p>
      ) : (
        taxLines(sums, known.settings.stateCode).map(({ label, paise }) => (
          <Line key={label} label={label} paise={paise} />
        ))
      )}
      {computed !== undefined && computed.roundOffPaise !== 0 && (
        <Line label="Round off" paise={computed.roundOffPaise} />
      )}
      <p
        className={
          'mt-1 flex justify-between gap-4 border-t-2 border-ink py-2 text-lg font-semibold ' +
          'rule-double'
        }
      >
        <span>{isUnknown ? 'Total before GST' : 'Total'}</span>
        <span className="num">{formatRupees(total)}</span>
      </p>
      <p className="min-h-5 pt-1 text-right text-xs text-ink-2">
        {total > 0 && rupeesInWords(total)}
      </p>
    </div>
  );
}

const Line = ({ label, paise }: { readonly label: string; readonly paise: number }) => (
  <p className="flex justify-between gap-4 py-1 text-ink-2">
    <span>{label}</span>
    <span className="num text-ink">{`${paise < 0 ? MINUS : ''}${formatPaise(paise)}`}</span>
  </p>
);

function WholeDiscount({ typing, errors, busy }: Omit<EditorParts, 'priced' | 'known'>) {
  const error = errors['whole-discount'];
  return (
    <div className="py-1">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor="invoice-discount" className="text-ink-2">
          Discount on the total
        </label>
        <input
          id="invoice-discount"
          data-place="whole-discount"
          type="text"
          autoComplete="off"
          placeholder="10% or 500"
          readOnly={busy}
          aria-invalid={error !== undefined}
          aria-describedby="invoice-discount-text"
          value={typing.draft.discountText}
          onChange={(event) =>
            typing.change((now) => ({ ...now, discountText: event.target.value }))
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') onInvoiceEnter(event, typing, { field: 'whole-discount' });
          }}
          className="control num max-w-35"
        />
      </div>
      <div id="invoice-discount-text" className="text-right">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}

/** IGST 5% on 55,800.00; or both halves, each at half the rate. */
function taxLines(sums: InvoicePreview['sums'], stateCode: string | null) {
  if (sums === null || sums.heads === 'none') return [];
  const taxed = sums.draft.lines.flatMap((line, at) => {
    const amounts = sums.computed.lines[at];
    return amounts === undefined || line.treatment !== 'taxable' ? [] : [{ ...line, ...amounts }];
  });
  const rates = summaryByRate(taxed);
  const half = stateCode === null ? 'SGST' : stateTaxOf(sums.placeOfSupply ?? stateCode);
  const of = (head: string, bps: number, rate: RateSummary, paise: number) => ({
    label: `${head} ${decimalText(bps, 2)}% on ${formatPaise(rate.taxablePaise)}`,
    paise,
  });
  const lines = rates.flatMap((rate) =>
    sums.heads === 'inter'
      ? [of('IGST', rate.rateBps, rate, rate.igstPaise)]
      : [
          of('CGST', rate.rateBps / 2, rate, rate.cgstPaise),
          of(half, rate.rateBps / 2, rate, rate.sgstPaise),
        ],
  );
  const cess = sums.computed.cessPaise;
  return cess > 0 ? [...lines, { label: 'Cess', paise: cess }] : lines;
}
