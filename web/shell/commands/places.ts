// Where the keys and the palette lead to, and what they make. `scope` is a book that the address
// names.
import { ALL_KINDS, KIND_WORDS, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
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

const presalePlaces = (scope: Scope): readonly Destination[] => [
  { name: 'Quotations and challans', to: paths.presales(scope), keys: 'G Q', words: 'proforma' },
  {
    name: 'Challans open in part',
    to: paths.presales(scope, { kind: 'challan', filter: 'part-invoiced' }),
    words: 'delivered not invoiced',
  },
];

export const goTo = (scope: Scope): readonly Destination[] => [
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
  { name: 'Stock in hand', to: paths.stockInHand(scope), words: 'inventory quantity balance' },
  { name: 'Stock journals', to: paths.stockJournals(scope), words: 'goods in out' },
  {
    name: 'Customers',
    to: paths.customersOf(scope),
    keys: 'G C',
    words: 'clients parties debtors',
  },
  { name: 'Invoices', to: paths.invoicesOf(scope), keys: 'G I', words: 'billing sales' },
  { name: 'Bills', to: paths.purchaseBills(scope), keys: 'G L', words: 'purchases' },
  {
    name: 'Purchase orders',
    to: paths.purchaseOrders(scope),
    words: 'ordered open to come lpo',
  },
  {
    name: 'Goods received',
    to: paths.goodsReceipts(scope),
    words: 'grn note inward before bill',
  },
  { name: 'Expenses', to: paths.expenses(scope), words: 'petty cash slips vouchers spent rent' },
  {
    name: 'Debit notes to suppliers',
    to: paths.purchaseNotes(scope),
    words: 'purchase returns goods back',
  },
  {
    name: 'Bills of entry',
    to: paths.billsOfEntry(scope),
    words: 'customs duty import igst boe impg port',
  },
  { name: 'Payables', to: paths.payables(scope), words: 'creditors owed due msme' },
  {
    name: 'What to watch',
    to: paths.watch(scope),
    words: 'lapse credit 180 days rule 37 reversal reclaim 16(4) 17(5) msme',
  },
  { name: 'Payment run', to: paths.paymentRun(scope), words: 'pay bills neft rtgs bank file' },
  {
    name: 'Self-invoices and vouchers',
    to: paths.reverseCharge(scope),
    words: 'reverse charge rcm table 13',
  },
  {
    name: 'Payments to suppliers',
    to: paths.supplierPayments(scope),
    words: 'paid cheques utr vouchers',
  },
  {
    name: 'Suppliers',
    to: paths.suppliers(scope),
    keys: 'G V',
    words: 'vendors parties creditors msme',
  },
  ...presalePlaces(scope),
  { name: 'Journal Entries', to: paths.journals(scope), keys: 'G J', words: 'vouchers' },
  {
    name: 'Late entries',
    to: paths.journals(scope, { only: 'late' }),
    words: 'entered late back-dated',
  },
  { name: 'Books', to: paths.books, keys: 'G B', words: 'companies' },
  { name: 'Financial Reports', to: paths.reports(scope), keys: 'G R', words: 'trial balance' },
  {
    name: 'Overdue invoices',
    keys: 'G O',
    to: paths.invoicesWhere({ filter: 'overdue' }, scope),
  },
  { name: 'Opening balances', to: paths.opening(scope), words: 'first day bills brought forward' },
  { name: 'GST returns', to: paths.returns(scope), words: 'gstr arn qrmp filed' },
  ...OWN_FORM_KINDS.filter((kind) => kind !== 'product').map((kind) => ({
    name: KIND_WORDS[kind].title,
    to: paths.masters(kind, scope),
    words: 'masters',
  })),
  { name: 'Account Settings', to: paths.profile, words: 'profile preferences e-mail' },
];

/** Pages that only administrators are led to. */
export const administration: readonly Destination[] = [
  { name: 'Administration', to: paths.admin, words: 'masters' },
  ...[
    ...ALL_KINDS.map((kind) => [kind, KIND_WORDS[kind].title] as const),
    ['user', 'users'] as const,
  ].map(([kind, title]) => ({
    name: `Administration: ${title.toLowerCase()}`,
    to: paths.adminList(kind),
    words: title.toLowerCase(),
  })),
];

export const creationPlaces = (scope: Scope): readonly Destination[] => [
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
    words: 'purchase vendor supplier',
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
  {
    name: 'New petty cash slip',
    to: paths.addExpense(scope, { slip: 1 }),
    words: 'expense voucher without supplier cash spent',
  },
  {
    name: 'New bill of entry',
    to: paths.addBillOfEntry(scope),
    words: 'customs duty import igst boe',
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
  { name: 'New stock journal', to: paths.addStockJournal(scope), words: 'goods in out adjust' },
  {
    name: 'Goods lost or given away',
    to: paths.addLostGoods(scope),
    words: 'new stock stolen destroyed written off gift free sample input credit reversal 17(5)',
  },
  {
    name: 'New physical count',
    to: paths.addStockCount(scope),
    words: 'stock taking verify inventory',
  },
  { name: 'New book', to: paths.addBook, words: 'company add' },
];
