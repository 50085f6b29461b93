// The purchases of the worked quarter entered in the order of their days, as a program would: by
// the endpoints that the contract documents. Where the book has no document of its own, another is
// entered: a bill that is paid in cash posts two journals, which come to the one of the quarter;
// credit by rules 42 and 43, set-off and payment of tax are posted by hand, as the quarter works
// them out.
import { idOf } from '#tests/support/team.ts';
import { accountOf, asked, keep, known, openQuarterBook, readAccounts } from './quarter-book.ts';
import type { QuarterBook } from './quarter-book.ts';
import { entriesOfReturns, filings, markFiled } from './quarter-returns.ts';
import type { QuarterAct } from './quarter-returns.ts';
import {
  dayOf,
  daysOfPeriod,
  isBill,
  isMoney,
  paise,
  periodOf,
  readQuarter,
  signed,
} from './worked-quarter.ts';
import type {
  Quarter,
  QuarterBill,
  QuarterEntry,
  QuarterEvent,
  QuarterLine,
  QuarterMoney,
} from './worked-quarter.ts';

export async function enterQuarter(): Promise<QuarterBook> {
  const quarter = readQuarter();
  const book = await openQuarterBook(quarter);
  await enterBefore(book);
  const acts: readonly QuarterAct[] = [
    ...quarter.events.map((event) => ({ on: dayOf(event), act: () => enter(book, event) })),
    ...entriesOfReturns(book),
    ...filings(book),
  ];
  // What has one day keeps its order.
  for (const { act } of acts.toSorted((one, other) => one.on.localeCompare(other.on))) await act();
  await readAccounts(book);
  return book;
}

// --- Before the quarter.

/**
 * Bills that were open on the first day are entered with what was paid of them, since the law
 * watches their credit; so are the payments of the year that the limits of TDS count. The opening
 * balances are what is left then to those of the quarter.
 */
async function enterBefore(book: QuarterBook): Promise<void> {
  const { opening } = book.quarter;
  for (const { ref, party, number, date, total, tax, open } of opening.open_creditors) {
    await enterOld(book, { ref, party, number, date, total, tax });
    const paid = (paise(total) - paise(open)) / 100;
    if (paid > 0) await payOld(book, party, ref, paid.toFixed(2), date);
  }
  const { supplier: party, posted: date, ...said } = opening.deferred_bill;
  await enterOld(book, { ...said, party, date }, { kind: 'deferred' });
  for (const [party, { base_paid: base }] of Object.entries(opening.tds_year_before_quarter)) {
    const parts = paise(base) > 100_000_00 ? 3 : 2;
    const each = (Number(base) / parts).toFixed(2);
    for (const [at, month] of ['04', '05', '06'].slice(0, parts).entries()) {
      if (paise(each) === 0) continue;
      const date = `2026-${month}-10`;
      const ref = `${party} ${at}`;
      const tax = { igst: '0', cgst: '0', sgst: '0' };
      await enterOld(book, { ref, party, number: `B/${at}`, date, total: each, tax });
      await payOld(book, party, ref, each, date);
    }
  }
  await markFiled(book, '062026', '2026-07-20');
  await enterOpening(book);
}

type OldBill = Omit<Quarter['opening']['open_creditors'][number], 'open'>;

async function enterOld(book: QuarterBook, bill: OldBill, credit?: object): Promise<void> {
  const { ref, party, number, date, total, tax } = bill;
  const heads = paise(tax.igst) + paise(tax.cgst) + paise(tax.sgst);
  const code = book.quarter.suppliers.find(({ id }) => id === party)?.tds_code ?? null;
  const got = await asked(book, 'createPurchaseBill', {
    supplier_account_id: known(book.suppliers, party),
    bill_number: number,
    bill_date: date,
    posted_on: date,
    received_on: date,
    items: [
      {
        account_id: accountOf(book, 'Bought Before'),
        name: 'As before the quarter',
        taxable: ((paise(total) - heads) / 100).toFixed(2),
        ...(heads === 0
          ? { treatment: 'exempt' }
          : { tax_rate: 18, igst: tax.igst, cgst: tax.cgst, sgst: tax.sgst }),
      },
    ],
    ...(credit !== undefined && { credit_period: credit }),
    ...(code !== null && { tds: { nature: code } }),
    post: true,
  });
  book.ids.set(ref, idOf(got));
}

const payOld = (book: QuarterBook, party: string, ref: string, amount: string, day: string) =>
  asked(book, 'createSupplierPayment', {
    supplier_account_id: known(book.suppliers, party),
    method: 'bank-transfer',
    paid_on: day,
    amount,
    against: [{ kind: 'purchase-bill', id: known(book.ids, ref), amount }],
  });

/** What customers owed is one account here: nothing is sold in this book. */
async function enterOpening(book: QuarterBook): Promise<void> {
  await readAccounts(book);
  const { as_on: day, balances } = book.quarter.opening;
  const wanted = new Map<number, number>();
  const add = (id: number, amount: number): void => {
    wanted.set(id, (wanted.get(id) ?? 0) + amount);
  };
  for (const said of balances) {
    const isOfSupplier = said.account === 'Supplier';
    const id = isOfSupplier
      ? known(book.suppliers, said.party ?? '')
      : accountOf(book, said.account);
    add(id, signed(said));
  }
  for (const [id, balance] of await balancesOn(book, day)) add(id, -balance);
  const accounts = [...wanted]
    .filter(([, amount]) => amount !== 0)
    .map(([account_id, amount]) => ({ account_id, balance: (amount / 100).toFixed(2) }));
  await asked(book, 'postOpening', { begins_on: '2026-01-01', accounts });
}

/** @returns the balance of each account at the end of a day, debit positive, in paise. */
export async function balancesOn(
  { team }: QuarterBook,
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const query = { year: '26-27', to: day, show: 'all' };
  const got = await team.owner('readBalances', { params: { bookId: team.bookId }, query });
  const { rows } = got.body as {
    rows: { account_id: number; closing: { debit: string; credit: string } }[];
  };
  return new Map(
    rows.map(({ account_id: id, closing }) => [id, paise(closing.debit) - paise(closing.credit)]),
  );
}

// --- The documents of the quarter.

async function enter(book: QuarterBook, event: QuarterEvent): Promise<void> {
  if (isBill(event)) {
    if (event.type === 'debit_note_to_supplier') return enterNote(book, event);
    if (event.type === 'bill_of_entry') return enterOfEntry(book, event);
    return event.paid === 'cash' ? enterPaidBill(book, event) : enterBill(book, event);
  }
  if (!isMoney(event)) return enterEntry(book, event);
  if (event.type === 'money_tds_deposit') return enterDeposit(book, event);
  if (event.type === 'money_customs') return enterDuty(book, event);
  return event.type === 'money_bank_charges'
    ? enterCharges(book, event)
    : enterPayment(book, event);
}

const CREDIT_KINDS: Readonly<Record<string, string>> = {
  input: 'input',
  'input service': 'input-service',
  'capital goods': 'capital-goods',
};

/** A distributor's invoice has credit and no value: its line says what the credit is of. */
const DISTRIBUTED = 'Professional Fees';

function lineOf(book: QuarterBook, bill: QuarterBill, said: QuarterLine): object {
  const { account, hsn, taxable, rate, printed_tax: tax, clause, use } = said;
  const isOurs = account === 'Purchases';
  const isUntaxed = rate === '0' && paise(tax.igst) === 0;
  const untaxed = bill.non_gst === true ? 'non-gst' : bill.exempt === true ? 'exempt' : 'nil';
  const isReversed = bill.reverse_charge;
  return {
    ...(isOurs
      ? { product_id: known(book.goods, hsn) }
      : { account_id: accountOf(book, account === 'ISD Clearing' ? DISTRIBUTED : account) }),
    name: account,
    hsn: hsn === '' ? null : hsn,
    ...(bill.fx === undefined ? { taxable } : { amount_minor: minorOf(bill) }),
    tax_rate: rate,
    treatment: isUntaxed ? untaxed : 'taxable',
    ...(!isReversed && !isUntaxed && { igst: tax.igst, cgst: tax.cgst, sgst: tax.sgst }),
    ...(said.credit === 'blocked' && {
      eligibility: 'blocked',
      clause: clause?.includes('(h)') === true ? 'h' : 'b-i',
    }),
    credit_kind: CREDIT_KINDS[said.class],
    use,
  };
}

/** The quarter gives the rupees and the rate; the currency is that of the supplier's country. */
const minorOf = ({ printed_total: total, fx = '1' }: QuarterBill): number =>
  Math.round(paise(total) / Number(fx));

function currencyOf(bill: QuarterBill): object {
  const { fx, posted: date } = bill;
  if (fx === undefined) return {};
  const books_rate = { rate: fx, source: 'The bank', date };
  return { currency: { code: 'SGD', total_minor: minorOf(bill), books_rate } };
}

function bodyOf(book: QuarterBook, bill: QuarterBill): object {
  const supplier = book.quarter.suppliers.find(({ id }) => id === bill.supplier);
  const code = supplier?.tds_code ?? null;
  const importOf =
    bill.type === 'foreign_goods_invoice'
      ? 'goods'
      : bill.import_of_services === true
        ? 'services'
        : null;
  return {
    supplier_account_id: known(book.suppliers, bill.supplier),
    bill_number: bill.number,
    bill_date: bill.document_date,
    posted_on: bill.posted,
    received_on: bill.received,
    place_of_supply: bill.place_of_supply,
    reverse_charge: bill.reverse_charge && importOf === null,
    import_of: importOf,
    ...currencyOf(bill),
    items: bill.lines.map((line) => lineOf(book, bill, line)),
    total: bill.fx === undefined ? bill.printed_total : null,
    ...(bill.type === 'supplier_debit_note' && {
      raises: bill.original === undefined ? [] : [known(book.ids, bill.original)],
    }),
    ...(code !== null && { tds: { nature: code } }),
  };
}

async function enterBill(book: QuarterBook, bill: QuarterBill): Promise<void> {
  const body = { ...bodyOf(book, bill), post: true };
  keep(book, bill.key, await asked(book, 'createPurchaseBill', body));
  const { self_invoice: number, self_invoice_date: date } = bill;
  if (number === undefined) return;
  const params = { billId: known(book.ids, bill.key) };
  book.replies.set(number, await asked(book, 'issueSelfInvoice', { date }, params));
}

async function enterPaidBill(book: QuarterBook, bill: QuarterBill): Promise<void> {
  const body = { ...bodyOf(book, bill), method: 'cash' };
  const { body: told } = await asked(book, 'createPaidBill', body);
  const { bill_id: billId, payments } = told as { bill_id: number; payments: { id: number }[] };
  book.ids.set(bill.key, billId);
  const journals: number[] = [];
  const read = async (name: 'readPurchaseBill' | 'readSupplierPayment', params: object) => {
    const got = await book.team.owner(name, { params: { ...params } });
    journals.push((got.body as { journal_id: number }).journal_id);
    return got;
  };
  book.replies.set(bill.key, await read('readPurchaseBill', { billId }));
  for (const { id: paymentId } of payments) await read('readSupplierPayment', { paymentId });
  book.journals.set(bill.key, journals);
}

async function enterNote(book: QuarterBook, note: QuarterBill): Promise<void> {
  const got = await asked(book, 'createPurchaseDebitNote', {
    bill_id: known(book.ids, note.original ?? ''),
    posted_on: note.posted,
    items: note.lines.map(({ taxable }, at) => ({ bill_line: at + 1, taxable })),
    post: true,
  });
  keep(book, note.key, got);
}

async function enterOfEntry(book: QuarterBook, entry: QuarterBill): Promise<void> {
  const got = await asked(book, 'createBillOfEntry', {
    port_code: entry.port,
    bill_number: entry.number,
    bill_date: entry.document_date,
    posted_on: entry.posted,
    received_on: entry.received,
    bills: (entry.bills ?? []).map((key) => ({ bill_id: known(book.ids, key) })),
    items: [
      {
        description: 'Goods',
        assessable: entry.assessable_value,
        bcd: entry.bcd,
        sws: entry.sws,
        other: entry.other_duty,
        igst_rate: entry.igst_rate,
        igst: entry.igst_actual,
      },
    ],
    post: true,
  });
  keep(book, entry.key, got);
}

/** The reference of the payment is that of customs, with the number of the bill of entry. */
async function enterDuty(book: QuarterBook, { id, date, reference }: QuarterMoney): Promise<void> {
  const entry = book.quarter.events
    .filter(isBill)
    .find(({ type, number }) => type === 'bill_of_entry' && reference === `ICE${number}`);
  const body = { paid_on: date, reference, account_id: accountOf(book, 'Bank') };
  const params = { entryId: known(book.ids, entry?.key ?? '') };
  const got = await asked(book, 'payBillOfEntry', body, params);
  const { payment } = got.body as { payment: { journal_id: number } };
  book.journals.set(id, [payment.journal_id]);
}

async function enterPayment(book: QuarterBook, money: QuarterMoney): Promise<void> {
  const { amount, reference, mode, allocations } = money;
  const isCheque = mode === 'CHQ';
  const got = await asked(book, 'createSupplierPayment', {
    supplier_account_id: known(book.suppliers, money.party),
    method: isCheque ? 'cheque' : mode === 'UPI' ? 'upi' : 'bank-transfer',
    account_id: accountOf(book, 'Bank'),
    ...(isCheque ? { cheque_number: reference } : { reference }),
    paid_on: money.date,
    amount,
    against: allocations.map(({ ref, amount: part }) => ({
      kind: 'purchase-bill',
      id: known(book.ids, ref),
      amount: part,
    })),
  });
  keep(book, money.id, got);
}

/** What was deducted in June stands in no bill of this book. */
async function enterDeposit(book: QuarterBook, money: QuarterMoney): Promise<void> {
  const { amount, reference, date } = money;
  const got = await book.team.owner('readTds', { query: { on: '2026-09-30' } });
  const { open } = got.body as {
    open: { bill_id: number; open: string; due_on: string; deducted_on: string }[];
  };
  const due = open.filter(({ due_on: by }) => by <= date);
  const body = {
    deposited_on: date,
    reference,
    account_id: accountOf(book, 'Bank'),
    deductions: due.map(({ bill_id, open: part }) => ({ bill_id, amount: part })),
    ...(due.length === 0 && { beyond: [{ code: '1024', month: '2026-06-01', amount }] }),
  };
  keep(book, money.id, await asked(book, 'createTdsDeposit', body));
}

const enterCharges = async (book: QuarterBook, { id, amount, date }: QuarterMoney) =>
  keep(
    book,
    id,
    await asked(book, 'createExpense', {
      method: 'bank-transfer',
      money_account_id: accountOf(book, 'Bank'),
      paid_on: date,
      items: [{ account_id: accountOf(book, 'Bank Charges'), amount }],
    }),
  );

async function enterEntry(book: QuarterBook, entry: QuarterEntry): Promise<void> {
  const { id, date, lines } = entry;
  if (id === 'HJ-LOSS') return reverseDestroyed(book, entry);
  const [paid] = lines;
  const party = paid?.party ?? '';
  const got = await asked(book, 'createSupplierPayment', {
    supplier_account_id: known(book.suppliers, party),
    method: 'cash',
    paid_on: date,
    amount: paid?.dr,
    against: null,
  });
  keep(book, id, got);
}

/** The quarter names no bill of the goods that were destroyed: the first of July it is here. */
async function reverseDestroyed(book: QuarterBook, { id, date, lines }: QuarterEntry) {
  const of = (account: string) => lines.find((line) => line.account === account)?.cr ?? '0';
  const heads = { cgst: of('Input CGST'), sgst: of('Input SGST') };
  const got = await asked(book, 'createCreditReversal', {
    rule: '17-5',
    clause: 'h',
    period: daysOfPeriod(periodOf(date)),
    posted_on: date,
    bills: [{ bill_id: known(book.ids, 'P701'), ...heads }],
  });
  keep(book, id, got);
}
