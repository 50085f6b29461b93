// The pages that few open, each with its own piece of code; the first load does not list them.
import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { EditableKind, OwnFormKind } from '../shell/commands/kinds.ts';
import { openingDifference, receiptDialog, Reminder } from './dialogs.ts';

const ofAssets =
  (
    type: 'asset' | 'stock',
    load: () => Promise<(props: { readonly type: 'asset' | 'stock' }) => ReactNode>,
  ) =>
  async () => {
    const Page = await load();
    return () => createElement(Page, { type });
  };
const assetList = async () =>
  (await import('../features/catalogue/book/assets/AssetListPage.tsx')).AssetListPage;
const assetAdd = async () =>
  (await import('../features/catalogue/book/assets/AddAssetPage.tsx')).AddAssetPage;
const assetOne = async () =>
  (await import('../features/catalogue/book/assets/AssetPage.tsx')).AssetPage;

const moneyBook = (kind: 'cash-book' | 'bank-book' | 'petty-cash-book') => async () => {
  const { MoneyBookPage } = await import('../features/report/books/money-book/MoneyBookPage.tsx');
  return () => createElement(MoneyBookPage, { kind });
};

const taxRegister = (kind: 'sales' | 'credit-note' | 'debit-note') => async () => {
  const { TaxRegisterPage } = await import('../features/report/books/register/TaxRegisterPage.tsx');
  return () => createElement(TaxRegisterPage, { kind });
};

const groups = (report: 'group-summary' | 'ledgers') => async () => {
  const { GroupsPage } = await import('../features/report/books/groups/GroupsPage.tsx');
  return () => createElement(GroupsPage, { report });
};

export const RARER_PAGES = {
  assetList: ofAssets('asset', assetList),
  stockList: ofAssets('stock', assetList),
  assetAdd: ofAssets('asset', assetAdd),
  stockAdd: ofAssets('stock', assetAdd),
  asset: ofAssets('asset', assetOne),
  stock: ofAssets('stock', assetOne),
  stockInHand: async () =>
    (await import('../features/catalogue/book/stock/StockInHandPage.tsx')).StockInHandPage,
  stockMoves: async () =>
    (await import('../features/catalogue/book/stock/moves/StockMovesPage.tsx')).StockMovesPage,
  stockJournals: async () =>
    (await import('../features/catalogue/book/stock/journal/StockJournalListPage.tsx'))
      .StockJournalListPage,
  stockJournalAdd: async () =>
    (await import('../features/catalogue/book/stock/journal/StockJournalAddPage.tsx'))
      .StockJournalAddPage,
  stockJournal: async () =>
    (await import('../features/catalogue/book/stock/journal/StockJournalPage.tsx'))
      .StockJournalPage,
  profitAndLoss: async () => {
    const code = import('../features/report/statement/result/ProfitAndLossPage.tsx');
    const [{ ProfitAndLossPage }, OpeningDifference] = await Promise.all([
      code,
      openingDifference(),
    ]);
    return () => createElement(ProfitAndLossPage, { OpeningDifference });
  },
  balanceSheet: async () => {
    const code = import('../features/report/statement/sheet/BalanceSheetPage.tsx');
    const [{ BalanceSheetPage }, OpeningDifference] = await Promise.all([
      code,
      openingDifference(),
    ]);
    return () => createElement(BalanceSheetPage, { OpeningDifference });
  },
  cashFlow: async () =>
    (await import('../features/report/statement/cash/CashFlowPage.tsx')).CashFlowPage,
  ratios: async () => (await import('../features/report/books/ratios/RatiosPage.tsx')).RatiosPage,
  dayBook: async () =>
    (await import('../features/report/books/day-book/DayBookPage.tsx')).DayBookPage,
  journalRegister: async () => {
    const { DayBookPage } = await import('../features/report/books/day-book/DayBookPage.tsx');
    return () => createElement(DayBookPage, { register: 'journal' });
  },
  salesRegister: taxRegister('sales'),
  creditNoteRegister: taxRegister('credit-note'),
  debitNoteRegister: taxRegister('debit-note'),
  gstSummary: async () =>
    (await import('../features/report/books/gst/GstSummaryPage.tsx')).GstSummaryPage,
  stockSummary: async () =>
    (await import('../features/report/books/stock/StockSummaryPage.tsx')).StockSummaryPage,
  stockRegister: async () =>
    (await import('../features/report/books/stock/StockRegisterPage.tsx')).StockRegisterPage,
  stockRun: async () =>
    (await import('../features/report/books/stock/run/StockRunPage.tsx')).StockRunPage,
  fixedAssets: async () =>
    (await import('../features/report/books/assets/FixedAssetsPage.tsx')).FixedAssetsPage,
  depreciation: async () =>
    (await import('../features/report/books/assets/run/DepreciationPage.tsx')).DepreciationPage,
  yearEnd: async () =>
    (await import('../features/report/books/year-end/YearEndPage.tsx')).YearEndPage,
  statementLines: async () =>
    (await import('../features/report/books/lines/StatementLinesPage.tsx')).StatementLinesPage,
  appropriation: async () =>
    (await import('../features/report/books/appropriation/AppropriationPage.tsx'))
      .AppropriationPage,
  ownersAccounts: async () =>
    (await import('../features/report/statement/owners/OwnersAccountsPage.tsx')).OwnersAccountsPage,
  inputCredit: async () =>
    (await import('../features/report/books/credit/InputCreditPage.tsx')).InputCreditPage,
  commonCredit: async () => (await import('./CommonCredit.tsx')).CommonCreditReport,
  tds: async () => (await import('../features/report/books/tds/TdsPage.tsx')).TdsPage,
  groupSummary: groups('group-summary'),
  ledgers: groups('ledgers'),
  reportSet: async () => (await import('../features/report/set/ReportSetPage.tsx')).ReportSetPage,
  cashBook: moneyBook('cash-book'),
  bankBook: moneyBook('bank-book'),
  pettyCashBook: moneyBook('petty-cash-book'),
  changeAccount: async () => {
    const [{ ChangeAccountPage }, { accountPickers: pickers }] = await Promise.all([
      import('../features/account/change/ChangeAccountPage.tsx'),
      import('../features/catalogue/picker/account-pickers.ts'),
    ]);
    return () => createElement(ChangeAccountPage, { pickers });
  },
  addHub: async () => (await import('../features/catalogue/book/AddHubPage.tsx')).AddHubPage,
  members: async () => (await import('../features/book/members/MembersPage.tsx')).MembersPage,
  profile: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  opening: async () => (await import('../features/account/opening/OpeningPage.tsx')).OpeningPage,
  returns: async () => (await import('../features/account/returns/ReturnsPage.tsx')).ReturnsPage,
  supplierList: async () =>
    (await import('../features/supplier/SupplierListPage.tsx')).SupplierListPage,
  supplier: async () => {
    const [{ SupplierPage }, { PayDialog }] = await Promise.all([
      import('../features/supplier/SupplierPage.tsx'),
      import('../features/purchase/payment/PayDialog.tsx'),
    ]);
    return () => createElement(SupplierPage, { Pay: PayDialog });
  },
  billList: async () => (await import('../features/purchase/BillListPage.tsx')).BillListPage,
  bill: async () => (await import('../features/purchase/BillPage.tsx')).BillPage,
  purchaseOrderList: async () =>
    (await import('../features/purchase/order/PurchaseOrderListPage.tsx')).PurchaseOrderListPage,
  purchaseOrder: async () =>
    (await import('../features/purchase/order/PurchaseOrderPage.tsx')).PurchaseOrderPage,
  purchaseOrderEditor: async () => {
    const [{ PurchaseOrderEditorPage }, { QuickSupplierDialog }] = await Promise.all([
      import('../features/purchase/order/PurchaseOrderEditorPage.tsx'),
      import('../features/supplier/SupplierDialog.tsx'),
    ]);
    return () => createElement(PurchaseOrderEditorPage, { QuickSupplier: QuickSupplierDialog });
  },
  goodsReceiptList: async () =>
    (await import('../features/purchase/received/ReceiptListPage.tsx')).ReceiptListPage,
  goodsReceipt: async () =>
    (await import('../features/purchase/received/ReceiptPage.tsx')).ReceiptPage,
  goodsReceiptEditor: async () => {
    const [{ ReceiptEditorPage }, { QuickSupplierDialog }] = await Promise.all([
      import('../features/purchase/received/ReceiptEditorPage.tsx'),
      import('../features/supplier/SupplierDialog.tsx'),
    ]);
    return () => createElement(ReceiptEditorPage, { QuickSupplier: QuickSupplierDialog });
  },
  purchaseNoteList: async () =>
    (await import('../features/purchase/note/PurchaseNoteListPage.tsx')).PurchaseNoteListPage,
  purchaseNote: async () =>
    (await import('../features/purchase/note/PurchaseNotePage.tsx')).PurchaseNotePage,
  purchaseNoteEditor: async () =>
    (await import('../features/purchase/note/PurchaseNoteEditorPage.tsx')).PurchaseNoteEditorPage,
  reverseChargeList: async () =>
    (await import('../features/purchase/reverse-charge/ReverseChargeListPage.tsx'))
      .ReverseChargeListPage,
  expenseList: async () =>
    (await import('../features/purchase/expense/ExpenseListPage.tsx')).ExpenseListPage,
  expense: async () => (await import('../features/purchase/expense/ExpensePage.tsx')).ExpensePage,
  expenseEditor: async () => {
    const [{ ExpenseEditorPage }, { QuickSupplierDialog }] = await Promise.all([
      import('../features/purchase/expense/ExpenseEditorPage.tsx'),
      import('../features/supplier/SupplierDialog.tsx'),
    ]);
    return () => createElement(ExpenseEditorPage, { QuickSupplier: QuickSupplierDialog });
  },
  entryList: async () =>
    (await import('../features/purchase/entry/EntryListPage.tsx')).EntryListPage,
  entry: async () => (await import('../features/purchase/entry/EntryPage.tsx')).EntryPage,
  entryEditor: async () =>
    (await import('../features/purchase/entry/EntryEditorPage.tsx')).EntryEditorPage,
  supplierPaymentList: async () =>
    (await import('../features/purchase/payment/SupplierPaymentListPage.tsx'))
      .SupplierPaymentListPage,
  supplierPayment: async () =>
    (await import('../features/purchase/payment/SupplierPaymentPage.tsx')).SupplierPaymentPage,
  payables: async () =>
    (await import('../features/purchase/payment/PayablesPage.tsx')).PayablesPage,
  paymentRun: async () =>
    (await import('../features/purchase/payment/PaymentRunPage.tsx')).PaymentRunPage,
  creditReversal: async () => (await import('./CommonCredit.tsx')).CreditReversalEntry,
  creditReclaim: async () => (await import('./CommonCredit.tsx')).CreditReclaimEntry,
  watch: async () => (await import('../features/purchase/watch/WatchPage.tsx')).WatchPage,
  billEditor: async () => {
    const [{ BillEditorPage }, { QuickSupplierDialog }] = await Promise.all([
      import('../features/purchase/editor/BillEditorPage.tsx'),
      import('../features/supplier/SupplierDialog.tsx'),
    ]);
    return () => createElement(BillEditorPage, { QuickSupplier: QuickSupplierDialog });
  },
  presaleList: async () => (await import('./PresaleRegister.tsx')).PresaleRegister,
  presale: async () => (await import('../features/invoice/presale/PresalePage.tsx')).PresalePage,
  debitNote: async () =>
    (await import('../features/invoice/debit/DebitNotePage.tsx')).DebitNotePage,
  receivables: async () => {
    const code = import('../features/report/receivables/ReceivablesPage.tsx');
    const [{ ReceivablesPage }, Receipt, OpeningDifference] = await Promise.all([
      code,
      receiptDialog(),
      openingDifference(),
    ]);
    return () => createElement(ReceivablesPage, { Receipt, Reminder, OpeningDifference });
  },
  addAccount: async () => {
    const code = import('../features/account/AddAccountPage.tsx');
    const [{ AddAccountPage }, { accountPickers: pickers }] = await Promise.all([
      code,
      import('../features/catalogue/picker/account-pickers.ts'),
    ]);
    return () => createElement(AddAccountPage, { pickers });
  },
  customer: async () => {
    const code = import('../features/customer/page/CustomerPage.tsx');
    const [{ CustomerPage }, Receipt] = await Promise.all([code, receiptDialog()]);
    return () => createElement(CustomerPage, { Receipt });
  },
  customerList: async () =>
    (await import('../features/customer/list/CustomerListPage.tsx')).CustomerListPage,
  bookHome: async () => (await import('../features/book/home/BookHomePage.tsx')).BookHomePage,
  journalEntry: async () =>
    (await import('../features/journal/JournalEntryPage.tsx')).JournalEntryPage,
  notAuthorized: async () =>
    (await import('../shell/guards/NotAuthorizedPage.tsx')).NotAuthorizedPage,
  notFound: async () => (await import('../shell/guards/NotFoundPage.tsx')).NotFoundPage,
  history: async () => (await import('../features/book/history/HistoryPlaces.tsx')).HistoryPlaces,
  billingSettings: async () => {
    const [{ BillingSettingsPage }, { PickProduct }] = await Promise.all([
      import('../features/book/billing-settings/BillingSettingsPage.tsx'),
      import('../features/catalogue/product/PickProduct.tsx'),
    ]);
    return () => createElement(BillingSettingsPage, { PickProduct });
  },
  audit: async () => (await import('../features/book/audit/AuditPage.tsx')).AuditPage,
  imports: async () => (await import('../features/book/import/ImportPage.tsx')).ImportPage,
  statement: async () =>
    (await import('../features/customer/statement/StatementPage.tsx')).StatementPage,
};
export type RarerPage = keyof typeof RARER_PAGES;

/** A form for one more of a kind in a book. */
export async function masterAdd(kind: OwnFormKind): Promise<() => ReactNode> {
  const { BookAddPage } = await import('../features/catalogue/book/BookAddPage.tsx');
  return () => createElement(BookAddPage, { kind });
}

/** What a book may use of a kind. */
export async function masterList(kind: OwnFormKind): Promise<() => ReactNode> {
  if (kind === 'product') {
    return (await import('../features/catalogue/book/ProductListPage.tsx')).ProductListPage;
  }
  if (kind === 'account_type') {
    return (await import('../features/catalogue/book/TypeListPage.tsx')).TypeListPage;
  }
  const { BookMasterList } = await import('../features/catalogue/book/BookMasterList.tsx');
  return () => createElement(BookMasterList, { kind });
}

export async function masterPage(kind: EditableKind): Promise<() => ReactNode> {
  const { BookMasterPage } = await import('../features/catalogue/book/BookMasterPage.tsx');
  return () => createElement(BookMasterPage, { kind });
}

/** No page of its own: it takes the place of the dashboard until the first bill. */
export const firstHour = async () => ({ default: (await import('./FirstHour.tsx')).FirstHour });
