// What the server answers to the screens of bills of suppliers.
import { listLastPrices, readTdsOfSupplier } from '#api/contract/trade/purchase-bill.ts';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import { listSuppliers } from '#api/contract/supplier/supplier.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import accounts from '#tests/specimens/replies/listAccountChanges.json' with { type: 'json' };
import created from '#tests/specimens/replies/createPurchaseBill.json' with { type: 'json' };
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import returns from '#tests/specimens/replies/readReturns.json' with { type: 'json' };
import tds from '#tests/specimens/replies/readTdsOfSupplier.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import { goods } from '../invoice/answers.ts';
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer, Call } from '../support/answers.ts';

const account = (id: number, name: string, more: object) => ({
  ...accounts.accounts[0],
  id,
  name,
  ...more,
});
const creditor = { group: 'sundry-creditors', nature: 'liability' };
/** In Maharashtra, as the book. */
export const deccanMill = account(171, 'Deccan Mill', {
  ...creditor,
  gstn_id: '27AAPFU0939F1ZV',
});
export const gulmohar = account(172, 'Gulmohar', creditor);
export const paper = account(63, 'Paper', { group: 'indirect-expenses', nature: 'expense' });

/** A trader in Maharashtra who files every month. */
export const ours = {
  ...settings,
  gstin: '27AAPFU0939F1ZV',
  state_code: '27',
  registration: 'regular',
};
export const noReturns = { ...returns, registration: 'regular', frequencies: [], returns: [] };

const [line] = created.items;

/** A draft that says all that a draft may say. */
export const fullDraft = {
  ...created,
  id: 7,
  supplier_account_id: 171,
  bill_number: 'DM/26-27/118',
  bill_date: '2026-11-02',
  posted_on: '2026-11-05',
  received_on: '2026-11-04',
  due_date: '2026-12-02',
  place_of_supply: '29',
  reverse_charge: true,
  charges: [
    { description: 'Freight', amount: '50.00', into_cost: true, account_id: null },
    { description: 'Packing', amount: '5.00', into_cost: false, account_id: null },
  ],
  tcs: { section: '394', code: '1073', tax_rate: '2', amount: '24.00' },
  credit_period: { kind: 'period', from: '2026-12-01', to: '2026-12-31' },
  round_off_given: '-0.40',
  total_given: '1234.00',
  again_reason: 'The first one was reversed',
  narration: 'By road',
  tds: {
    nature: '1024',
    amount: '12.00',
    reason: 'The advance was taxed',
    section: '',
    name: '',
    tax_rate: '0',
    base: '0.00',
  },
  items: [
    {
      ...line,
      line: 1,
      product_id: 1,
      account_id: 63,
      name: 'Cotton as they call it',
      hsn: '5201',
      uqc: 'KGS',
      unit: 'bale',
      quantity: '12.5',
      rate: '90.125',
      discount: { percent: '7.5' },
      treatment: 'taxable',
      tax_rate: '5',
      cess_rate: '12',
      cess_per_unit: '1.5',
      eligibility: 'part',
      clause: 'b-i',
      share: '40',
      credit_kind: 'capital-goods',
      use: 'common',
      godown_id: 2,
      batch: 'KH-26-04',
      manufactured_on: '2026-10-01',
      expires_on: '2027-10-01',
      given: {
        taxable: '1042.07',
        cgst: '26.05',
        sgst: '26.06',
        igst: '0.00',
        cess: '125.05',
        reverse_charge: '9(4)',
      },
    },
    {
      ...line,
      line: 2,
      product_id: null,
      account_id: null,
      name: 'Something on the paper',
      quantity: null,
      rate: null,
      discount: { amount: '50.00' },
      treatment: 'exempt',
      tax_rate: '0',
      eligibility: 'blocked',
      clause: null,
      given: {
        taxable: null,
        cgst: null,
        sgst: null,
        igst: null,
        cess: null,
        reverse_charge: null,
      },
    },
  ],
};

const USUAL: readonly (readonly [Endpoint, Answer])[] = [
  [readBillingSettings, ok(ours)],
  [readReturns, ok(noReturns)],
  [listSuppliers, ok([])],
  [listLastPrices, ok([])],
  [readTdsOfSupplier, ok(tds)],
  [listAccountChanges, okAccounts([deccanMill, paper])],
  [productEndpoints.list, ok(goods)],
  [godownEndpoints.list, ok(godowns)],
];

/** @param special what is answered otherwise, or besides. @returns the calls as they are made. */
export const purchaseAnswers = (
  ...special: readonly (readonly [Endpoint, ...Answer[]])[]
): Call[] => {
  const named = new Set(special.map(([{ method, path }]) => `${method} ${path}`));
  const usual = USUAL.filter(([{ method, path }]) => !named.has(`${method} ${path}`));
  return serverAnswers([...special, ...usual]);
};

/** Of a contractor of whom nothing was billed so far in the year. */
export const contractor = { ...tds, deducts: true, nature: '1024', pan: 'ZZJCS2755X' };
