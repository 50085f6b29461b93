// Who is erased is erased at every moment: no reading call tells of a day before the erasure what
// it told on that day, nor does the console, a comparison, a history or an explanation.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentOnlyReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { rightRequest } from '../../books/right-requests.ts';
import { openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { BALES, CANARY, done, lastOf } from '../../trade/requests.ts';

const SECRETS = ['Canary', 'canary', 'ABCPC1234D', '98111', '411030'];
const OLD = '2018-05-05';

let house: House;
/** What the person's records are called in addresses. */
let own: Record<string, number>;
/** The last event of the book while it knew the person. */
let lastKnown: number;
let asked: readonly Call[];
let before: ReadonlyMap<string, string>;
let after: ReadonlyMap<string, string>;

/** Some of the calls that told of the person. */
const TELLING = ['readCustomer', 'readHistory', 'readEventDetail', 'compareMasters'];

const headSeq = async (): Promise<number> => {
  const { body } = await house.owner('readLogHead', { params: { bookId: house.bookId } });
  return (body as { seq: number }).seq;
};

/** A document of each kind goes to the person, who is renamed, moves and pays. */
async function tradeWith(customerId: number): Promise<Record<string, number>> {
  const { body: card } = await house.owner('readCustomer', { params: { customerId } });
  const { account_id: accountId } = card as { account_id: number };
  const bill = { customer_id: customerId, items: [BALES], delivery: 'Canary Godown 411030' };
  const dates = { issue_date: OLD, due_date: OLD };
  const issued = await house.owner('createInvoice', { body: { ...bill, ...dates, issue: true } });
  const invoiceId = idOf(done(issued));
  const on = { params: { invoiceId } };
  const payment = { amount: '50', method: 'cash', date: OLD };
  const paid = done(await house.owner('recordPayment', { ...on, body: payment }));
  const note = { reason: '04', lines: [{ line: 1, price: '2.50' }], date: OLD };
  const charged = done(await house.owner('issueDebitNote', { ...on, body: note }));
  done(await house.owner('emailInvoice', { ...on, body: { to: CANARY.email } }));
  const offer = { ...bill, kind: 'quotation', issue: true };
  const presaleId = idOf(done(await house.owner('createPresale', { body: offer })));
  const { receiptId = 0 } = await receiptOf(customerId);
  const params = { customerId };
  const refund = { credit: { kind: 'receipt', id: receiptId }, method: 'cash', date: OLD };
  const refundId = idOf(done(await house.owner('recordRefund', { params, body: refund })));
  done(await house.owner('emailStatement', { params, body: { address: CANARY.email } }));
  const renamed = { name: 'Canary Bai Joshi', address: '10 Canary Lane' };
  done(await house.owner('changeCustomer', { params, body: renamed }));
  return {
    customerId,
    accountId,
    invoiceId,
    presaleId,
    receiptId,
    refundId,
    paymentId: lastOf(paid, 'payments'),
    debitNoteId: lastOf(charged, 'debit_notes'),
  };
}

async function receiptOf(customerId: number): Promise<Record<string, number>> {
  const body = { amount: '80', method: 'cash', date: OLD };
  const got = await house.owner('recordReceipt', { params: { customerId }, body });
  return { receiptId: idOf(done(got)) };
}

/** Papers are files of the same words; a whole book is a packed one. */
const READS = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const endpoint: Endpoint = endpoints[name];
  const isText = endpoint.media === undefined || endpoint.media === 'text/csv';
  return presentOnlyReason(endpoint) === null && isText;
});

type Call = readonly [name: EndpointName, asked: Ask];

/** The right request of each call, of the person wherever it names a record. */
async function callsAtMoments(): Promise<readonly Call[]> {
  const rights = new Map<EndpointName, Ask>();
  for (const name of READS) rights.set(name, await rightRequest(house, name));
  own = await tradeWith(idOf(done(await house.owner('createCustomer', { body: CANARY }))));
  const calls = [...rights].map(([name, { params = {}, ...rest }]): Call => {
    const named = Object.keys(params).map((key) => [key, own[key] ?? params[key] ?? 0] as const);
    return [name, { ...rest, params: Object.fromEntries(named) }];
  });
  const query = { book_id: house.bookId };
  const records = ['customer', 'account', 'invoice', 'presale'].flatMap((kind): Call[] => {
    const params = { kind, id: own[`${kind}Id`] ?? 0 };
    return [
      ['readHistory', { params, query }],
      ['readMaster', { params, query }],
      ['readRecord', { params: { entity: kind, id: params.id }, query }],
    ];
  });
  const lists = ENTITY_KINDS.map((entity): Call => ['listRecords', { params: { entity }, query }]);
  const searched: Call = ['listCustomers', { query: { ...query, search: 'canary' } }];
  return [...calls, ...records, ...lists, searched];
}

/** Calls that take their moments by parameters of their own. */
function callsOfTheLog(): readonly Call[] {
  const params = { bookId: house.bookId };
  const [first, last] = [lastKnown - 20, lastKnown];
  const account = own['accountId'] ?? 0;
  const between = { a: first - 1, b: last };
  const events = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    ['listEvents', { params, query: { to_event: last, limit: 200 } }],
    ['compareBooks', { params, query: between }],
    ['compareItems', { params, query: between }],
    ['compareMasters', { params, query: between }],
    ['compareLedger', { params, query: { ...between, account } }],
    ['explainFigure', { params, query: { ...between, account } }],
    ...events.map((eventId): Call => ['readEventDetail', { params: { ...params, eventId } }]),
  ];
}

/** @returns what every call answers, each as text and called by its name and moment. */
async function everythingAt(...moments: readonly number[]): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  const ask = async ([name, sent]: Call, at?: number): Promise<void> => {
    const query = at === undefined ? sent.query : { ...sent.query, at };
    const got = await house.owner(name, { ...sent, ...(query !== undefined && { query }) });
    said.set(
      `${name} ${JSON.stringify(sent)} at ${at}`,
      `${got.status} ${JSON.stringify(got.body)}`,
    );
  };
  for (const at of moments) for (const call of asked) await ask(call, at);
  for (const call of callsOfTheLog()) await ask(call);
  return said;
}

const telling = (said: ReadonlyMap<string, string>): string[] =>
  [...said].flatMap(([call, text]) =>
    SECRETS.some((secret) => text.includes(secret)) ? [call] : [],
  );

beforeAll(async () => {
  house = await openHouse();
  const params = { bookId: house.bookId };
  done(await house.owner('setLegalForm', { params, body: { legal_form: 'other' } }));
  asked = await callsAtMoments();
  lastKnown = await headSeq();
  before = await everythingAt(lastKnown);
  const erased = { params: { customerId: own['customerId'] ?? 0 }, body: { reason: 'By letter' } };
  done(await house.owner('eraseCustomer', erased));
  after = await everythingAt(lastKnown - 8, lastKnown);
}, 120_000);
afterAll(() => house.close());

describe('who is erased', () => {
  it('was told of before by calls that read a moment and by those that read the log', () => {
    const names = new Set(telling(before).map((call) => call.split(' ')[0]));
    expect([...names]).toStrictEqual(expect.arrayContaining(TELLING));
  });

  it('is told of by no call any more, at whatever moment', () => {
    expect(telling(after)).toStrictEqual([]);
  });

  it('leaves every call to answer as it did, with [erased] where it told of them', () => {
    const statusOf = (text = '') => text.slice(0, 3);
    const others = [...before].filter(
      ([call, text]) => statusOf(after.get(call)) !== statusOf(text),
    );
    expect(others).toStrictEqual([]);
    const silent = telling(before).filter((call) => !(after.get(call) ?? '').includes('[erased]'));
    // A search for the name finds nobody.
    expect(silent.filter((call) => !call.includes('search'))).toStrictEqual([]);
  });
});
