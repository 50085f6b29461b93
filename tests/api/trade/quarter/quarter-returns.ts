// What follows from the returns of the worked quarter: credit that is moved before a return is
// filed, reversed and claimed again, and the entries that settle its tax.
import { accountOf, asked, keep, known, readAccounts } from './quarter-book.ts';
import type { QuarterBook } from './quarter-book.ts';
import { daysOfPeriod, isBill, kindInBook, periodOf, PERIODS, signed } from './worked-quarter.ts';
import type { ExpectedDocument, Quarter } from './worked-quarter.ts';

export type QuarterAct = { readonly on: string; readonly act: () => Promise<void> };

/** These are documents of the book; the rest of what follows from a return is posted by hand. */
const CREDIT_ACTS = {
  'R37-OB1': 'createCreditReversal',
  'RCL-OB1': 'createCreditReclaim',
} as const;
const isCreditAct = (name: string): name is keyof typeof CREDIT_ACTS => name in CREDIT_ACTS;

const isOfReturn = ({ document }: ExpectedDocument): boolean =>
  /^(R42|RCMX|SETOFF|GST)-/.test(document);

export function entriesOfReturns(book: QuarterBook): readonly QuarterAct[] {
  return book.quarter.expected.documents.flatMap((expected) => {
    const [journal] = expected.journal ?? [];
    const { document: name } = expected;
    if (journal === undefined) return [];
    const { date: on, lines } = journal;
    if (isCreditAct(name)) return [{ on, act: () => moveCredit(book, name, on) }];
    if (!isOfReturn(expected)) return [];
    const act = async (): Promise<void> => {
      await readAccounts(book);
      const entry = lines.map((line) => ({
        account_id: accountOf(book, line.account),
        amount: (signed(line) / 100).toFixed(2),
      }));
      const got = await asked(book, 'postJournal', { date: on, narration: name, entry });
      const { journal: posted } = got.body as { journal: { id: number } };
      book.journals.set(name, [posted.id]);
    };
    return [{ on, act }];
  });
}

async function moveCredit(
  book: QuarterBook,
  name: keyof typeof CREDIT_ACTS,
  date: string,
): Promise<void> {
  const bills = [{ bill_id: known(book.ids, 'OB1'), igst: '9000.00' }];
  const body = { period: daysOfPeriod(periodOf(date)), posted_on: date, bills };
  keep(book, name, await asked(book, CREDIT_ACTS[name], body));
}

export async function markFiled(book: QuarterBook, period: string, filedOn: string): Promise<void> {
  const arn = `AA27${period.slice(0, 2)}26123456K`;
  const body = { return_kind: 'gstr-3b', period, filed_on: filedOn, arn };
  await asked(book, 'markReturnFiled', body);
}

/** Before a return is filed the credit is moved as GSTR-2B and a person's decisions have it. */
export function filings(book: QuarterBook): readonly QuarterAct[] {
  const filed = book.quarter.decisions.find((one) => one.returns_filed)?.returns_filed?.gstr3b;
  const taken = new Map<string, string | null>();
  return PERIODS.map((period) => ({
    on: filed?.[period] ?? '',
    act: async () => {
      await takeReverseCharged(book, period);
      await matchNotes(book, period);
      for (const [name, to] of movesBefore(book.quarter, period, taken)) {
        const credit_period =
          to === null ? { kind: 'deferred' } : { kind: 'period', ...daysOfPeriod(to) };
        await moveTo(book, name, { credit_period });
      }
      await markFiled(book, period, filed?.[period] ?? '');
    },
  }));
}

/**
 * A bill gives credit in the return of the month of its posting, where GSTR-2B of that month or an
 * earlier one has it alike; else it waits until one has it, or a person decides.
 * @param taken the return that each bill is taken in so far; null: it waits.
 * @returns which bills are moved before a return is filed, and to which return.
 */
function movesBefore(
  { events, decisions, match, opening }: Quarter,
  period: string,
  taken: Map<string, string | null>,
): readonly (readonly [string, string | null])[] {
  const matched = (name: string): boolean => {
    const status = match[period]?.[name]?.status;
    const isDecided = decisions.some(
      (one) => one.document === name && (one.before_filing ?? '').localeCompare(period) <= 0,
    );
    return status === 'exact' || status === 'suggested' || isDecided;
  };
  const { to: lastDay } = daysOfPeriod(period);
  const bills = events
    .filter(isBill)
    .filter(({ key, type, posted, reverse_charge: isReversed }) => {
      const isCredited = !isReversed && kindInBook({ type }) !== 'purchase-debit-note';
      return posted <= lastDay && isCredited && key in (match[period] ?? {});
    });
  if (!taken.has(opening.deferred_bill.ref)) taken.set(opening.deferred_bill.ref, null);
  for (const { key, posted } of bills) {
    if (!taken.has(key)) taken.set(key, periodOf(posted));
  }
  const moves = [...taken].flatMap(([name, in_]) => {
    if (in_ !== null && in_ !== period) return [];
    const wanted = matched(name) ? period : null;
    return wanted === in_ ? [] : [[name, wanted] as const];
  });
  for (const [name, to] of moves) taken.set(name, to);
  return moves;
}

/**
 * A debit note lowers the credit of the return in whose GSTR-2B the supplier's credit note is,
 * whatever its level of match: nobody has rejected one. The quarter knows of some no number.
 */
async function matchNotes(book: QuarterBook, period: string): Promise<void> {
  const { register } = book.quarter.expected;
  for (const note of book.quarter.events.filter(isBill)) {
    const { key, type, posted: date } = note;
    const taken = register.documents.find(({ document }) => document === key)?.taken[0]?.period;
    if (type !== 'debit_note_to_supplier' || taken !== period) continue;
    const number = note.supplier_note_number ?? `Of ${key}`;
    const credit_period = daysOfPeriod(period);
    const body = { supplier_note: { number, date }, credit_period, date };
    await asked(book, 'matchPurchaseDebitNote', body, { noteId: known(book.ids, key) });
  }
}

/** Credit of tax that the buyer pays is taken once that tax is due, which a payment makes it. */
async function takeReverseCharged(book: QuarterBook, period: string): Promise<void> {
  const { to: lastDay } = daysOfPeriod(period);
  for (const bill of book.quarter.events.filter(isBill)) {
    if (!bill.reverse_charge || bill.posted > lastDay) continue;
    const params = { billId: known(book.ids, bill.key) };
    const { body } = await book.team.owner('readPurchaseBill', { params });
    const told = body as { credit_to: string | null; credit_from: string | null };
    const isDue = told.credit_from !== null && told.credit_from <= lastDay;
    if (told.credit_to === null && isDue) await asked(book, 'movePurchaseBillCredit', {}, params);
  }
}

function moveTo(book: QuarterBook, name: string, body: object) {
  const event = book.quarter.events.filter(isBill).find(({ key }) => key === name);
  const id = known(book.ids, name);
  return event !== undefined && kindInBook(event) === 'bill-of-entry'
    ? asked(book, 'moveBillOfEntryCredit', body, { entryId: id })
    : asked(book, 'movePurchaseBillCredit', body, { billId: id });
}
