// What an invoice must say (CGST Rules 46 and 49), by who sells, who buys and what it comes to.
import { describe, expect, test } from 'vitest';
import { invoiceDecider, missingParticulars, priceDraft } from '#core/invoice/index.ts';
import type {
  Draft,
  DraftLine,
  InvoiceCommand,
  InvoiceFacts,
  MissingParticular,
  Recipient,
  Supplier,
} from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  agroMills,
  buying,
  dates,
  dubaiStores,
  fans,
  invoiceFacts,
  raviAtHome,
  supplier,
  trade,
  wanted,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { aDraft, anInvoice, issue, taxed, toPrivate } from './issuing.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);

const missing = (
  particular: MissingParticular['particular'],
  more: Partial<MissingParticular> = {},
): MissingParticular => ({ particular, line: null, digits: null, overridable: false, ...more });
const noHsn = (more: Partial<MissingParticular> = {}) =>
  missing('hsn', { line: 1, digits: 4, ...more });
const noUnit = missing('unit', { line: 1, overridable: true });

const bare: DraftLine = { ...fans, productId: null, hsn: null, uqc: null, unit: null };
const nowhere = { address: null, city: null, pincode: null } as const;
const overriding = (overrideReason: string): InvoiceCommand => ({
  type: 'IssueInvoice',
  data: { invoiceId: trade.invoiceId, journalId: trade.journalId, overrideReason },
});

/** Worth so many rupees before tax. */
const worth = (rupees: number, line: DraftLine = bare): DraftLine => ({
  ...line,
  quantityThousandths: 1e3,
  priceThousandths: rupees * 1e3,
});

type Sale = {
  readonly by?: Partial<Supplier>;
  readonly to: Recipient;
  readonly draft?: Partial<Draft>;
  readonly turnovers?: InvoiceFacts['turnovers'];
};

function lacking({ by = {}, to, draft = {}, turnovers = new Map() }: Sale): readonly string[] {
  const { issueDate = dates.issueDate, dueDate: _due, ...more } = draft;
  const facts = {
    ...invoiceFacts,
    ...buying(to),
    supplier: { ...supplier, ...by },
    turnovers,
    listedHsn: new Set(['8414', '841451', '9965', '996511']),
  };
  const priced = priceDraft(wanted({ ...more, issueDate: calendarDate(issueDate) }), facts);
  if (!priced.ok) return [priced.rejection.kind];
  return missingParticulars(priced.value, facts).map(({ particular, digits, overridable }) =>
    [particular, ...(digits === null ? [] : [digits]), ...(overridable ? ['or why'] : [])].join(
      ' ',
    ),
  );
}

describe('an invoice that lacks what the law demands', () => {
  test('is refused once, with all that is missing', () => {
    given([aDraft({ lines: [bare, fans, { ...fans, uqc: null }] })], {
      ...buying({ ...agroMills, ...nowhere }),
      supplier: { ...supplier, address: null },
    })
      .when(issue)
      .thenRejected({
        kind: 'particulars_missing',
        missing: [
          missing('supplier-address'),
          missing('buyer-address'),
          noHsn(),
          noUnit,
          { ...noUnit, line: 3 },
        ],
      });
  });

  test('is issued with a reason, which stays on record, where the law lets it', () => {
    const reason = 'Sold by the bundle';
    const lines = [{ ...fans, hsn: null, uqc: null }];
    const halves = { hsn: null, uqc: null, cgstPaise: 9e4, sgstPaise: 9e4, igstPaise: 0 };
    const particulars = [
      { particular: 'hsn', line: 1 },
      { particular: 'unit', line: 1 },
    ] as const;
    given([aDraft({ lines })], buying(raviAtHome))
      .when(overriding(reason))
      .then([
        {
          type: 'ParticularsOverridden',
          version: 1,
          data: { invoiceId: trade.invoiceId, reason, particulars: [...particulars] },
        },
        anInvoice({
          ...toPrivate,
          recipient: raviAtHome,
          placeOfSupply: '27',
          heads: 'intra',
          lines: taxed(halves),
        }),
      ]);
  });

  test('a reason takes the place of nothing else, and is not kept where nothing is missing', () => {
    given([aDraft({ lines: [bare] })])
      .when(overriding('We do not know'))
      .thenRejected({ kind: 'particulars_missing', missing: [noHsn()] });
    given([aDraft({})])
      .when(overriding('For no reason'))
      .then([anInvoice({})]);
  });
});

const REGISTERED = agroMills;
const PRIVATE = { ...raviAtHome, ...nowhere };
const NOBODY = { ...PRIVATE, stateCode: null };

describe.each<[string, Partial<Supplier>, readonly (readonly [string, Sale, string[]])[]]>([
  [
    'a regular supplier',
    {},
    [
      [
        'a registered buyer, of any value',
        { to: REGISTERED, draft: { lines: [worth(1)] } },
        ['hsn 4', 'unit or why'],
      ],
      [
        'a registered buyer without an address',
        { to: { ...REGISTERED, ...nowhere } },
        ['buyer-address'],
      ],
      [
        'a private buyer below ₹50,000',
        { to: PRIVATE, draft: { lines: [worth(49_999.99)] } },
        ['hsn 4 or why', 'unit or why'],
      ],
      [
        'a private buyer from ₹50,000',
        { to: PRIVATE, draft: { lines: [worth(50_000, fans)] } },
        ['buyer-address'],
      ],
      [
        'a person of no state from ₹50,000',
        { to: NOBODY, draft: { lines: [worth(50_000, fans)] } },
        ['buyer-address', 'buyer-state'],
      ],
      [
        'a holder of a UIN',
        { to: { ...REGISTERED, ...nowhere, registration: 'uin' } },
        ['buyer-address'],
      ],
      [
        'a zone',
        {
          to: { ...REGISTERED, ...nowhere, registration: 'sez' },
          draft: { supply: 'sez-with-payment' },
        },
        ['buyer-address'],
      ],
      [
        'a buyer abroad',
        { to: { ...dubaiStores, ...nowhere }, draft: { supply: 'export-with-payment' } },
        ['buyer-address'],
      ],
    ],
  ],
  [
    'a supplier under composition',
    { registration: 'composition' },
    [
      [
        'a registered buyer',
        {
          to: { ...REGISTERED, ...nowhere, stateCode: '27', gstin: '27AAACK1234F1Z0' },
          draft: { lines: [worth(1)] },
        },
        ['buyer-address', 'hsn 4'],
      ],
      [
        'a private buyer of any value',
        { to: PRIVATE, draft: { lines: [worth(90_000)] } },
        ['hsn 4 or why'],
      ],
    ],
  ],
  [
    'a supplier without a registration',
    { registration: 'unregistered', gstin: null, address: null },
    [
      [
        'a registered buyer',
        { to: { ...REGISTERED, ...nowhere }, draft: { lines: [worth(90_000)] } },
        [],
      ],
      ['a private buyer', { to: NOBODY, draft: { lines: [worth(90_000)] } }, []],
    ],
  ],
])('what an invoice lacks of %s', (_, by, sales) => {
  test.each(sales)('%s', (_buyer, sale, expected) => {
    expect(lacking({ ...sale, by })).toStrictEqual(expected);
  });
});

test('a bill of supply asks for neither unit nor place, nor for private buyers', () => {
  const lines = [worth(90_000, { ...bare, hsn: '8414', treatment: 'exempt', rateBps: 0 })];
  expect(lacking({ to: NOBODY, draft: { lines } })).toStrictEqual([]);
  expect(lacking({ to: { ...REGISTERED, ...nowhere }, draft: { lines } })).toStrictEqual([
    'buyer-address',
  ]);
});

describe('the digits of an HSN', () => {
  const crore = 1_00_00_000_00;
  const shown = (
    hsn: string | null,
    paise: number | null,
    sale: Sale,
    on: string = dates.issueDate,
  ) =>
    lacking({
      ...sale,
      turnovers: paise === null ? new Map() : new Map([['25-26', paise]]),
      draft: { issueDate: on, lines: [{ ...fans, hsn }] },
    });
  const b2b: Sale = { to: REGISTERED };
  const b2c: Sale = { to: raviAtHome };

  test.each<[string | null, number | null, Sale, string[]]>([
    ['8414', null, b2b, []],
    ['8414', 5 * crore, b2b, []],
    ['8414', 5 * crore + 1, b2b, ['hsn 6']],
    ['841451', 5 * crore + 1, b2b, []],
    [null, 5 * crore, b2c, ['hsn 4 or why']],
    ['8414', 5 * crore + 1, b2c, ['hsn 6']],
    [null, 5 * crore + 1, b2c, ['hsn 6']],
  ])('%s at a turnover of %s paise', (hsn, paise, sale, expected) => {
    expect(shown(hsn, paise, sale)).toStrictEqual(expected);
  });

  test('are those of the year before, and fewer before April 2021', () => {
    const before = '2021-03-31';
    expect(shown('8414', 6 * crore, b2b, '2026-03-31')).toStrictEqual([]);
    expect(shown(null, null, b2b, before)).toStrictEqual(['hsn 2']);
    expect(shown('8414', null, b2b, before)).toStrictEqual([]);
  });
});

describe('the address of delivery', () => {
  const elsewhere = { placeOfSupply: '27' } as const;

  test('is asked for where goods go to another state than the buyer’s', () => {
    expect(lacking({ to: REGISTERED, draft: elsewhere })).toStrictEqual([
      'delivery-address or why',
    ]);
    const delivery = 'Shop 4, Market Yard';
    expect(lacking({ to: REGISTERED, draft: { ...elsewhere, delivery } })).toStrictEqual([]);
    expect(lacking({ to: REGISTERED })).toStrictEqual([]);
  });

  test('is of no matter for services and small sales to private buyers', () => {
    const lines = [{ ...fans, hsn: '9965' }];
    expect(lacking({ to: REGISTERED, draft: { ...elsewhere, lines } })).toStrictEqual([]);
    const far = { ...raviAtHome, stateCode: '29' };
    expect(lacking({ to: far, draft: elsewhere })).toStrictEqual([]);
    const large = { ...elsewhere, lines: [worth(50_000, fans)] };
    expect(lacking({ to: far, draft: large })).toStrictEqual(['delivery-address or why']);
  });
});
