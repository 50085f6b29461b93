// The words in which a supply is described to the tax rules. They lie on disk inside the events of
// invoices and customers: none is ever changed or taken away, and a new one needs a new version of
// the events that may hold it.
import { z } from 'zod';

/** Taken off before tax (CGST Act s. 15(3)(a)): a share in hundredths of a percent, or paise. */
export const discount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), bps: z.int().min(0).max(10_000) }),
  z.strictObject({ kind: z.literal('amount'), amountPaise: z.int().nonnegative() }),
]);
export type Discount = z.infer<typeof discount>;

/** Why a line carries tax or none: nil-rated, exempt and non-GST are three columns of a return. */
export const treatment = z.enum(['taxable', 'nil', 'exempt', 'non-gst']);
export type Treatment = z.infer<typeof treatment>;

/** How a party is registered. SEZ and composition cannot be read off a GSTIN. */
export const registration = z.enum([
  'regular',
  'composition',
  'unregistered',
  'sez',
  'uin',
  'overseas',
]);
export type Registration = z.infer<typeof registration>;

/** Who is not registered for GST in India counts as a private person: see docs/decisions/0027. */
export const isPrivatePerson = (of: Registration): boolean =>
  of === 'unregistered' || of === 'overseas';

export const supplierRegistration = z.enum(['regular', 'composition', 'unregistered', 'sez']);
export type SupplierRegistration = z.infer<typeof supplierRegistration>;

/** Where the law sees the supply going, beyond the places of the two parties. */
export const supplyKind = z.enum([
  'domestic',
  'sez-with-payment',
  'sez-without-payment',
  'export-with-payment',
  'export-without-payment',
  'deemed-export',
]);
export type SupplyKind = z.infer<typeof supplyKind>;

/** What a service is, as far as its place of supply depends on it (IGST Act ss. 12 and 13). */
export const serviceNature = z.enum([
  'general',
  'immovable-property',
  'performed-in-person',
  'training',
  'event',
  'admission',
  'goods-transport',
  'passenger-transport',
  'on-board',
  'on-line',
  'vehicle-hire',
  'intermediary',
]);
export type ServiceNature = z.infer<typeof serviceNature>;

/** Which heads the tax goes to: CGST and SGST, IGST, or none at all. */
export const heads = z.enum(['intra', 'inter', 'none']);
export type Heads = z.infer<typeof heads>;

/** What is done with the paise of the total: nothing, or to the nearest rupee, half away from 0. */
export const rounding = z.enum(['none', 'rupee']);
export type Rounding = z.infer<typeof rounding>;

export const documentTitle = z.enum([
  'Tax Invoice',
  'Bill of Supply',
  'Invoice-cum-Bill of Supply',
  'Invoice',
]);
export type DocumentTitle = z.infer<typeof documentTitle>;

/** What the first version of the event knew, where `other` was whoever is not a company. */
export const legalFormV1 = z.enum(['unknown', 'company', 'other']);

/**
 * By whom a business is owned: which law on keeping books it falls under, and how its statements
 * are laid out. A partnership with limited liability is a firm.
 */
export const legalForm = z.enum(['unknown', 'proprietor', 'firm', 'company', 'other']);
export type LegalForm = z.infer<typeof legalForm>;

/** Who need report no invoice to the portal whatever their turnover; the law of each has a day. */
export const eInvoiceExemption = z.enum([
  'sez-unit',
  'insurer',
  'bank',
  'goods-transport-agency',
  'passenger-transport',
  'cinema',
  'government',
]);
export type EInvoiceExemption = z.infer<typeof eInvoiceExemption>;
