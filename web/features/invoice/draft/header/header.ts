// What an invoice says above its lines, and a document before it: what it begins with while it is
// typed, and how the wire and the rules have it. Customer and dates are not of it, since they are
// read beside today's date.
import { perHeaderText } from '#core/invoice/terms.ts';
import { z } from 'zod';
import type { DraftInput } from '#core/invoice/index.ts';
import { rounding, supplyKind } from '#core/tax/terms.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { HeaderReply } from '#api/contract/invoice/fields.ts';
import type { createInvoice } from '#api/contract/invoice/invoice.ts';
import { discountOf, discountText } from '#web/format/discount.ts';

export const headerFields = {
  /** Null where the rule of the law decides. */
  placeOfSupply: z.string().nullable(),
  /** Null: as the customer and the place of supply make it. */
  supply: supplyKind.nullable(),
  /** Where passengers board, the property is …: what the nature of an item asks for. */
  servicePlace: z.string().nullable().default(null),
  reverseCharge: z.boolean(),
  /** Null: as the book's settings say; so are rounding, notes and terms. */
  pricesIncludeTax: z.boolean().nullable(),
  rounding: rounding.nullable(),
  discountText: z.string(),
  // A draft that lies on this device may be of a version that had fewer of them.
  ...perHeaderText(() => z.string().default('')),
  notes: z.string().nullable(),
  terms: z.string().nullable(),
};
type DraftHeader = z.infer<z.ZodObject<typeof headerFields>>;

export const blankHeader: DraftHeader = {
  placeOfSupply: null,
  supply: null,
  servicePlace: null,
  reverseCharge: false,
  pricesIncludeTax: null,
  rounding: null,
  discountText: '',
  ...perHeaderText(() => ''),
  notes: null,
  terms: null,
};

/** @returns null of a text in which nothing stands. */
export const writtenOrNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();

/** @returns the head of a document that the books have, as it is typed into again. */
export const headerOf = (reply: HeaderReply): DraftHeader => ({
  placeOfSupply: reply.placeOfSupplyGiven,
  supply: reply.supply,
  servicePlace: reply.servicePlace,
  reverseCharge: reply.reverseCharge,
  pricesIncludeTax: reply.pricesIncludeTax,
  rounding: reply.rounding,
  discountText: discountText(reply.discount),
  ...perHeaderText((name) => reply[name] ?? ''),
  notes: reply.notes ?? '',
  terms: reply.terms ?? '',
});

type Body = z.output<typeof createInvoice.body>;

/** @returns what is sent of it; what the book decides is left out. */
export const headerBody = (draft: DraftHeader) =>
  ({
    placeOfSupply: draft.placeOfSupply,
    ...(draft.supply === null ? {} : { supply: draft.supply }),
    servicePlace: draft.servicePlace,
    reverseCharge: draft.reverseCharge,
    ...(draft.pricesIncludeTax === null ? {} : { pricesIncludeTax: draft.pricesIncludeTax }),
    ...(draft.rounding === null ? {} : { rounding: draft.rounding }),
    discount: discountOf(draft.discountText) ?? null,
    ...perHeaderText((name) => writtenOrNull(draft[name])),
    ...(draft.notes === null ? {} : { notes: writtenOrNull(draft.notes) }),
    ...(draft.terms === null ? {} : { terms: writtenOrNull(draft.terms) }),
  }) satisfies Partial<Body>;

/** @returns what the rules are asked; where it says nothing, as the book has it. */
export const headerInput = (draft: DraftHeader, settings: BillingSettings) =>
  ({
    placeOfSupply: draft.placeOfSupply,
    supply: draft.supply,
    servicePlace: draft.servicePlace,
    reverseCharge: draft.reverseCharge,
    pricesIncludeTax: draft.pricesIncludeTax ?? settings.pricesIncludeTax,
    rounding: draft.rounding ?? settings.rounding,
    discount: discountOf(draft.discountText) ?? null,
    ...perHeaderText((name) => writtenOrNull(draft[name])),
    notes: draft.notes ?? settings.notes,
    terms: draft.terms ?? settings.terms,
  }) satisfies Partial<DraftInput>;
