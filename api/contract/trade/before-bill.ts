// What documents before a bill say alike, orders and notes of goods received: what is billed and
// open of each line, and by what.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireMoney, wireThousandths } from '#core/shapes/values.ts';
import { boughtLineTold } from './purchase-bill.ts';

/** A line with what bills take of it. */
export const lineBeforeBill = {
  line: id,
  ...boughtLineTold,
  taxablePaise: wireMoney,
  givenTaxablePaise: wireMoney.nullable().describe('Of a draft as a person gave it.'),
  billedQuantityThousandths: wireThousandths
    .nullable()
    .describe('What bills that stand take; null of what has no quantity.'),
  billedPaise: wireMoney.describe('The same by its value on the bills, before tax.'),
  openQuantityThousandths: wireThousandths.nullable().describe('What is left to bill.'),
  openPaise: wireMoney.describe('The same by its own value, before tax.'),
};

export const billsTaking = z
  .array(record({ billId: id, number: z.string(), billedOn: wireDay, taxablePaise: wireMoney }))
  .describe('Those that stand, with what they take of it.');
