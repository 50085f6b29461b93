// What the demo books do not have, written before the pictures are taken: quotations, a proforma
// invoice, a challan, a debit note, a stock journal, a physical count, entries that somebody has
// checked, and fixed assets with a depreciation run and a disposal.
import { ASHA } from './demo-server.ts';

type Answer = { readonly id: number };
type NamedRecord = Answer & { readonly name: string };

/** Each is written as the demo person by the calls that its page uses. */
export async function writeRecords(address: string): Promise<void> {
  const login = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ASHA),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const write = async (path: string, body: object): Promise<Answer> => {
    const reply = await fetch(`${address}/api/islogin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Answer;
  };
  const read = async <Reply>(path: string): Promise<Reply> =>
    (await fetch(`${address}/api/islogin/${path}`, { headers: { cookie } })).json() as Reply;
  for (const offer of OFFERS) await write('presale?book_id=1', offer);
  await write('invoice/12/debit_note?book_id=1', DEBIT_NOTE);
  await write('book/1/stock-journal', STOCK_JOURNAL);
  await write('book/1/stock-journal', PHYSICAL_COUNT);
  const accounts = await read<readonly NamedRecord[]>('book/1/account');
  const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;
  await write('journal?book_id=1', {
    entry: [
      { account_id: idOf('Computers'), amount: '62000.00' },
      { account_id: idOf('HDFC Bank current'), amount: '-62000.00' },
    ],
    narration: 'Two desktop computers from Savex',
    voucher_type: 'payment',
    date: '2026-05-11',
  });
  const things = await write('product?book_id=1', {
    name: 'Office equipment',
    category_id: 1,
    brand_id: 1,
  });
  const made: number[] = [];
  for (const { account, ...asset } of ASSETS) {
    const own = { asset_type: 'asset', product_id: things.id, account_id: idOf(account) };
    made.push((await write('asset?book_id=1', { ...asset, ...own })).id);
  }
  const days = { from: '2026-04-01', through: '2026-06-30' };
  const query = new URLSearchParams(days).toString();
  const proposal = await read<{ readonly to_post: string }>(`book/1/depreciation?${query}`);
  await write('book/1/depreciation', { ...days, to_post: proposal.to_post });
  await write('book/1/asset-disposal', {
    asset_id: made.at(-1),
    date: '2026-09-30',
    proceeds: '24000.00',
    account_id: idOf('HDFC Bank current'),
    gst_rate: 18,
  });
  await write('journal/check?book_id=1', {
    journal_ids: [1, 2, 3, 5, 8],
    note: 'Seen with the bank',
  });
}

const bales = (quantity: string) => ({
  name: 'Cotton bale, long staple',
  hsn: '5201',
  uqc: 'BAL',
  tax_rate: 5,
  quantity,
  rate: '4500',
});
const BAGS = {
  name: 'Packing, jute',
  hsn: '6305',
  uqc: 'BAG',
  tax_rate: 5,
  quantity: '40',
  rate: '150',
};

const OFFERS = [
  {
    kind: 'quotation',
    customer_id: 1,
    items: [bales('12'), BAGS],
    reference: 'RFQ 7',
    issue: true,
  },
  { kind: 'proforma', customer_id: 3, items: [bales('4')], issue: true },
  {
    kind: 'challan',
    customer_id: 1,
    items: [bales('3'), BAGS],
    challan_reason: 'job-work',
    issue: true,
  },
  { kind: 'quotation', customer_id: 3, items: [bales('30')] },
] as const;

const DEBIT_NOTE = {
  reason: '04',
  lines: [{ line: 1, taxable: '500.00' }],
} as const;

const STOCK_JOURNAL = {
  narration: 'Counted in the godown',
  lines: [
    { product_id: 1, direction: 'in', quantity: '20' },
    { product_id: 2, direction: 'out', quantity: '35' },
  ],
} as const;

const PHYSICAL_COUNT = {
  purpose: 'count',
  narration: 'Count at the month end',
  lines: [{ product_id: 2, direction: 'counted', quantity: '1960' }],
} as const;

/** What furniture cost is what its account holds. */
const ASSETS = [
  {
    name: 'Counter, shelves and display racks of the shop at Laxmi Road',
    account: 'Furniture & Fixtures',
    depreciation: {
      cost: '180000.00',
      put_to_use: '2024-10-01',
      class: 'furniture',
      tax_kind: 'furniture',
    },
  },
  {
    name: 'Desktop computer, accounts',
    account: 'Computers',
    depreciation: {
      cost: '31000.00',
      put_to_use: '2026-05-11',
      class: 'computer',
      tax_kind: 'computer',
    },
  },
  {
    name: 'Desktop computer, counter',
    account: 'Computers',
    depreciation: {
      cost: '31000.00',
      put_to_use: '2026-05-11',
      class: 'computer',
      tax_kind: 'computer',
    },
  },
] as const;
