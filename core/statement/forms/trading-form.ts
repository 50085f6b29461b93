// The trading and the profit and loss account of a business that is no company, one under the
// other.
import type { LineCode } from '../lines/line-codes.ts';
import type { ResultLine } from './layout.ts';

const REVENUE: readonly LineCode[] = ['revenue'];
const COST: readonly LineCode[] = [
  'opening-stock',
  'materials-consumed',
  'purchases',
  'direct-expenses',
  'inventory-changes',
  'closing-stock',
];
const INDIRECT: readonly LineCode[] = [
  'employee-benefits',
  'finance-costs',
  'depreciation',
  'other-expenses',
];
const EXCEPTIONAL: readonly LineCode[] = ['exceptional-items'];
const PARTNERS: readonly LineCode[] = ['partners-interest', 'partners-remuneration'];
const TAX: readonly LineCode[] = ['current-tax', 'deferred-tax'];

export const GROSS_PROFIT: readonly LineCode[] = [...REVENUE, ...COST];
const ALL: readonly LineCode[] = [
  ...GROSS_PROFIT,
  'other-income',
  ...INDIRECT,
  ...EXCEPTIONAL,
  ...PARTNERS,
  ...TAX,
];

export const TRADING_FORM: readonly ResultLine[] = [
  {
    as: 'section',
    name: 'Revenue',
    sumName: 'Revenue from operations',
    of: REVENUE,
    isCredit: true,
  },
  { as: 'section', name: 'Cost of goods sold', of: COST, isCredit: false },
  {
    as: 'result',
    name: 'Gross profit',
    negativeName: 'Gross loss',
    of: GROSS_PROFIT,
    isCredit: true,
  },
  { as: 'section', name: 'Other income', of: ['other-income'], isCredit: true },
  {
    as: 'section',
    name: 'Indirect expenses',
    sumName: 'Total indirect expenses',
    of: INDIRECT,
    isCredit: false,
  },
  { as: 'line', name: 'Exceptional items', of: EXCEPTIONAL, isCredit: false },
  { as: 'line', name: 'Interest on partners’ capital', of: ['partners-interest'], isCredit: false },
  { as: 'line', name: 'Partners’ remuneration', of: ['partners-remuneration'], isCredit: false },
  { as: 'line', name: 'Tax', of: TAX, isCredit: false },
  { as: 'result', name: 'Net profit', negativeName: 'Net loss', of: ALL, isCredit: true },
];
