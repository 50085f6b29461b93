// The sentence of every refusal, for a person who reads it in an error reply.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { phoneFault } from '#core/kernel/reading/phones.ts';
import type { Refusal } from '#api/commands/request.ts';
import { CUSTOMER_WORDS } from './customers.ts';
import { GST_MARK_WORDS } from './gst-marks.ts';
import { INVOICE_WORDS } from './invoices.ts';
import { E_INVOICE_WORDS } from './e-invoices.ts';
import {
  withArticle,
  day,
  countedUses,
  MASTER_ITEMS,
  money,
  sideText,
  kindAsWords,
} from './phrases.ts';
import { PERIOD_WORDS } from './periods.ts';
import { OPENING_WORDS } from './opening.ts';
import { PRESALE_WORDS } from './presale.ts';
import { PURCHASE_BILL_WORDS } from './purchase-bill.ts';
import { PURCHASE_ORDER_WORDS } from './purchase-order.ts';
import { PURCHASE_DEBIT_NOTE_WORDS } from './purchase-debit-note.ts';
import { REVERSE_CHARGE_WORDS } from './reverse-charge.ts';
import { SUPPLIER_PAYMENT_WORDS } from './supplier-payment.ts';
import { EXPENSE_WORDS } from './expense.ts';
import { BILL_OF_ENTRY_WORDS } from './bill-of-entry.ts';
import { GOODS_RECEIPT_WORDS } from './goods-receipt.ts';
import { CREDIT_MOVE_WORDS } from './credit-reversal.ts';
import { TDS_DEPOSIT_WORDS } from './tds-deposit.ts';
import { RECORD_WORDS } from './records/words.ts';
import { TAX_WORDS } from './tax.ts';

type Words = { [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => string };

const WORDS: Words = {
  ...TAX_WORDS,
  ...CUSTOMER_WORDS,
  ...INVOICE_WORDS,
  ...OPENING_WORDS,
  ...PERIOD_WORDS,
  ...GST_MARK_WORDS,
  ...PRESALE_WORDS,
  ...PURCHASE_BILL_WORDS,
  ...PURCHASE_ORDER_WORDS,
  ...PURCHASE_DEBIT_NOTE_WORDS,
  ...SUPPLIER_PAYMENT_WORDS,
  ...REVERSE_CHARGE_WORDS,
  ...TDS_DEPOSIT_WORDS,
  ...EXPENSE_WORDS,
  ...CREDIT_MOVE_WORDS,
  ...BILL_OF_ENTRY_WORDS,
  ...GOODS_RECEIPT_WORDS,
  ...E_INVOICE_WORDS,
  ...RECORD_WORDS,
  book_not_found: () => 'There is no such book.',
  book_exists: () => 'This book exists already.',
  role_may_not: ({ role }) => `Your role in this book, ${role}, does not allow this.`,
  demo_book_stays_inside: () =>
    'This is a demo book: nothing of it is sent, and nobody is invited to it.',
  book_is_no_demo: () => 'This is no demo book, so it cannot be thrown away.',
  lock_in_the_future: ({ lockedTo, today }) =>
    `${day(lockedTo)} is in the future; the latest lock date is today, ${day(today)}.`,
  hard_lock_moves_forward_only: ({ lockedTo }) =>
    `The book is locked to ${day(lockedTo)} for good; the lock can only move forward.`,
  opening_difference_open: ({ differencePaise }) =>
    `The opening balances differ by ${money(Math.abs(differencePaise))}. ` +
    'Correct them before the first year is closed.',
  opening_balances_stand: ({ beginsOn }) =>
    `The opening balances are dated the day before ${beginsOn === null ? 'the book begins' : day(beginsOn)}. ` +
    'Take them back before the book begins on another day.',
  entries_before_book_begins: ({ beginsOn, count, firstOn }) =>
    `${count === 1 ? '1 entry is' : `${count.toLocaleString('en-IN')} entries are`} dated before ` +
    `${day(beginsOn)}${firstOn === null ? '' : `, the first on ${day(firstOn)}`}. ` +
    'Opening balances would count them twice. Reverse them on their own dates, or choose an earlier first day.',
  begins_on_of_reported_days: ({ lastOn }) =>
    `Days up to ${day(lastOn)} are locked or filed, and would come into the books or leave them. ` +
    'Choose a first day that passes over none of them.',
  book_gstin_invalid: ({ gstin }) => `${gstin} is not a GSTIN; look at its 15 characters again.`,
  registration_without_gstin: () => 'Enter the GSTIN, or choose unregistered.',
  unregistered_with_gstin: () => 'Who has a GSTIN is registered. Choose how.',
  book_state_not_of_gstin: ({ stateCode, gstin }) =>
    `The GSTIN ${gstin} is of another state than ${stateCode}.`,
  book_pan_not_of_gstin: ({ pan, gstin }) => `The GSTIN ${gstin} is of another PAN than ${pan}.`,
  book_pan_invalid: ({ pan }) => `${pan} is not a PAN: five letters, four digits and a letter.`,
  tan_invalid: ({ tan }) => `${tan} is not a TAN: four letters, five digits and a letter.`,
  book_pincode_invalid: ({ pincode }) =>
    `${pincode} is not a PIN code: six digits, the first not 0.`,
  book_phone_invalid: ({ phone }) => phoneFault(phone),
  book_state_unknown: ({ stateCode }) => `${stateCode} is not the code of a state.`,
  ifsc_invalid: ({ ifsc }) => `${ifsc} is not an IFSC: four letters, a zero and six characters.`,
  upi_invalid: ({ address }) => `A UPI address is as name@bank; ${address} is none.`,
  logo_invalid: ({ bytesMax, pixelsMax }) =>
    `A logo is a whole PNG or JPEG of at most ${bytesMax / 1024} kB and ` +
    `${pixelsMax.toLocaleString('en-IN')} pixels a side.`,
  series_invalid: ({ prefix, lengthMax }) =>
    `${prefix} makes numbers that are longer than ${lengthMax} characters, or hold others than ` +
    'letters, digits, - and /, or do not begin with a letter or a digit above 0. ' +
    'A prefix does not end with a digit.',
  series_needs_year_mark: ({ prefix }) =>
    `${prefix} begins anew each year, so it needs {FY}, which becomes the year.`,
  series_shared: ({ prefix }) =>
    `Another kind of document begins with ${prefix} already. Invoices, notes and receipts ` +
    'have numbers of their own.',
  series_has_begun: ({ number }) =>
    `${number} was given already, and a series begins at a number of your choice only before its ` +
    'first. Choose another prefix to begin a new series.',
  series_start_too_long: ({ number, lengthMax }) =>
    `${number} is longer than the ${lengthMax} characters that the law allows.`,
  turnover_year_out_of_range: ({ first, last }) =>
    `Choose a financial year from ${first} to ${last}.`,
  undertaking_year_unknown: ({ financialYear }) =>
    `${financialYear} is not a financial year. Write it as 26-27.`,
  undertaking_of_reported_days: ({ financialYear, lastOn }) =>
    `Days of ${financialYear} up to ${day(lastOn)} are locked or filed under this letter, so it ` +
    'stays as it is.',
  portal_key_named_twice: ({ name }) => `Two keys are called ${name}; name each its own way.`,
  posting_account_unknown: () =>
    'Choose an open account of this book: for money one of cash or bank, for all else another.',
  posting_account_of_reported_days: ({ on }) =>
    `The account has an entry of ${day(on)}, a day that is locked or filed, and the output tax of ` +
    'that day would change. Choose an account without such entries, or add a new one.',
  invitation_not_found: () => 'This invitation is not open any more.',
  invitation_for_another_address: () =>
    'This invitation is for another email address. Sign in with that one, or ask the owner of the ' +
    'book to invite the address that you use here.',
  invitation_expired: ({ endsOn }) =>
    `This invitation could be accepted until ${day(endsOn)}. Ask the owner of the book for a new one.`,
  member_exists: ({ role }) => `This person is a member already, as ${role}.`,
  proceedings_not_found: () => 'There are no such proceedings in this book.',
  proceedings_have_ended: ({ endedOn }) => `These proceedings ended on ${day(endedOn)}.`,
  proceedings_in_the_future: ({ today }) => `Choose a day up to today, ${day(today)}.`,
  proceedings_end_too_early: ({ beganOn }) =>
    `They began on ${day(beganOn)} and cannot have ended before.`,
  member_not_found: () => 'This person is not a member of the book.',
  book_needs_an_owner: () => 'A book needs an owner; make somebody else an owner first.',
  account_not_found: () => 'There is no such account.',
  account_exists: () => 'This account exists already.',
  account_of_customer: ({ name }) => `${name} is the ledger of a customer; change the customer.`,
  account_retired: ({ name }) => `${name} is retired and is not changed any more.`,
  account_name_taken: ({ name }) => `An account named ${name} exists in this book already.`,
  account_type_unknown: () => 'Choose an account type of this book.',
  gstin_invalid: ({ gstin }) => `${gstin} is not a GSTIN; look at its 15 characters again.`,
  company_type_unknown: () => 'Choose an account-type company that exists.',
  category_unknown: () => 'Choose a category that exists.',
  product_unknown: () => 'Choose a product that exists.',
  account_type_of_reported_days: ({ name, on }) =>
    `${name} has an entry of ${day(on)}, a day that is locked or filed, and the reports of that ` +
    'day would change. Add a new account of the other type and move the balance with a journal, ' +
    'or choose another line of the statements for it from a later day.',
  account_name_of_reported_days: ({ name, wanted, on }) =>
    `Under the name ${wanted} the statements would show ${name} on another line, also on ` +
    `${day(on)}, a day that is locked or filed. Keep a name that means the same, or add a new ` +
    'account and move the balance with a journal.',
  account_has_balance: ({ balancePaise }) =>
    `The account has a balance of ${sideText(balancePaise)}; only an empty one can be retired.`,
  account_in_use: ({ name, uses }) =>
    `${name} is used by ${countedUses(uses)} and stays. Retire it instead, so that it takes no more.`,
  account_type_not_found: () => 'There is no such account type.',
  account_type_exists: () => 'This account type exists already.',
  account_type_name_taken: ({ name }) => `An account type named ${name} exists already.`,
  account_type_group_fixed: ({ name }) =>
    `${name} is one of the 28 groups itself; it can be renamed, and stands where it does.`,
  account_type_reserved: () =>
    'This type is one of the 28 groups; it can be renamed, never removed.',
  account_type_in_use: ({ name, uses }) =>
    `${name} is used by ${countedUses(uses)}; give them another type first.`,
  journal_not_found: () => 'There is no such journal.',
  journal_exists: () => 'This journal exists already.',
  journal_is_a_reversal: () => 'A reversal is not reversed; post the journal anew.',
  journal_already_reversed: () => 'This journal is reversed already.',
  journal_belongs_to_document: ({ document }) =>
    `This journal was made by ${kindAsWords(document.kind)} ${document.number}; correct it there.`,
  voucher_type_needs_a_document: ({ voucherType }) =>
    `A ${kindAsWords(voucherType)} journal is made by its document, not posted by hand.`,
  contra_needs_cash_or_bank: ({ name, fitting }) =>
    'A contra has only cash and bank accounts, and ' +
    `${name} is neither. This is a ${fitting}: change the type.`,
  voucher_type_does_not_fit: ({ voucherType, fitting }) =>
    (voucherType === 'payment'
      ? 'A payment pays from a cash or bank account. '
      : 'A receipt brings money into a cash or bank account. ') +
    `This is a ${fitting}: change the type.`,
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
  references_need_a_party: ({ line, name }) =>
    `Line ${line}: ${name} is no customer or supplier, so it has no open items.`,
  reference_names_no_item: ({ line }) =>
    `Line ${line}: say which document or which line of a journal is settled.`,
  references_do_not_add_up: ({ line, amountPaise, referencesPaise }) => {
    const sum = referencesPaise === null ? 'too much' : money(referencesPaise);
    return `Line ${line}: the references come to ${sum}, the line to ${money(amountPaise)}.`;
  },
  reference_repeated: ({ line }) => `Line ${line} settles the same item twice.`,
  references_of_two_kinds: ({ line }) =>
    `Line ${line}: what settles nothing is one of new, advance or on account.`,
  reference_item_unknown: ({ line }) =>
    `Line ${line}: choose an open item of this customer or supplier.`,
  reference_invoice_not_issued: ({ line, number, status }) =>
    `Line ${line}: ${number} is ${status === 'draft' ? 'a draft still' : 'cancelled'}.`,
  reference_to_taxed_advance: ({ line, number }) =>
    `Line ${line}: the tax of ${number} goes back with it. Refund it, or use it for an invoice.`,
  reference_of_one_side: ({ line, number }) =>
    `Line ${line} is on the same side as ${number}: a bill is settled by money.`,
  reference_exceeds_item: ({ line, number, amountPaise, openPaise }) =>
    `Line ${line}: ${money(amountPaise)} is more than is open of ${number}, ${money(openPaise)}.`,
  journal_is_settled: () =>
    'A line of this journal is settled, or settles something. Reverse what settles it first.',
  journal_line_refunded: ({ number }) =>
    `Part of this was paid back by ${number}. Take that back first.`,
  date_out_of_range: ({ entryDate, from, to }) =>
    `${day(entryDate)} is not from ${day(from)} to ${day(to)}.`,
  date_before_book_begins: ({ entryDate, beginsOn }) =>
    `${day(entryDate)} is before the book begins, on ${day(beginsOn)}.`,
  reversed_before_original: ({ entryDate, original }) =>
    `${day(entryDate)} is before the entry that is taken back, of ${day(original)}.`,
  reversed_in_the_future: ({ entryDate, today }) =>
    `${day(entryDate)} has not come yet; it is ${day(today)}.`,
  period_locked: ({ entryDate, lockedTo }) =>
    `${day(entryDate)} is in a locked period; the book is locked to ${day(lockedTo)}.`,
  master_not_found: ({ of }) => `There is no such ${nounOf(of)}.`,
  master_exists: ({ of }) => `This ${nounOf(of)} exists already.`,
  master_retired: ({ name }) => `${name} is retired and is not changed any more.`,
  master_name_taken: ({ of, name }) =>
    `${withArticle(nounOf(of))} named ${name} exists already. Choose that one, or another name.`,
  master_in_use: ({ name, uses }) =>
    `${name} is used by ${countedUses(uses)} and stays. Retire it instead, so that it is not offered.`,
  parent_unknown: ({ of }) => `Choose a parent that exists and is enabled, another ${nounOf(of)}.`,
  under_itself: ({ of }) =>
    `${withArticle(nounOf(of))} cannot stand under itself or under what it holds.`,
  too_deep: ({ levelsMax }) => `At most ${levelsMax} levels stand under one another.`,
  item_unknown: ({ list }) => `There is no such ${MASTER_ITEMS[list]} here.`,
  item_name_taken: ({ list, name }) =>
    `${withArticle(MASTER_ITEMS[list])} named ${name} is here already.`,
  too_many_items: ({ countMax }) => `A list has at most ${countMax} items.`,
  item_in_use: ({ name, productCount }) =>
    `${name} has values in ${productCount} products and stays. Disable it instead.`,
  product_category_unknown: () => 'Choose a category that exists and is enabled.',
  product_brand_unknown: () => 'Choose a brand that exists and is enabled.',
  product_unit_unknown: () => 'Choose a unit that exists and is enabled.',
  attribute_unknown: ({ attribute }) => `The category asks for no ${attribute}.`,
  attribute_given_twice: ({ attribute }) => `Two values are given for ${attribute}. Give one.`,
  attribute_value_missing: ({ attribute }) => `Enter ${attribute}: the category asks for it.`,
  hsn_invalid: ({ hsn }) =>
    `${hsn} is not an HSN or SAC; goods have 4, 6 or 8 digits, services 4 or 6 from 99 on.`,
  hsn_not_listed: ({ hsn }) =>
    `${hsn} is not among the codes that GSTN lists. Search by words to find the code.`,
  gst_rate_unknown: ({ rateBps }) => `${rateBps / 100} % is not a rate of GST.`,
  gst_rate_not_in_force: ({ rateBps, from }) =>
    `The rate of ${rateBps / 100} % is not in force for this on ${day(from)}.`,
  product_income_account_unsuitable: () =>
    'Choose an open account of sales or other income of this book.',
  opening_stock_of_unstocked: () => 'Only a stocked product has an opening stock.',
  uqc_unknown: ({ uqc }) => `${uqc} is not a unit quantity code of GST.`,
  service_category_unknown: () => 'Choose a category that exists and is enabled.',
  not_a_service_category: () => 'Choose the category service, or one that stands under it.',
  service_product_unknown: () => 'Choose a product that exists and is enabled.',
  asset_without_product: () => 'Choose a product',
  stock_without_name: () => 'Enter a name',
  asset_product_unknown: () => 'Choose a product that exists and is enabled.',
  product_of_another_category: () => 'This product is of another category.',
  asset_account_unknown: () => 'Choose an open account of this book.',
  person_not_found: () => 'There is no such person.',
  person_exists: () => 'This person is registered already.',
  person_erased: () => 'This person was erased.',
  last_admin: () => 'An installation needs an admin; make somebody else admin first.',
  email_taken: () => 'This email is registered already. Sign in, or reset the password.',
  address_changed: () => 'The email was changed since. Confirm the one that it is now.',
  record_not_found: () => 'There is no such record.',
  record_exists: () => 'This record exists already.',
  too_many_fields: ({ count, countMax }) =>
    `A record has at most ${countMax} fields of its own; this one has ${count}.`,
  record_too_large: ({ bytes, bytesMax }) =>
    `A record has at most ${bytesMax / 1024} kB; this one has ${Math.ceil(bytes / 1024)} kB.`,
  address_not_confirmed: () => 'Confirm your e-mail address first; your profile says how.',
  demo_books_off: () => 'Demo books are turned off on this server.',
  admins_only: () => 'Only administrators may do this.',
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

/** What a sentence calls a record where that is not the kind itself. */
const NOUNS: { readonly [Kind in MasterKind]?: string } = {
  company: 'account-type company',
  asset: 'asset or stock',
};

const nounOf = (kind: MasterKind): string => NOUNS[kind] ?? kind;
