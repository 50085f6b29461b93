// How a table is pasted into each tab: what is expected, how it is shown, and where it goes.
import type { Account } from '#api/contract/account/account.ts';
import { formatDate } from '#web/format/dates.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatCell, formatPaise } from '#web/format/money.ts';
import {
  isCustomerLedger,
  isPartyLedger,
  billAmountText,
  NO_TEXT,
  sideTexts,
} from '../form/figures.ts';
import { withPastedStock } from '../form/stock.ts';
import type { OpeningForm } from '../form/use-opening.ts';
import type { OpeningTab } from '../form/use-view.ts';
import type { PastePreview, PasteWay } from './PasteDialog.tsx';
import { readAccounts } from './read-accounts.ts';
import { readBills } from './read-bills.ts';
import { readStock } from './read-stock.ts';
import type { NamedProduct } from './read-stock.ts';
import type { PastedTable } from './reading.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { BalanceText, BalanceTexts, BillText } from '../form/figures.ts';
import type { PastedAccount } from './read-accounts.ts';
import type { PastedBill } from './read-bills.ts';

type Facts = {
  readonly form: OpeningForm;
  readonly accounts: readonly Account[];
  readonly products: readonly NamedProduct[];
};

export function pasteWayOf(tab: OpeningTab, facts: Facts): PasteWay {
  if (tab === 'accounts') return accountsWay(facts);
  return tab === 'stock' ? stockWay(facts) : billsWay(tab, facts);
}

const previewOf = <Row>(
  { rows, misread, head }: PastedTable<Row>,
  show: (row: Row) => readonly string[],
  take: (rows: readonly Row[]) => void,
): PastePreview => ({ rows: rows.map(show), misread, head, take: () => take(rows) });

const accountsWay = ({ form, accounts }: Facts): PasteWay => ({
  what: 'accounts',
  hint: 'Account, amount, Dr or Cr; or account, debit, credit. A line of headings may lead.',
  columns: ['Account', 'Debit (₹)', 'Credit (₹)'],
  read: (text) =>
    previewOf(
      readAccounts(text, accounts),
      ({ account, paise }) => [
        account.name,
        formatCell(Math.max(paise, 0)),
        formatCell(Math.max(-paise, 0)),
      ],
      (rows) => form.setTexts((texts) => withPastedAccounts(texts, rows)),
    ),
});

function billsWay(tab: 'customers' | 'suppliers', { form, accounts }: Facts): PasteWay {
  const ofCustomers = tab === 'customers';
  const parties = accounts.filter(
    (account) => isPartyLedger(account) && isCustomerLedger(account) === ofCustomers,
  );
  const { today } = form;
  const beginsOn = parseDate(form.begins, today);
  const usualSide = ofCustomers ? 1 : -1;
  const noun = ofCustomers ? 'Customer' : 'Supplier';
  return {
    what: ofCustomers ? 'customers’ bills' : 'suppliers’ bills',
    hint: `${noun}, number, date, due date, amount. A line of headings may lead.`,
    columns: [noun, 'Number', 'Date', 'Due', 'Amount (₹)'],
    read: (text) =>
      previewOf(
        readBills(text, { parties, usualSide, beginsOn }),
        ({ account, number, date, due, paise }) => [
          account.name,
          number,
          formatDate(date),
          due === null ? '' : formatDate(due),
          `${formatPaise(paise)} ${paise > 0 ? 'Dr' : 'Cr'}`,
        ],
        (rows) => form.setTexts((texts) => withPastedBills(texts, rows)),
      ),
  };
}

const stockWay = ({ form, products }: Facts): PasteWay => ({
  what: 'stock',
  hint: 'Product, quantity, value. Under headings also godown and batch.',
  columns: ['Product', 'Godown', 'Batch', 'Quantity', 'Value (₹)'],
  read: (text) =>
    previewOf(
      readStock(text, products),
      ({ product, godown, batch, quantity, paise }) => [
        product.name,
        godown,
        batch,
        quantity,
        formatPaise(paise),
      ],
      (rows) => form.setStock((lines) => withPastedStock(lines, rows)),
    ),
});

// Puts what was pasted into the balances: an account's own amount is replaced, a bill of the same
// number too, and every other one stays.
function withPastedAccounts(texts: BalanceTexts, rows: readonly PastedAccount[]): BalanceTexts {
  const after = new Map(texts);
  for (const { account, paise } of rows) {
    after.set(account.id, { ...(after.get(account.id) ?? NO_TEXT), ...sideTexts(paise) });
  }
  return after;
}

/** The balance of the party is what its bills come to, unless it was typed itself. */
function withPastedBills(texts: BalanceTexts, rows: readonly PastedBill[]): BalanceTexts {
  const after = new Map(texts);
  for (const [account, pasted] of Map.groupBy(rows, (row) => row.account)) {
    const text = after.get(account.id) ?? NO_TEXT;
    after.set(account.id, { ...text, bills: withBills(text, account, pasted) });
  }
  return after;
}

function withBills(
  { bills }: BalanceText,
  account: Account,
  rows: readonly PastedBill[],
): readonly BillText[] {
  const pasted = new Map(rows.map((row) => [nameKey(row.number), textOf(account, row)]));
  const kept = bills
    .filter(({ number, amount }) => number.trim() !== '' || amount.trim() !== '')
    .map((bill) => {
      const over = pasted.get(nameKey(bill.number));
      pasted.delete(nameKey(bill.number));
      return over === undefined ? bill : { ...bill, ...over };
    });
  const last = Math.max(0, ...kept.map(({ key }) => key));
  const fresh = [...pasted.values()].map((bill, at) => ({ key: last + at + 1, id: null, ...bill }));
  return [...kept, ...fresh];
}

const textOf = (account: Account, { number, date, due, paise }: PastedBill) => ({
  number,
  date: formatDate(date),
  due: due === null ? '' : formatDate(due),
  amount: billAmountText(account, paise),
});
