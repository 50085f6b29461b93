// Where the settings of a book and of a person are, by the words that people look for them with.
import { paths } from '#web/paths.ts';
import type { Destination } from '../../places.ts';
import type { ShownBook } from '../../use-shown-book.ts';

/** What visitors see. Whoever is signed in gets there by name only. */
export const FRONT_PAGE: Destination = {
  name: 'Front page',
  to: paths.home,
  words: 'landing public',
};

/** @param book whose settings are offered beside one's own, where there is one. */
export const settingsPlaces = (book: ShownBook | null): readonly Destination[] => [
  ...(book === null ? [] : ofBook(book.id)),
  { name: 'Password', to: paths.profile, words: 'change security sign-in' },
  { name: 'Devices that are signed in', to: paths.profile, words: 'sessions security' },
  { name: 'Keys and appearance', to: paths.profile, words: 'tally shortcuts preferences theme' },
];

/** Files that become records of the book that is shown. */
export const importPlaces = (scope: ShownBook['scope']): readonly Destination[] =>
  [
    { name: 'Import customers', kind: 'customers', words: 'upload csv excel xlsx parties' },
    { name: 'Import suppliers', kind: 'suppliers', words: 'upload csv excel xlsx vendors' },
    { name: 'Import products', kind: 'products', words: 'upload csv excel xlsx items hsn stock' },
    { name: 'Import a price list', kind: 'prices', words: 'upload csv excel xlsx rates products' },
    { name: 'Import accounts', kind: 'accounts', words: 'upload csv excel xlsx ledgers chart' },
    { name: 'Import journals', kind: 'journals', words: 'upload csv excel xlsx vouchers' },
    { name: 'Import opening balances', kind: 'openings', words: 'upload csv excel bills' },
  ].map(({ kind, ...place }) => ({ ...place, to: paths.imports(kind, scope) }));

const ofBook = (bookId: number): readonly Destination[] => [
  {
    name: 'Members',
    to: paths.members(bookId),
    words: 'users people roles rights invite share accountant auditor',
  },
  {
    name: 'Replay',
    to: paths.history(bookId),
    words: 'history events log audit trail past who changed what',
  },
  {
    name: 'Named moments',
    to: paths.history(bookId, { names: 'all' }),
    words: 'name this moment instant bookmark when signed locked filed',
  },
  {
    name: 'Audit tests',
    to: paths.audit(bookId),
    words: 'auditor standing tests back-dated round sums benford duplicates negative cash checks',
  },
  {
    name: 'Lock entries up to a day',
    to: paths.book(bookId),
    words: 'period soft hard locked year end',
  },
  { name: 'Name of the book', to: paths.book(bookId), words: 'rename company business' },
  {
    name: 'Billing settings',
    to: paths.billingSettings(bookId),
    words: 'gstin logo invoice terms legal name address',
  },
  {
    name: 'Letter of undertaking',
    to: paths.billingSettings(bookId, 'undertaking'),
    words: 'lut arn export sez without payment',
  },
  {
    name: 'Bank and UPI on bills',
    to: paths.billingSettings(bookId, 'payment'),
    words: 'account ifsc qr getting paid',
  },
  {
    name: 'Invoice numbers',
    to: paths.billingSettings(bookId, 'numbers'),
    words: 'numbering series prefix',
  },
  {
    name: 'Turnover',
    to: paths.billingSettings(bookId, 'turnover'),
    words: 'aggregate pan hsn digits',
  },
  {
    name: 'E-invoice settings',
    to: paths.billingSettings(bookId, 'e-invoices'),
    words: 'irn irp exemption keys portal',
  },
];
