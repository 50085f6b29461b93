// What the palette and the sheet of a phone lead to besides: these come with them, not with every
// page. `scope` is a book that the address names.
import { paths } from '#web/paths.ts';
import { ALL_KINDS, KIND_WORDS, OWN_FORM_KINDS } from '../kinds.ts';
import { creationsByKey, placesByKey } from '../places.ts';
import type { Destination } from '../places.ts';

export const goTo = (scope: number | undefined): readonly Destination[] => [
  ...placesByKey(scope),
  { name: 'Stock in hand', to: paths.stockInHand(scope), words: 'inventory quantity balance' },
  { name: 'Stock journals', to: paths.stockJournals(scope), words: 'goods in out' },
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
    name: 'Late entries',
    to: paths.journals(scope, { only: 'late' }),
    words: 'entered late back-dated',
  },
  { name: 'Opening balances', to: paths.opening(scope), words: 'first day bills brought forward' },
  { name: 'GST returns', to: paths.returns(scope), words: 'gstr arn qrmp filed' },
  ...OWN_FORM_KINDS.filter((kind) => kind !== 'product').map((kind) => ({
    name: KIND_WORDS[kind].title,
    to: paths.masters(kind, scope),
    words: 'masters',
  })),
  { name: 'Account Settings', to: paths.profile, words: 'profile preferences e-mail' },
  {
    name: 'Challans open in part',
    to: paths.presales(scope, { kind: 'challan', filter: 'part-invoiced' }),
    words: 'delivered not invoiced',
  },
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

export const creationPlaces = (scope: number | undefined): readonly Destination[] => [
  ...creationsByKey(scope),
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
