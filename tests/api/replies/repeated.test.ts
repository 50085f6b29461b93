// Every operation that changes something answers a repeated key with the same bytes, whatever the
// world has done in between. Those that take no key say so in the contract.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSomething, takesKey } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';
import { rightRequest } from '../books/right-requests.ts';
import { balesIn, done, newCustomer } from '../trade/requests.ts';
import type { Got } from '#tests/support/server.ts';
import { EXAMPLES, prepare } from '../entities/walk.ts';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const CHANGES = all.filter(([, endpoint]) => changesSomething(endpoint));
const KEYED = CHANGES.filter(([, endpoint]) => takesKey(endpoint));

type Sent = { readonly title: string; readonly name: EndpointName; readonly ask: Ask };
type SentTwice = Sent & { readonly first: string };

let team: Team;
const sent: SentTwice[] = [];

const textOf = ({ status, body }: Got): string => JSON.stringify([status, body]);

async function send(title: string, name: EndpointName, ask: Ask): Promise<Got> {
  const keyed = {
    ...ask,
    headers: { 'Idempotency-Key': `once-${sent.length}-${title.replaceAll(' ', '-')}` },
  };
  const got = await team.owner(name, keyed);
  sent.push({ title, name, ask: keyed, first: textOf(got) });
  return got;
}

/** Creates, changes and removes one of each kind by the generic calls. */
async function sendGeneric(): Promise<void> {
  const query = { book_id: team.bookId };
  for (const [entity, example] of Object.entries(EXAMPLES)) {
    const params = { entity };
    const body = example.create(team);
    const created = await send(`create ${entity}`, 'createRecord', { params, query, body });
    const { id = 0 } = created.body as { id?: number };
    const one = { query, params: { entity, id } };
    await send(`change ${entity}`, 'changeRecord', { ...one, body: example.change });
    await send(`change-nothing ${entity}`, 'changeRecord', { ...one, body: example.change });
    await send(`remove ${entity}`, 'removeRecord', one);
  }
}

/** What is posted stays: it is written once, and a draft until it is issued. */
async function sendPosted(): Promise<void> {
  const query = { book_id: team.bookId };
  const create = async (entity: string, body: unknown) =>
    send(`create ${entity}`, 'createRecord', { params: { entity }, query, body });
  const { body: sale } = await rightRequest(team, 'postJournal');
  await create('journal', sale);
  const draft = { customer_id: await newCustomer(team), items: [await balesIn(team)] };
  const invoiceId = idOf(await create('invoice', draft));
  const params = { entity: 'invoice', id: invoiceId };
  const body = { ...draft, items: [{ ...(await balesIn(team)), quantity: 5 }] };
  await send('change invoice', 'changeRecord', { params, query, body });
  done(await team.owner('issueInvoice', { params: { invoiceId }, query, body: {} }));
  await create('payment', { invoice_id: invoiceId, amount: '50', method: 'upi' });
}

/** A day much later: whatever is told of "today" is told of another one. */
const moveTheDay = () =>
  team.server.database.writer.query(
    `update book_heads set recorded_at = recorded_at + interval '40 days'`,
  );

async function renameEverything(): Promise<void> {
  const { bookId } = team;
  await team.owner('renameBook', { params: { bookId }, body: { name: 'Another name' } });
  await team.owner('changeProfile', { body: { name: 'Meera Kulkarni' } });
  await team.owner('changeBillingSettings', {
    params: { bookId },
    body: { terms: 'Other terms', legal_name: 'Another legal name' },
  });
  for (const entity of ['account', 'client', 'category', 'brand', 'unit', 'product', 'service']) {
    const params = { entity };
    const listed = await team.owner('listRecords', { params, query: { book_id: bookId } });
    for (const { id } of listed.body as readonly { id: number }[]) {
      const body = { name: `Renamed ${entity} ${id}` };
      await team.owner('changeRecord', {
        params: { entity, id },
        query: { book_id: bookId },
        body,
      });
    }
  }
}

async function payEverything(): Promise<void> {
  const listed = await team.owner('listInvoices', { query: { filter: 'open' } });
  for (const { id } of listed.body as readonly { id: number }[]) {
    const body = { method: 'cash' };
    await team.owner('recordPayment', { params: { invoiceId: id }, body });
  }
}

async function lockTheBook(): Promise<void> {
  const body = { kind: 'soft', locked_to: '2026-10-31', reason: 'Filed' };
  await team.owner('setLock', { params: { bookId: team.bookId }, body });
}

beforeAll(async () => {
  team = await openTeam();
  const command = { type: 'GrantAdmin', data: { personId: 1 as PersonId } } as const;
  await team.server.core.writer.submit({ bookId: 0, actorId: 0, command });
  await prepare(team);
  for (const [name] of KEYED) await send(name, name, await rightRequest(team, name));
  await sendGeneric();
  await sendPosted();
  await moveTheDay();
  await renameEverything();
  await payEverything();
  await lockTheBook();
}, 300_000);
afterAll(() => team.close());

it('only calls of the session, of secrets, of imports and of how a list is drawn take none', () => {
  const without = CHANGES.filter(([, { takesNoKey }]) => takesNoKey === true);
  expect(without.map(([name]) => name)).toStrictEqual([
    'login',
    'logout',
    'register',
    'changeProfile',
    'changePassword',
    'forgotPassword',
    'resetPassword',
    'signOutSession',
    'signOutOtherSessions',
    'sendAddressLink',
    'confirmAddress',
    'makeAddressLink',
    'makeResetLink',
    'makeInvitationLinks',
    'inviteMember',
    'readInvitation',
    'keepListChoice',
    'importCustomers',
    'importSuppliers',
    'importAccounts',
    'importJournals',
    'importProducts',
    'importOpenings',
    'undoImport',
  ]);
});

describe('an operation sent again after the world went on', () => {
  it('is answered with the same bytes, whichever it is', async () => {
    const others: string[] = [];
    for (const { title, name, ask, first } of sent) {
      const again = textOf(await team.owner(name, ask));
      if (again !== first) others.push(`${title}\n  ${first}\n  ${again}`);
    }
    expect(others).toStrictEqual([]);
    expect(sent.filter(({ first }) => !first.startsWith('[200,')).map(one)).toStrictEqual([]);
  }, 300_000);
});

const one = ({ title, first }: SentTwice): string => `${title}: ${first}`;
