// What the demo books do not have, written before the pictures are taken: quotations, a proforma
// invoice, a challan, a debit note, a stock journal and entries that somebody has checked.
import { ASHA } from './demo-server.ts';

type Answer = { readonly id: number };

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
  for (const offer of OFFERS) await write('presale?book_id=1', offer);
  await write('invoice/12/debit_note?book_id=1', DEBIT_NOTE);
  await write('book/1/stock-journal', STOCK_JOURNAL);
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
