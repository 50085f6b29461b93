// What an invoice comes to and what it will post, by the very rules that the server decides with.
import type { DocumentRejection } from '#core/documents/index.ts';
import { natureAskedOf, natureAsking, placedDraft } from '#core/invoice/index.ts';
import type {
  DraftInput,
  DraftLine,
  InvoiceFacts,
  NatureAsked,
  PricedDraft,
} from '#core/invoice/index.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import { pricePresale } from '#core/trade/kinds/presale/index.ts';
import { reasonOfHeads, supplyKindOf, undertakingOn } from '#core/tax/index.ts';
import type { SupplyPlace, ServiceNature, SupplyKind } from '#core/tax/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import type { InvoiceDraft, InvoiceDraftLine } from './draft.ts';
import { discountOf } from '#web/format/discount.ts';
import { headerInput, writtenOrNull } from './header/header.ts';
import { challanTermsOf } from './kinds.ts';
import type { DraftKind } from './kinds.ts';
import { issueFactsOf } from './known.ts';
import type { InvoiceContext } from './known.ts';
import { previewOf } from './preview.ts';
import type { PreviewEntry } from './preview.ts';
import { counts, quantityOf, rateOf } from './read.ts';

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
  /** As it was chosen, else as the customer and the place of supply make it. */
  readonly kind: SupplyKind;
  /** Where it ends, and what decided that; null before there is a customer. */
  readonly placed: SupplyPlace | null;
  /** The nature of an item for whose place the customer's invoice asks. */
  readonly asks: ServiceNature | null;
  /** The item whose code leaves open what it is; `line` is its place among those typed, from 0. */
  readonly unclear: NatureAsked | null;
};

function lineOf(line: InvoiceDraftLine): DraftLine {
  return {
    productId: line.productId,
    name: line.name.trim(),
    hsn: writtenOrNull(line.hsn),
    description: writtenOrNull(line.description),
    uqc: writtenOrNull(line.uqc),
    unit: writtenOrNull(line.unit),
    quantityThousandths: quantityOf(line) ?? 1e3,
    priceThousandths: rateOf(line) ?? 0,
    discount: discountOf(line.discountText) ?? null,
    nature: line.nature ?? undefined,
    treatment: line.treatment,
    rateBps: line.treatment === 'taxable' ? (decimalOf(line.taxRate, 2) ?? 0) : 0,
    cessBps: decimalOf(line.cessRate, 2) ?? 0,
    cessPerUnitThousandths: decimalOf(line.cessPerUnit, 3) ?? 0,
  };
}

function inputOfDraft(draft: InvoiceDraft, { today, settings }: InvoiceContext): DraftInput {
  return {
    issueDate: parseDate(draft.issueText, today),
    dueDate: draft.dueText === null ? null : parseDate(draft.dueText, today),
    ...headerInput(draft, settings),
    lines: draft.lines.filter(counts).map(lineOf),
  };
}

/** Computed anew at every key: a few hundred lines take about a millisecond. */
export function priced(
  draft: InvoiceDraft,
  known: InvoiceContext,
  kind: DraftKind,
): InvoicePreview {
  const wanted = inputOfDraft(draft, known);
  const facts = issueFactsOf(known, {
    products: wanted.lines.flatMap(({ productId }) => productId ?? []),
    codes: wanted.lines.flatMap(({ hsn }) => hsn ?? []),
  });
  const asked = pricePresale(wanted, challanTermsOf(draft, kind), facts);
  const sums = asked.ok ? asked.value : null;
  const posted =
    sums === null || kind !== 'invoice' ? null : previewOf({ wanted, sums }, facts, known);
  const where = placing(wanted, facts, known);
  const typedAt = draft.lines.flatMap((line, index) => (counts(line) ? index : []));
  let place = 0;
  return {
    sums,
    placeOf: draft.lines.map((line) => (counts(line) ? place++ : null)),
    refusal: asked.ok ? (posted?.refusal ?? null) : asked.rejection,
    entries: posted?.entries ?? [],
    ...where,
    unclear:
      where.unclear === null
        ? null
        : { ...where.unclear, line: typedAt[where.unclear.line - 1] ?? 0 },
    reason: reasonOf(sums, known, where),
  };
}

/** Where it ends and of which kind it is, also while something else stands against it. */
function placing(
  wanted: DraftInput,
  { supplier, undertakings, customer, today }: InvoiceFacts,
  { settings }: InvoiceContext,
): Pick<InvoicePreview, 'kind' | 'placed' | 'asks' | 'unclear'> {
  if (customer === null) {
    return { kind: wanted.supply ?? 'domestic', placed: null, asks: null, unclear: null };
  }
  const { recipient } = customer;
  const issueDate = wanted.issueDate ?? today;
  const { servicePlace, delivery, placeOfSupply } = wanted;
  const content = {
    issueDate,
    placeOfSupply,
    delivery,
    lines: [...wanted.lines],
    ...(servicePlace != null && { servicePlace }),
  };
  const placed = placedDraft(content, supplier, recipient);
  const derived = supplyKindOf({
    supplierRegistration: settings.registration,
    recipient,
    placeOfSupply: placed.place,
    hasUndertaking: undertakingOn(undertakings, issueDate) !== null,
  });
  const isFree = placeOfSupply !== null || settings.registration === 'unregistered';
  return {
    kind: wanted.supply ?? derived,
    placed,
    asks: natureAsking(content, recipient),
    unclear: isFree ? null : natureAskedOf(content),
  };
}

/**
 * Whether nobody can say yet which GST applies, since nothing tells in which State it ends; where
 * no GST is charged nobody need.
 */
export const isPlaceUnknown = ({ placed, reason }: Pick<InvoicePreview, 'placed' | 'reason'>) =>
  placed !== null &&
  placed.place === null &&
  reason?.why !== 'unregistered-supplier' &&
  reason?.why !== 'composition';

/** Why these heads; nothing before there is somebody to bill. */
function reasonOf(
  sums: PricedDraft | null,
  { settings, customer }: InvoiceContext,
  { kind, placed }: Pick<InvoicePreview, 'kind' | 'placed'>,
) {
  if (customer === null) return null;
  return reasonOfHeads({
    supplierState: settings.stateCode,
    supplierRegistration: settings.registration,
    supply: sums?.draft.supply ?? kind,
    placeOfSupply: sums?.placeOfSupply ?? placed?.place ?? null,
    recipientRegistration: customer.registration,
  });
}
