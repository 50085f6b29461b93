// From requests to what a person says of money: a payment of an invoice, or a receipt with what was
// kept back of it and what it settles.
import type { z } from 'zod';
import type { BankCharge, Deduction, RecordReceipt } from '#core/customer/index.ts';
import type { AccountId, AllocationId, JournalId, SettlementId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { SETTLED_COUNT_MAX } from '#core/settlement/index.ts';
import type { ItemToSettle } from '#core/settlement/index.ts';
import type { DeductionBody, recordReceipt } from '#api/contract/customer/receipt.ts';
import type { BankChargeBody } from '#api/contract/invoice/fields.ts';
import type { recordPayment } from '#api/contract/invoice/settling.ts';
import type { NextIds } from '#api/store/ids.ts';
import { documentDateOf } from './invoice.ts';
import { given } from './route-parts.ts';

type PaymentBody = z.output<(typeof recordPayment)['body']>;

/** What a person says of a payment. */
export const paymentOf = (body: Omit<PaymentBody, 'onAccount'>) => ({
  amountPaise: body.amountPaise ?? null,
  method: body.method,
  reference: textOf(body.reference),
  paidOn: documentDateOf(body.date),
  accountId: body.accountId ?? null,
});

const textOf = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();

type ReceiptBody = z.output<(typeof recordReceipt)['body']>;

/** A text of blanks says nothing. */
const said = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
};

export const deductionsOf = (deductions: readonly DeductionBody[] = []): readonly Deduction[] =>
  deductions.map(({ kind, amountPaise, section, note, accountId }) => ({
    kind,
    amountPaise,
    ...given('accountId', accountId),
    ...given('section', said(section)),
    ...given('note', said(note)),
  }));

/** @returns the charge of the bank with a fresh journal; nothing where there is none. */
export async function bankChargeFrom(
  charge: BankChargeBody,
  nextIds: NextIds,
): Promise<{ readonly bankCharge?: BankCharge }> {
  if (charge === undefined) return {};
  const [journalId] = (await nextIds('journal', 1)) as JournalId[];
  invariant(journalId !== undefined, 'There is always one more id.');
  const accountId = (charge.accountId ?? null) as AccountId | null;
  return { bankCharge: { journalId, amountPaise: charge.amountPaise, accountId } };
}

/** @returns what the receipt settles, with fresh ids; nothing where it is on account. */
export async function settlingOf(
  body: Pick<ReceiptBody, 'against' | 'oldestFirst'>,
  nextIds: NextIds,
): Promise<Pick<RecordReceipt['data'], 'settling'>> {
  const against = body.oldestFirst === true ? 'oldest-first' : itemsOf(body.against ?? []);
  if (against.length === 0) return {};
  const isOldest = against === 'oldest-first';
  const invoices = isOldest
    ? SETTLED_COUNT_MAX
    : against.filter(({ kind }) => kind === 'invoice').length;
  const others = isOldest ? SETTLED_COUNT_MAX : against.length - invoices;
  const allocationIds = (await nextIds('allocation', invoices)) as AllocationId[];
  const settlementIds = (await nextIds('settlement', others)) as SettlementId[];
  return { settling: { against, allocationIds, settlementIds } };
}

const itemsOf = (against: NonNullable<ReceiptBody['against']>): readonly ItemToSettle[] =>
  against.map(({ kind, id, line, amountPaise }) => ({
    kind,
    id,
    ...given('line', line),
    amountPaise,
  }));
