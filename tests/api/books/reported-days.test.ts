// What is said of an account or of a book as a whole: nothing of it changes how a day reads that is
// locked or filed, by no door.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { sendLines, startImport } from '../ledgers/imports/lines.ts';
import { done } from '../trade/requests.ts';

let team: Team;
let types: ReadonlyMap<string, number>;
beforeAll(async () => {
  team = await openTeam();
  const listed = (await team.owner('listAccountTypes')).body as { id: number; name: string }[];
  types = new Map(listed.map(({ id, name }) => [name, id]));
  await post('2025-05-01', 'Rent', '300');
  done(await lock('hard', '2026-03-31'));
});
afterAll(() => team.close());

const book = () => ({ params: { bookId: team.bookId } });
const typeOf = (name: string): number => types.get(name) ?? 0;
const lock = (kind: string, locked_to: string | null) =>
  team.owner('setLock', { ...book(), body: { kind, locked_to, reason: 'Audited' } });
const post = async (date: string, account: string, amount: string) =>
  done(
    await team.owner('postJournal', {
      body: {
        date,
        entry: [
          { account_id: team.account(account), amount },
          { account_id: team.account('Cash'), amount: `-${amount}` },
        ],
      },
    }),
  );
const change = (accountId: number, body: object) =>
  team.owner('changeAccount', { params: { accountId }, body });
const result = async (): Promise<unknown> => {
  const query = { from: '2025-04-01', to: '2026-03-31' };
  const got = await team.owner('readProfitAndLoss', { ...book(), query });
  return (got.body as { result: unknown }).result;
};

describe('an account with an entry of a locked day', () => {
  const refusedWith = () => ({ account_id: team.account('Rent'), name: 'Rent', on: '2025-05-01' });

  it('keeps its type, by the form and by the generic call', async () => {
    const before = await result();
    const id = team.account('Rent');
    const wanted = { account_type_id: typeOf('Current Assets') };
    expectRefused(await change(id, wanted), 409, 'account_type_of_reported_days', refusedWith());
    const generic = await team.owner('changeRecord', {
      params: { entity: 'account', id },
      body: { ...wanted, book_id: team.bookId },
    });
    expectRefused(generic, 409, 'account_type_of_reported_days', refusedWith());
    expect(await result()).toStrictEqual(before);
  });

  it('keeps its type by an import, which says why', async () => {
    const id = await startImport(team.owner, 1, { kind: 'account' });
    const line = { line: 2, name: 'Rent', match: 'name', account_type_id: typeOf('Fixed Assets') };
    const { answers } = await sendLines(team.owner, 'importAccounts', [line], id);
    expect(answers).toMatchObject([
      {
        line: 2,
        ok: false,
        code: 'account_type_of_reported_days',
        facts: { field: 'account_type_id' },
      },
    ]);
  });

  it('keeps names that the statements read, and takes others', async () => {
    const id = team.account('Rent');
    const renamed = await change(id, { name: 'Depreciation of the shop' });
    expectRefused(renamed, 409, 'account_name_of_reported_days', {
      ...refusedWith(),
      wanted: 'Depreciation of the shop',
    });
    expect((await change(id, { name: 'Shop rent' })).body).toMatchObject({ name: 'Shop rent' });
    done(await change(id, { name: 'Rent' }));
  });

  it('moves where its days are open, and where it has none', async () => {
    const made = { name: 'Water', account_type_id: typeOf('Indirect Expenses') };
    const id = idOf(await team.owner('createAccount', { body: made }));
    const moved = await change(id, { account_type_id: typeOf('Direct Expenses') });
    expect(moved.body).toMatchObject({ group: 'direct-expenses' });
  });

  it('stays where it is when a shared type goes to another group', async () => {
    const body = { name: 'Ads', group: 'indirect-expenses', book_id: team.bookId };
    const type = idOf(await team.owner('addAccountType', { body }));
    const made = { name: 'Hoardings', account_type_id: type };
    const id = idOf(await team.owner('createAccount', { body: made }));
    const wanted = { entity: 'account_type', id: type };
    const moves = { group: 'direct-expenses', book_id: team.bookId };
    done(await team.owner('changeRecord', { params: wanted, body: moves }));
    const same = await change(id, { account_type_id: type, name: 'Hoardings and radio' });
    expect(same.body).toMatchObject({ group: 'indirect-expenses', name: 'Hoardings and radio' });
    const moved = await change(id, { moves_to_group: true });
    expect(moved.body).toMatchObject({ group: 'direct-expenses' });
  });
});

describe('the first day of the book', () => {
  const begin = (begins_on: string | null) =>
    team.owner('changeBookSettings', { ...book(), body: { begins_on } });

  it('passes over no entry, by the settings and by opening balances', async () => {
    const facts = { begins_on: '2026-04-01', count: 1, first_on: '2025-05-01' };
    expectRefused(await begin('2026-04-01'), 409, 'entries_before_book_begins', facts);
    const accounts = [{ account_id: team.account('Cash'), balance: '1000', bills: [] }];
    const opened = await team.owner('postOpening', {
      body: { begins_on: '2026-04-01', accounts, stock: [] },
    });
    expectRefused(opened, 409, 'entries_before_book_begins', facts);
  });

  it('passes over no day that is locked', async () => {
    const refused = await begin('2025-04-01');
    expectRefused(refused, 409, 'begins_on_of_reported_days', { last_on: '2025-03-31' });
  });
});

describe('what the book says of itself', () => {
  it('lays locked statements out as they were reported', async () => {
    const legal = (legal_form: string) =>
      team.owner('setLegalForm', { ...book(), body: { legal_form } });
    done(await legal('company'));
    const formOn = async (as_on: string) =>
      (
        (await team.owner('readBalanceSheet', { ...book(), query: { as_on } })).body as {
          form: string;
        }
      ).form;
    expect(await formOn('2026-03-31')).toBe('proprietor');
    expect(await formOn('2026-04-30')).toBe('company');
    done(await legal('unknown'));
  });

  it('keeps the shares of a locked day', async () => {
    const body = { from: '2025-04-01', face_value: '10', shares: 10_000, diluted_shares: null };
    const got = await team.owner('setShareCapital', { ...book(), body });
    expectRefused(got, 409, 'share_capital_of_locked_day', { locked_to: '2026-03-31' });
  });

  it('keeps a letter of undertaking under which days were reported', async () => {
    const letter = (reference: string | null) =>
      team.owner('recordUndertaking', {
        ...book(),
        body: { financial_year: '25-26', reference },
      });
    done(await letter('AD270325000001A'));
    expectRefused(await letter(null), 409, 'undertaking_of_reported_days', {
      financial_year: '25-26',
      last_on: '2026-03-31',
    });
  });

  it('takes no account with such entries for output tax', async () => {
    const accountId = team.account('Rent');
    const body = { accounts: { 'output-cgst': accountId } };
    const got = await team.owner('changePostingAccounts', { ...book(), body });
    expectRefused(got, 409, 'posting_account_of_reported_days', {
      role: 'output-cgst',
      account_id: accountId,
      on: '2025-05-01',
    });
  });

  it('keeps the registration under which a return was filed', async () => {
    const billing = (body: object) => team.owner('changeBillingSettings', { ...book(), body });
    done(await billing({ gstin: '27AAPFU0939F1ZV', registration: 'composition' }));
    const filed = { return_kind: 'cmp-08', period: '062026', arn: 'AA270626123456K' };
    done(
      await team.owner('markReturnFiled', {
        ...book(),
        body: { ...filed, filed_on: '2026-07-10' },
      }),
    );
    const facts = { return_kind: 'cmp-08', period: '062026', arn: 'AA270626123456K' };
    const regular = { registration: 'regular' };
    expectRefused(await billing(regular), 409, 'registration_of_filed_return', facts);
    const gone = await billing({ gstin: null, registration: 'unregistered' });
    expectRefused(gone, 409, 'registration_of_filed_return', facts);
    const from = { registered_from: '2026-07-01' };
    done(await team.owner('changeBookSettings', { ...book(), body: from }));
    done(await billing(regular));
    const query = { year: '26-27' };
    const { returns, begins_on: begins } = (await team.owner('readReturns', { ...book(), query }))
      .body as { begins_on: string; returns: { return_kind: string; period: string }[] };
    expect(begins).toBe('2026-07-01');
    expect(returns.slice(0, 3).map((one) => `${one.return_kind} ${one.period}`)).toStrictEqual([
      'cmp-08 062026',
      'gstr-1 072026',
      'gstr-3b 072026',
    ]);
  });
});
