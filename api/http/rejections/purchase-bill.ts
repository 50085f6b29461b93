// The status and the sentence of every refusal of documents of trade and of bills of suppliers.
import { decimalText } from '#core/kernel/decimal.ts';
import { currencyText, DOCUMENT_KINDS } from '#core/trade/index.ts';
import type {
  NotKeptYet,
  PurchaseBillRejection,
  TradeKind,
  TradeRejection,
} from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

type Own = PurchaseBillRejection | TradeRejection;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PURCHASE_BILL_STATUS = {
  document_not_found: { status: 404, title: 'Not Found' },
  document_exists: { status: 409, title: 'Document exists' },
  document_is_discarded: { status: 409, title: 'Discarded' },
  document_is_posted: { status: 409, title: 'Posted already' },
  document_is_a_draft: { status: 409, title: 'A draft still' },
  document_is_reversed: { status: 409, title: 'Reversed already' },
  document_reversed_before_posting: { status: 422, title: 'Day before the original' },
  document_is_settled: { status: 409, title: 'Settled' },
  bill_too_long: { status: 422, title: 'Too many lines' },
  bill_quantity_out_of_range: { status: 422, title: 'Quantity too large' },
  bill_amount_out_of_range: { status: 422, title: 'Amount too large' },
  bill_batch_without_number: { status: 422, title: 'Batch missing' },
  bill_batch_expires_before_made: { status: 422, title: 'Batch expires too early' },
  bill_supplier_missing: { status: 422, title: 'Supplier missing' },
  bill_supplier_unknown: { status: 422, title: 'Unknown supplier' },
  bill_supplier_not_open: { status: 409, title: 'Account retired' },
  bill_supplier_is_no_creditor: { status: 422, title: 'Not a supplier' },
  bill_asks_what_is_not_kept: { status: 422, title: 'Not kept yet' },
  bill_import_missing: { status: 422, title: 'Goods or services' },
  bill_import_from_inland: { status: 422, title: 'No import' },
  bill_number_missing: { status: 422, title: 'Bill number missing' },
  bill_number_too_long: { status: 422, title: 'Bill number too long' },
  bill_date_missing: { status: 422, title: 'Bill date missing' },
  bill_of_the_future: { status: 422, title: 'Bill of the future' },
  bill_posted_before_its_date: { status: 422, title: 'Posted before its date' },
  bill_due_before_its_date: { status: 422, title: 'Due before its date' },
  bill_received_in_the_future: { status: 422, title: 'Received in the future' },
  bill_has_no_lines: { status: 422, title: 'No lines' },
  bill_line_in_other_currency: { status: 422, title: 'Another currency' },
  bill_line_has_no_value: { status: 422, title: 'Value missing' },
  bill_account_missing: { status: 422, title: 'Account missing' },
  bill_account_unknown: { status: 422, title: 'Unknown account' },
  bill_account_not_open: { status: 409, title: 'Account retired' },
  bill_account_unfit: { status: 422, title: 'Another account' },
  bill_product_unknown: { status: 422, title: 'Unknown product' },
  bill_order_unknown: { status: 422, title: 'Unknown order' },
  bill_order_not_issued: { status: 409, title: 'Order not issued' },
  bill_order_of_another: { status: 422, title: 'Another supplier' },
  bill_order_line_differs: { status: 422, title: 'Another line of the order' },
  bill_receipt_of_debit_note: { status: 422, title: 'Goods have a bill' },
  bill_receipt_unknown: { status: 422, title: 'Unknown goods received note' },
  bill_receipt_not_posted: { status: 409, title: 'Note not posted' },
  bill_receipt_of_another: { status: 422, title: 'Another supplier' },
  bill_receipt_line_differs: { status: 422, title: 'Another line of the note' },
  bill_receipt_exceeded: { status: 422, title: 'More than was received' },
  bill_posted_before_receipt: { status: 422, title: 'Before the goods came' },
  bill_quantity_missing: { status: 422, title: 'Quantity missing' },
  bill_godown_unknown: { status: 422, title: 'Unknown godown' },
  bill_clause_missing: { status: 422, title: 'Clause missing' },
  bill_clause_not_taken: { status: 422, title: 'Clause of eligible tax' },
  bill_share_missing: { status: 422, title: 'Share missing' },
  bill_share_not_taken: { status: 422, title: 'Share of the whole' },
  bill_reverse_charge_of_untaxed: { status: 422, title: 'No tax to pay' },
  bill_import_of_goods_taxed: { status: 422, title: 'Taxed at customs' },
  bill_reverse_charge_prints_tax: { status: 422, title: 'Tax that the buyer pays' },
  bill_reverse_charge_of_registered: { status: 422, title: 'Supplier is registered' },
  bill_supplier_charges_no_tax: { status: 422, title: 'Tax that is not charged' },
  bill_of_distributor_has_more: { status: 422, title: 'Credit alone' },
  bill_charge_of_nothing: { status: 422, title: 'Charge of nothing' },
  bill_charge_without_goods: { status: 422, title: 'No goods' },
  bill_charge_account_not_taken: { status: 422, title: 'Charge of the goods' },
  bill_charge_account_missing: { status: 422, title: 'Account missing' },
  bill_charge_account_unfit: { status: 422, title: 'Another account' },
  bill_tcs_of_nothing: { status: 422, title: 'TCS of nothing' },
  bill_currency_total_differs: { status: 422, title: 'Total differs' },
  bill_raised_unknown: { status: 422, title: 'Unknown bill' },
  bill_raised_not_posted: { status: 409, title: 'Bill not posted' },
  bill_raised_of_another: { status: 422, title: 'Another supplier' },
  bill_raised_after: { status: 422, title: 'Before its bill' },
  bill_reverse_charge_not_registered: { status: 422, title: 'Not registered' },
  bill_supplier_state_missing: { status: 422, title: 'State missing' },
  bill_reverse_charge_of_another_state: { status: 422, title: 'Tax of another State' },
  bill_place_unknown: { status: 422, title: 'Unknown state' },
  bill_total_differs: { status: 422, title: 'Total differs' },
  bill_book_deducts_no_tax: { status: 422, title: 'No tax is deducted' },
  bill_tds_nature_unknown: { status: 422, title: 'Unknown nature of payment' },
  bill_tds_above_total: { status: 422, title: 'More than the bill' },
  bill_comes_to_nothing: { status: 422, title: 'Nothing to post' },
  credit_period_unknown: { status: 422, title: 'No such return' },
  credit_period_too_early: { status: 422, title: 'Credit too early' },
  credit_period_filed: { status: 409, title: 'Return filed' },
  credit_taken_in_filed_return: { status: 409, title: 'Return filed' },
  bill_gives_no_credit: { status: 409, title: 'No input credit' },
  bill_received_already: { status: 409, title: 'Receipt known' },
  credit_past_limit: { status: 422, title: 'Past section 16(4)' },
  credit_waits_for_reverse_charge: { status: 409, title: 'Tax not due' },
  bill_entered_already: { status: 409, title: 'Already entered' },
  bill_has_debit_note: { status: 409, title: 'Has a debit note' },
  bill_has_bill_of_entry: { status: 409, title: 'Has a bill of entry' },
  bill_tds_is_deposited: { status: 409, title: 'TDS is deposited' },
  bill_credit_is_reversed: { status: 409, title: 'Credit is reversed' },
} as const;

const NOT_KEPT: Readonly<Record<NotKeptYet, string>> = {
  'reverse-charge':
    'Tax that an e-commerce operator pays (section 9(5)) is none of the buyer’s. Enter the line ' +
    'without tax.',
  'supplier-registration':
    'Bills of suppliers of this registration are not kept yet. Enter this one as a journal by hand.',
  'asset-register':
    'A bill does not fill the register of fixed assets yet. Post the line to its account, and ' +
    'enter the asset by itself.',
  'other-charges':
    'Charges beside the lines of a bill in another currency are not kept yet. Enter them as a line.',
  tds: 'TDS of a supplier abroad is not kept yet. Post the bill in full and the deduction as a journal.',
  tcs: 'TCS on a bill in another currency is not kept yet. Enter this one as a journal by hand.',
  currency:
    'Another currency is kept for suppliers abroad alone. Enter this bill in rupees, or correct the ' +
    'supplier.',
  import: 'A bill of such an import is not kept yet. Enter this one as a journal by hand.',
};

const noun = (of: TradeKind): string => DOCUMENT_KINDS[of].noun;

export const PURCHASE_BILL_WORDS: Words = {
  document_not_found: ({ of }) => `There is no such ${noun(of)} in this book.`,
  document_exists: ({ of }) => `This ${noun(of)} exists already.`,
  document_is_discarded: ({ of }) =>
    `This draft of a ${noun(of)} is discarded. Make a new one instead.`,
  document_is_posted: ({ number }) =>
    `${number} is posted and is never changed. Reverse it and enter it anew.`,
  document_is_a_draft: ({ of }) => `This ${noun(of)} is a draft. Discard it instead.`,
  document_is_reversed: ({ number }) => `${number} is reversed. Enter it anew.`,
  document_reversed_before_posting: ({ reversedOn, postedOn }) =>
    `It was posted on ${day(postedOn)}, so it cannot be reversed on ${day(reversedOn)}. ` +
    'Choose a later day.',
  document_is_settled: ({ number, settledPaise }) =>
    `${money(Math.abs(settledPaise))} of ${number} are settled. Reverse what settles it first.`,
  bill_too_long: ({ count, countMax }) =>
    `A bill has at most ${countMax} lines; this one has ${count}. Enter it in two parts.`,
  bill_quantity_out_of_range: ({ line }) =>
    `Line ${line}: the quantity is too large. Look at its digits.`,
  bill_amount_out_of_range: ({ line, amountPaiseMax }) =>
    `Line ${line}: an amount is at most ${money(amountPaiseMax)}. Look at its digits.`,
  bill_batch_without_number: ({ line }) =>
    `Line ${line}: enter the number of the batch of which these are the days.`,
  bill_batch_expires_before_made: ({ line, manufacturedOn }) =>
    `Line ${line}: the batch would expire before it is made, on ${day(manufacturedOn)}.`,
  bill_supplier_missing: () => 'Choose the supplier.',
  bill_supplier_unknown: () => 'There is no such account in this book. Choose the supplier.',
  bill_supplier_not_open: ({ name }) => `The account ${name} is retired. Choose another.`,
  bill_supplier_is_no_creditor: ({ name }) =>
    `${name} is not under Sundry Creditors. Choose the account of a supplier.`,
  bill_asks_what_is_not_kept: ({ what, line }) =>
    line === null ? NOT_KEPT[what] : `Line ${line}: ${NOT_KEPT[what]}`,
  bill_import_missing: ({ name }) =>
    `${name} is abroad. Say whether the bill is of goods, whose IGST is paid at customs, or of ` +
    'services, whose IGST is paid under reverse charge.',
  bill_import_from_inland: ({ name }) =>
    `${name} is in India, so its bill is of no import. A bill of goods from a special economic ` +
    'zone is one where a bill of entry is filed.',
  bill_number_missing: () => 'Enter the number of the bill.',
  bill_number_too_long: ({ length, lengthMax }) =>
    `The number of this supplier’s bill has at most ${lengthMax} characters, not ${length}` +
    `${lengthMax === 16 ? ' (CGST Rule 46)' : ''}.`,
  bill_date_missing: () => 'Enter the date of the bill.',
  bill_of_the_future: ({ billDate }) =>
    `${day(billDate)} is in the future. Enter the date that the bill bears.`,
  bill_posted_before_its_date: ({ postedOn, billDate }) =>
    `It would be posted on ${day(postedOn)}, before the date of the bill, ${day(billDate)}.`,
  bill_due_before_its_date: ({ dueDate, billDate }) =>
    `It would be due on ${day(dueDate)}, before the date of the bill, ${day(billDate)}.`,
  bill_received_in_the_future: ({ receivedOn }) =>
    `${day(receivedOn)} is in the future. Leave the day of receipt out until it has come.`,
  bill_has_no_lines: () => 'Enter what was bought.',
  bill_line_in_other_currency: ({ line }) =>
    `Line ${line}: enter its amount in the currency of the bill, and in no other.`,
  bill_line_has_no_value: ({ line }) => `Line ${line}: enter its rate or its taxable value.`,
  bill_account_missing: ({ line }) => `Line ${line}: choose the account to which it is posted.`,
  bill_account_unknown: ({ line }) =>
    `Line ${line}: there is no such account in this book. Choose another.`,
  bill_account_not_open: ({ line, name }) =>
    `Line ${line}: the account ${name} is retired. Choose another.`,
  bill_account_unfit: ({ line, name }) =>
    `Line ${line}: ${name} is no account of what was bought. Choose an expense, purchases or an ` +
    'asset.',
  bill_product_unknown: ({ line }) => `Line ${line}: choose a product of this book.`,
  bill_quantity_missing: ({ line, name }) =>
    `Line ${line}: enter the quantity of ${name}, which is kept in stock.`,
  bill_receipt_of_debit_note: ({ line }) =>
    `Line ${line}: a debit note of the supplier takes no goods received. Enter their bill.`,
  bill_receipt_unknown: ({ line }) =>
    `Line ${line}: there is no such goods received note. Enter the line by itself.`,
  bill_receipt_not_posted: ({ line, number, status }) =>
    status === 'draft'
      ? `Line ${line}: its goods received note is a draft still. Post it first.`
      : `Line ${line}: the note ${number ?? ''} is ${status}. Enter the line by itself.`,
  bill_receipt_of_another: ({ line, number }) =>
    `Line ${line}: the goods of ${number} came from another supplier. Enter it by itself.`,
  bill_receipt_line_differs: ({ line, number, receiptLine }) =>
    `Line ${line}: line ${receiptLine} of ${number} is of something else. Choose what came, or ` +
    'enter the line by itself.',
  bill_receipt_exceeded: ({ line, number, openThousandths }) =>
    `Line ${line}: ${number} has ${decimalText(openThousandths, 3)} left to bill. Enter what came ` +
    'beside it as a line of its own.',
  bill_posted_before_receipt: ({ line, number, postedOn, receivedOn }) =>
    `Line ${line}: its goods came on ${day(receivedOn)} by ${number}, so the bill cannot be ` +
    `posted on ${day(postedOn)}.`,
  bill_order_unknown: ({ line }) =>
    `Line ${line}: there is no such order in this book. Enter the line by itself.`,
  bill_order_not_issued: ({ line, number, status }) =>
    status === 'draft'
      ? `Line ${line}: its order is a draft still. Issue it first.`
      : `Line ${line}: the order ${number ?? ''} is cancelled. Enter the line by itself.`,
  bill_order_of_another: ({ line, number }) =>
    `Line ${line}: ${number} is an order to another supplier. Enter the line by itself.`,
  bill_order_line_differs: ({ line, number, orderLine }) =>
    `Line ${line}: line ${orderLine} of ${number} orders something else. Choose what was ordered, ` +
    'or enter the line by itself.',
  bill_godown_unknown: ({ line }) => `Line ${line}: choose a godown of this book.`,
  bill_clause_missing: ({ line }) =>
    `Line ${line}: choose the clause of section 17(5) by which its credit is blocked.`,
  bill_clause_not_taken: ({ line }) =>
    `Line ${line}: its credit is eligible, so it names no clause of section 17(5).`,
  bill_share_missing: ({ line }) => `Line ${line}: enter what percent of its tax is eligible.`,
  bill_share_not_taken: ({ line }) =>
    `Line ${line}: only a part says what percent of its tax is eligible.`,
  bill_reverse_charge_of_untaxed: ({ line }) =>
    `Line ${line}: what bears no GST is under no reverse charge. Enter its rate, or take the ` +
    'reverse charge off.',
  bill_import_of_goods_taxed: ({ line }) =>
    `Line ${line}: the IGST of imported goods is paid at customs and comes with the bill of entry. ` +
    'Enter the line without tax and without reverse charge.',
  bill_reverse_charge_prints_tax: ({ line }) =>
    `Line ${line}: under reverse charge the supplier prints no tax. Leave it out: it is worked out ` +
    'by the rate.',
  bill_reverse_charge_of_registered: ({ line, name }) =>
    `Line ${line}: ${name} is registered, and section 9(4) or 5(4) is of those who are not. ` +
    'Choose section 9(3) or 5(3).',
  bill_supplier_charges_no_tax: ({ line, name }) =>
    `Line ${line}: ${name} is abroad, under composition or not registered, and charges no GST. ` +
    'Enter the line without tax, put it under reverse charge, or correct the supplier.',
  bill_of_distributor_has_more: ({ line }) =>
    `${line === null ? '' : `Line ${line}: `}An input service distributor hands on credit alone. ` +
    'Enter the tax of its lines, with no value, charges, TCS or reverse charge.',
  bill_charge_of_nothing: ({ charge }) => `Charge ${charge}: enter an amount above 0.`,
  bill_charge_without_goods: ({ charge }) =>
    `Charge ${charge}: the bill has no goods over whose cost it could be shared out. Choose an ` +
    'account.',
  bill_charge_account_not_taken: ({ charge }) =>
    `Charge ${charge}: it goes into the cost of the goods, so it names no account.`,
  bill_charge_account_missing: ({ charge }) =>
    `Charge ${charge}: choose an account of this book, or share it out over the goods.`,
  bill_charge_account_unfit: ({ charge, name }) =>
    `Charge ${charge}: ${name} is no open account of what was bought. Choose an expense, purchases ` +
    'or an asset.',
  bill_tcs_of_nothing: () => 'Enter the TCS that the bill prints, or leave it out.',
  bill_currency_total_differs: ({ totalMinor, sumMinor, code }) =>
    `The lines come to ${code} ${currencyText(sumMinor, code)}, the bill says ` +
    `${code} ${currencyText(totalMinor, code)}.`,
  bill_raised_unknown: () =>
    'There is no such bill in this book. Choose the bills that the debit note raises.',
  bill_raised_not_posted: () =>
    'A bill that the debit note raises is not posted, or is reversed. Post it first, or leave it out.',
  bill_raised_of_another: ({ billNumber }) =>
    `Bill ${billNumber} is of another supplier. Leave it out.`,
  bill_raised_after: ({ billNumber, raisedOn, billDate }) =>
    `The debit note of ${day(raisedOn)} is before bill ${billNumber} of ${day(billDate)}. Correct ` +
    'its date, or leave the bill out.',
  bill_reverse_charge_not_registered: () =>
    'Who pays tax under reverse charge is to be registered (CGST Act s. 24). Say in the settings of ' +
    'billing how this business is registered.',
  bill_supplier_state_missing: ({ name }) =>
    `Say in which State ${name} is: by it the tax is CGST and SGST, or IGST.`,
  bill_reverse_charge_of_another_state: () =>
    'The tax would be CGST and SGST of a State in which this business is not registered. Correct ' +
    'the place of supply, or enter the bill without reverse charge.',
  bill_place_unknown: () => 'Choose the state where the supply ends.',
  bill_total_differs: ({ totalPaise, sumPaise, roundOffPaise }) =>
    `Total is ${money(Math.abs(totalPaise - sumPaise - roundOffPaise))} off the paper: the lines ` +
    `come to ${money(sumPaise + roundOffPaise)}, the bill says ${money(totalPaise)}. ` +
    'A round-off is less than a rupee.',
  bill_book_deducts_no_tax: ({ on }) =>
    `The book deducts no income tax on ${day(on)}. Say in its billing settings from when it does, ` +
    'or leave TDS out.',
  bill_tds_nature_unknown: ({ nature, on }) =>
    `${nature} is no nature of payment on ${day(on)}. Choose one, or leave TDS out.`,
  bill_tds_above_total: ({ tdsPaise, totalPaise }) =>
    `TDS of ${money(tdsPaise)} leaves nothing to pay of ${money(totalPaise)}. Give the amount ` +
    'that is deducted of this bill, with a reason.',
  bill_comes_to_nothing: () => 'A bill of nothing posts nothing. Enter its amounts.',
  credit_period_unknown: ({ from, to }) =>
    `No return of this book is for ${day(from)} to ${day(to)}. Choose a month, or the quarter ` +
    'where the book files by quarter.',
  credit_period_too_early: ({ to, earliest }) =>
    earliest === null
      ? 'The credit waits until the last of the goods has come. Enter the day, or defer it.'
      : `The credit of a bill that was posted and received by ${day(earliest)} is not taken in a ` +
        `return to ${day(to)}.`,
  credit_period_filed: ({ from, to }) =>
    `The GSTR-3B of ${day(from)} to ${day(to)} is filed. Choose a later return, or defer the ` +
    'credit.',
  credit_taken_in_filed_return: ({ billNumber, from, to }) =>
    `The credit of bill ${billNumber} is in the GSTR-3B of ${day(from)} to ${day(to)}, which is ` +
    'filed. It stays there; what is given back lowers a later return.',
  bill_gives_no_credit: ({ billNumber, noCredit }) =>
    noCredit === null
      ? `Bill ${billNumber} has no GST that gives credit, so there is none to take.`
      : `Bill ${billNumber} gives no credit: ${NO_CREDIT_WORDS[noCredit]}.`,
  bill_received_already: ({ billNumber, receivedOn }) =>
    `Bill ${billNumber} says that the last of it came on ${day(receivedOn)}. Leave the day out.`,
  credit_past_limit: ({ to, lastDay }) =>
    `A return to ${day(to)} is filed after ${day(lastDay)}, the last day for this credit under ` +
    'section 16(4). Choose an earlier return.',
  credit_waits_for_reverse_charge: ({ billNumber, waitsFor }) =>
    waitsFor === 'self-invoice'
      ? `Make the self-invoice of bill ${billNumber} first: the credit counts from its day.`
      : `You pay the GST of bill ${billNumber}, and it is due when the bill is paid. Pay it, then ` +
        'take the credit.',
  bill_entered_already: ({ billNumber, number, billDate }) =>
    `Bill ${billNumber} of this supplier is entered already: ${number} of ${day(billDate)}. ` +
    'Give a reason to enter it again.',
  bill_has_bill_of_entry: ({ billNumber, entryNumber }) =>
    `Bill of entry ${entryNumber} is of the goods of bill ${billNumber}. Reverse that first.`,
  bill_tds_is_deposited: ({ billNumber, depositNumber }) =>
    `The TDS of bill ${billNumber} was deposited by ${depositNumber}. Reverse the deposit first.`,
  bill_credit_is_reversed: ({ billNumber, creditMoveNumber }) =>
    `The credit of bill ${billNumber} was moved by ${creditMoveNumber}. Reverse that first.`,
  bill_has_debit_note: ({ billNumber, noteNumber }) =>
    `Debit note ${noteNumber} gives back of bill ${billNumber}. Reverse the note first.`,
};

const NO_CREDIT_WORDS = {
  'tax-of-another-state': 'its GST is of another State',
  'time-limit': 'it is past the last day of section 16(4)',
  'not-registered': 'the book is not registered for GST',
  composition: 'the book is under composition',
} as const;
