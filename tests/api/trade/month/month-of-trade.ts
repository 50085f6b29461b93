// A month of trade through the API: sixty invoices over three states, to a zone and abroad, and
// whatever becomes of invoices. Each goes by its number, so that every run is the same month.
import { detailOf, onInvoice } from '../house.ts';
import type { Customers, House } from '../house.ts';
import { done, lastOf, newReceipt } from '../requests.ts';

export const INVOICES = 60;
export const MONTH = '2026-10';
const DAYS = 31;

const BUYERS: readonly (keyof Customers)[] = [
  'punekar',
  'mills',
  'delhi',
  'ravi',
  'zone',
  'abroad',
];

const COTTON = { name: 'Cotton bale', hsn: '5201', uqc: 'BAL', tax_rate: 5 };
const FANS = { name: 'Ceiling fan', hsn: '8414', uqc: 'NOS', tax_rate: 18 };
const FREIGHT = { name: 'Freight', hsn: '996511', tax_rate: 18 };
const SALT = { name: 'Common salt', hsn: '2501', uqc: 'KGS', tax_rate: 0 };

/** Amounts that split into odd paise, on purpose (F48, F50). */
function itemsOf(at: number): readonly object[] {
  const all = [
    { ...COTTON, quantity: `${1 + (at % 7)}.125`, rate: `${333 + at}.33` },
    { ...FANS, quantity: 3, rate: '33.33', discount: at % 3 === 0 ? { percent: '2.5' } : null },
    { ...FREIGHT, quantity: 1, rate: `${50 + at}.05` },
    { ...SALT, quantity: 2, rate: '19.99', discount: at % 4 === 0 ? { amount: '1.01' } : null },
  ];
  return all.slice(0, 1 + (at % 4));
}

function supplyOf(at: number, buyer: keyof Customers): string {
  const payment = at % 4 < 2 ? 'with-payment' : 'without-payment';
  if (buyer === 'zone') return `sez-${payment}`;
  return buyer === 'abroad' ? `export-${payment}` : 'domestic';
}

export function billOf(house: House, at: number): object {
  const buyer = BUYERS[at % BUYERS.length] ?? 'ravi';
  const day = String(1 + (at % DAYS)).padStart(2, '0');
  return {
    customer_id: house.customers[buyer],
    issue_date: `${MONTH}-${day}`,
    supply: supplyOf(at, buyer),
    reverse_charge: at % 13 === 1 && buyer !== 'abroad' && buyer !== 'ravi',
    prices_include_tax: at % 5 === 2,
    rounding: at % 2 === 0 ? 'rupee' : 'none',
    discount: at % 7 === 3 ? { percent: '1.25' } : null,
    items: itemsOf(at),
  };
}

/** What becomes of the invoices, each in its turn. */
const FATES = [
  'draft',
  'cancelled draft',
  'cancelled',
  'part paid',
  'paid',
  'paid too much',
  'credited',
  'paid in part and credited by line',
  'paid and taken back',
  'settled on account',
] as const;

export async function tradeFor(house: House): Promise<void> {
  await newReceipt(house, house.customers.mills);
  for (let at = 0; at < INVOICES; at += 1) {
    await billAndSettle(house, at, FATES[at % FATES.length] ?? 'draft');
  }
}

async function billAndSettle(house: House, at: number, fate: (typeof FATES)[number]) {
  const call = onInvoice(house);
  const isDraft = fate === 'draft' || fate === 'cancelled draft';
  const body = { ...billOf(house, at), issue: !isDraft };
  const { id, total } = detailOf(done(await house.owner('createInvoice', { body })));
  const method = (['cash', 'upi', 'bank-transfer', 'cheque', 'card'] as const)[at % 5];
  const date = `2026-11-${String(1 + (at % 20)).padStart(2, '0')}`;
  const pay = async (amount?: string, more: object = {}) => {
    const given = amount === undefined ? {} : { amount };
    return done(await call('recordPayment', id, { method, date, ...given, ...more }));
  };
  switch (fate) {
    case 'draft':
      return;
    case 'cancelled draft':
    case 'cancelled':
      done(
        await call('cancelInvoice', id, {
          reason: 'The order was withdrawn',
          confirm: 'past_due_date',
        }),
      );
      return;
    case 'part paid':
      await pay('10.01');
      return;
    case 'paid':
      await pay();
      return;
    case 'paid too much':
      await pay((Number(total) + 25.5).toFixed(2), { on_account: true });
      return;
    case 'credited':
      done(await call('issueCreditNote', id, { date, reason: '01', note: 'All came back' }));
      return;
    case 'paid in part and credited by line':
      await pay('5.55');
      done(
        await call('issueCreditNote', id, {
          date,
          reason: '02',
          lines: [
            {
              line: 1,
              quantity: '0.5',
            },
          ],
        }),
      );
      if (at % 20 === 7) done(await call('issueCreditNote', id, { date, reason: '01' }));
      return;
    case 'paid and taken back': {
      const params = { invoiceId: id, paymentId: lastOf(await pay(), 'payments') };
      done(await house.owner('reversePayment', { params, body: { reason: 'It bounced' } }));
      return;
    }
    case 'settled on account':
      await settle(house, id);
  }
}

/** From whatever the customer has open, if anything; every second one is taken back again. */
async function settle(house: House, invoiceId: number): Promise<void> {
  const call = onInvoice(house);
  const { customer_id: customerId } = detailOf(
    done(await house.owner('readInvoice', { params: { invoiceId } })),
  );
  const { body } = await house.owner('listCredits', { params: { customerId } });
  for (const [at, { kind, id }] of (body as { kind: string; id: number }[]).entries()) {
    const got = await call('allocateCredit', invoiceId, { source: { kind, id } });
    if (got.status !== 200 || at % 2 === 0) continue;
    const params = { invoiceId, allocationId: lastOf(got, 'allocations') };
    done(await house.owner('reverseAllocation', { params, body: { reason: 'For another' } }));
  }
}
