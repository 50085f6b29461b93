// The calls of a day on which a shop depreciates and sells its scale, and of one on which it loses
// goods.
import type { Ask, EndpointName } from '#tests/support/team.ts';

const BOOK = { bookId: 1 };
const YEAR = { from: '2025-06-01', through: '2026-03-31' };
const SALE = { asset_id: 2, date: '2026-09-30', proceeds: '15000' };
const REASON = { reason: 'A slip' };

export const DEPRECIATION_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'setDepreciationPolicy',
    { params: BOOK, body: { basis: 'schedule-ii', credit: 'accumulated', class_accounts: [] } },
  ],
  ['readDepreciation', { params: BOOK, query: YEAR }],
  ['postDepreciationRun', { params: BOOK, body: { ...YEAR, to_post: '7454.25' } }],
  ['readAssetDisposal', { params: BOOK, query: { ...SALE, gst_rate: '18' } }],
  ['disposeAsset', { params: BOOK, body: { ...SALE, account_id: 1, gst_rate: 18 } }],
  ['undoAssetDisposal', { params: { ...BOOK, disposalId: 1 }, body: REASON }],
  ['undoDepreciationRun', { params: { ...BOOK, runId: 1 }, body: REASON }],
];

/** A shop loses goods. */
export const STOCK_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['readLostGoods', { params: BOOK, query: { date: '2026-06-03', lines: '2:2:5:own' } }],
  [
    'postLostGoods',
    {
      params: BOOK,
      body: {
        date: '2026-06-03',
        narration: 'Two bags burst',
        reason: 'destroyed',
        lines: [{ product_id: 2, quantity: '2', gst_rate: 5 }],
        credit: '9.24',
      },
    },
  ],
];

/** It has two godowns, and moves goods into one of them. */
export const GODOWN_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createSharedGodown', { body: { name: 'Port warehouse' } }],
  ['changeSharedGodown', { params: { godownId: 1 }, body: { name: 'Port' } }],
  ['createGodown', { body: { name: 'Yard' } }],
  ['changeGodown', { params: { godownId: 2 }, body: { name: 'Yard, Kothrud' } }],
  [
    'postStockJournal',
    {
      params: BOOK,
      body: {
        date: '2026-06-04',
        narration: 'To the yard',
        lines: [
          { product_id: 2, direction: 'out', quantity: '5' },
          { product_id: 2, direction: 'in', quantity: '5', godown_id: 2 },
        ],
      },
    },
  ],
  ['readStockPlaces', { params: BOOK, query: { from: '2026-06-01', to: '2026-06-30' } }],
  [
    'postStockJournal',
    {
      params: BOOK,
      body: {
        date: '2026-06-05',
        narration: 'New crop',
        lines: [
          {
            product_id: 2,
            direction: 'in',
            quantity: '20',
            value: '1900',
            batch: 'KH-26-04',
            manufactured_on: '2026-04-15',
            expires_on: '2027-04-14',
          },
        ],
      },
    },
  ],
  ['readStockBatches', { params: BOOK, query: { as_on: '2026-06-30' } }],
  ['listGodowns'],
  ['listSharedGodowns'],
];

const RUN = { through: '2026-06-30' };

/** Of a year in which the cost of each sale is posted. */
export const STOCK_RUN_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'setStockAccounting',
    { params: BOOK, body: { from: '2026-04-01', accounting: 'perpetual', method: 'fifo' } },
  ],
  ['readStockRun', { params: BOOK, query: RUN }],
  ['postStockRun', { params: BOOK, body: { ...RUN, to_post: '24840.37', gross: '32589.63' } }],
  ['undoStockRun', { params: { ...BOOK, runId: 1 }, body: REASON }],
];

const PARTNER = { capital_account_id: 2, current_account_id: 2, interest_rate: 12 };

/** Of the day after, on which it became a firm of two that divides the profit of a year. */
export const APPROPRIATION_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['setLegalForm', { params: BOOK, body: { legal_form: 'firm' } }],
  [
    'setPartnershipTerms',
    {
      params: BOOK,
      body: {
        from: '2025-04-01',
        partners: [
          { ...PARTNER, name: 'Asha Rao', share: 3, remuneration: '60000' },
          { ...PARTNER, name: 'Vikram Shetty', share: 2, remuneration: '0' },
        ],
      },
    },
  ],
  ['readAppropriation', { params: BOOK, query: { year: '25-26' } }],
  ['postAppropriation', { params: BOOK, body: { year: '25-26', profit: '60849.51' } }],
];
