// A PUT takes back what GET gave: every operation of the contract that is a PUT, and every kind of
// the generic calls.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { expectFields } from '#tests/support/problems.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { rightRequest } from '../books/right-requests.ts';
import type { RightRequest } from '../books/right-requests.ts';
import { callsOf, recordOf } from './calling.ts';
import type { Calls, Wire } from './calling.ts';
import { EXAMPLES, prepare } from './walk.ts';
import { openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES } from '../trade/requests.ts';
import type { InvoiceDetail } from '#tests/support/replies-on-wire.ts';

let house: House;
let owner: Calls;
beforeAll(async () => {
  house = await openHouse();
  owner = callsOf(house, meera);
  await prepare(house);
});
afterAll(() => house.close());

type Read = {
  readonly of: EndpointName;
  /** The record within the reply. */
  readonly record?: (reply: unknown, request: RightRequest) => unknown;
  readonly params?: (request: RightRequest) => RightRequest['params'];
  /** It writes a part of what is read, which it names; the rest may stand beside it. */
  readonly writesPart?: true;
};

const idIn = ({ params }: RightRequest) => Number(Object.values(params).at(-1));
const among =
  (key: string): NonNullable<Read['record']> =>
  (reply, request) =>
    (reply as readonly Readonly<Record<string, unknown>>[]).find(
      (one) => one[key] === idIn(request),
    );
const master = (kind: string): Read => ({
  of: 'readMaster',
  params: (request) => ({ kind, id: idIn(request) }),
});
const books: Read = { of: 'listBooks', params: () => ({}), record: among('id') };
const settings: Read = { of: 'readBillingSettings', writesPart: true };

const READS: Partial<Record<EndpointName, Read>> = {
  changeSupplier: { of: 'readSupplier' },
  renameBook: books,
  changeBookSettings: books,
  changeMember: { of: 'listMembers', record: among('person_id') },
  changeAccount: {
    of: 'listAccounts',
    params: () => ({ bookId: house.bookId }),
    record: among('id'),
  },
  saveOpeningDraft: { of: 'readOpening', writesPart: true },
  changeProduct: master('product'),
  changeCategory: master('category'),
  changeService: master('service'),
  changeBrand: master('brand'),
  changeUnit: master('unit'),
  changeGodown: master('godown'),
  changeCompany: master('account_type_company'),
  changeAsset: master('asset'),
  changeCustomer: { of: 'readCustomer' },
  changeInvoice: { of: 'readInvoice' },
  changePresale: { of: 'readPresale' },
  changePurchaseBill: { of: 'readPurchaseBill' },
  changeBillOfEntry: { of: 'readBillOfEntry' },
  changeGoodsReceipt: { of: 'readGoodsReceipt' },
  changePurchaseOrder: { of: 'readPurchaseOrder' },
  changePurchaseDebitNote: { of: 'readPurchaseDebitNote' },
  changeBillingSettings: { of: 'readBillingSettings' },
  changePostingAccounts: { of: 'readPostingAccounts' },
  setTurnover: settings,
  setTaxDeduction: settings,
  startSeries: settings,
  recordUndertaking: settings,
  setEInvoicing: settings,
  setLegalForm: { of: 'readRetention' },
  setFilingFrequency: { of: 'readReturns', writesPart: true },
  setDepreciationPolicy: {
    of: 'readDepreciation',
    record: (reply) => (reply as { readonly policy: unknown }).policy,
  },
};

const isPut = (name: EndpointName): boolean => (endpoints[name] as Endpoint).method === 'PUT';
const PUTS = (Object.keys(endpoints) as EndpointName[])
  .filter(isPut)
  .filter((name) => name !== 'putRecord' && name !== 'changeRecord');

it('every PUT of the contract is asked', () => {
  expect(Object.keys(READS).toSorted()).toStrictEqual(PUTS.toSorted());
});

describe.each(PUTS)('%s', (name) => {
  const { of, params, record: within, writesPart } = READS[name] ?? { of: name };
  const { body: schema } = endpoints[name] as Endpoint;
  const taken = schema === undefined ? {} : fieldsOnWire(schema).shape;

  async function prepared() {
    const request = await rightRequest(house, name);
    const read = async () => {
      const asked = { params: params?.(request) ?? request.params, query: request.query };
      const { body } = await house.owner(of, asked);
      return (within?.(body, request) ?? body) as Readonly<Record<string, unknown>>;
    };
    const part = writesPart === undefined ? {} : (request.body as object);
    const put = async (body: object) => house.owner(name, { ...request, body });
    return { read, put, part };
  }

  it('takes back what was read, and changes nothing by it', async () => {
    const { read, put, part } = await prepared();
    const before = await read();
    const got = await put({ ...before, ...part });
    expect(got.body).not.toHaveProperty('errors');
    expect(got.status).toBe(200);
    if (writesPart !== true) expect(await read()).toStrictEqual(before);
  });

  it('refuses a field that is only read and says something else', async () => {
    const { read, put, part } = await prepared();
    const before = await read();
    const readOnly = Object.keys(before).find((key) => !Object.hasOwn(taken, key) && key !== 'seq');
    const altered = readOnly === undefined ? 'seq' : readOnly;
    expectFields(await put({ ...before, ...part, [altered]: 999_999 }), [altered]);
  });
});

describe.each(Object.entries(EXAMPLES))('the generic PUT of a %s', (kind, example) => {
  const made = async () => recordOf(await owner.create(kind, example.create(house)));

  it('takes back what was read, and changes nothing by it', async () => {
    const before = await made();
    expect((await owner.change(kind, before.id, before)).body).toStrictEqual(before);
    expect((await owner.call('PUT', kind, before)).body).toStrictEqual(before);
    expect((await owner.read(kind, before.id)).body).toStrictEqual(before);
  });

  it('refuses a field that is only read and says something else', async () => {
    const before = await made();
    const altered = { ...before, updated_at: '2001-01-01T00:00:00.000Z' };
    expectFields(await owner.change(kind, before.id, altered), ['updated_at']);
  });

  it('says of an older copy that somebody has changed the record since', async () => {
    const before = await made();
    const name = `Newer ${kind} ${before.id}`;
    expect((await owner.change(kind, before.id, { name })).status).toBe(200);
    const got = await owner.change(kind, before.id, { ...before, name: 'From an older copy' });
    expect(got.status).toBe(409);
    expect(recordOf(await owner.read(kind, before.id))).toMatchObject({ name });
  });
});

describe('the generic PUT of an invoice', () => {
  const customer = () => house.customers.mills;
  const drafted = async (more: object = {}) =>
    recordOf(
      await owner.create('invoice', {
        customer_id: customer(),
        items: [BALES, { ...BALES, name: 'Packing' }],
        ...more,
      }),
    );
  const detailOf = async ({ id }: Wire) =>
    (await house.owner('readInvoice', { params: { invoiceId: id } })).body as InvoiceDetail;
  /** What nobody writes moves with every event. */
  const lasting = (detail: InvoiceDetail) => ({ ...detail, seq: 0, updated_at: '' });

  const further = {
    notes: 'Mind the rain',
    terms: 'Fifteen days',
    discount: { percent: '5' },
    prices_include_tax: true,
    place_of_supply: '29',
  };
  it.each([
    ['a plain draft', {}],
    ['a draft with all that the kind does not show', further],
  ])('takes back what its GET gave of %s, and changes nothing by it', async (_, more) => {
    const before = await drafted(more);
    const detail = await detailOf(before);
    expect((await owner.call('PUT', 'invoice', before)).status).toBe(200);
    const second = recordOf(await owner.read('invoice', before.id));
    expect((await owner.change('invoice', before.id, second)).status).toBe(200);
    expect(lasting(await detailOf(before))).toStrictEqual(lasting(detail));
  });

  it('takes back what the page of an invoice reads', async () => {
    const before = await drafted(further);
    const detail = await detailOf(before);
    const got = await owner.change('invoice', before.id, detail);
    expect(got.body).toMatchObject({ id: before.id, total: before['total'] });
    expect(lasting(await detailOf(before))).toStrictEqual(lasting(detail));
  });

  it('writes the field that is said, and leaves the others', async () => {
    const before = await drafted(further);
    expectFields(await owner.change('invoice', before.id, { ...before, total: '1.00' }), ['total']);
    const later = await owner.change('invoice', before.id, { due_date: '2031-01-31' });
    expect(later.body).toMatchObject({ due_date: '2031-01-31', total: before['total'] });
    expect(await detailOf(before)).toMatchObject({
      notes: 'Mind the rain',
      discount: { percent: '5' },
    });
    const moved = await owner.change('invoice', before.id, {
      ...recordOf(later),
      client_id: house.customers.ravi,
    });
    expect(moved.body).toMatchObject({ client_id: house.customers.ravi, due_date: '2031-01-31' });
    expect(await detailOf(before)).toMatchObject({ place_of_supply_given: null });
  });

  it('says of one that was issued how it is put right, whatever else is said', async () => {
    const { id } = await drafted();
    expect((await house.owner('issueInvoice', { params: { invoiceId: id } })).status).toBe(200);
    const issued = recordOf(await owner.read('invoice', id));
    for (const body of [issued, {}, { total: 'x' }, { ...issued, items: [] }]) {
      const got = await owner.change('invoice', id, body);
      expect(got).toMatchObject({ status: 409, body: { code: 'invoice_is_issued' } });
      expect((got.body as { detail: string }).detail).toMatch(/credit note.*cancel/i);
    }
  });

  it('is answered once under one key, also when the invoice was issued since', async () => {
    const before = await drafted();
    const key = { 'Idempotency-Key': 'back-again' };
    const first = await owner.change('invoice', before.id, before, key);
    expect(first.status).toBe(200);
    await house.owner('issueInvoice', { params: { invoiceId: before.id } });
    expect((await owner.change('invoice', before.id, before, key)).body).toStrictEqual(first.body);
  });
});
