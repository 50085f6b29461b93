// What a draft must be, and what it would come to if it were issued.
import { UQCS } from '../../catalogue/unit/index.ts';
import { daysAfter, oneYearAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  checkRates,
  codeAgainst,
  computeSupply,
  GST_BEGINS,
  headsOf,
  isHsn,
} from '../../tax/index.ts';
import type { ComputedSupply, Heads } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { DraftDefaults, DraftInput } from './draft-input.ts';
import type { Draft } from './header.ts';
import { isServiceLine, lineToKeep } from './lines.ts';
import type { DraftLine } from './lines.ts';
import { placeRefusal } from './places.ts';
import { kindOfDraft, NOBODY, placeOfDraft } from './placing.ts';
import { ratedLines } from './rated-lines.ts';
import type { InvoiceRejection } from '../rejections.ts';

/** More than any paper bears; a journal of it still has a handful of entries. */
const LINES_MAX = 500;
/** What returns and e-invoices take; a line may do without. */
const CODES_OF_UNITS: ReadonlySet<string> = new Set(UQCS.map(({ code }) => code));

export type PricedDraft = {
  readonly draft: Draft;
  readonly placeOfSupply: string | null;
  readonly heads: Heads;
  readonly computed: ComputedSupply;
};

/** A draft is for a customer of the book who is active. */
export function customerRefusal(
  customerId: number,
  { customer }: InvoiceFacts,
): InvoiceRejection | null {
  if (customer === null) return { kind: 'invoice_customer_unknown', customerId };
  if (!customer.active) {
    return { kind: 'invoice_customer_inactive', name: customer.recipient.name };
  }
  return null;
}

/** @returns the draft with its dates and what it comes to, or the first refusal that applies. */
export function priceDraft(
  wanted: DraftInput,
  facts: InvoiceFacts,
): Result<PricedDraft, InvoiceRejection> {
  const { today } = facts;
  const issueDate = wanted.issueDate ?? today;
  if (issueDate > oneYearAfter(today)) {
    return rejected({ kind: 'issued_in_the_future', issueDate, today });
  }
  const rated = ratedLines(wanted.lines, issueDate, facts);
  if (!rated.ok) return rated;
  const dueDate = wanted.dueDate ?? daysAfter(issueDate, facts.customer?.dueDays ?? facts.dueDays);
  const terms = termsOf(wanted, facts.draftDefaults);
  const { servicePlace, supply: said, ...written } = wanted;
  const content = {
    ...written,
    ...terms,
    ...(servicePlace != null && { servicePlace }),
    issueDate,
    dueDate,
    lines: rated.value.map((line) => lineToKeep(line, issueDate)),
  };
  // Of nobody yet, the kind is not known.
  const supply = kindOfDraft(said, content, facts, facts.customer?.recipient ?? NOBODY);
  const draft: Draft = { ...content, supply };
  const refusal = linesRefusal(draft.lines, facts, issueDate) ?? datesRefusal(issueDate, dueDate);
  if (refusal !== null) return rejected(refusal);
  const rates = checkRates(rated.value, issueDate);
  if (rates !== null) return rejected(rates);
  return withTax(draft, facts);
}

/** Null is a choice, such as no notes; only what is not said is as the book sets it. */
const termsOf = (wanted: DraftInput, defaults: DraftDefaults): DraftDefaults => ({
  pricesIncludeTax: wanted.pricesIncludeTax ?? defaults.pricesIncludeTax,
  rounding: wanted.rounding ?? defaults.rounding,
  notes: wanted.notes === undefined ? defaults.notes : wanted.notes,
  terms: wanted.terms === undefined ? defaults.terms : wanted.terms,
});

function withTax(
  draft: Draft,
  { supplier, customer }: InvoiceFacts,
): Result<PricedDraft, InvoiceRejection> {
  const recipient = customer?.recipient ?? NOBODY;
  // Of nobody yet, it is not known whether they are registered.
  const reverseCharge = draft.reverseCharge && customer !== null;
  const isOfNobody = customer === null && draft.supply === 'deemed-export';
  const supply = isOfNobody ? 'domestic' : draft.supply;
  const place = placeOfDraft({ ...draft, reverseCharge, supply }, supplier, recipient);
  if (!place.ok) return place;
  const heads = headsOf({
    supplierState: supplier.stateCode,
    supplierRegistration: supplier.registration,
    supply: draft.supply,
    placeOfSupply: place.value,
    recipientRegistration: recipient.registration,
  });
  const service = serviceAmongDeemed(draft);
  if (service !== null) return rejected({ kind: 'deemed_export_of_service', line: service });
  const computed = computeSupply({ ...draft, heads });
  if (!computed.ok) return computed;
  const nothing = lineOfNothing(draft.lines, computed.value.lines);
  if (nothing !== null) return rejected({ kind: 'line_amount_is_nothing', line: nothing });
  return accepted({ draft, placeOfSupply: place.value, heads, computed: computed.value });
}

/** Deemed exports are of goods alone (CGST Act s. 147). */
function serviceAmongDeemed({ supply, lines }: Draft): number | null {
  if (supply !== 'deemed-export') return null;
  const at = lines.findIndex(isServiceLine);
  return at === -1 ? null : at + 1;
}

/** What a discount gives away is a supply; what rounds to no paisa before it is none. */
function lineOfNothing(
  lines: readonly DraftLine[],
  computed: readonly { readonly grossPaise: number }[],
): number | null {
  const at = lines.findIndex(
    ({ priceThousandths, quantityThousandths }, index) =>
      priceThousandths * quantityThousandths > 0 && computed[index]?.grossPaise === 0,
  );
  return at === -1 ? null : at + 1;
}

/** Only goods that are supplied on board end as services do (IGST Act ss. 10(1)(e), 12(10)). */
const isGoodsAsService = ({ hsn, nature = 'general' }: DraftLine): boolean =>
  nature !== 'general' && nature !== 'on-board' && hsn !== null && !hsn.startsWith('99');

function linesRefusal(
  lines: readonly DraftLine[],
  { products, listedHsn, places }: InvoiceFacts,
  on: CalendarDate,
): InvoiceRejection | null {
  const count = lines.length;
  if (count === 0) return { kind: 'invoice_without_lines' };
  if (count > LINES_MAX) return { kind: 'too_many_lines', count, countMax: LINES_MAX };
  for (const [index, each] of lines.entries()) {
    const { productId, hsn, uqc } = each;
    const line = index + 1;
    if (productId !== null && !products.has(productId)) {
      return { kind: 'line_product_unknown', line, productId };
    }
    const ofPlace = placeRefusal(each, line, places);
    if (ofPlace !== null) return ofPlace;
    if (uqc !== null && !CODES_OF_UNITS.has(uqc)) return { kind: 'line_uqc_unknown', line, uqc };
    if (hsn === null) continue;
    if (!isHsn(hsn)) return { kind: 'line_hsn_invalid', line, hsn };
    if (!listedHsn.has(hsn)) return { kind: 'line_hsn_not_listed', line, hsn };
    if (isGoodsAsService(each)) return { kind: 'line_nature_of_goods', line, hsn };
    const against = codeAgainst(each, on);
    if (against !== null) {
      const { nature, among, section } = against;
      const natures = nature === null ? among : [nature, ...among];
      return { kind: 'line_nature_against_code', line, hsn, natures, section };
    }
  }
  return null;
}

function datesRefusal(issueDate: CalendarDate, dueDate: CalendarDate): InvoiceRejection | null {
  if (issueDate < GST_BEGINS) return { kind: 'invoice_before_gst', issueDate, from: GST_BEGINS };
  if (dueDate < issueDate) return { kind: 'due_before_issue', dueDate, issueDate };
  return null;
}
