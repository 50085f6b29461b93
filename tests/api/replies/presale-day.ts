// Quotations, proforma invoices and challans, after the day of billing: to the mill, of last year.
import type { Ask, EndpointName } from '#tests/support/team.ts';

const QUOTATION = { presaleId: 1 };
const CHALLAN = { presaleId: 2 };
const bales = (quantity: string) => ({
  customer_id: 1,
  issue_date: '2025-05-02',
  items: [{ name: 'Cotton bale', hsn: '5201', uqc: 'BAL', tax_rate: 5, quantity, rate: '4500.50' }],
});

/** In this order: what comes later builds on what was done before. */
export const PRESALE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'createPresale',
    { body: { ...bales('12'), kind: 'quotation', valid_until: '2025-05-31', reference: 'RFQ 7' } },
  ],
  ['changePresale', { params: QUOTATION, body: { ...bales('14'), valid_until: '2025-06-30' } }],
  ['issuePresale', { params: QUOTATION, body: {} }],
  ['invoicePresale', { params: QUOTATION, body: {} }],
  ['emailPresale', { params: QUOTATION, body: { to: 'buyer@mills.example' } }],
  [
    'createPresale',
    {
      body: {
        ...bales('3'),
        kind: 'challan',
        challan_reason: 'job-work',
        quantity_provisional: true,
        issue: true,
      },
    },
  ],
  ['closePresale', { params: CHALLAN, body: { reason: 'The bales came back' } }],
  ['createPresale', { body: { ...bales('1'), kind: 'proforma', issue: true } }],
  ['withdrawPresale', { params: { presaleId: 3 }, body: { reason: 'Typed twice' } }],
  ['readPresale', { params: QUOTATION }],
  ['listPresales', { query: { limit: 2 } }],
  ['readPresaleFigures', { query: { kind: 'quotation' } }],
  ['readPresalePaper', { params: CHALLAN }],
  ['readPresalePdf', { params: CHALLAN }],
];
