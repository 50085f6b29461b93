// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { paymentMethod } from '../../../kernel/payment-method.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const text = z.string().nullable();

const header = {
  method: paymentMethod,
  reference: text.describe('UTR or another number of the bank.'),
  challan: z
    .strictObject({
      bsrCode: text.describe('Seven digits: the branch that took the money.'),
      serial: text.describe('Five digits: its number of the day.'),
    })
    .describe('With the day of the deposit they identify it (CIN).'),
  interestPaise: paise.describe('For late deduction or deposit; an expense.'),
  feePaise: paise.describe('For a late statement; an expense.'),
  beyond: z
    .array(
      z.strictObject({
        code: z.string().describe('Of the payment, as the Act of its day has it.'),
        month: date.describe('The first day of the month of the deduction.'),
        amountPaise: id,
      }),
    )
    .describe('Deducted in no bill of the book: before it began, or by a journal.'),
  narration: z.string(),
};

const named = { billId: id, amountPaise: id };

const draft = z.strictObject({
  ...header,
  moneyAccountId: id.nullable().describe('Null: the book’s for the method.'),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  deductions: z.array(z.strictObject(named)),
});
export type TdsDepositDraft = z.infer<typeof draft>;

const drafted = z.strictObject({ documentId: id, draft });

const posted = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: TD-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of the deposit: 26-27.'),
  journalId: id,
  ...header,
  accountId: id.describe('Of cash or a bank, which the money leaves.'),
  postedOn: date.describe('The day of the deposit.'),
  deductions: z.array(
    z.strictObject({
      ...named,
      billNumber: z.string().describe('As the supplier calls it.'),
      deductedOn: date,
      code: z.string(),
      section: z.string(),
    }),
  ),
  totalPaise: id.describe('Tax, interest and fee.'),
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  totalPaise: id,
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

export type TdsDepositPosted = DomainEvent<'TdsDepositPosted', z.infer<typeof posted>>;
export type TdsDeposit = TdsDepositPosted['data'];
export type TdsDepositEvent =
  | DomainEvent<'TdsDepositDrafted', z.infer<typeof drafted>>
  | DomainEvent<'TdsDepositDraftChanged', z.infer<typeof drafted>>
  | TdsDepositPosted
  | DomainEvent<'TdsDepositReversed', z.infer<typeof reversed>>
  | DomainEvent<'TdsDepositDiscarded', z.infer<typeof discarded>>;

export const tdsDepositEventSchemas = [
  { type: 'TdsDepositDrafted', version: 1, schema: drafted },
  { type: 'TdsDepositDraftChanged', version: 1, schema: drafted },
  { type: 'TdsDepositPosted', version: 1, schema: posted },
  { type: 'TdsDepositReversed', version: 1, schema: reversed },
  { type: 'TdsDepositDiscarded', version: 1, schema: discarded },
] as const;
