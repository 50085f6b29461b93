// What lies on disk of a party as a supplier, in the events of its stream. Never edit it: add a
// version of the events, and an upcaster to it.
import { z } from 'zod';
import { personalIfPrivate } from '../kernel/event.ts';
import {
  blockedClause,
  creditKind,
  enterpriseActivity,
  enterpriseClass,
  specialRegistration,
} from '../trade/index.ts';
import { deducteeKind } from './terms.ts';

const id = z.int().positive();
const text = z.string().nullable();
const from = z.iso.date().nullable().describe('Null: from the beginning.');
const to = z.iso.date().nullable().describe('The last day; null: it holds on.');

const registrationOfParty = z.strictObject({
  gstin: z.string(),
  state: z.string().describe('Two digits of GST.'),
  from,
  to: to.describe('The last day before it was cancelled; null: it holds on.'),
});

const msmeStanding = z.strictObject({
  class: enterpriseClass,
  activity: enterpriseActivity,
  from,
  to,
});

const billDefaults = z.strictObject({
  accountId: id.nullable().describe('The purchase or expense account of a line.'),
  credit: creditKind.nullable(),
  blockedClause: blockedClause.nullable().describe('Of s. 17(5), where the credit is blocked.'),
  reverseCharge: z.boolean(),
});

const tdsOfParty = z.strictObject({
  nature: z.string().describe('Of payment, by its code in the table of natures.'),
  deductee: deducteeKind.nullable().describe('Null: as the PAN says.'),
});

const tdsCertificate = z.strictObject({
  number: z.string(),
  nature: z.string(),
  rateBps: z.int().nonnegative(),
  limitPaise: z.int().nonnegative().nullable().describe('Null: whatever the amount.'),
  from: z.iso.date(),
  to: z.iso.date(),
});

/** As version 3 of the events of a party has it. */
export const supplierShapeV3 = {
  registrations: z
    .array(registrationOfParty)
    .describe('Beside the GSTIN of the party: in other States, and in other days.'),
  msme: z.array(msmeStanding).describe('In the order of their days; none: no such enterprise.'),
  udyam: personalIfPrivate(text).describe('Its number as an enterprise.'),
  supplierDueDays: z.int().nonnegative().nullable().describe('Null: none were agreed.'),
  billDefaults: billDefaults.nullable(),
  tds: tdsOfParty.nullable(),
  tdsCertificates: z.array(tdsCertificate).describe('Of lower or no deduction.'),
  bankAccountName: personalIfPrivate(text),
  bankAccountNumber: personalIfPrivate(text),
  bankIfsc: personalIfPrivate(text),
  upi: personalIfPrivate(text),
  bankConfirmedOn: z.iso
    .date()
    .nullable()
    .describe('When somebody asked the supplier; null since the details were changed.'),
};

/** Each may be absent: nothing was said of it. Where it is private it is sealed. */
export const supplierShape = {
  ...supplierShapeV3,
  specialRegistration: specialRegistration
    .nullable()
    .describe('What it is registered as where that is no dealer; null: it is one, or none.'),
};

export type SupplierDetails = Readonly<z.infer<z.ZodObject<typeof supplierShape>>>;
export type RegisteredAs = NonNullable<SupplierDetails['specialRegistration']>;
