// Where the keys lead to, and what they make: every page loads these. `scope` is a book that the
// address names.
import { KIND_WORDS, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
import { paths } from '#web/paths.ts';

export type Destination = {
  readonly name: string;
  readonly to: string;
  readonly keys?: string;
  /** The key that Tally's users have for it, once they have turned those on. */
  readonly tally?: string;
  /** Other words by which the palette finds the place. */
  readonly words?: string;
};

type Scope = number | undefined;

export const placesByKey = (scope: Scope): readonly Destination[] => [
  { name: 'Dashboard', to: paths.dashboard, keys: 'G D', words: 'home' },
  { name: 'Accounts', to: paths.accounts(scope), keys: 'G A', words: 'ledgers chart' },
  { name: 'Products', to: paths.products(scope), keys: 'G P', words: 'items stock' },
  {
    name: 'Assets',
    to: paths.holdings('asset', scope),
    keys: 'G S',
    words: 'equipment machines furniture',
  },
  {
    name: 'Stocks',
    to: paths.holdings('stock', scope),
    keys: 'G K',
    words: 'goods godown inventory',
  },
  {
    name: 'Customers',
    to: paths.customersOf(scope),
    keys: 'G C',
    words: 'clients parties debtors',
  },
  { name: 'Invoices', to: paths.invoicesOf(scope), keys: 'G I', words: 'billing sales' },
  { name: 'Bills', to: paths.purchaseBills(scope), keys: 'G L', words: 'purchases' },
  {
    name: 'Suppliers',
    to: paths.suppliers(scope),
    keys: 'G V',
    words: 'vendors parties creditors msme',
  },
  { name: 'Journal Entries', to: paths.journals(scope), keys: 'G J', words: 'vouchers' },
  { name: 'Books', to: paths.books, keys: 'G B', words: 'companies' },
  { name: 'Financial Reports', to: paths.reports(scope), keys: 'G R', words: 'trial balance' },
  {
    name: 'Overdue invoices',
    keys: 'G O',
    to: paths.invoicesWhere({ filter: 'overdue' }, scope),
  },
  { name: 'Quotations and challans', to: paths.presales(scope), keys: 'G Q', words: 'proforma' },
];

export const creationsByKey = (scope: Scope): readonly Destination[] => [
  {
    name: 'New journal entry',
    to: paths.addVoucher('journal', scope),
    keys: 'N J',
    tally: 'F7',
    words: 'voucher',
  },
  { name: 'New payment', to: paths.addVoucher('payment', scope), tally: 'F5', words: 'voucher' },
  {
    name: 'New receipt',
    to: paths.addVoucher('receipt', scope),
    tally: 'F6',
    words: 'voucher record money received',
  },
  { name: 'New contra', to: paths.addVoucher('contra', scope), tally: 'F4', words: 'voucher' },
  {
    name: 'New invoice',
    keys: 'N I',
    tally: 'F8',
    words: 'sales bill',
    to: paths.newInvoice(undefined, scope),
  },
  { name: 'New quotation', to: paths.presales(scope, { new: 'quotation' }), keys: 'N Q' },
  { name: 'New proforma', to: paths.presales(scope, { new: 'proforma' }), keys: 'N F' },
  { name: 'New delivery challan', to: paths.presales(scope, { new: 'challan' }), keys: 'N D' },
  {
    name: 'New bill',
    to: paths.addPurchaseBill(scope),
    keys: 'N L',
    tally: 'F9',
    words: 'purchase vendor supplier',
  },
  {
    name: 'New debit note of a supplier',
    to: paths.addSupplierDebitNote(scope),
    words: 'price raised bill purchase',
  },
  {
    name: 'New credit note of a supplier',
    to: paths.addPurchaseNote(null, scope, true),
    words: 'discount rebate return debit note purchase',
  },
  {
    name: 'New purchase order',
    to: paths.addPurchaseOrder(scope),
    keys: 'N O',
    words: 'order lpo vendor supplier',
  },
  {
    name: 'New goods received note',
    to: paths.addGoodsReceipt(scope),
    keys: 'N H',
    words: 'grn receipt inward before bill',
  },
  {
    name: 'New expense',
    to: paths.addExpense(scope),
    keys: 'N E',
    words: 'bill paid at once rent purchase vendor supplier',
  },
  { name: 'New supplier', to: paths.addSupplier('', scope), keys: 'N R', words: 'vendor party' },
  { name: 'New customer', to: paths.addCustomer('', scope), keys: 'N C', words: 'client party' },
  { name: 'New account', to: paths.addAccount('', scope), keys: 'N A', words: 'ledger' },
  ...OWN_FORM_KINDS.map((kind) => ({
    name: `New ${KIND_WORDS[kind].noun}`,
    to: paths.addNamed(kind, '', scope),
    ...KIND_WORDS[kind].ownForm,
  })),
  { name: 'New asset', to: paths.addHolding('asset', scope), keys: 'N S' },
  { name: 'New stock', to: paths.addHolding('stock', scope), keys: 'N K' },
];
