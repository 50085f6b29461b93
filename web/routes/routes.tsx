/// <reference types="vite/client" />
// The map of screens. Features meet here and nowhere else; each comes with its own piece of code.
import { lazy } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { addRoutesOf, bookRoutesOf, OWN_FORM_KINDS } from '../shell/commands/kinds.ts';
import { AdminsOnly, SignedInOnly } from '../shell/guards/guards.tsx';
import { FaultPage } from '../shell/guards/Outcomes.tsx';
import { publicPages } from './public-routes.ts';
import { PublicLayout } from '../shell/public/PublicLayout.tsx';
import { unknownAddress } from './unknown-address.tsx';
import { Root } from './Root.tsx';
import { adminFrame } from './admin-routes.tsx';
import { goodsRoutes, reportRoutes } from './rarer-routes.ts';
import { rarer } from './rarer.ts';
import { openingDifference, receiptDialog, Reminder } from './dialogs.ts';
import { keepClock } from './keep-clock.ts';
import { page } from '../shell/guards/page.ts';
import { Waiting } from '../shell/guards/Waiting.tsx';

const accountList = async () =>
  (await import('../features/account/list/AccountListPage.tsx')).AccountListPage;
const trialBalance = async () => {
  const [{ TrialBalancePage }, OpeningDifference] = await Promise.all([
    import('../features/report/trial-balance/TrialBalancePage.tsx'),
    openingDifference(),
  ]);
  return () => <TrialBalancePage OpeningDifference={OpeningDifference} />;
};
/** Only whoever looks at running balances has its code. */
const LateRunning = lazy(async () => ({
  default: (await import('../features/journal/list/running/RunningLedger.tsx')).RunningLedger,
}));
const ledger = async () => {
  const [{ LedgerPage }, { EntrySheet }, OpeningDifference] = await Promise.all([
    import('../features/ledger/LedgerPage.tsx'),
    import('../features/journal/sheet/EntrySheet.tsx'),
    openingDifference(),
  ]);
  return () => (
    <LedgerPage
      EntrySheet={EntrySheet}
      OpeningDifference={OpeningDifference}
      Running={LateRunning}
    />
  );
};
const journalList = async () =>
  (await import('../features/journal/list/JournalListPage.tsx')).JournalListPage;
const quickProduct = async () =>
  (await import('../features/catalogue/quick/QuickProduct.tsx')).QuickProductDialog;
const addJournal = async () => {
  const [{ JournalAddPage }, { QuickAccountDialog }] = await Promise.all([
    import('../features/journal/JournalAddPage.tsx'),
    import('../features/account/QuickAccountDialog.tsx'),
  ]);
  return () => <JournalAddPage QuickAccount={QuickAccountDialog} />;
};

/** What is most often opened next, fetched when the page has come to rest. */
const ahead = async (bookId: number): Promise<void> => {
  const { readJournalAhead: readAhead } = await import('../features/journal/habits/use-habits.ts');
  const invoiceQueries = await import('../features/invoice/queries.ts');
  const { readHasOrdersAhead } = await import('../shell/sidebar/has-orders.ts');
  readAhead(bookId);
  readHasOrdersAhead(bookId);
  invoiceQueries.readInvoicesAhead(bookId);
  await Promise.all([addJournal(), journalList(), invoiceList(), invoice()]);
};

const bookPages = [
  page('/account', accountList),
  page('/account/add/:name?', rarer('addAccount')),
  page('/add/account/:name?', rarer('addAccount')),
  page('/account/opening', rarer('opening')),
  page('/account/returns', rarer('returns')),
  page('/account/:accountId', ledger),
  page('/account/:accountId/change', rarer('changeAccount')),
  page('/journal', journalList),
  page('/journal/add', addJournal),
  page('/add/journal', addJournal),
  page('/journal/add/:accountId/:side', addJournal),
  page('/journal/reports', trialBalance),
  page('/journal/reports/trial-balance', trialBalance),
  ...reportRoutes,
  page('/journal/reports/receivables', rarer('receivables')),
];

const mastersOfBook = OWN_FORM_KINDS.flatMap((kind) => {
  const { list, one } = bookRoutesOf(kind);
  const pages = () => import('./rarer-pages.ts');
  return [
    ...addRoutesOf(kind).map((path) => page(path, async () => (await pages()).masterAdd(kind))),
    page(list, async () => (await pages()).masterList(kind)),
    ...(kind === 'account_type' ? [] : [page(one, async () => (await pages()).masterPage(kind))]),
  ];
});
const catalogueOfBook = [page('/add', rarer('addHub')), ...mastersOfBook, ...goodsRoutes];

const customersOfBook = [
  page('/customers', rarer('customerList')),
  page('/customers/:customerId', rarer('customer')),
  page('/customers/:customerId/statement', rarer('statement')),
  page('/import/:kind', rarer('imports')),
];

const invoiceList = async () => {
  const [{ InvoiceListPage }, { QuickCustomerDialog }, QuickProduct, { Inventory }, Receipt] =
    await Promise.all([
      import('../features/invoice/InvoiceListPage.tsx'),
      import('../features/customer/QuickCustomerDialog.tsx'),
      quickProduct(),
      import('../features/catalogue/book/Inventory.tsx'),
      receiptDialog(),
    ]);
  const sheets = { QuickCustomer: QuickCustomerDialog, QuickProduct };
  return () => (
    <InvoiceListPage {...sheets} Inventory={Inventory} Receipt={Receipt} Reminder={Reminder} />
  );
};
const invoice = async () => {
  const code = import('../features/invoice/page/InvoicePage.tsx');
  const [{ InvoicePage }, Receipt] = await Promise.all([code, receiptDialog()]);
  return () => <InvoicePage Receipt={Receipt} />;
};
const invoicesOfBook = [
  page('/billing', invoiceList),
  page('/billing/presale', rarer('presaleList')),
  page('/billing/presale/:presaleId', rarer('presale')),
  page('/suppliers', rarer('supplierList')),
  page('/suppliers/:supplierId', rarer('supplier')),
  page('/purchases', rarer('billList')),
  page('/purchases/bill/add', rarer('billEditor')),
  page('/purchases/bill/:billId', rarer('bill')),
  page('/purchases/bill/:billId/edit', rarer('billEditor')),
  page('/purchases/order', rarer('purchaseOrderList')),
  page('/purchases/order/add', rarer('purchaseOrderEditor')),
  page('/purchases/order/:orderId', rarer('purchaseOrder')),
  page('/purchases/order/:orderId/edit', rarer('purchaseOrderEditor')),
  page('/purchases/received', rarer('goodsReceiptList')),
  page('/purchases/received/add', rarer('goodsReceiptEditor')),
  page('/purchases/received/:receiptId', rarer('goodsReceipt')),
  page('/purchases/received/:receiptId/edit', rarer('goodsReceiptEditor')),
  page('/purchases/debit-note', rarer('purchaseNoteList')),
  page('/purchases/debit-note/add', rarer('purchaseNoteEditor')),
  page('/purchases/debit-note/:noteId', rarer('purchaseNote')),
  page('/purchases/debit-note/:noteId/edit', rarer('purchaseNoteEditor')),
  page('/purchases/reverse-charge', rarer('reverseChargeList')),
  page('/purchases/expense', rarer('expenseList')),
  page('/purchases/expense/add', rarer('expenseEditor')),
  page('/purchases/expense/:expenseId', rarer('expense')),
  page('/purchases/bill-of-entry', rarer('entryList')),
  page('/purchases/bill-of-entry/add', rarer('entryEditor')),
  page('/purchases/bill-of-entry/:entryId', rarer('entry')),
  page('/purchases/bill-of-entry/:entryId/edit', rarer('entryEditor')),
  page('/purchases/payment', rarer('supplierPaymentList')),
  page('/purchases/payment/:paymentId', rarer('supplierPayment')),
  page('/payables', rarer('payables')),
  page('/payables/run', rarer('paymentRun')),
  page('/payables/watch', rarer('watch')),
  page('/payables/watch/reversal/:moveId', rarer('creditReversal')),
  page('/payables/watch/reclaim/:moveId', rarer('creditReclaim')),
  page('/billing/invoice/:invoiceId', invoice),
  page('/billing/debit_note/:debitNoteId', rarer('debitNote')),
];

const pagesOfNamedBook = [
  page('/book/:bookId', rarer('bookHome')),
  page('/book/:bookId/members', rarer('members')),
  page('/book/:bookId/billing', rarer('billingSettings')),
  page('/book/:bookId/history', rarer('history')),
  page('/book/:bookId/audit', rarer('audit')),
  page('/book/:bookId/account', accountList),
  page('/book/:bookId/account/opening', rarer('opening')),
  page('/book/:bookId/account/returns', rarer('returns')),
  page('/book/:bookId/account/:accountId', ledger),
  page('/book/:bookId/account/:accountId/change', rarer('changeAccount')),
  page('/book/:bookId/journal', journalList),
  page('/book/:bookId/journal/:journalId', rarer('journalEntry')),
];

const LateOpeningDifference = lazy(async () => ({ default: await openingDifference() }));
/** Comes when money is taken there. */
const LateReceipt = lazy(async () => ({ default: await receiptDialog() }));
const LateFirstHour = lazy(async () => (await import('./rarer-pages.ts')).firstHour());
const dashboard = async () => {
  const { DashboardPage } = await import('../features/dashboard/DashboardPage.tsx');
  return () => (
    <DashboardPage
      OpeningDifference={LateOpeningDifference}
      FirstHour={LateFirstHour}
      Receipt={LateReceipt}
      Reminder={Reminder}
    />
  );
};
const bookLayouts = () => import('../shell/guards/book-layouts.tsx');
const signedInPages = [
  page('/dashboard', dashboard),
  page('/profile', rarer('profile')),
  page('/book', async () => (await import('../features/book/BookListPage.tsx')).BookListPage),
  {
    lazy: async () => ({ Component: (await bookLayouts()).ActiveBook }),
    children: [...bookPages, ...catalogueOfBook, ...customersOfBook, ...invoicesOfBook],
  },
  {
    lazy: async () => ({ Component: (await bookLayouts()).AddressBook }),
    children: pagesOfNamedBook,
  },
  page('/not_authorized', rarer('notAuthorized')),
  { Component: AdminsOnly, children: [adminFrame, page('/admin/*', rarer('notFound'))] },
];

const frame = async () => {
  const { AppShell } = await import('../shell/AppShell.tsx');
  return () => <AppShell ahead={ahead} />;
};

// The build leaves it out.
const gallery = import.meta.env.DEV
  ? [page('/ui', async () => (await import('../ui/gallery/GalleryPage.tsx')).GalleryPage)]
  : [];

export const makeRouter = () => keepClock(createBrowserRouter(screens()));

const screens = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: FaultPage,
    HydrateFallback: Waiting,
    children: [
      ...gallery,
      { Component: PublicLayout, children: publicPages },
      {
        Component: SignedInOnly,
        children: [
          {
            lazy: async () => ({ Component: await frame() }),
            children: signedInPages,
          },
        ],
      },
      unknownAddress(frame),
    ],
  },
];
