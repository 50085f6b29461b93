// The words that opening balances use in their events, in one place. They lie on disk: none is ever
// changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

const id = z.int().positive();
const amount = z.int().describe('Signed paise: debit positive, credit negative.');

const billFields = { number: z.string(), amountPaise: amount };

/** A bill of a party that was open when the book began. */
export const openingBill = z.strictObject({
  billId: id.describe('Stays the same through corrections, so that what settled it stays.'),
  ...billFields,
  billDate: z.iso.date(),
  dueDate: z.iso.date().nullable(),
  rest: z.literal(true).optional().describe('What of the balance no bill explains.'),
});
export type OpeningBill = z.infer<typeof openingBill>;

const accountFields = { accountId: id, balancePaise: amount };

/** The bills of a party add up to its balance; other accounts have none. */
export const openingAccount = z.strictObject({ ...accountFields, bills: z.array(openingBill) });
export type OpeningAccount = z.infer<typeof openingAccount>;

export const stockLine = z.strictObject({
  productId: id,
  godown: z.string().nullable(),
  batch: z.string().nullable(),
  quantityThousandths: z.int().nonnegative(),
  valuePaise: z.int().nonnegative().describe('At cost, as a whole.'),
});
/** Goods of a product that were there when the book began, in a godown and of a batch. */
export type StockLine = z.infer<typeof stockLine>;

/** Figures as far as they are typed: nothing of them is judged yet. */
export const openingDraft = z.strictObject({
  beginsOn: z.iso.date().nullable(),
  accounts: z.array(
    z.strictObject({
      ...accountFields,
      bills: z.array(
        z.strictObject({
          billId: id.nullable().describe('Of a bill that was posted.'),
          ...billFields,
          billDate: z.iso.date().nullable(),
          dueDate: z.iso.date().nullable(),
        }),
      ),
    }),
  ),
  stock: z.array(stockLine),
});
export type OpeningDraft = z.infer<typeof openingDraft>;

/** What a party's balance is called that stands on no bill. */
export const REST_NUMBER = 'Opening balance';
