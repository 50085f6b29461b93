// How a table is pasted into each tab: what is expected, how it is shown, and where it goes.
import type { Account } from '#api/contract/account/account.ts';
import { formatDate } from '#web/format/dates.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatCell, formatPaise } from '#web/format/money.ts';
import { isCustomerLedger, isPartyLedger } from '../form/figures.ts';
import { withPastedStock } from '../form/stock.ts';
import type { OpeningForm } from '../form/use-opening.ts';
import type { OpeningTab } from '../form/use-view.ts';
import { withPastedAccounts, withPastedBills } from './apply.ts';
import type { PastePreview, PasteWay } from './PasteDialog.tsx';
import { readAccounts } from './read-accounts.ts';
import { readBills } from './read-bills.ts';
import { readStock } from './read-stock.ts';
import type { NamedProduct } from './read-stock.ts';
import type { PastedTable } from './reading.ts';

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
        readBills(text, { parties, usualSide, today, beginsOn }),
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
