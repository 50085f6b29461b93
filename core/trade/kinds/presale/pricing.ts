// What a document before an invoice comes to: by the rules of invoices, and without tax where a
// challan states none.
import { priceDraft } from '../../../invoice/index.ts';
import type {
  DraftInput,
  InvoiceFacts,
  InvoiceRejection,
  PricedDraft,
} from '../../../invoice/index.ts';
import { accepted } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { computeSupply } from '../../../tax/index.ts';
import type { ChallanTerms } from './events.ts';
import type { ChallanReason } from './terms.ts';

/**
 * CGST Rule 55(1)(vii): tax is stated where the goods go to the consignee as a supply. Goods for
 * job work and those that move other than by way of supply are none.
 */
const STATES_TAX: Readonly<Record<ChallanReason, boolean>> = {
  approval: true,
  'liquid-gas': true,
  'later-invoice': true,
  lots: true,
  'job-work': false,
  'other-than-supply': false,
};

/** @param challan null of a quotation or a proforma invoice, which state it as an invoice does. */
export const statesTax = (challan: ChallanTerms | null): boolean =>
  challan === null || STATES_TAX[challan.reason];

/** A rate that nobody said is not asked for where none is stated. */
const withoutTax = (line: DraftInput['lines'][number]): DraftInput['lines'][number] =>
  line.rateBps === null ? { ...line, rateBps: 0 } : line;

/** @returns the draft with its dates and what it comes to, or the first refusal that applies. */
export function pricePresale(
  input: DraftInput,
  challan: ChallanTerms | null,
  facts: InvoiceFacts,
): Result<PricedDraft, InvoiceRejection> {
  if (statesTax(challan)) return priceDraft(input, facts);
  const priced = priceDraft({ ...input, lines: input.lines.map(withoutTax) }, facts);
  if (!priced.ok) return priced;
  const computed = computeSupply({ ...priced.value.draft, heads: 'none' });
  if (!computed.ok) return computed;
  return accepted({ ...priced.value, heads: 'none', computed: computed.value });
}
