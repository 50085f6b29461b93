// Schedule III, Division I of the Companies Act 2013, as amended from 1 April 2021 (MCA
// notification of 24 March 2021): the balance sheet.
import { eitherSideLines, longTermBlock } from './layout.ts';
import type { SheetSide } from './layout.ts';

export const COMPANY_SHEET: readonly SheetSide[] = [
  {
    code: 'funds',
    name: 'I. Equity and liabilities',
    isCredit: true,
    blocks: [
      {
        name: 'Shareholders’ funds',
        lines: [
          { name: 'Share capital', of: ['share-capital'] },
          { name: 'Reserves and surplus', of: ['reserves', 'result'] },
          { name: 'Money received against share warrants', of: ['share-warrants'] },
        ],
      },
      {
        name: null,
        lines: [
          { name: 'Share application money pending allotment', of: ['share-application-money'] },
        ],
      },
      longTermBlock(['other-long-term-liabilities']),
      {
        name: 'Current liabilities',
        lines: [
          { name: 'Short-term borrowings', of: ['current-maturities', 'short-term-borrowings'] },
          { name: 'Trade payables: micro and small enterprises', of: ['payables-small'] },
          { name: 'Trade payables: others', of: ['payables-others'] },
          {
            name: 'Other current liabilities',
            of: ['duties-payable', 'customer-advances', 'other-current-liabilities'],
          },
          { name: 'Short-term provisions', of: ['provisions', 'tax-payable'] },
        ],
      },
      eitherSideLines('credit'),
    ],
  },
  {
    code: 'assets',
    name: 'II. Assets',
    isCredit: false,
    blocks: [
      {
        name: 'Non-current assets',
        lines: [
          {
            name: 'Property, plant and equipment',
            of: ['fixed-assets', 'accumulated-depreciation'],
          },
          { name: 'Intangible assets', of: ['intangible-assets'] },
          { name: 'Capital work-in-progress', of: ['work-in-progress'] },
          {
            name: 'Intangible assets under development',
            of: ['intangibles-under-development'],
          },
          { name: 'Non-current investments', of: ['investments'] },
          { name: 'Deferred tax assets (net)', of: ['deferred-tax-asset'] },
          { name: 'Long-term loans and advances', of: ['long-term-loans-and-advances'] },
          { name: 'Other non-current assets', of: ['deposits', 'deferred-expenses'] },
        ],
      },
      {
        name: 'Current assets',
        lines: [
          { name: 'Current investments', of: ['current-investments'] },
          { name: 'Inventories', of: ['inventories'] },
          { name: 'Trade receivables', of: ['receivables'] },
          { name: 'Cash and cash equivalents', of: ['bank-balances', 'cash-in-hand'] },
          {
            name: 'Short-term loans and advances',
            of: ['loans-and-advances', 'supplier-advances', 'tax-recoverable'],
          },
          { name: 'Other current assets', of: ['duties-recoverable', 'other-current-assets'] },
        ],
      },
      eitherSideLines('debit'),
    ],
  },
];
