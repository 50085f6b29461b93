// The words that open items use in events and on the wire, in one place. They lie on disk: none is
// ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

const id = z.int().positive();

/** What made an open item before purchase bills did. */
const itemKindV1 = z.enum([
  'invoice',
  'credit-note',
  'debit-note',
  'receipt',
  'refund',
  'opening-bill',
  'journal',
]);

/** What made one before debit notes to suppliers did. */
const itemKindV2 = z.enum([...itemKindV1.options, 'purchase-bill']);

/** What made one before payments to suppliers did. */
const itemKindV3 = z.enum([...itemKindV2.options, 'purchase-debit-note']);

/** What makes an open item of a customer or supplier; a journal makes one with each line. */
export const itemKind = z.enum([...itemKindV3.options, 'supplier-payment']);
export type ItemKind = z.infer<typeof itemKind>;

export const itemRefV1 = z.strictObject({
  kind: itemKindV1,
  id,
  line: id.optional().describe('Of a journal, counted from 1.'),
  number: z.string().describe('As people know it: of the document, the bill or the journal.'),
});
export const itemRefV2 = itemRefV1.extend({ kind: itemKindV2 });
export const itemRefV3 = itemRefV1.extend({ kind: itemKindV3 });
export const itemRef = itemRefV1.extend({ kind: itemKind });
/** An open item, by what made it. */
export type ItemRef = z.infer<typeof itemRef>;
export type ItemName = Omit<ItemRef, 'number'>;

/** What money may settle: each of them may be owed by a customer. */
export const billKind = itemKind.extract(['invoice', 'opening-bill', 'debit-note', 'journal']);
export type BillKind = z.infer<typeof billKind>;

/** What a payment to a supplier may settle: each of them may be owed to one. */
export const payableKind = itemKind.extract(['purchase-bill', 'opening-bill', 'journal']);
export type PayableKind = z.infer<typeof payableKind>;

/** What a customer has to their credit comes of one of these. */
export const creditSourceKind = itemKind.extract([
  'receipt',
  'credit-note',
  'opening-bill',
  'journal',
]);
export type CreditSourceKind = z.infer<typeof creditSourceKind>;

export const creditSource = itemRef.extend({ kind: creditSourceKind });
/** Money of the customer’s to use: a receipt, what a credit note left over, and the like. */
export type CreditSource = z.infer<typeof creditSource>;
