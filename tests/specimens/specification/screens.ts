// Section 2: screens and routes.
import type { Row } from './row.ts';

const screen = (path: string): Row => ['2', `a screen at ${path}`, { screen: path }];
const text = (words: string): Row => ['2', `the words ${words}`, { text: words }];

export const screens: readonly Row[] = [
  ...['/', '/login', '/register', '/forgot-password', '/terms', '/privacy'].map(screen),
  ...['/not_authorized', '/dashboard', '/profile', '/account', '/account/add'].map(screen),
  ...['/account/add/:name', '/add/account', '/add/account/:name'].map(screen),
  ...['/account/:accountId', '/journal', '/journal/add', '/add/journal'].map(screen),
  ...['/journal/add/:accountId/:side', '/journal/reports', '/book', '/book/:bookId'].map(screen),
  ...['/book/:bookId/account', '/book/:bookId/account/:accountId'].map(screen),
  ...['/book/:bookId/journal', '/book/:bookId/journal/:journalId'].map(screen),
  ...['First Let Login', 'Get Started', 'Free Beta Access', 'Forgot password?'].map(text),
  ...['Create Account', 'Not Found', 'System Active', 'Active Accounts'].map(text),
  ...['Journal Entries', 'Account Settings', 'Products', 'Customers', 'Invoices'].map(text),
  ...['Financial Reports', 'Version 1.0.0 Beta', 'Add New Entry', 'New Accounts'].map(text),
  ...['Add Assets', 'Add Stocks', 'Add New', 'No Accounts', 'Basic Sales Purchase'].map(text),
  ...['Taxi Business', 'IsAssets', 'No Entry Found', 'Add Books'].map(text),
  text('There is no Entry for this Account and Duration. You can'),
  text('Account Created Successfully! Redirecting to your dashboard...'),
  ['2', 'a drawer below 1024 px that closes on any navigation', { proved: 'drawer' }],
  [
    '2',
    'landing: statistics, features, testimonials, pricing, Watch Demo',
    { proved: 'eight features' },
  ],
  ['2', 'dashboard: revenue, billing overview, system management', { later: 'billing' }],
  ['2', 'dashboard: the card variant as a preference', { proved: 'link cards' }],
  ['2', 'products, categories, brands, units, assets, stocks', { later: 'catalogue' }],
  ['2', 'the admin area: every list, add and edit screen, users', { later: 'catalogue' }],
  ['2', 'customers, billing, invoices and their overview', { later: 'billing' }],
];
