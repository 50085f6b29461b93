// What an event says was there before: of the same thing alone, where a record has many of a kind.
import { describe, expect, it } from 'vitest';
import { bookAggregate } from '#core/book/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { fieldsOfEach } from '#api/queries/book/log/fields/event-fields.ts';
import { isKeptByKey } from '#api/queries/book/log/fields/kept-by-key.ts';

type Type = RecordedEvent['type'];
type Step = readonly [type: Type, data: object];

const NAMES = new Map([
  ['accountId 12', 'Rent'],
  ['proceedsAccountId 12', 'Bank'],
]);

/** @returns what the last of the events says, each field with what it was before. */
function told(stream: string, ...steps: readonly Step[]): [string, string, string | null][] {
  const events = steps.map(([type, data]) => ({ type, data, stream })) as RecordedEvent[];
  const fields = fieldsOfEach(events, NAMES).at(-1) ?? [];
  return fields.map(({ label, value, before }) => [label, value, before]);
}

const book = (data: object) => ({ bookId: 8, ...data });
const line = (accountId: number, from: string, shown: string): Step => [
  'StatementLineSet',
  book({ subject: { accountId }, from, line: shown }),
];

describe('a setting that is kept by a key', () => {
  it('was before what the same account’s line was, and not what another’s was', () => {
    const [first, other] = [
      line(12, '2025-04-01', 'finance-costs'),
      line(13, '2026-04-01', 'tax-expense'),
    ];
    expect(told('book-8', first, other, line(12, '2026-04-01', 'other-expenses'))).toStrictEqual([
      ['Subject account', 'Rent', null],
      ['From', '1 Apr 2026', '1 Apr 2025'],
      ['Line', 'other expenses', 'finance costs'],
    ]);
    expect(told('book-8', first, other).map(([, , before]) => before)).toStrictEqual([
      null,
      null,
      null,
    ]);
  });

  it('is the lock of a month or that of a year, each with a date of its own', () => {
    const lock = (kind: string, lockedTo: string, reason: string): Step => [
      'LockDateSet',
      book({ kind, lockedTo, reason }),
    ];
    const year = lock('hard', '2026-03-31', 'Audited');
    const month = lock('soft', '2026-09-30', 'GSTR-3B filed');
    expect(told('book-8', month, year, lock('soft', '2026-10-31', 'October'))).toStrictEqual([
      ['Kind', 'soft', null],
      ['Locked to', '31 Oct 2026', '30 Sep 2026'],
      ['Reason', 'October', 'GSTR-3B filed'],
    ]);
  });

  it('is the valuation of one product, and that of all takes nothing from it', () => {
    const of = (productId: number, method: string): Step => [
      'StockMethodSet',
      book({ productId, product: 'Rice', from: '2026-04-01', method }),
    ];
    const all: Step = [
      'StockAccountingSet',
      book({ from: '2025-04-01', accounting: 'register', method: 'yearly-average' }),
    ];
    const steps = [all, of(2, 'fifo'), of(3, 'moving-average'), of(2, 'yearly-average')];
    expect(told('book-8', ...steps)).toContainEqual(['Method', 'yearly average', 'fifo']);
    expect(told('book-8', ...steps.slice(0, 3))).toContainEqual(['Method', 'moving average', null]);
  });

  it('is the role of one member', () => {
    const added = (personId: number, role: string): Step => [
      'MemberAdded',
      book({ personId, role }),
    ];
    const changed: Step = ['MemberRoleChanged', book({ personId: 3, role: 'auditor' })];
    expect(told('book-8', added(3, 'data entry'), added(4, 'accountant'), changed)).toContainEqual([
      'Role',
      'auditor',
      'data entry',
    ]);
  });

  it('is one item of a category, which has its name since the category was created', () => {
    const item = { list: 'assets', itemId: 11, name: 'Grain', enabled: true };
    const created: Step = ['CategoryCreated', { categoryId: 51, name: 'Rice', items: [item] }];
    const changes: Step = [
      'CategoryItemChanged',
      { categoryId: 51, list: 'assets', itemId: 11, changes: { name: 'Scale' } },
    ];
    expect(told('category-51', created, changes)).toContainEqual(['Name', 'Scale', 'Grain']);
  });

  it('leaves what the record itself was before as it was', () => {
    const steps: readonly Step[] = [
      ['BookCreated', book({ name: 'Sahyadri Traders' })],
      ['ProceedingsRecorded', book({ number: 1, what: 'Appeal', beganOn: '2026-10-05' })],
      ['InstantNamed', book({ eventSeq: 12, name: 'Before the audit' })],
      ['BookRenamed', book({ name: 'Sahyadri & Sons' })],
    ];
    expect(told('book-8', ...steps)).toStrictEqual([
      ['Name', 'Sahyadri & Sons', 'Sahyadri Traders'],
    ]);
  });
});

describe('an event by itself', () => {
  it('has nothing before it: a reversal is no change of the number of its entry', () => {
    const posted: Step = ['JournalPosted', { journalId: 12, number: 5, entryDate: '2026-11-20' }];
    const reversed: Step = [
      'JournalReversed',
      { reversalId: 13, number: 6, entryDate: '2026-11-21', reason: 'Wrong customer' },
    ];
    expect(told('journal-12', posted, reversed).map(([, , before]) => before)).toStrictEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the words of a field', () => {
  it('are rupees, parts of a hundred and quantities, and names of what an account is', () => {
    const data = {
      proceedsAccountId: 12,
      quantityThousandths: 98_500,
      priceThousandths: 98_500,
      tax: { rateBps: 1800, cgstPaise: 135_000 },
      group: 'sundry-debtors',
      method: 'bank-transfer',
      name: 'bank-transfer',
      period: '092026',
    };
    expect(told('asset-posting-8', ['AssetDisposed', data])).toStrictEqual([
      ['Proceeds account', 'Bank', null],
      ['Quantity', '98.5', null],
      ['Price', '98.50', null],
      ['Tax rate', '18%', null],
      ['Tax CGST', '1,350.00', null],
      ['Group', 'Sundry Debtors', null],
      ['Method', 'bank transfer', null],
      ['Name', 'bank-transfer', null],
      ['Period', 'September 2026', null],
    ]);
  });
});

/** A new event of a book stands either here or by its key in `kept-by-key.ts`. */
const OF_THE_BOOK: ReadonlySet<string> = new Set<Type>([
  'BillingProfileChanged',
  'BookCreated',
  'BookRenamed',
  'BookSettingsChanged',
  'EInvoiceExemptionSet',
  'LegalFormSet',
  'PortalKeysSet',
  'PostingAccountsChanged',
  'PresaleSeriesChanged',
]);

it('each event of a book says whether it is about the book or about something in it', () => {
  const types = bookAggregate.schemas.map(({ type }) => type as Type);
  const own = types.filter((type) => !isKeptByKey(type));
  expect(new Set(own)).toStrictEqual(OF_THE_BOOK);
});
