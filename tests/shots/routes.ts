// Every screen of the specification, on the demo books: the trader is book 1, account 3 its cash.
export type Shot = { readonly name: string; readonly path: string; readonly who: Who };
/** A stranger, the demo person who is admin, and one who is new and has no book. */
export type Who = 'visitor' | 'asha' | 'newcomer';

const of =
  (who: Who) =>
  ([name, path]: readonly [string, string]): Shot => ({ name, path, who });

const PUBLIC = [
  ['landing', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/reset-password'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  // Of an address that is no screen at all the server says two plain words.
  ['not-found', '/terms/nowhere'],
] as const;

const SIGNED_IN = [
  ['dashboard', '/dashboard'],
  ['profile', '/profile'],
  ['books', '/book'],
  ['book', '/book/1'],
  ['members', '/book/1/members'],
  ['accounts', '/account'],
  ['opening-balances', '/account/opening'],
  ['account-add', '/account/add'],
  ['account-change', '/account/75/change'],
  ['ledger', '/account/75'],
  ['ledger-empty', '/account/4'],
  ['journals', '/journal'],
  ['journal-add', '/journal/add'],
  ['journal-add-debit', '/journal/add/75/dr'],
  ['journal', '/book/1/journal/1'],
  ['reports', '/journal/reports'],
  ['receivables', '/journal/reports/receivables'],
  ['receivables-bills', '/journal/reports/receivables?by=bill&days=15,45'],
  ['add', '/add'],
  ['assets', '/asset'],
  ['asset-add', '/asset/add'],
  ['stocks', '/stock'],
  ['stock-add', '/stock/add'],
  ['stock-in-hand', '/stock/in-hand'],
  ['stock-journals', '/stock/journal'],
  ['stock-journal-add', '/stock/journal/add'],
  ['products', '/product'],
  ['product-add', '/product/add'],
  ['category-add', '/category/add'],
  ['unit-add', '/unit/add'],
  ['brand-add', '/brand/add'],
  ['customers', '/customers'],
  ['customer', '/customers/1'],
  ['billing', '/billing'],
  ['invoice', '/billing/invoice/12'],
  ['billing-settings', '/book/1/billing'],
  ['admin', '/admin'],
  ['admin-products', '/admin/product'],
  ['admin-categories', '/admin/category'],
  ['admin-account-types', '/admin/account_type'],
  ['admin-companies', '/admin/account_type_company'],
  ['admin-services', '/admin/service'],
  ['admin-units', '/admin/unit'],
  ['admin-brands', '/admin/brand'],
  ['admin-users', '/admin/user'],
] as const;

const NEWCOMER = [
  ['dashboard-empty', '/dashboard'],
  ['books-empty', '/book'],
  ['not-authorized', '/not_authorized'],
] as const;

export const SHOTS: readonly Shot[] = [
  ...PUBLIC.map(of('visitor')),
  ...SIGNED_IN.map(of('asha')),
  ...NEWCOMER.map(of('newcomer')),
];
