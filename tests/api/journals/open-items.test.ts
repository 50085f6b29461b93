// Hand-posted journals that make and settle open items, and what falls back when one is reversed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import type { Got } from '#tests/support/server.ts';
import { billed, detailOf, drafted, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done } from '../trade/requests.ts';
import type {
  JournalCard,
  OpenItemsReply,
  PostedJournal,
  ReversedJournal,
} from '#tests/support/replies-on-wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const ledgers = new Map<number, number>();
async function ledgerOf(customer: keyof House['customers']): Promise<number> {
  const customerId = house.customers[customer];
  const known = ledgers.get(customerId);
  if (known !== undefined) return known;
  const { body } = done(await house.owner('readCustomer', { params: { customerId } }));
  const { account_id: ledger } = body as { account_id: number };
  ledgers.set(customerId, ledger);
  return ledger;
}

type Line = { readonly amount: string; readonly references?: readonly object[] };

/** One line on the customer's ledger, and cash on the other side. */
async function post(customer: keyof House['customers'], { amount, references }: Line) {
  const against = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  const entry = [
    { account_id: await ledgerOf(customer), amount, ...(references && { references }) },
    { account_id: house.account('Cash'), amount: against },
  ];
  return house.owner('postJournal', { body: { entry, narration: 'By hand' } });
}

const idIn = ({ body }: Got): number => (body as PostedJournal).journal.id;
const against = (item: object, amount: string) => ({ kind: 'against', amount, item });
const invoiceItem = (id: number) => ({ kind: 'invoice', id });

async function openOn(customer: keyof House['customers']): Promise<readonly string[]> {
  const params = { accountId: await ledgerOf(customer) };
  const got = done(await house.owner('listOpenItems', { params }));
  const { items, balance } = got.body as OpenItemsReply;
  const sum = items.reduce((paise, { open }) => paise + Math.round(Number(open) * 100), 0);
  expect(sum).toBe(Math.round(Number(balance) * 100));
  return items.map(({ kind, open }) => `${kind} ${open}`);
}

const readInvoice = async (invoiceId: number) =>
  detailOf(done(await house.owner('readInvoice', { params: { invoiceId } })));
const reverse = async (journalId: number) =>
  house.owner('reverseJournal', { params: { journalId }, body: { reason: 'Bounced' } });

describe('a journal against an open item', () => {
  it('settles an invoice, is shown with it, and falls back when it is reversed', async () => {
    const bill = await billed(house, 'punekar');
    const references = [
      against(invoiceItem(bill.id), '200'),
      { kind: 'new', amount: '50', name: 'ADV-1', due_date: '2027-01-31' },
    ];
    const posted = idIn(done(await post('punekar', { amount: '-250', references })));
    expect((await readInvoice(bill.id)).balance_due).toBe('10.00');
    expect(await openOn('punekar')).toStrictEqual(['invoice 10.00', 'journal -50.00']);
    const card = done(await house.owner('readJournal', { params: { journalId: posted } }));
    expect((card.body as JournalCard).entry[0]?.references).toStrictEqual([
      {
        kind: 'against',
        amount: '200.00',
        item: { kind: 'invoice', id: bill.id, number: bill.number },
      },
      { kind: 'new', amount: '50.00', name: 'ADV-1', due_date: '2027-01-31' },
    ]);
    const back = done(await reverse(posted)).body as ReversedJournal;
    expect(back.fell_back).toStrictEqual([
      { kind: 'invoice', id: bill.id, line: null, number: bill.number, amount: '200.00' },
    ]);
    expect(await openOn('punekar')).toStrictEqual(['invoice 210.00']);
    expect((await readInvoice(bill.id)).balance_due).toBe('210.00');
  });

  it('settles a credit note or a receipt with a payment, and a line with a line', async () => {
    const { customers, owner } = house;
    const params = { customerId: customers.delhi };
    const money = { amount: '300', method: 'upi' };
    done(await owner('recordReceipt', { params, body: money }));
    const [receipt] = (await owner('listCredits', { params })).body as readonly { id: number }[];
    const item = { kind: 'receipt', id: receipt?.id };
    const refund = idIn(
      done(await post('delhi', { amount: '300', references: [against(item, '300')] })),
    );
    expect(await openOn('delhi')).toStrictEqual([]);
    expectRefused(
      await post('delhi', { amount: '1', references: [against(item, '1')] }),
      422,
      'reference_exceeds_item',
      { number: 'RV-001', amount: '1.00', open: '0.00', line: 1 },
    );
    const due = idIn(done(await post('delhi', { amount: '80' })));
    const line = { kind: 'journal', id: due, line: 1 };
    done(await post('delhi', { amount: '-30', references: [against(line, '30')] }));
    expect(await openOn('delhi')).toStrictEqual(['journal 50.00']);
    const back = done(await reverse(due)).body as ReversedJournal;
    expect(back.fell_back?.map(({ kind, amount }) => `${kind} ${amount}`)).toStrictEqual([
      'journal 30.00',
    ]);
    expect(await openOn('delhi')).toStrictEqual(['journal -30.00']);
    done(await reverse(refund));
    expect(await openOn('delhi')).toStrictEqual(['journal -30.00', 'receipt -300.00']);
  });

  it('corrected, settles again what it had settled, also where nothing else was open', async () => {
    const bill = await billed(house, 'mills');
    const whole = [against(invoiceItem(bill.id), '210')];
    const posted = idIn(done(await post('mills', { amount: '-210', references: whole })));
    const entry = [
      { account_id: await ledgerOf('mills'), amount: '-210', references: whole },
      { account_id: house.account('Cash'), amount: '210' },
    ];
    const body = { entry, reason: 'Wrong words', narration: 'Cheque 12' };
    const asked = { params: { journalId: posted }, body };
    const got = done(await house.owner('correctJournal', asked)).body as ReversedJournal;
    expect(got.fell_back).toHaveLength(1);
    expect(await openOn('mills')).toStrictEqual([]);
    expectRefused(
      await call('cancelInvoice', bill.id, { reason: 'Ordered twice' }),
      409,
      'invoice_is_settled',
      { number: bill.number },
    );
  });
});

describe('references are refused', () => {
  it('where the item is none of the party’s, or of the same side, or not issued', async () => {
    const theirs = await billed(house, 'abroad', {
      supply: 'export-with-payment',
    });
    const unknown = ['invoice', 'receipt', 'credit-note', 'opening-bill', 'debit-note', 'refund'];
    for (const kind of unknown) {
      const references = [against({ kind, id: kind === 'invoice' ? theirs.id : 999_999 }, '10')];
      const got = await post('ravi', { amount: '-10', references });
      expectRefused(got, 422, 'reference_item_unknown', { line: 1 });
    }
    const own = await billed(house, 'ravi');
    expectRefused(
      await post('ravi', { amount: '10', references: [against(invoiceItem(own.id), '10')] }),
      422,
      'reference_of_one_side',
      { number: own.number, line: 1 },
    );
    const draft = await drafted(house, { customer_id: house.customers.ravi });
    const onDraft = [against(invoiceItem(draft.id), '10')];
    expectRefused(
      await post('ravi', { amount: '-10', references: onDraft }),
      409,
      'reference_invoice_not_issued',
      { number: draft.number, status: 'draft', line: 1 },
    );
    expect(await openOn('ravi')).toStrictEqual(['invoice 210.00']);
  });

  it('where two items are named twice or many, or the wire’s shape is wrong', async () => {
    const bill = await billed(house, 'zone', { supply: 'sez-with-payment' });
    const item = invoiceItem(bill.id);
    const twice = [against(item, '5'), against(item, '5')];
    expectRefused(
      await post('zone', { amount: '-10', references: twice }),
      422,
      'reference_repeated',
      { line: 1 },
    );
    const kinds = [
      { kind: 'new', amount: '5' },
      { kind: 'advance', amount: '5' },
    ];
    expectRefused(
      await post('zone', { amount: '-10', references: kinds }),
      422,
      'references_of_two_kinds',
      { line: 1 },
    );
    for (const wrong of [
      { kind: 'against', amount: '10' },
      { kind: 'new', amount: '10', item },
      { kind: 'against', amount: '10', item: { kind: 'journal', id: 1 } },
      { kind: 'against', amount: '10', item: { ...item, line: 1 } },
    ]) {
      const got = await post('zone', { amount: '-10', references: [wrong] });
      expectFields(got, ['entry.0.references.0.item']);
    }
  });
});

describe('at the same moment', () => {
  it('five journals and five payments of one bill: it is settled once', async () => {
    const bill = await billed(house, 'punekar');
    const references = [against(invoiceItem(bill.id), '210')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? post('punekar', { amount: '-210', references })
          : call('recordPayment', bill.id, { method: 'cash', amount: '210' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await openOn('punekar')).toStrictEqual(['invoice 210.00']);
  });

  it('ten journals against one line of a journal: one wins', async () => {
    const due = idIn(done(await post('punekar', { amount: '40' })));
    const references = [against({ kind: 'journal', id: due, line: 1 }, '40')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('punekar', { amount: '-40', references })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await openOn('punekar')).toStrictEqual(['invoice 210.00']);
  });
});

describe('money on account by a journal', () => {
  it('is a credit of the customer, and settles an invoice from its page', async () => {
    const { owner, customers } = house;
    const params = { customerId: customers.ravi };
    const posted = idIn(done(await post('ravi', { amount: '-60' })));
    const credits = (await owner('listCredits', { params })).body;
    expect(credits).toMatchObject([{ kind: 'journal', id: posted, line: 1, open: '60.00' }]);
    const bill = await billed(house, 'ravi');
    const source = { kind: 'journal', id: posted, line: 1 };
    const settled = detailOf(done(await call('allocateCredit', bill.id, { source })));
    expect(settled.balance_due).toBe('150.00');
    expect(settled.allocations[0]?.source).toMatchObject(source);
    const again = await call('allocateCredit', bill.id, { source, amount: '1' });
    expectRefused(again, 422, 'allocation_exceeds_credit', { amount: '1.00', open: '0.00' });
    expectFields(await call('allocateCredit', bill.id, { source: { kind: 'journal', id: 1 } }), [
      'source.line',
    ]);
    done(await reverse(posted));
    expect((await readInvoice(bill.id)).balance_due).toBe('210.00');
  });
});
