// A PUT takes back what GET gave: every operation of the contract that is a PUT, and every kind of
// the generic calls.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { expectFields } from '#tests/support/problems.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { rightRequest } from '../books/right-requests.ts';
import type { RightRequest } from '../books/right-requests.ts';
import { callsOf, recordOf } from './calling.ts';
import type { Calls } from './calling.ts';
import { EXAMPLES, prepare } from './walk.ts';
import { openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';

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
  changeBillingSettings: { of: 'readBillingSettings' },
  changePostingAccounts: { of: 'readPostingAccounts' },
  setTurnover: settings,
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
  const taken = (endpoints[name] as Endpoint).body?.shape ?? {};

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
