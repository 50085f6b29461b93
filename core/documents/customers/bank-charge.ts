// What the bank charges for a payment that it takes back, as for a cheque that bounces: a journal
// of its own, decided together with the take-back.
import type { BankCharge, CustomerRejection } from '../../customer/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { bankChargeRefusal } from '../../settlement/index.ts';
import type { DocumentCommand, DocumentContext } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingSource } from '../journals/posting.ts';
import { takesCharges } from './money-account.ts';

type TakeBack = Extract<DocumentCommand, { type: 'ReverseReceipt' | 'ReversePayment' }>;

const isTakeBack = (command: DocumentCommand): command is TakeBack =>
  command.type === 'ReverseReceipt' || command.type === 'ReversePayment';

/** @returns the charge of the bank that a command names, if it takes money back. */
export const bankChargeOf = (command: DocumentCommand): BankCharge | undefined =>
  isTakeBack(command) ? command.data.bankCharge : undefined;

/** @returns the journal of the bank's charge, if one is named, or why there can be none. */
export function bankChargeJournals(
  command: DocumentCommand,
  { states, facts }: DocumentContext,
): Result<readonly DocumentJournal[], CustomerRejection> {
  const charge = bankChargeOf(command);
  if (charge === undefined || !isTakeBack(command)) return accepted([]);
  const { journalId, amountPaise, accountId } = charge;
  const isSuitable = accountId !== null && takesCharges(states.account(accountId));
  const chargeAccounts = new Set(isSuitable ? [accountId] : []);
  const refusal = bankChargeRefusal(charge, chargeAccounts);
  if (refusal !== null) return rejected(refusal);
  const money = moneyOf(command, states);
  if (money === null) return accepted([]);
  const { reason, takenBackOn } = command.data;
  const entryDate: CalendarDate = takenBackOn ?? facts.today;
  const to = accountId === null ? ({ role: 'bank-charges' } as const) : { accountId };
  const entries = [
    ...postingEntries(to, 'debit', amountPaise),
    ...postingEntries({ accountId: money.accountId }, 'credit', amountPaise),
  ];
  const narration = `Bank charge, ${money.what} taken back: ${reason}`;
  const { source } = money;
  return accepted([
    { post: { journalId, voucherType: 'payment', entryDate, narration, source, entries } },
  ]);
}

type MoneyTakenBack = {
  /** The account of cash or bank that had taken it, which bears the charge. */
  readonly accountId: number;
  readonly what: string;
  readonly source: PostingSource;
};

/** @returns what is taken back; null where there is no such thing, which is refused elsewhere. */
function moneyOf(
  { type, data }: TakeBack,
  states: DocumentContext['states'],
): MoneyTakenBack | null {
  if (type === 'ReverseReceipt') {
    const customer = states.customer(data.customerId);
    const receipt = 'receipts' in customer ? customer.receipts.get(data.receiptId) : undefined;
    if (receipt === undefined) return null;
    const { accountId, number } = receipt;
    const source = { kind: 'receipt', id: data.receiptId, number } as const;
    return { accountId, what: `receipt ${number}`, source };
  }
  const invoice = states.invoice(data.invoiceId);
  const payment = invoice.status === 'issued' ? invoice.payments.get(data.paymentId) : undefined;
  if (invoice.status !== 'issued' || payment === undefined) return null;
  const { number } = invoice;
  const source = { kind: 'payment', id: data.paymentId, number } as const;
  return { accountId: payment.accountId, what: `payment of ${number}`, source };
}
