// The vertical form for businesses that are no companies: Guidance Note of the ICAI on financial
// statements of non-corporate entities (August 2023), from the financial year 2024-25 on.
import type { FormLine, SheetSide } from './layout.ts';
import { eitherSideLines, longTermBlock } from './layout.ts';

const RESULT: FormLine = {
  name: 'Profit for the period',
  negativeName: 'Loss for the period',
  of: ['result'],
};

export const CAPITAL_AT_START = 'Capital, at the start of the year';

const PROPRIETOR = {
  name: 'Owner’s funds',
  lines: [
    { name: CAPITAL_AT_START, of: ['capital-at-start'] },
    {
      name: 'Capital introduced',
      negativeName: 'Less: capital withdrawn',
      of: ['capital-introduced'],
    },
    RESULT,
    { name: 'Less: drawings', of: ['drawings'] },
    { name: 'Reserves and surplus', of: ['reserves'] },
  ],
} as const satisfies SheetSide['blocks'][number];

const PARTNERS = {
  name: 'Partners’ funds',
  lines: [
    { name: 'Partners’ capital accounts', of: ['partners-capital'] },
    { name: 'Partners’ current accounts', of: ['partners-current'] },
    { name: 'Undistributed profit', negativeName: 'Loss not yet divided', of: ['result'] },
    { name: 'Reserves and surplus', of: ['reserves'] },
  ],
} as const satisfies SheetSide['blocks'][number];

const LIABILITIES: SheetSide['blocks'] = [
  longTermBlock(['other-long-term-liabilities', 'share-application-money']),
  {
    name: 'Current liabilities',
    lines: [
      { name: 'Long-term borrowings due within a year', of: ['current-maturities'] },
      { name: 'Short-term borrowings', of: ['short-term-borrowings'] },
      { name: 'Trade payables: micro and small enterprises', of: ['payables-small'] },
      { name: 'Trade payables', of: ['payables-others'] },
      { name: 'Duties and taxes, net of input credit', of: ['duties-payable'] },
      { name: 'Advances from customers', of: ['customer-advances'] },
      { name: 'Other current liabilities', of: ['other-current-liabilities'] },
      { name: 'Provisions', of: ['provisions', 'tax-payable'] },
    ],
  },
  eitherSideLines('credit'),
];

const ASSETS: SheetSide = {
  code: 'assets',
  name: 'Assets',
  isCredit: false,
  blocks: [
    {
      name: 'Non-current assets',
      lines: [
        { name: 'Property, plant and equipment, at cost', of: ['fixed-assets'] },
        { name: 'Less: accumulated depreciation', of: ['accumulated-depreciation'] },
        { name: 'Intangible assets', of: ['intangible-assets'] },
        { name: 'Capital work-in-progress', of: ['work-in-progress'] },
        {
          name: 'Intangible assets under development',
          of: ['intangibles-under-development'],
        },
        { name: 'Non-current investments', of: ['investments'] },
        { name: 'Deferred tax assets (net)', of: ['deferred-tax-asset'] },
        { name: 'Long-term loans and advances', of: ['long-term-loans-and-advances'] },
        { name: 'Deposits', of: ['deposits'] },
        { name: 'Other non-current assets', of: ['deferred-expenses'] },
      ],
    },
    {
      name: 'Current assets',
      lines: [
        { name: 'Current investments', of: ['current-investments'] },
        { name: 'Inventories', of: ['inventories'] },
        { name: 'Trade receivables', of: ['receivables'] },
        { name: 'Bank balances', of: ['bank-balances'] },
        { name: 'Cash in hand', of: ['cash-in-hand'] },
        {
          name: 'Short-term loans and advances',
          of: ['loans-and-advances', 'supplier-advances', 'tax-recoverable'],
        },
        { name: 'Duties and taxes recoverable', of: ['duties-recoverable'] },
        { name: 'Other current assets', of: ['other-current-assets'] },
      ],
    },
    eitherSideLines('debit'),
  ],
};

const sheet = (name: string, funds: SheetSide['blocks'][number]): readonly SheetSide[] => [
  { code: 'funds', name, isCredit: true, blocks: [funds, ...LIABILITIES] },
  ASSETS,
];

export const PROPRIETOR_SHEET = sheet('Owner’s funds and liabilities', PROPRIETOR);
export const FIRM_SHEET = sheet('Partners’ funds and liabilities', PARTNERS);
