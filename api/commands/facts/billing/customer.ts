// Decides on customers. The ledger of each is an account of its own under Sundry Debtors, made,
// renamed and removed in the same decision.
import type { AccountCommand } from '#core/account/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent, CustomerFacts } from '#core/customer/index.ts';
import type { Rejection } from '#core/domain.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { nameKey } from '#core/kernel/text.ts';
import { receiptRecorded } from '#core/documents/index.ts';
import { accountIdsByNameKey, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { countInvoicesOf } from '#projections/invoice-status/read.ts';
import { countSettlementsOf, findCredit, findSettlement } from '#projections/receivables/read.ts';
import type { NewEvent } from '#api/store/append.ts';
import { decideAccount } from '../account.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { journalsFor } from './journals.ts';
import type { Asked } from './journals.ts';
import { moneyAccountFor } from './money-account.ts';
import { nextNumbers } from './numbers.ts';

type Made = Omit<NewEvent, 'actorId'>;

export const customerStreams = ({ data }: CustomerCommand): readonly string[] => [
  streamName('customer', data.customerId),
];

export async function decideCustomer(
  source: FactSource,
  command: CustomerCommand,
): Promise<Decided> {
  const { memory } = source.desk;
  const state = stateOf(memory, 'customer', command.data.customerId);
  const money = await moneyAccountFor(source, command);
  const facts = await factsOf(source, command);
  const decided = customerDecider.decide(state, command, {
    ...facts,
    moneyAccountId: money.accountId,
  });
  if (!decided.ok) return decided;
  const own = decided.value.map((event): Made => ({
    event,
    stream: customerDecider.streamOf(event, command),
  }));
  const accountId = 'accountId' in state ? state.accountId : 0;
  const ledger = await ledgerOf(source, decided.value, accountId);
  if (!ledger.ok) return ledger;
  const asked = decided.value.flatMap((event) => askedBy(event, command, accountId));
  const usedMoney = own.length === 0 ? [] : money.events;
  const journals = await journalsFor(source, asked, usedMoney);
  if (!journals.ok) return journals;
  return accepted([...ledger.value, ...usedMoney, ...own, ...journals.value]);

  function askedBy(event: CustomerEvent, by: CustomerCommand, customerAccountId: number): Asked[] {
    if (event.type === 'ReceiptRecorded') {
      return [{ post: receiptRecorded(event, { customerAccountId }) }];
    }
    if (event.type !== 'ReceiptReversed' || by.type !== 'ReverseReceipt') return [];
    const { receiptId, reason } = event.data;
    const receipt = 'receipts' in state ? state.receipts.get(receiptId) : undefined;
    invariant(receipt !== undefined, 'Only a receipt that there is was reversed.');
    const document = { kind: 'receipt', id: receiptId } as const;
    const { journalId } = receipt;
    return [{ reverse: { journalId, reversalId: by.data.reversalId, reason, document } }];
  }
}

async function factsOf(
  source: FactSource,
  command: CustomerCommand,
): Promise<Omit<CustomerFacts, 'moneyAccountId'>> {
  const { memory, head } = source.desk;
  const { bookId, today } = head;
  const tables = await source.readTables();
  const book = stateOf(memory, 'book', bookId);
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const paidOn = command.type === 'RecordReceipt' ? command.data.paidOn : null;
  const years = [today, paidOn ?? today].map(financialYearLabelOf);
  const { billing } = book;
  const next = await nextNumbers(tables, { bookId, billing }, { kinds: ['receipt'], years });
  return {
    today,
    nextReceipt: next('receipt'),
    uses: command.type === 'RemoveCustomer' ? await usesOf(source, command.data.customerId) : [],
    allocatedPaise: await allocatedOf(source, command),
  };
}

async function usesOf(source: FactSource, customerId: number): Promise<CustomerFacts['uses']> {
  const { bookId } = source.desk.head;
  const tables = await source.readTables();
  const invoices = await countInvoicesOf(tables, bookId, customerId);
  const others = await countSettlementsOf(tables, bookId, customerId);
  return [
    ...(invoices === 0 ? [] : [{ what: 'invoices', count: invoices }]),
    ...(others === 0 ? [] : [{ what: 'payments and credit notes', count: others }]),
  ];
}

/** What is not open of a receipt any more was allocated. */
async function allocatedOf(source: FactSource, command: CustomerCommand): Promise<number> {
  if (command.type !== 'ReverseReceipt') return 0;
  const { bookId } = source.desk.head;
  const tables = await source.readTables();
  const { customerId, receiptId: id } = command.data;
  const receipt = await findSettlement(tables, bookId, { kind: 'receipt', id });
  const credit = await findCredit(tables, bookId, { customerId, kind: 'receipt', id });
  if (receipt === null || credit === null) return 0;
  return receipt.reversed ? 0 : receipt.amountPaise - credit.openPaise;
}

/** The events of the customer's own ledger, by the rules of accounts. */
async function ledgerOf(
  source: FactSource,
  events: readonly CustomerEvent[],
  accountId: number,
): Promise<Result<readonly Made[], Rejection>> {
  const commands = [];
  for (const event of events) {
    const command = await ledgerCommand(source, event, accountId);
    if (command !== null) commands.push(command);
  }
  const made: Made[] = [];
  for (const command of commands) {
    const decided = await decideAccount(source, command, 'customer');
    if (!decided.ok) return decided;
    made.push(...decided.value);
  }
  return accepted(made);
}

async function ledgerCommand(
  source: FactSource,
  event: CustomerEvent,
  ledgerId: number,
): Promise<AccountCommand | null> {
  const { bookId } = source.desk.head;
  const tables = await source.readTables();
  switch (event.type) {
    case 'CustomerCreated': {
      const { customerId, accountId, name, gstin, email } = event.data;
      const types = await accountTypesOf(tables, bookId);
      const debtors = types.find((type) => type.reserved && type.group === 'sundry-debtors');
      invariant(debtors !== undefined, 'Every book has the 28 groups.');
      const data = {
        accountId: accountId as AccountId,
        name: await freeName(source, {
          name,
          customerId,
          ledgerId: accountId,
        }),
        typeId: debtors.typeId,
        gstin,
        companyTypeId: null,
        email,
        asset: null,
      };
      return { type: 'CreateAccount', data };
    }
    case 'CustomerChanged': {
      const { customerId, changes } = event.data;
      const { name, gstin, email } = changes;
      await source.load([streamName('account', ledgerId)]);
      const renamed =
        name === undefined ? {} : { name: await freeName(source, { name, customerId, ledgerId }) };
      const wanted = {
        ...renamed,
        ...(gstin === undefined ? {} : { gstin }),
        ...(email === undefined ? {} : { email }),
      };
      if (Object.keys(wanted).length === 0) return null;
      const data = { accountId: ledgerId as AccountId, changes: wanted };
      return { type: 'ChangeAccount', data };
    }
    case 'CustomerRemoved':
      await source.load([streamName('account', ledgerId)]);
      return { type: 'RemoveAccount', data: { accountId: ledgerId as AccountId } };
    default:
      return null;
  }
}

type Naming = { readonly name: string; readonly customerId: number; readonly ledgerId: number };

/** Customers may share a name, accounts may not: the later one's gets the customer's number. */
async function freeName(source: FactSource, { name, customerId, ledgerId }: Naming) {
  const { bookId } = source.desk.head;
  const key = nameKey(name);
  const taken = await accountIdsByNameKey(await source.readTables(), bookId, [key]);
  const holder = taken.get(key);
  return holder === undefined || holder === ledgerId ? name : `${name} (${customerId})`;
}
