// What an invoice comes to and what it will post, by the very rules that the server decides with.
import { perHeaderText } from '#core/invoice/terms.ts';
import type { DocumentRejection } from '#core/documents/index.ts';
import { priceDraft } from '#core/invoice/index.ts';
import type { DraftLine, PricedDraft, DraftInput } from '#core/invoice/index.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import { reasonOfHeads } from '#core/tax/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import type { InvoiceDraft, InvoiceDraftLine } from './draft.ts';
import { issueFactsOf } from './known.ts';
import type { InvoiceContext } from './known.ts';
import { previewOf } from './preview.ts';
import type { PreviewEntry } from './preview.ts';
import { counts, discountOf, quantityOf, rateOf } from './read.ts';

export type InvoicePreview = {
  /** Null where it cannot be computed; `refusal` says why. */
  readonly sums: PricedDraft | null;
  /** Of each line as it is typed: its place among those that count, or null. */
  readonly placeOf: readonly (number | null)[];
  /** Why it cannot be issued as it stands, in the rules' words. */
  readonly refusal: DocumentRejection | null;
  /** The entries of its journal; none before there is a customer. */
  readonly entries: readonly PreviewEntry[];
  readonly reason: ReturnType<typeof reasonOfHeads> | null;
};

const orNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();

function lineOf(line: InvoiceDraftLine): DraftLine {
  return {
    productId: line.productId,
    name: line.name.trim(),
    hsn: orNull(line.hsn),
    description: orNull(line.description),
    uqc: orNull(line.uqc),
    unit: orNull(line.unit),
    quantityThousandths: quantityOf(line) ?? 1e3,
    priceThousandths: rateOf(line) ?? 0,
    discount: discountOf(line.discountText) ?? null,
    treatment: line.treatment,
    rateBps: line.treatment === 'taxable' ? (decimalOf(line.taxRate, 2) ?? 0) : 0,
    cessBps: decimalOf(line.cessRate, 2) ?? 0,
    cessPerUnitThousandths: decimalOf(line.cessPerUnit, 3) ?? 0,
  };
}

export function inputOfDraft(draft: InvoiceDraft, { today, settings }: InvoiceContext): DraftInput {
  return {
    issueDate: parseDate(draft.issueText, today),
    dueDate: draft.dueText === null ? null : parseDate(draft.dueText, today),
    placeOfSupply: draft.placeOfSupply,
    supply: draft.supply,
    reverseCharge: draft.reverseCharge,
    pricesIncludeTax: draft.pricesIncludeTax ?? settings.prices_include_tax,
    rounding: draft.rounding ?? settings.rounding,
    discount: discountOf(draft.discountText) ?? null,
    ...perHeaderText((name) => orNull(draft[name])),
    notes: draft.notes ?? settings.notes,
    terms: draft.terms ?? settings.terms,
    lines: draft.lines.filter(counts).map(lineOf),
  };
}

/** Computed anew at every key: a few hundred lines take about a millisecond. */
export function priced(draft: InvoiceDraft, known: InvoiceContext): InvoicePreview {
  const wanted = inputOfDraft(draft, known);
  const facts = issueFactsOf(known, {
    products: wanted.lines.flatMap(({ productId }) => productId ?? []),
    codes: wanted.lines.flatMap(({ hsn }) => hsn ?? []),
  });
  const asked = priceDraft(wanted, facts);
  const sums = asked.ok ? asked.value : null;
  const posted = sums === null ? null : previewOf(wanted, facts, known);
  let place = 0;
  return {
    sums,
    placeOf: draft.lines.map((line) => (counts(line) ? place++ : null)),
    refusal: asked.ok ? (posted?.refusal ?? null) : asked.rejection,
    entries: posted?.entries ?? [],
    reason: reasonOf(sums, known, wanted),
  };
}

/** Why these heads; nothing before there is somebody to bill. */
function reasonOf(
  sums: PricedDraft | null,
  { settings, customer }: InvoiceContext,
  wanted: DraftInput,
) {
  if (customer === null) return null;
  return reasonOfHeads({
    supplierState: settings.state_code,
    supplierRegistration: settings.registration,
    supply: wanted.supply,
    placeOfSupply: sums?.placeOfSupply ?? wanted.placeOfSupply,
    recipientRegistration: customer.registration,
  });
}
