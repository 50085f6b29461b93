/// <reference types="vite/client" />
// The map of screens. Features meet here and nowhere else; each comes with its own piece of code.
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ActiveBook, AddressBook } from './shell/guards/book-layouts.tsx';
import { AdminsOnly, SignedInOnly, VisitorsOnly } from './shell/guards/guards.tsx';
import { FaultPage, NotAuthorizedPage, NotFoundPage } from './shell/Outcomes.tsx';
import { PublicLayout } from './shell/public/PublicLayout.tsx';
import { Root } from './shell/Root.tsx';
import { Waiting } from './shell/Waiting.tsx';

/** A screen whose code is fetched when it is first opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const publicPages = [
  page('/', async () => (await import('./features/landing/LandingPage.tsx')).LandingPage),
  page('/terms', async () => (await import('./features/landing/LegalPages.tsx')).TermsPage),
  page('/privacy', async () => (await import('./features/landing/LegalPages.tsx')).PrivacyPage),
  page(
    '/forgot-password',
    async () => (await import('./features/session/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    async () => (await import('./features/session/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  {
    Component: VisitorsOnly,
    children: [
      page('/login', async () => (await import('./features/session/LoginPage.tsx')).LoginPage),
      page(
        '/register',
        async () => (await import('./features/session/RegisterPage.tsx')).RegisterPage,
      ),
    ],
  },
  { path: '*', Component: NotFoundPage },
];

const accountList = async () =>
  (await import('./features/account/list/AccountListPage.tsx')).AccountListPage;
const ledger = async () => {
  const [{ LedgerPage }, { EntrySheet }] = await Promise.all([
    import('./features/ledger/LedgerPage.tsx'),
    import('./features/journal/sheet/EntrySheet.tsx'),
  ]);
  return () => <LedgerPage EntrySheet={EntrySheet} />;
};
const journalList = async () =>
  (await import('./features/journal/list/JournalListPage.tsx')).JournalListPage;
const addAccount = async () =>
  (await import('./features/account/AddAccountPage.tsx')).AddAccountPage;
const changeAccount = async () =>
  (await import('./features/account/change/ChangeAccountPage.tsx')).ChangeAccountPage;

const addJournal = async () => {
  const [{ JournalAddPage }, { QuickAccountDialog }] = await Promise.all([
    import('./features/journal/JournalAddPage.tsx'),
    import('./features/account/QuickAccountDialog.tsx'),
  ]);
  return () => <JournalAddPage QuickAccount={QuickAccountDialog} />;
};

/** What is most often opened next, fetched when the page has come to rest. */
const ahead = async (bookId: number): Promise<void> => {
  const { readAhead } = await import('./features/journal/habits/use-habits.ts');
  readAhead(bookId);
  await Promise.all([addJournal(), journalList()]);
};

const bookPages = [
  page('/account', accountList),
  page('/account/add', addAccount),
  page('/account/add/:name', addAccount),
  page('/add/account', addAccount),
  page('/add/account/:name', addAccount),
  page('/account/:accountId', ledger),
  page('/account/:accountId/change', changeAccount),
  page('/journal', journalList),
  page('/journal/add', addJournal),
  page('/add/journal', addJournal),
  page('/journal/add/:accountId/:side', addJournal),
  page(
    '/journal/reports',
    async () => (await import('./features/report/TrialBalancePage.tsx')).TrialBalancePage,
  ),
];

const pagesOfNamedBook = [
  page(
    '/book/:bookId',
    async () => (await import('./features/book/home/BookHomePage.tsx')).BookHomePage,
  ),
  page(
    '/book/:bookId/members',
    async () => (await import('./features/book/members/MembersPage.tsx')).MembersPage,
  ),
  page('/book/:bookId/account', accountList),
  page('/book/:bookId/account/:accountId', ledger),
  page('/book/:bookId/account/:accountId/change', changeAccount),
  page('/book/:bookId/journal', journalList),
  page(
    '/book/:bookId/journal/:journalId',
    async () => (await import('./features/journal/JournalEntryPage.tsx')).JournalEntryPage,
  ),
];

/** Screens of later versions: a plain page says so, and nobody meets Not Found. */
const later = (title: string, ...routes: string[]): RouteObject[] =>
  routes.map((path) =>
    page(path, async () => {
      const { LaterPage } = await import('./features/later/LaterPage.tsx');
      return () => <LaterPage title={title} />;
    }),
  );

const signedInPages = [
  page('/dashboard', async () => {
    return (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage;
  }),
  page('/profile', async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage),
  page('/book', async () => (await import('./features/book/BookListPage.tsx')).BookListPage),
  { Component: ActiveBook, children: bookPages },
  { Component: AddressBook, children: pagesOfNamedBook },
  { path: '/not_authorized', Component: NotAuthorizedPage },
  { Component: AdminsOnly, children: later('Administration', '/admin', '/admin/*') },
  ...later('Products', '/product', '/product/:id'),
  ...later('New Product', '/product/add', '/product/add/:name', '/add/product'),
  ...later('Customer Management', '/customers'),
  ...later('Invoices', '/billing', '/billing/invoice/:id'),
  ...later('Add', '/add'),
  ...later('Add Assets', '/asset/add'),
  ...later('Add Stocks', '/stock/add'),
  ...later('New Category', '/category/add', '/add/category'),
  ...later('New Unit', '/unit/add', '/add/unit'),
  ...later('New Brand', '/brand/add', '/add/brand'),
];

/** Every control in every state. The build leaves it out, and its code with it. */
const gallery = import.meta.env.DEV
  ? [page('/ui', async () => (await import('./ui/gallery/GalleryPage.tsx')).GalleryPage)]
  : [];

export const makeRouter = () =>
  createBrowserRouter([
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
              lazy: async () => {
                const { AppShell } = await import('./shell/AppShell.tsx');
                return { Component: () => <AppShell ahead={ahead} /> };
              },
              children: signedInPages,
            },
          ],
        },
      ],
    },
  ]);
