// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// Version 1 has fields for what later rules of returns ask (several bills or none, the supplier's
// own note, its match in GSTR-2B, TDS of the returned part). Version 2 may be entered from the
// credit note of the supplier, as that is printed.
import { z } from 'zod';
import { privateSubject } from '../../../kernel/event.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { heads, supplierRegistration } from '../../../tax/index.ts';
import { partySnapshot } from '../../party.ts';
import { noteCreditState } from '../../terms.ts';
import {
  askedCreditPeriod,
  billTaxes,
  purchaseBillDraftLine,
  purchaseBillLine,
  tdsOfBill,
} from '../purchase-bill/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

/** More, or less. */
const signedTaxes = {
  cgstPaise: z.int(),
  sgstPaise: z.int(),
  igstPaise: z.int(),
  cessPaise: z.int(),
};
const signedAmounts = { taxablePaise: z.int(), ...signedTaxes, totalPaise: z.int() };

const billLine = z
  .strictObject({ documentId: id, line: id })
  .nullable()
  .describe('The bill, and of it the line from 1; null of a line that no bill has.');

const header = {
  supplierId: id.nullable().describe('Null of an account that is no party’s.'),
  supplierNote: z
    .strictObject({ number: z.string(), date })
    .nullable()
    .describe('The credit note that the supplier answers with, once it is known.'),
  tds: tdsOfBill.nullable().describe('Of the bill’s TDS, what belongs to the returned part.'),
  narration: z.string(),
};

const draftLineV1 = z.strictObject({
  bill: billLine,
  quantityThousandths: id.nullable().describe('What goes back, where the bill counts it.'),
  taxablePaise: id.nullable().describe('What goes back, where the bill has no quantity.'),
  own: purchaseBillDraftLine.nullable().describe('Of a line that no bill has: all that it says.'),
});
const draftLine = draftLineV1.extend({
  printed: z
    .strictObject(billTaxes)
    .optional()
    .describe('Tax as the supplier’s credit note prints it; without it in the share of the bill.'),
});
export type DebitNoteDraftLine = z.infer<typeof draftLine>;

/** As far as it is known; what is missing is asked for when it is posted. */
const draftV1 = z.strictObject({
  ...header,
  accountId: id.nullable().describe('The supplier’s; null: the one of the bills.'),
  billIds: z.array(id),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  placeOfSupply: text.describe('Null: the one of the bills.'),
  isCommercial: z.boolean().describe('Without GST: value alone is given back.'),
  lines: z.array(draftLineV1),
});
/** Of what is entered from the supplier's credit note. */
const ofSupplierNote = {
  againReason: text.optional().describe('Why a credit note of the same number is entered again.'),
};
const draft = draftV1.extend({
  ...ofSupplierNote,
  creditPeriod: askedCreditPeriod
    .nullable()
    .optional()
    .describe('The return that lowers the credit; null: the first that is open for it.'),
  roundOffPaise: z.int().optional().describe('As the supplier’s credit note prints it.'),
  lines: z.array(draftLine),
});
export type PurchaseDebitNoteDraft = z.infer<typeof draft>;

const postedLineV1 = purchaseBillLine.extend({
  bill: billLine,
  taxablePaise: paise.describe('What is given back of it; so are the heads, the credit, the cost.'),
  kept: z
    .strictObject({ ...billTaxes, credited: z.strictObject(billTaxes) })
    .optional()
    .describe('Of a note without GST: the tax of the returned part, which stays as it is.'),
});
const postedLine = postedLineV1.extend({
  goodsCostPaise: paise
    .optional()
    .describe('What the returned goods had cost, where the supplier credits something else.'),
});
export type PurchaseDebitNoteLine = z.infer<typeof postedLine>;

const sums = z.strictObject({ taxablePaise: paise, ...billTaxes, totalPaise: paise });

const billGivenBack = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own.'),
  billNumber: z.string().describe('The supplier’s.'),
  billDate: date,
});

const draftedV1 = z.strictObject({
  documentId: id,
  draft: draftV1,
  known: z
    .strictObject({
      supplierId: id.nullable(),
      accountId: id.describe('The supplier’s own.'),
      bills: z.array(billGivenBack),
      heads,
      lines: z.array(postedLineV1),
      roundOffPaise: z.int(),
      totalPaise: z.int(),
    })
    .nullable()
    .describe('As it would be posted; null: its bill is not known, or not posted.'),
});

const drafted = draftedV1.extend({
  draft,
  known: draftedV1.shape.known
    .unwrap()
    .extend({ lines: z.array(postedLine) })
    .nullable()
    .describe('As it would be posted; null: its bill is not known, or not posted.'),
});

const postedV1 = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: PDN-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of posting: 26-27.'),
  journalId: id,
  ...header,
  privateCustomerId: privateSubject(
    id.optional().describe('The supplier again where it is a private person, who is sealed.'),
    'customer',
  ),
  accountId: id.describe('The supplier’s own.'),
  supplier: partySnapshot,
  buyer: z.strictObject({ gstin: text, stateCode: text, registration: supplierRegistration }),
  bills: z
    .array(
      billGivenBack.extend({
        againstPaise: paise.describe('What of the note settles it: as far as it was open.'),
      }),
    )
    .describe('What it gives back of; none of a note by itself.'),
  postedOn: date,
  placeOfSupply: text,
  heads,
  credit: z
    .strictObject({
      state: noteCreditState,
      period: z.strictObject({ from: date, to: date }).nullable(),
    })
    .describe('Open until GSTR-2B has the supplier’s credit note; that return lowers the credit.'),
  lines: z.array(postedLineV1),
  roundOffPaise: z.int().describe('Given back of the bill’s; may be negative.'),
  totalPaise: paise,
});
const posted = postedV1.extend({ ...ofSupplierNote, lines: z.array(postedLine) });

const period = z.strictObject({ from: date, to: date });

/** What the supplier's credit note says more or less than the debit note that it answers. */
const difference = z.strictObject({
  journalId: id,
  toAccountId: id.nullable().describe('Of the value; null: the book’s account of returns.'),
  ...signedAmounts,
  credited: z.strictObject(signedTaxes).describe('What of its tax lowers the credit.'),
  itemPaise: z.int().describe('What the open item of the note gains, or loses.'),
  bills: z
    .array(z.strictObject({ documentId: id, againstPaise: z.int() }))
    .describe('What more, or less, of each bill it settles.'),
});

const match = {
  documentId: id,
  number: z.string().describe('Our own.'),
  accountId: id,
  postedOn: date.describe('Of the note.'),
  gstin: text.describe('The supplier’s.'),
  supplierNote: header.supplierNote,
  matchedOn: date,
  difference: difference.nullable(),
  comesTo: z
    .strictObject({ taxablePaise: paise, taxPaise: paise, creditPaise: paise, totalPaise: paise })
    .describe('The note, once this has happened.'),
};

const matched = z.strictObject({
  ...match,
  ...ofSupplierNote,
  state: noteCreditState.describe('Commercial where the supplier gives no GST back.'),
  period: period
    .nullable()
    .describe('The return that lowers the credit; null of a commercial one.'),
});

const matchReversed = z.strictObject({
  ...match,
  stands: header.supplierNote.describe('The credit note that the note was entered from, if any.'),
  reversedOn: date,
  reason: z.string(),
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  bills: z.array(z.strictObject({ documentId: id, againstPaise: paise })),
  undone: sums.describe('What it had given back, and the credit that it had lowered.'),
  goods: z
    .array(
      z.strictObject({
        bill: z.strictObject({ documentId: id, line: id }),
        line: id,
        productId: id,
        quantityThousandths: id,
        valuePaise: paise,
        godownId: id.optional(),
        batch: z.string().optional(),
      }),
    )
    .describe('What comes into stock again.'),
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

export type PurchaseDebitNotePosted = DomainEvent<
  'PurchaseDebitNotePosted',
  z.infer<typeof posted>
>;
export type PurchaseDebitNote = PurchaseDebitNotePosted['data'];
export type PurchaseDebitNoteReversed = DomainEvent<
  'PurchaseDebitNoteReversed',
  z.infer<typeof reversed>
>;
export type PurchaseDebitNoteMatched = DomainEvent<
  'PurchaseDebitNoteMatched',
  z.infer<typeof matched>
>;
export type PurchaseDebitNoteMatchReversed = DomainEvent<
  'PurchaseDebitNoteMatchReversed',
  z.infer<typeof matchReversed>
>;
export type NoteDifference = z.infer<typeof difference>;
export type KnownOfNote = z.infer<typeof drafted>['known'];
export type PurchaseDebitNoteEvent =
  | DomainEvent<'PurchaseDebitNoteDrafted', z.infer<typeof drafted>>
  | DomainEvent<'PurchaseDebitNoteDraftChanged', z.infer<typeof drafted>>
  | PurchaseDebitNotePosted
  | PurchaseDebitNoteMatched
  | PurchaseDebitNoteMatchReversed
  | PurchaseDebitNoteReversed
  | DomainEvent<'PurchaseDebitNoteDiscarded', z.infer<typeof discarded>>;

export const purchaseDebitNoteEventSchemas = [
  { type: 'PurchaseDebitNoteDrafted', version: 1, schema: draftedV1 },
  { type: 'PurchaseDebitNoteDrafted', version: 2, schema: drafted },
  { type: 'PurchaseDebitNoteDraftChanged', version: 1, schema: draftedV1 },
  { type: 'PurchaseDebitNoteDraftChanged', version: 2, schema: drafted },
  { type: 'PurchaseDebitNotePosted', version: 1, schema: postedV1 },
  { type: 'PurchaseDebitNotePosted', version: 2, schema: posted },
  { type: 'PurchaseDebitNoteMatched', version: 1, schema: matched },
  { type: 'PurchaseDebitNoteMatchReversed', version: 1, schema: matchReversed },
  { type: 'PurchaseDebitNoteReversed', version: 1, schema: reversed },
  { type: 'PurchaseDebitNoteDiscarded', version: 1, schema: discarded },
] as const;
