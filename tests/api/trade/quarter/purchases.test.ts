// The purchases of a worked quarter in one book: journals, input credit, TDS, open items, trial
// balance and what is to be watched are as another arithmetic has them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from '../requests.ts';
import { balancesOn, enterQuarter } from './enter-quarter.ts';
import { nameInBook } from './quarter-book.ts';
import {
  creditedDocuments,
  isNoTax,
  NOTES,
  originalOf,
  sumByName,
  sumOfTax,
  TAKEN_WHOLE,
  taxByName,
  wantedJournal,
} from './quarter-expected.ts';
import type { HeadsTold, TaxByName } from './quarter-expected.ts';
import type { QuarterBook } from './quarter-book.ts';
import {
  daysOfPeriod,
  isBill,
  isMoney,
  kindInBook,
  paise,
  PERIODS,
  periodOf,
  readQuarter,
  signed,
} from './worked-quarter.ts';
import type { TaxHeads } from './worked-quarter.ts';

const quarter = readQuarter();
let book: QuarterBook;
let partyOf: ReadonlyMap<number, string>;
beforeAll(async () => {
  book = await enterQuarter();
  partyOf = new Map([...book.suppliers].map(([party, account]) => [account, party]));
});
afterAll(() => book.team.close());

type Entry = {
  readonly account_id: number;
  readonly account_name: string;
  readonly amount: string;
};

async function journalOf(name: string): Promise<Record<string, number>> {
  const lines: { name: string; amount: number }[] = [];
  for (const journalId of book.journals.get(name) ?? []) {
    const got = done(await book.team.owner('readJournal', { params: { journalId } }));
    const { entry } = got.body as { entry: readonly Entry[] };
    for (const { account_id: id, account_name: account, amount } of entry) {
      lines.push({ name: partyOf.get(id) ?? account, amount: paise(amount) });
    }
  }
  return sumByName(lines);
}

describe('the purchases of the worked quarter', () => {
  it('are entered, all of them', () => {
    expect([...book.journals.keys()].toSorted()).toStrictEqual(
      quarter.expected.documents.map(({ document }) => document).toSorted(),
    );
  });

  it.each(quarter.expected.documents.map((one) => [one.document, one] as const))(
    '%s has its journal',
    async (name, expected) => {
      expect(await journalOf(name)).toStrictEqual(wantedJournal(expected));
    },
  );
});

const bills = quarter.expected.documents.filter(({ document, payable }) => {
  const event = quarter.events.filter(isBill).find(({ key }) => key === document);
  return payable !== undefined && event !== undefined && kindInBook(event) === 'purchase-bill';
});

describe.each(bills.map((one) => [one.document, one] as const))('the bill %s', (name, wanted) => {
  type Line = HeadsTold & { readonly credit: string };
  let told: Readonly<Record<string, unknown>> & { readonly items: readonly Line[] };
  beforeAll(async () => {
    const params = { billId: book.ids.get(name) ?? 0 };
    told = done(await book.team.owner('readPurchaseBill', { params })).body as typeof told;
  });

  it('gives credit, and bears the rest in its cost', () => {
    const sumOf = (heads: TaxHeads | undefined) =>
      Object.values(heads ?? {}).reduce((sum, one) => sum + paise(one), 0);
    const tax = sumOf(sumOfTax(told.items));
    const credit = paise(told['credit'] as string);
    const inCost = sumOf(wanted.blocked_to_cost) + sumOf(wanted.restricted_to_cost);
    expect([credit, tax - credit]).toStrictEqual([sumOf(wanted.to_input_ledgers), inCost]);
    expect(told['payable']).toBe(wanted.payable);
  });

  it('bears TDS, and falls due under reverse charge', () => {
    const { tds, time_of_supply: due } = wanted;
    const deducted = {
      nature: tds?.code,
      base: tds?.base,
      amount: tds?.amount,
      reason: tds?.why.replace('below the limits', 'within the limits'),
    };
    if (tds === undefined) expect(told['tds']).toBeNull();
    else expect(told['tds']).toMatchObject(deducted);
    const days = (told['tax_due'] as readonly { on: string }[]).map(({ on }) => on);
    expect(days).toStrictEqual(due === undefined ? [] : [due]);
  });
});

describe('the bills of entry', () => {
  it('have the IGST that was paid, and what the rate makes of the value beside it', async () => {
    const entries = quarter.events.filter(({ type }) => type === 'bill_of_entry').filter(isBill);
    expect(entries).toHaveLength(2);
    for (const { key } of entries) {
      const params = { entryId: book.ids.get(key) ?? 0 };
      const { body } = done(await book.team.owner('readBillOfEntry', { params }));
      const wanted = quarter.expected.documents.find(({ document }) => document === key);
      expect(body).toMatchObject({
        total: wanted?.payable,
        credit: wanted?.to_input_ledgers?.igst,
        outstanding: '0.00',
        items: [{ formula: wanted?.igst_by_formula }],
      });
    }
  });
});

describe('the papers of reverse charge', () => {
  it('have the numbers of the quarter', () => {
    const invoices = quarter.events.filter(isBill).flatMap(({ self_invoice: number }) => {
      if (number === undefined) return [];
      const { number: told } = (book.replies.get(number)?.body ?? {}) as { number?: string };
      return [[number, told]];
    });
    const vouchers = quarter.events.filter(isMoney).flatMap((money) => {
      const { voucher } = (book.replies.get(money.id)?.body ?? {}) as {
        voucher?: { number: string } | null;
      };
      const number = money.payment_voucher ?? null;
      return money.type === 'money_payment' ? [[number, voucher?.number ?? null]] : [];
    });
    const all = [...invoices, ...vouchers];
    expect(all.map(([, told]) => told)).toStrictEqual(all.map(([wanted]) => wanted));
    expect(all.filter(([number]) => number !== null)).toHaveLength(13);
  });
});

// --- Input credit.

type CreditRow = HeadsTold & {
  readonly kind: string;
  readonly document_id: number;
  readonly standing: string;
  readonly waits_for: string | null;
};

/** What the quarter calls what the book has under a number of its own. */
function calledAs(kind: string, id: number): string {
  const found = quarter.events
    .filter(isBill)
    .find((event) => kindInBook(event) === kind && book.ids.get(event.key) === id);
  const { open_creditors: old, deferred_bill: deferred } = quarter.opening;
  const before = [...old, deferred].find(
    ({ ref }) => kind === 'purchase-bill' && book.ids.get(ref) === id,
  );
  return found?.key ?? before?.ref ?? `${kind} ${id}`;
}

async function register(period: string) {
  const at = { params: { bookId: book.team.bookId }, query: daysOfPeriod(period) };
  const { body } = done(await book.team.owner('readInputCredit', at));
  return body as {
    rows: readonly CreditRow[];
    sources: readonly (HeadsTold & { readonly of: string })[];
    closing: HeadsTold;
    ties: boolean;
  };
}

const standingIn = (rows: readonly CreditRow[], standing: string): TaxByName => {
  const of = rows.filter((row) => row.standing === standing);
  const named = Map.groupBy(of, (row) => calledAs(row.kind, row.document_id));
  return taxByName([...named].map(([name, parts]) => [name, sumOfTax(parts)]));
};

const { by_period: sums, reversals, reclaims } = quarter.expected.register;

describe.each(PERIODS)('the register of input credit of %s', (period) => {
  let told: Awaited<ReturnType<typeof register>>;
  beforeAll(async () => {
    told = await register(period);
  });

  it('takes', () => {
    const wanted = creditedDocuments.map(
      ({ document, taken }) =>
        [
          document,
          sumOfTax(taken.filter((one) => one.period === period).map(({ amount }) => amount)),
        ] as const,
    );
    expect(standingIn(told.rows, 'taken')).toStrictEqual(taxByName(wanted));
  });

  it('defers', () => {
    const wanted = creditedDocuments.map(
      ({ document, at_end_of: ends }) =>
        [document, ends[period]?.deferred ?? sumOfTax([])] as const,
    );
    expect(standingIn(told.rows, 'deferred')).toStrictEqual(taxByName(wanted));
  });

  it('leaves in the cost', () => {
    const blocked = creditedDocuments.filter((one) => one.blocked_period === period);
    expect(standingIn(told.rows, 'blocked')).toStrictEqual(
      taxByName(blocked.map((one) => [one.document, one.blocked])),
    );
    const restricted = creditedDocuments.filter((one) => one.restricted_period === period);
    expect(standingIn(told.rows, 'none')).toStrictEqual(
      taxByName(restricted.map((one) => [one.document, one.restricted])),
    );
  });

  it('reverses and claims again', () => {
    const of = (rule: string) =>
      reversals.filter((one) => one.period === period && one.rule.startsWith(rule));
    const back = [...of('37'), ...of('17(5)')].map(({ amount }) => amount);
    const again = reclaims.filter((one) => one.period === period).map(({ amount }) => amount);
    const sum = (standing: string) => sumOfTax(Object.values(standingIn(told.rows, standing)));
    const less = (heads: TaxHeads) =>
      sumOfTax(
        Object.entries(heads).map(([head, one]) => ({
          ...sumOfTax([]),
          [head]: `${-Number(one)}`,
        })),
      );
    expect([sum('reversed'), sum('reclaimed')]).toStrictEqual([
      less(sumOfTax(back)),
      sumOfTax(again),
    ]);
  });

  it('is what was posted to the accounts of input tax', () => {
    const booked = creditedDocuments.filter(({ document }) => {
      const event = quarter.events.filter(isBill).find(({ key }) => key === document);
      return event !== undefined && periodOf(event.posted) === period;
    });
    expect(sumOfTax(booked.map((one) => one.booked))).toStrictEqual(
      sums[period]?.['booked_in_month'],
    );
    const posted = told.sources.filter(({ of }) => /^(purchase-|bill-of-entry)/.test(of));
    expect(sumOfTax(posted)).toStrictEqual(sumOfTax(booked.map((one) => one.booked)));
    expect(told.ties).toBe(true);
  });
});

// --- What is open, and the trial balance.

const days = Object.keys(quarter.expected.creditors);

describe.each(days)('at the end of %s', (day) => {
  it('is open what suppliers are owed', async () => {
    const query = { as_on: day, group: 'creditors' };
    const { body } = done(await book.team.owner('listOpenBills', { query }));
    const { rows } = body as {
      rows: readonly {
        item: { kind: string; id: number } | null;
        account_id: number;
        open: string;
      }[];
    };
    const open = rows.map(({ item, account_id: id, open: amount }) => ({
      party: partyOf.get(id),
      ref: item === null ? null : calledAs(item.kind, item.id),
      open: amount,
    }));
    const inOrder = (some: readonly object[]) => some.map((one) => JSON.stringify(one)).toSorted();
    expect(inOrder(open)).toStrictEqual(inOrder(quarter.expected.creditors[day] ?? []));
  });
});

const SOLD =
  /^(Advance from|Bad Debts|Bank$|Cash$|Customer$|Depreciation|Discount Allowed|Electronic|Export Sales|Output|Reserves|Round Off|Salar|Sales|Share|Stock|Accumulated|TDS Receivable|Interest on GST)/;

describe.each(Object.keys(quarter.expected.trial_balance))('the trial balance of %s', (day) => {
  it('has the accounts of purchases', async () => {
    const rows = quarter.expected.trial_balance[day] ?? [];
    const bought = rows.filter(({ account }) => !SOLD.test(account));
    const wanted = bought.flatMap((row) =>
      row.parties === undefined
        ? [{ name: nameInBook(row.account), amount: signed(row) }]
        : Object.entries(row.parties).map(([name, amount]) => ({ name, amount: paise(amount) })),
    );
    const named = new Map([...book.accounts].map(([name, id]) => [id, name]));
    const all = [...(await balancesOn(book, day))].map(([id, amount]) => ({
      name: partyOf.get(id) ?? named.get(id) ?? '',
      amount,
    }));
    const names = new Set(wanted.map(({ name }) => name));
    const told = all.filter(({ name }) => names.has(name) || /^S\d\d$/.test(name));
    expect(sumByName(told)).toStrictEqual(sumByName(wanted));
  });
});

// --- Income tax that is deducted.

describe('the quarter of TDS', () => {
  it('is as its statement has it', async () => {
    const { body } = done(await book.team.owner('readTds', { query: { on: '2026-09-30' } }));
    const told = body as {
      form: string;
      due_on: string;
      payable: string;
      undeposited: string;
      other: string;
      deductions: readonly Readonly<Record<string, string>>[];
    };
    const { statement, closing } = quarter.expected.tds;
    expect(told).toMatchObject({
      form: '140',
      due_on: statement.due,
      payable: closing,
      undeposited: closing,
      other: '0.00',
    });
    const rows = told.deductions.map((one) => [
      calledAs('purchase-bill', Number(one['bill_id'])),
      one['pan'],
      one['code'],
      one['deducted_on'],
      one['base'],
      Number(one['tax_rate']),
      one['amount'],
      one['due_on'],
      one['deposit_number'] !== null,
    ]);
    expect(rows).toStrictEqual(
      // What a note takes back of a deduction is less of the deduction here.
      statement.rows
        .filter(({ document }) => !NOTES.includes(document))
        .map((one) => {
          const back = statement.rows.find(({ document }) => originalOf(document) === one.document);
          const less = (of: 'amount_taxed' | 'tds') =>
            ((paise(one[of]) + paise(back?.[of] ?? '0')) / 100).toFixed(2);
          return [
            one.document,
            one.pan,
            one.code,
            one.date,
            less('amount_taxed'),
            Number(one.rate_percent),
            less('tds'),
            one.deposit_due,
            one.deposited_on !== null,
          ];
        }),
    );
  });
});

// --- What is to be watched.

type Watched = Readonly<Record<string, unknown>> & { readonly bill_id: number };

describe('what is to be watched at the end of the quarter', () => {
  let told: Readonly<Record<'unpaid' | 'untaken' | 'enterprises', readonly Watched[]>>;
  beforeAll(async () => {
    const { body } = done(await book.team.owner('readWatch', { query: { on: '2026-09-30' } }));
    told = body as typeof told;
  });
  const { watch } = quarter.expected;

  const taxes = (row: Watched, name: string) => sumOfTax([row[name] as TaxHeads]);
  const endOf = (row: Watched, name: string) => (row[name] as { to: string }).to;
  const called = ({ bill_id: id }: Watched) => calledAs('purchase-bill', id);

  /** What no return took is not reversed, and so is not told. */
  it('is credit of bills that are not paid', () => {
    const rows = told.unpaid.map((row) => [
      called(row),
      row['payable_by'],
      row['days_left'],
      row['open'],
      row['total'],
      taxes(row, 'unpaid'),
      endOf(row, 'period'),
      row['state'],
    ]);
    const states: Readonly<Record<string, string>> = {
      'reversed and reclaimed': 'reclaimed',
      'past day 180: reverse': 'reverse',
      'not yet': 'not-yet',
    };
    expect(rows).toStrictEqual(
      watch.rule_37
        .filter(({ credit }) => !isNoTax(credit))
        .map((one) => [
          one.ref,
          one.day_180,
          one.days_left,
          one.unpaid,
          one.total,
          one.ref === 'P704' ? WHOLE_OF_P704 : one.reversal_if_unpaid_at_day_180,
          daysOfPeriod(one.reversal_period).to,
          states[one.state],
        ]),
    );
  });

  it('is credit that no return has taken', () => {
    const rows = told.untaken.map((row) => [
      called(row),
      row['last_filing_on'],
      endOf(row, 'last_period'),
      row['days_left'],
      taxes(row, 'untaken'),
      row['state'],
    ]);
    const wanted = watch.s16_4
      .filter(({ document }) => !TAKEN_WHOLE.includes(document) && !NOT_WATCHED.includes(document))
      .map((one) => [
        one.document,
        one.last_filing_date,
        daysOfPeriod(one.last_monthly_period).to,
        one.days_left,
        one.untaken,
        one.state === 'open' ? 'open' : 'lost',
      ]);
    const byDocument = (some: readonly (readonly unknown[])[]) =>
      some.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    expect(byDocument(rows)).toStrictEqual(byDocument(wanted));
  });

  it('is the days of micro and small suppliers', () => {
    const rows = told.enterprises.map((row) => [
      called(row),
      row['size'],
      row['agreed_days'] !== null,
      row['accepted_on'],
      row['pay_by'],
      row['open'],
      row['state'],
    ]);
    const wanted = watch.msme.map((one) => [
      one.document,
      one.size,
      one.agreement,
      one.accepted_on,
      one.last_day,
      one.unpaid,
      one.state.replace(' ', '-'),
    ]);
    const byDocument = (some: readonly (readonly unknown[])[]) =>
      some.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    expect(byDocument(rows)).toStrictEqual(byDocument(wanted));
    for (const row of told.enterprises.filter((one) => one['state'] === 'overdue')) {
      const one = watch.msme.find(({ document }) => document === called(row));
      expect(row['days_left']).toBe(-(one?.days_over ?? 0));
    }
  });
});

/** What is to be watched tells credit of bills of suppliers alone so far, none of customs. */
const NOT_WATCHED = ['P908'];

/** Of the whole credit of the bill, as it is taken here: 2 × 3,700.53 × 27,631.56 ÷ 69,076.56. */
const WHOLE_OF_P704: TaxHeads = { igst: '0.00', cgst: '1480.26', sgst: '1480.26' };
