// Whether everything that a book's read tables tell is in the archive of the book.
import { expect, test } from 'vitest';
import { BOOK_TABLES } from '#api/queries/book/tables/book-tables.ts';
import { PROJECTIONS } from '#projections/registry.ts';

/** Tables whose rows are in the file of a kind of record, and tables that follow from others. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  account_types: 'account_type.csv',
  accounts: 'account.csv',
  assets: 'book_asset.csv and book_stock.csv',
  billing_days: 'sums of invoices and notes',
  billing_totals: 'as billing_days, until a rebuild',
  book_invitations: 'for the owners alone, and no part of the accounts',
  book_list: 'book.csv',
  brands: 'brand.csv',
  categories: 'category.csv',
  category_items: 'category_asset.csv, category_product.csv and consumable.csv',
  companies: 'account_type_company.csv',
  credit_balances: 'sums of open_item_entry.csv',
  customer_totals: 'sums of invoices and notes',
  customers: 'client.csv',
  godowns: 'godown.csv',
  invoice_balances: 'sums of settlements',
  invoices: 'invoice.csv and invoice_item.csv',
  journals: 'journal.csv',
  ledger_balances: 'sums of journal_detail.csv',
  ledger_lines: 'journal_detail.csv',
  open_item_balances: 'sums of open_item_entry.csv',
  opening_balances: 'opening_balance.csv and opening_bill.csv; what is saved is not posted yet',
  people: 'of the installation',
  period_totals: 'sums of journal_detail.csv',
  product_values: 'value_product.csv',
  products: 'product.csv',
  record_history: 'events.csv',
  records: 'the files of the plain kinds',
  removed_records: 'events.csv',
  service_attributes: 'service_attribute.csv',
  services: 'service.csv',
  stock_starts: 'opening_stock.csv, product.csv and, as they were said, events.csv',
  depreciation_policies: 'as they were said, events.csv',
  stock_totals: 'sums of stock_move.csv',
  units: 'unit.csv',
};

test('every read table of a book is in its export, or it is said where its rows are', () => {
  const exported = new Set(BOOK_TABLES.map(({ of }) => of.name));
  const missing = PROJECTIONS.flatMap(({ tables }) => tables)
    .map(({ name }) => name)
    .filter((name) => !exported.has(name) && ELSEWHERE[name] === undefined);
  // Describe it in `book-tables.ts`, or say here in which file its rows are.
  expect(missing).toStrictEqual([]);
});

test('a table of the export has heads of its own and columns that it has', () => {
  const names = BOOK_TABLES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { of, heads } of BOOK_TABLES) {
    const unknown = Object.values(heads).filter((column) => !(column in of.columns));
    expect(unknown, of.name).toStrictEqual([]);
  }
});
