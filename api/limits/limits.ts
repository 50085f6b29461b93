// How often somebody may do what costs others something: docs/operating.md has them in one table.
// Sizes by address are for an office of some fifty people behind one.

export type Limit = { readonly name: string; readonly countMax: number; readonly seconds: number };

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Wrong passwords for one account from one address; nobody locks the owner out from elsewhere. */
export const WRONG_PASSWORDS = {
  name: 'wrong-passwords',
  /** So many are free; each further one has to wait for the one before. */
  countMax: 10,
  /** The first wait, which doubles with each further failure. */
  waitSeconds: 60,
  waitSecondsMax: QUARTER_SECONDS,
  /** So long after the last failure all is forgotten. */
  seconds: HOUR_SECONDS,
} as const;

/** Accounts for which one address had a wrong password: beyond the first ones it is slowed. */
export const WRONG_ACCOUNTS = {
  name: 'wrong-accounts',
  countMax: 10,
  seconds: QUARTER_SECONDS,
  /** For each account more; the answer to anybody at this address waits so long. */
  delayMilliseconds: 250,
  delayMillisecondsMax: 5000,
} as const;

/** Tries of passwords that one address may have under way at once, slowed ones among them. */
export const TRIES_AT_ONCE_MAX = 32;

/** Of the 2,000 that a server takes; a browser has some six, and an office fifty browsers. */
export const CONNECTIONS_PER_ADDRESS_MAX = 300;

export const REGISTER: Limit = { name: 'register', countMax: 20, seconds: HOUR_SECONDS };
export const FORGOT_ADDRESS: Limit = { name: 'forgot', countMax: 30, seconds: HOUR_SECONDS };
/** Per mailbox, so that nobody floods it. */
export const FORGOT_MAILBOX: Limit = { name: 'forgot-to', countMax: 3, seconds: HOUR_SECONDS };
export const RESET: Limit = { name: 'reset', countMax: 60, seconds: HOUR_SECONDS };

/** Links that confirm an e-mail address: asked for, or sent because the address was changed. */
export const ADDRESS_LINKS_PERSON: Limit = {
  name: 'confirm-links',
  countMax: 5,
  seconds: HOUR_SECONDS,
};
export const ADDRESS_LINKS_ADDRESS: Limit = {
  name: 'confirm-links-address',
  countMax: 30,
  seconds: HOUR_SECONDS,
};
/** Per mailbox, so that nobody floods it; counted only for who has that address. */
export const ADDRESS_LINKS_MAILBOX: Limit = {
  name: 'confirm-links-to',
  countMax: 3,
  seconds: HOUR_SECONDS,
};
export const CONFIRM_ADDRESS: Limit = { name: 'confirm', countMax: 60, seconds: HOUR_SECONDS };

/** Mails that tell a person of a new device, or of a changed password; each counts by itself. */
export const NOTICES: Limit = { name: 'notices', countMax: 10, seconds: HOUR_SECONDS };
/** Both together, to an address that may be another's. */
export const NOTICES_UNCONFIRMED: Limit = {
  name: 'notices-unconfirmed',
  countMax: 3,
  seconds: DAY_SECONDS,
};

/** Mails to people outside, in the installation's name. */
export const MAILS_PERSON: Limit = { name: 'mails', countMax: 50, seconds: HOUR_SECONDS };
export const MAILS_BOOK: Limit = { name: 'mails-of-book', countMax: 100, seconds: HOUR_SECONDS };
/** A reminder each: all overdue customers of a business may be reminded at once. */
export const REMINDERS_PERSON: Limit = { name: 'reminders', countMax: 300, seconds: DAY_SECONDS };
export const REMINDERS_BOOK: Limit = {
  name: 'reminders-of-book',
  countMax: 500,
  seconds: DAY_SECONDS,
};
/** Invoices sent many at once: a month's bills go out on one day. */
export const INVOICE_MAILS_PERSON: Limit = {
  name: 'invoice-mails',
  countMax: 300,
  seconds: DAY_SECONDS,
};
export const INVOICE_MAILS_BOOK: Limit = {
  name: 'invoice-mails-of-book',
  countMax: 500,
  seconds: DAY_SECONDS,
};
/** Invitations are mails to people outside. */
export const MEMBERS_PERSON: Limit = { name: 'members', countMax: 20, seconds: HOUR_SECONDS };
export const MEMBERS_BOOK: Limit = { name: 'members-of-book', countMax: 30, seconds: HOUR_SECONDS };
export const MEMBERS_ADDRESS: Limit = {
  name: 'members-address',
  countMax: 60,
  seconds: HOUR_SECONDS,
};
/** Made at the same time; a place is free again after these seconds, whatever became of it. */
export const PDFS_PERSON: Limit = { name: 'pdfs', countMax: 2, seconds: 60 };
export const SHEETS_PERSON: Limit = { name: 'sheets', countMax: 2, seconds: 120 };
export const ARCHIVES_PERSON: Limit = { name: 'archives', countMax: 1, seconds: 300 };
/** Per book and mailbox, so that new links flood nobody. */
export const MEMBERS_MAILBOX: Limit = {
  name: 'members-mailbox',
  countMax: 5,
  seconds: DAY_SECONDS,
};
/** Links of invitations that one address looks at. */
export const INVITATIONS_ADDRESS: Limit = {
  name: 'invitations',
  countMax: 120,
  seconds: HOUR_SECONDS,
};
export const BOOKS_PERSON: Limit = { name: 'books', countMax: 20, seconds: DAY_SECONDS };
export const DEMO_BOOKS_PERSON: Limit = { name: 'demo-books', countMax: 5, seconds: DAY_SECONDS };
export const BOOKS_PERSON_YEAR: Limit = {
  name: 'books-of-year',
  countMax: 200,
  seconds: 365 * DAY_SECONDS,
};

/** As many as a first import of a large shop, and no more than a disk bears. */
/** Each of up to 20,000 lines. */
export const IMPORTS_PERSON: Limit = { name: 'imports', countMax: 40, seconds: DAY_SECONDS };
/** Lines that imports read, whatever becomes of them; one that was imported before is free. */
export const IMPORT_LINES_PERSON: Limit = {
  name: 'import-lines',
  countMax: 800_000,
  seconds: DAY_SECONDS,
};
export const NAMES_PERSON: Limit = { name: 'names', countMax: 20_000, seconds: DAY_SECONDS };
/** Up to 16 kB each. */
export const RECORDS_PERSON: Limit = { name: 'records', countMax: 5000, seconds: DAY_SECONDS };
