// What a supplier has beside what every party has, as the core and the wire have it. What lies on
// disk is in `supplier-shape.ts`.
import { z } from 'zod';
import { record } from '../shapes/record.ts';
import { basisPoints, id, wireDay, wireMoney } from '../shapes/values.ts';
import {
  blockedClause,
  creditKind,
  enterpriseActivity,
  enterpriseClass,
  specialRegistration,
} from '../trade/terms.ts';
import { deducteeKind } from './terms.ts';

const text = z.string().nullable();

const days = {
  from: wireDay.nullable().describe('Null: from the beginning.'),
  to: wireDay.nullable().describe('The last day; null: it holds on.'),
};

export const supplierFields = {
  registrations: z
    .array(record({ gstin: z.string(), state: z.string(), ...days }))
    .describe('In other States beside the GSTIN of the party, or in days of its own.'),
  msme: z
    .array(
      record({
        class: enterpriseClass,
        activity: enterpriseActivity,
        from: wireDay.nullable(),
        to: wireDay.nullable(),
      }),
    )
    .describe('As a micro, small or medium enterprise, by its days.'),
  specialRegistration: specialRegistration
    .nullable()
    .describe('What its GSTIN is of where that is no dealer’s; its bills follow it.'),
  udyam: text.describe('Its number as such an enterprise.'),
  supplierDueDays: z.int().nullable().describe('Days of credit that were agreed.'),
  billDefaults: record({
    accountId: id.nullable().describe('The purchase or expense account.'),
    credit: creditKind.nullable(),
    blockedClause: blockedClause.nullable().describe('Of s. 17(5), where the credit is blocked.'),
    reverseCharge: z.boolean(),
  })
    .nullable()
    .describe('What a new bill begins with.'),
  tds: record({
    nature: z.string().describe('Of payment, by its code.'),
    deductee: deducteeKind.nullable().describe('Null: as the PAN says.'),
  }).nullable(),
  tdsCertificates: z
    .array(
      record({
        number: z.string(),
        nature: z.string(),
        rateBps: basisPoints(z.number()).describe('Percent.'),
        limitPaise: wireMoney.nullable().describe('Null: whatever the amount.'),
        from: wireDay,
        to: wireDay,
      }),
    )
    .describe('Of lower or no deduction.'),
  bankAccountName: text,
  bankAccountNumber: text,
  bankIfsc: text,
  upi: text,
  bankConfirmedOn: wireDay.nullable().describe('Null: nobody asked the supplier since it changed.'),
};
