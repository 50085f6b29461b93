// A receipt while it is typed: what it settles, what is kept back, and where the money goes.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { z } from 'zod';
import type { Account } from '#api/contract/account/account.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { billingSettingsOf, customerOf, postingOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { awaitsAddressWord } from '#web/client/no-address.ts';
import type { ReceiptProps } from '#web/shell/form/receipt-dialog.ts';
import { sessionAtom } from '#web/state/session.ts';
import { advanceIn } from './draft/advance.ts';
import type { ReceiptAdvance } from './draft/advance.ts';
import { receiptBillsOf, invoiceKey } from './draft/bills.ts';
import type { ReceiptBill } from './draft/bills.ts';
import { deductionChoicesOn } from './draft/deduction-kinds.ts';
import type { DeductionChoice } from './draft/deduction-kinds.ts';
import { emptyReceipt, receiptFields } from './draft/fields.ts';
import type { ReceiptFields } from './draft/fields.ts';
import { reckon } from './draft/reckoning.ts';
import type { Reckoning } from './draft/reckoning.ts';
import {
  moneyAccountFor,
  moneyAccountsIn,
  readLastAccounts,
} from '#web/shell/form/money-account.ts';
import { customerItemsOf, invoiceDetailOf, openInvoicesOf } from './queries.ts';

type Opening = Omit<ReceiptProps, 'onClose'>;

/** What is read for it; a part that cannot be had is nothing, and the rest works without it. */
function useReceiptData({ bookId, customer, invoices }: Opening) {
  const items = useQuery(customerItemsOf(bookId, customer.id));
  const cards = useQuery(openInvoicesOf(bookId, customer.id));
  const accounts = useQuery(accountListOf(bookId));
  const posting = useQuery(postingOf(bookId));
  const party = useQuery(customerOf(bookId, customer.id)).data;
  const ledgerId = party?.accountId;
  // A draft is issued by its payment, and takes nothing else along.
  const draft = invoices.find(({ status }) => status === 'draft') ?? null;
  const detail = useQuery({ ...invoiceDetailOf(bookId, draft?.id ?? 0), enabled: draft !== null });
  const bills = receiptBillsOf({
    invoices: draft === null ? invoices : [draft],
    items: draft === null ? (items.data ?? []) : [],
    cards: cards.data ?? [],
  });
  return {
    bills,
    draft,
    awaitsAddressWord: detail.data !== undefined && awaitsAddressWord(detail.data),
    party,
    accounts: accounts.data ?? [],
    posting: posting.data?.accounts ?? {},
    ledger: accounts.data?.find(({ id }) => id === ledgerId) ?? null,
    isReady:
      ![items, cards, accounts, posting].some(({ isPending }) => isPending) && !detail.isLoading,
    failure: items.data === undefined ? (items.error?.failure ?? null) : null,
    onRetry: () => void items.refetch(),
  };
}

/** With the bills that it was opened for. */
const keptReceipt = receiptFields.extend({ opened: z.array(z.string()) }).partial();
type KeptReceipt = ReceiptFields & { readonly opened: readonly string[] };

const sameBills = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));

export type ReceiptForm = {
  readonly today: CalendarDate;
  readonly fields: ReceiptFields;
  readonly change: (
    change: Partial<ReceiptFields> | ((now: ReceiptFields) => ReceiptFields),
  ) => void;
  readonly bills: readonly ReceiptBill[];
  /** A draft that the payment issues first. */
  readonly draft: Opening['invoices'][number] | null;
  /** Whether that draft waits for the word that no address is on record. */
  readonly awaitsAddressWord: boolean;
  readonly confirmNoAddress: () => void;
  readonly choices: readonly DeductionChoice[];
  readonly reckoning: Reckoning;
  readonly date: CalendarDate | null;
  readonly moneyAccounts: readonly Account[];
  /** The account that takes the money; null where the book makes one for the method. */
  readonly account: Account | null;
  /** All of the book, for what is kept back elsewhere. */
  readonly accounts: readonly Account[];
  /** The customer's own. */
  readonly ledger: Account | null;
  /** What the money is paid ahead for; null where it settles a bill, or is on account. */
  readonly advance: ReceiptAdvance | null;
};

type Ahead = Pick<ReceiptForm, 'fields' | 'reckoning' | 'draft'> & {
  readonly bookId: number;
  readonly party: Customer | undefined;
  readonly paidOn: CalendarDate;
};

/** Only money that settles nothing is paid ahead for something. */
function useAdvance({ bookId, fields, reckoning, draft, party, paidOn }: Ahead) {
  const { purpose } = fields.advance;
  const settings = useQuery({ ...billingSettingsOf(bookId), enabled: purpose === 'services' });
  const { settledPaise, onAccountPaise: grossPaise } = reckoning;
  if (draft !== null || settledPaise > 0 || grossPaise <= 0) return null;
  const parties = { settings: settings.data, customer: party };
  return advanceIn(fields.advance, { ...parties, grossPaise, paidOn });
}

export function useReceipt(opening: Opening) {
  const { bookId, customer, invoices } = opening;
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const data = useReceiptData(opening);
  const [today] = useState(todayInIndia);
  const [isConfirmed, setConfirmed] = useState(false);
  const [last] = useState(() => readLastAccounts(personId, bookId));
  const opened = invoices.map(({ id }) => invoiceKey(id));
  const kept = useKeptFields<KeptReceipt>({
    form: `receipt-${customer.id}`,
    bookId,
    schema: keptReceipt,
    begin: () => ({ ...emptyReceipt(today, opened), opened }),
    // What was typed for other bills is no help with these.
    isWanted: (draft) => sameBills(draft.opened ?? opened, opened),
  });
  const { fields, setFields } = kept;
  const date = parseDate(fields.day, today);
  const choices = deductionChoicesOn(date ?? today);
  const marked = data.bills.filter(({ key }) => fields.marked.includes(key));
  const moneyAccounts = moneyAccountsIn(data.accounts);
  const reckoning = reckon({ fields, bills: marked, choices });
  const advance = useAdvance({ bookId, fields, reckoning, paidOn: date ?? today, ...data });
  const form: ReceiptForm = {
    ...data,
    awaitsAddressWord: data.awaitsAddressWord && !isConfirmed,
    confirmNoAddress: () => setConfirmed(true),
    today,
    fields,
    change: (change) =>
      setFields((now) => ({
        ...now,
        ...(typeof change === 'function' ? change(now) : change),
      })),
    choices,
    reckoning,
    advance,
    date,
    moneyAccounts,
    account: moneyAccountFor(fields.method, {
      chosen: fields.accountId,
      last,
      posting: data.posting,
      accounts: moneyAccounts,
    }),
  };
  return { form, data, kept, personId };
}
