// What an event says was there before: of the same thing alone, where a record has many of a kind.
import { describe, expect, it } from 'vitest';
import { bookAggregate } from '#core/book/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { fieldsOfEach } from '#api/queries/book/log/fields/event-fields.ts';
import type { NameThen } from '#api/queries/book/log/fields/event-names.ts';
import { isKeptByKey } from '#api/queries/book/log/fields/kept-by-key.ts';

type Type = RecordedEvent['type'];
type Step = readonly [type: Type, data: object];

/** What is called otherwise since an event. */
const NAMES: Readonly<Record<string, readonly (readonly [from: number, name: string])[]>> = {
  'accountId 12': [[1, 'Rent']],
  'accountId 13': [[1, 'Fines']],
  'accountId 61': [[1, 'HDFC']],
  'reversalId 13': [[1, '#6']],
  'proceedsAccountId 12': [[1, 'Bank']],
  'categoryId 50': [
    [1, 'Grain'],
    [3, 'Grain and pulses'],
  ],
  'companyTypeId 50': [[1, 'Traders']],
};
const nameOf: NameThen = (field, id, { seq }) =>
  NAMES[`${field} ${id}`]?.findLast(([from]) => from <= seq)?.[1];

/** @returns what the last of the events says, each field with what it was before. */
function told(stream: string, ...steps: readonly Step[]): [string, string, string | null][] {
  const events = steps.map(([type, data], index) => ({
    type,
    data,
    stream,
    bookId: 8,
    seq: index + 1,
  })) as RecordedEvent[];
  const fields = fieldsOfEach(events, nameOf).at(-1) ?? [];
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

describe('a list whose members have a key', () => {
  const drafted = (type: Type, ...lines: readonly (readonly [string, number])[]): Step => [
    type,
    {
      invoiceId: 301,
      draft: {
        notes: null,
        lines: lines.map(([name, quantityThousandths]) => ({ name, quantityThousandths })),
      },
    },
  ];

  it('is compared by it: a line that moves up has not changed, and one that is gone is told', () => {
    const steps = [
      drafted('InvoiceDrafted', ['Fan', 1000], ['Lamp', 2000]),
      drafted('InvoiceDraftChanged', ['Lamp', 2000], ['Bulb', 3000]),
    ];
    expect(told('invoice-301', ...steps)).toStrictEqual([
      ['Draft notes', 'none', null],
      ['Draft lines Lamp quantity', '2', null],
      ['Draft lines Bulb quantity', '3', 'none'],
      ['Draft lines Fan quantity', 'none', '1'],
    ]);
  });

  it('tells two lines of the same goods apart by their order', () => {
    const steps = [
      drafted('InvoiceDrafted', ['Fan', 1000], ['Fan', 2000]),
      drafted('InvoiceDraftChanged', ['Fan', 1000], ['Fan', 5000]),
    ];
    expect(told('invoice-301', ...steps).slice(1)).toStrictEqual([
      ['Draft lines Fan quantity', '1', null],
      ['Draft lines Fan 2 quantity', '5', '2'],
    ]);
  });

  it('is told of each that it had when it is emptied', () => {
    const steps = [drafted('InvoiceDrafted', ['Fan', 1000]), drafted('InvoiceDraftChanged')];
    expect(told('invoice-301', ...steps).slice(1)).toStrictEqual([
      ['Draft lines', 'none', null],
      ['Draft lines Fan quantity', 'none', '1'],
    ]);
  });

  it('is told anew where it comes again after it was gone', () => {
    const both = drafted('InvoiceDraftChanged', ['Fan', 1000], ['Lamp', 2000]);
    const steps = [both, drafted('InvoiceDraftChanged', ['Lamp', 2000]), both];
    expect(told('invoice-301', ...steps)).toContainEqual(['Draft lines Fan quantity', '1', 'none']);
  });

  it('calls accounts and partners by name, and rates by their day', () => {
    const partner = { name: 'Asha Rao', currentAccountId: 82, shareParts: 3 };
    const terms = (shareParts: number): Step => [
      'PartnershipTermsSet',
      book({ from: '2026-04-01', partners: [{ ...partner, shareParts }] }),
    ];
    expect(told('book-8', terms(3), terms(2)).at(-1)).toStrictEqual([
      'Partners Asha Rao share parts',
      '2',
      '3',
    ]);
    const opened: Step = [
      'OpeningBalancesPosted',
      book({ accounts: [{ accountId: 61, balancePaise: 4290000, bills: [] }] }),
    ];
    expect(told('opening-8', opened)).toContainEqual(['Accounts HDFC balance', '42,900.00', null]);
    const rates = [{ from: '2026-12-01', rateBps: 1800 }];
    expect(told('product-52', ['ProductCreated', { productId: 52, rates }])).toStrictEqual([
      ['Rates 1 Dec 2026 rate', '18%', null],
    ]);
  });
});

describe('what an event refers to', () => {
  const put = (parentId: number): Step => [
    'CategoryChanged',
    { categoryId: 51, changes: { parentId } },
  ];

  it('is called as it was called then, though another name does not make a change of it', () => {
    const created: Step = ['CategoryCreated', { categoryId: 51, name: 'Rice', parentId: 50 }];
    expect(told('category-51', created)).toContainEqual(['Parent', 'Grain', null]);
    expect(told('category-51', created, put(50))).toStrictEqual([['Parent', 'Grain', null]]);
    expect(told('category-51', created, put(50), put(50))).toStrictEqual([
      ['Parent', 'Grain and pulses', null],
    ]);
    expect(told('company-51', ['CompanyCreated', { parentId: 50 }])).toStrictEqual([
      ['Parent', 'Traders', null],
    ]);
  });

  it('is left out where nothing is called by its id, and where its number stands beside it', () => {
    const source = { kind: 'invoice', id: 7, number: 'INV-7' };
    expect(told('journal-12', ['JournalPosted', { journalId: 12, source }])).toStrictEqual([
      ['Source kind', 'invoice', null],
      ['Source number', 'INV-7', null],
    ]);
    expect(told('import-6', ['ImportFinished', { importId: 6, emailId: 9 }])).toStrictEqual([]);
  });

  it('is an account by each use that a book posts to', () => {
    const accounts = { bank: 61 };
    expect(told('book-8', ['PostingAccountsChanged', book({ accounts })])).toStrictEqual([
      ['Accounts bank', 'HDFC', null],
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
  'ReverseChargeSeriesChanged',
]);

it('each event of a book says whether it is about the book or about something in it', () => {
  const types = bookAggregate.schemas.map(({ type }) => type as Type);
  const own = types.filter((type) => !isKeptByKey(type));
  expect(new Set(own)).toStrictEqual(OF_THE_BOOK);
});
