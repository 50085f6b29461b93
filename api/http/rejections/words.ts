// The sentence of every refusal, for a person who reads it in an error reply.
import type { Refusal } from '#api/commands/request.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { Use } from '#core/kernel/use.ts';

type Words = { [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => string };

const WORDS: Words = {
  book_not_found: () => 'There is no such book.',
  book_exists: () => 'This book exists already.',
  role_may_not: ({ role }) => `Your role in this book, ${role}, does not allow this.`,
  lock_in_the_future: ({ lockedTo, today }) =>
    `${day(lockedTo)} is in the future; the latest lock date is today, ${day(today)}.`,
  hard_lock_moves_forward_only: ({ lockedTo }) =>
    `The book is locked to ${day(lockedTo)} for good; the lock can only move forward.`,
  member_exists: ({ role }) => `This person is a member already, as ${role}.`,
  member_not_found: () => 'This person is not a member of the book.',
  book_needs_an_owner: () => 'A book needs an owner; make somebody else an owner first.',
  account_not_found: () => 'There is no such account.',
  account_exists: () => 'This account exists already.',
  account_retired: ({ name }) => `${name} is retired and is not changed any more.`,
  account_name_taken: ({ name }) => `An account named ${name} exists in this book already.`,
  account_type_unknown: () => 'Choose an account type of this book.',
  gstin_invalid: ({ gstin }) => `${gstin} is not a GSTIN; look at its 15 characters again.`,
  company_type_unknown: () => 'Choose an account-type company that exists.',
  category_unknown: () => 'Choose a category that exists.',
  product_unknown: () => 'Choose a product that exists.',
  account_has_balance: ({ balancePaise }) =>
    `The account has a balance of ${side(balancePaise)}; only an empty one can be retired.`,
  account_in_use: ({ name, uses }) =>
    `${name} is used by ${listed(uses)} and stays. Retire it instead, so that it takes no more.`,
  account_type_not_found: () => 'There is no such account type.',
  account_type_exists: () => 'This account type exists already.',
  account_type_name_taken: ({ name }) => `An account type named ${name} exists already.`,
  account_type_reserved: () =>
    'This type is one of the 28 groups; it can be renamed, never removed.',
  account_type_shared: () => 'Any book may use a shared account type; it can be renamed only.',
  account_type_in_use: ({ name, uses }) =>
    `${name} is used by ${listed(uses)}; give them another type first.`,
  journal_not_found: () => 'There is no such journal.',
  journal_exists: () => 'This journal exists already.',
  journal_is_a_reversal: () => 'A reversal is not reversed; post the journal anew.',
  journal_already_reversed: () => 'This journal is reversed already.',
  journal_belongs_to_document: ({ document }) =>
    `This journal was made by ${document.kind} ${document.number}; correct it there.`,
  too_few_entries: ({ countMin }) => `A journal has at least ${countMin} lines.`,
  too_many_entries: ({ countMax }) => `A journal has at most ${countMax} lines.`,
  narration_too_long: ({ lengthMax }) =>
    `A narration has at most ${lengthMax.toLocaleString('en-IN')} characters.`,
  amount_out_of_range: ({ line, amountPaiseMax }) =>
    `Line ${line}: an amount is above zero and at most ${money(amountPaiseMax)}.`,
  total_too_large: () => 'The total is more than the books can hold.',
  entries_do_not_balance: ({ debitPaise, creditPaise }) =>
    `Value Don't Match: debit ${money(debitPaise)}, credit ${money(creditPaise)}.`,
  account_unknown: ({ line }) => `Line ${line}: choose an account of this book.`,
  account_not_open: ({ line, name }) => `Line ${line}: ${name} is retired and takes no entries.`,
  date_out_of_range: ({ entryDate, from, to }) =>
    `${day(entryDate)} is not from ${day(from)} to ${day(to)}.`,
  date_before_book_begins: ({ entryDate, beginsOn }) =>
    `${day(entryDate)} is before the book begins, on ${day(beginsOn)}.`,
  period_locked: ({ entryDate, lockedTo }) =>
    `${day(entryDate)} is in a locked period; the book is locked to ${day(lockedTo)}.`,
  person_not_found: () => 'There is no such person.',
  person_exists: () => 'This person is registered already.',
  person_erased: () => 'This person was erased.',
  last_admin: () => 'An installation needs an admin; make somebody else admin first.',
  email_taken: () => 'This email is registered already. Sign in, or reset the password.',
  record_not_found: () => 'There is no such record.',
  record_exists: () => 'This record exists already.',
  too_many_fields: ({ count, countMax }) =>
    `A record has at most ${countMax} fields of its own; this one has ${count}.`,
  record_too_large: ({ bytes, bytesMax }) =>
    `A record has at most ${bytesMax / 1024} kB; this one has ${Math.ceil(bytes / 1024)} kB.`,
  person_not_registered: () => 'Nobody is registered with this email yet; ask them to register.',
  changed_since: () => 'Somebody changed this since you opened it.',
  idempotency_key_reused: () => 'This Idempotency-Key was used for another request.',
};

/** @returns a full sentence with the figures that a person needs. */
export function rejectionWords<Kind extends Refusal['kind']>(
  refusal: Extract<Refusal, { kind: Kind }>,
): string {
  const say: (refusal: Extract<Refusal, { kind: Kind }>) => string = WORDS[refusal.kind as Kind];
  return say(refusal);
}

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const money = (paise: number): string => RUPEES.format(rupeesFromPaise(paise) as `${number}`);
const listed = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-GB').format(
    uses.map(({ what, count }) => `${what} (${count.toLocaleString('en-IN')})`),
  );
const side = (paise: number): string =>
  `${money(Math.abs(paise))} ${paise < 0 ? 'credit' : 'debit'}`;
const day = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
