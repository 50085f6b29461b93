// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { paymentMethod } from '../../../kernel/payment-method.ts';
import { supplierRegistration } from '../../../tax/index.ts';
import { landedBy, noCreditReason } from '../../terms.ts';
import { billLineCredit } from '../purchase-bill/events.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const bps = z.int().nonnegative();
const text = z.string().nullable();
const period = z.strictObject({ from: date, to: date });

const header = {
  receivedOn: date.nullable().describe('When the last of the goods came (CGST Act s. 16(2)(b)).'),
  landedBy: landedBy.describe('By what the duty is spread over the goods.'),
  interestPaise: paise.describe('For late payment of duty: a cost, of which nothing is credit.'),
  penaltyPaise: paise.describe('Penalties and fines of customs: a cost too.'),
  narration: z.string(),
};

const lineTerms = {
  description: z.string(),
  hsn: text.describe('The tariff item as customs has it.'),
  accountId: id.nullable().describe('Of the duty; null: the book’s account of customs duty.'),
  billId: id.nullable().describe('Whose goods bear the duty; null: those of all bills linked.'),
  assessablePaise: paise.describe('Customs Act s. 14.'),
  bcdBps: bps.nullable().describe('Basic customs duty; null: the amount alone is given.'),
  swsBps: bps.describe('Social welfare surcharge, of the basic duty: 1000 is 10 %.'),
  otherPaise: paise.describe('Other duties that IGST is charged on, such as anti-dumping duty.'),
  igstBps: bps,
  cessPaise: paise.describe('Compensation cess as it was paid.'),
  credit: billLineCredit,
};

const draftLine = z.strictObject({
  ...lineTerms,
  bcdPaise: paise.nullable().describe('As customs has it; null: by the rate.'),
  swsPaise: paise.nullable(),
  igstPaise: paise.nullable().describe('As it was paid, which counts; null: by the formula.'),
});
export type BillOfEntryDraftLine = z.infer<typeof draftLine>;

const draft = z.strictObject({
  ...header,
  portCode: text.describe('Six characters, such as INNSA1.'),
  billNumber: text.describe('That of customs.'),
  billDate: date.nullable(),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  creditPeriod: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('deferred') }),
      z.strictObject({ kind: z.literal('period'), from: date, to: date }),
    ])
    .nullable()
    .describe('Null: the first that is open for it.'),
  bills: z.array(
    z.strictObject({
      billId: id,
      coveredPaise: paise
        .nullable()
        .describe('What of the value of its goods came by this bill of entry; null: what is left.'),
    }),
  ),
  lines: z.array(draftLine),
});
export type BillOfEntryDraft = z.infer<typeof draft>;

const line = z.strictObject({
  ...lineTerms,
  bcdPaise: paise,
  swsPaise: paise,
  taxablePaise: paise.describe('What IGST is charged on (Customs Tariff Act s. 3(8)).'),
  igstPaise: paise,
  credited: z
    .strictObject({ igstPaise: paise, cessPaise: paise })
    .describe('What of its tax is taken as input credit.'),
  costPaise: paise.describe('The duty, with the tax that gives no credit.'),
});
export type BillOfEntryLine = z.infer<typeof line>;

const drafted = z.strictObject({ documentId: id, draft });

/** What of a line of a bill bears which duty. */
const landed = z.strictObject({
  billId: id,
  billLine: id,
  productId: id.nullable(),
  quantityThousandths: id.nullable(),
  valuePaise: paise,
  stocked: z.literal(true).optional().describe('Where it raises the cost of goods in stock.'),
});
export type LandedCost = z.infer<typeof landed>;

const posted = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: BE-003.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of posting: 26-27.'),
  journalId: id,
  ...header,
  accountId: id.describe('On which the duty is owed to customs.'),
  buyer: z.strictObject({ gstin: text, stateCode: text, registration: supplierRegistration }),
  portCode: z.string(),
  billNumber: z.string().describe('That of customs.'),
  billDate: date,
  postedOn: date,
  creditPeriod: period.nullable().describe('The return that takes the credit; null: deferred.'),
  noCredit: noCreditReason.nullable().describe('Why no line gives credit.'),
  bills: z.array(
    z.strictObject({
      billId: id,
      accountId: id.describe('The supplier’s.'),
      billNumber: z.string().describe('The supplier’s.'),
      billDate: date,
      goodsPaise: paise.describe('What all its goods cost by the bill.'),
      coveredPaise: paise,
    }),
  ),
  lines: z.array(line),
  landed: z.array(landed),
  totalPaise: paise.describe('What is owed to customs.'),
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  portCode: z.string(),
  billNumber: z.string(),
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  undone: z
    .strictObject({ totalPaise: paise, igstPaise: paise, cessPaise: paise })
    .describe('What it had come to, and the credit that it had given.'),
  landed: z.array(landed).describe('What goods do not cost any more.'),
});

const paid = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own.'),
  journalId: id,
  accountId: id.describe('Of cash or a bank, which the money leaves.'),
  customsAccountId: id.describe('On which the duty was owed.'),
  portCode: z.string(),
  billNumber: z.string(),
  paidOn: date,
  method: paymentMethod,
  reference: text.describe('Of the challan of ICEGATE, or of the bank.'),
  amountPaise: id,
});

const paymentReversed = z.strictObject({
  documentId: id,
  number: z.string(),
  journalId: id.describe('Of the payment.'),
  accountId: id,
  billNumber: z.string(),
  paidOn: date,
  reversedOn: date,
  reason: z.string(),
  amountPaise: id,
});

const creditMoved = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own.'),
  portCode: z.string(),
  billNumber: z.string().describe('That of customs.'),
  was: z.strictObject({ receivedOn: date.nullable(), creditPeriod: period.nullable() }),
  receivedOn: date.nullable().describe('When the last of the goods came, as it is known now.'),
  creditPeriod: period.nullable().describe('The return that takes the credit; null: deferred.'),
  reason: text,
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

export type BillOfEntryPosted = DomainEvent<'BillOfEntryPosted', z.infer<typeof posted>>;
export type BillOfEntry = BillOfEntryPosted['data'];
export type BillOfEntryPaymentRecorded = DomainEvent<
  'BillOfEntryPaymentRecorded',
  z.infer<typeof paid>
>;
export type BillOfEntryPaymentReversed = DomainEvent<
  'BillOfEntryPaymentReversed',
  z.infer<typeof paymentReversed>
>;
export type BillOfEntryCreditMoved = DomainEvent<
  'BillOfEntryCreditMoved',
  z.infer<typeof creditMoved>
>;
export type BillOfEntryEvent =
  | DomainEvent<'BillOfEntryDrafted', z.infer<typeof drafted>>
  | DomainEvent<'BillOfEntryDraftChanged', z.infer<typeof drafted>>
  | BillOfEntryPosted
  | BillOfEntryCreditMoved
  | BillOfEntryPaymentRecorded
  | BillOfEntryPaymentReversed
  | DomainEvent<'BillOfEntryReversed', z.infer<typeof reversed>>
  | DomainEvent<'BillOfEntryDiscarded', z.infer<typeof discarded>>;

export const billOfEntryEventSchemas = [
  { type: 'BillOfEntryDrafted', version: 1, schema: drafted },
  { type: 'BillOfEntryDraftChanged', version: 1, schema: drafted },
  { type: 'BillOfEntryPosted', version: 1, schema: posted },
  { type: 'BillOfEntryCreditMoved', version: 1, schema: creditMoved },
  { type: 'BillOfEntryPaymentRecorded', version: 1, schema: paid },
  { type: 'BillOfEntryPaymentReversed', version: 1, schema: paymentReversed },
  { type: 'BillOfEntryReversed', version: 1, schema: reversed },
  { type: 'BillOfEntryDiscarded', version: 1, schema: discarded },
] as const;
