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
  ['2', 'dashboard: the card variant as a preference', { proved: 'link cards' }],
  ...['/add', '/product', '/product/add', '/product/add/:name', '/add/product'].map(screen),
  ...['/product/:id', '/category/add', '/add/category', '/brand/add', '/add/brand'].map(screen),
  ...['/unit/add', '/add/unit', '/asset/add', '/stock/add', '/admin', '/admin/user'].map(screen),
  ...['product', 'category', 'brand', 'service', 'unit', 'account_type', 'account_type_company']
    .map((kind) => `/admin/${kind}`)
    .flatMap((list) => [list, `${list}/add`, `${list}/add/:search`, `${list}/:id`])
    .map(screen),
  ...['No Products', 'No Services', 'No Account_types', 'No Account_type_companys'].map(text),
  ...['No Categories', 'No Brands', 'No Units', 'You have no user here'].map(text),
  ['2', 'Add New carries the searched text', { proved: 'Add New carries it' }],
  ['2', 'categories: name, parent, three groups of boxes', { proved: 'Space turns one' }],
  ['2', 'assets and stocks are added to a book', { proved: 'needs a name as a stock' }],
  ...['/customers', '/customers/:customerId', '/billing', '/billing/invoice/:invoiceId'].map(
    screen,
  ),
];
