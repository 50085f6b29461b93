// Goods that come from abroad: the supplier's bill, the bill of entry of customs, its payment, and
// all of it taken back, at the end of the day.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE } from './purchase-day.ts';

const MAKER = 180;
const BILL = 8;
const ENTRY = { params: { entryId: 1 } };
const DRAFT = { params: { entryId: 2 } };

const line = {
  description: 'Bearings',
  hsn: '84821011',
  assessable: '217098.25',
  bcd: '21709.83',
  sws: '2170.98',
  igst_rate: 18,
  igst: '44701.23',
};
const entry = {
  port_code: 'INNSA1',
  bill_number: '2204753',
  bill_date: '2026-02-20',
  posted_on: '2026-02-20',
  bills: [{ bill_id: BILL, covered: '200000' }],
  items: [line],
};

/** In this order: what comes later builds on what was done before. */
export const BILL_OF_ENTRY_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['addSupplier', { body: { name: 'Ningbo Bearings', registration: 'overseas', country: 'CN' } }],
  [
    'createPurchaseBill',
    {
      body: {
        supplier_account_id: MAKER,
        bill_number: 'CN-1',
        bill_date: '2026-02-03',
        posted_on: '2026-02-05',
        received_on: '2026-02-05',
        import_of: 'goods',
        items: [{ account_id: EXPENSE, name: 'Bearings', hsn: '84821011', taxable: '213108.50' }],
        post: true,
      },
    },
  ],
  ['listLinkableBills'],
  ['createBillOfEntry', { body: { ...entry, port_code: null } }],
  ['changeBillOfEntry', { ...ENTRY, body: entry }],
  ['postBillOfEntry', { ...ENTRY, body: {} }],
  ['readBillOfEntry', ENTRY],
  ['listBillsOfEntry'],
  ['readBillOfEntryFigures'],
  ['moveBillOfEntryCredit', { ...ENTRY, body: { received_on: '2026-03-02' } }],
  ['payBillOfEntry', { ...ENTRY, body: { paid_on: '2026-02-21', reference: 'ICE2204753' } }],
  [
    'reverseBillOfEntryPayment',
    { ...ENTRY, body: { reason: 'Of another bank', date: '2026-02-21' } },
  ],
  ['reverseBillOfEntry', { ...ENTRY, body: { reason: 'Amended by customs', date: '2026-02-23' } }],
  ['createBillOfEntry', { body: { ...entry, bill_number: '2204754' } }],
  ['discardBillOfEntry', { ...DRAFT, body: { reason: 'Of another book' } }],
];
