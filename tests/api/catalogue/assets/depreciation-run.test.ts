// A book with a mill and a computer depreciates: runs and disposals tie the register to the ledger.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DisposalPreview } from '#api/contract/account/assets/disposal.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { expectRunExplained } from '../../books/log/explained/run-figures.ts';
import { openShop, ok } from '../shop.ts';
import type { Shop } from '../shop.ts';
import type { DepreciationProposal, FixedAssets } from '#tests/support/replies-on-wire.ts';

let shop: Shop;
let mills: number;
let computers: number;
let computer: number;

const params = () => ({ bookId: shop.bookId });
const ofComputer = { class: 'computer', tax_kind: 'computer', put_to_use: '2024-04-01' };
const YEAR = { from: '2024-04-01', through: '2026-03-31' };

const account = (name: string, group: string) => typed(name, group);
async function typed(name: string, group: string): Promise<number> {
  const type = await shop.make('addAccountType', { name: `${name} type`, group });
  return shop.make('createAccount', { name, account_type_id: type });
}
const journal = (date: string, entry: readonly (readonly [number, string])[]) =>
  shop.owner('postJournal', {
    body: { date, entry: entry.map(([account_id, amount]) => ({ account_id, amount })) },
  });
const read = async <Body>(name: EndpointName, query: Readonly<Record<string, string>>) =>
  ok(await shop.owner(name, { params: params(), query })).body as Body;
const proposal = (query: Readonly<Record<string, string>> = YEAR) =>
  read<DepreciationProposal>('readDepreciation', query);
const register = (to: string) => read<FixedAssets>('readFixedAssets', { from: '2025-04-01', to });
const post = (body: object, asking = shop.owner) =>
  asking('postDepreciationRun', { params: params(), body });

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('changeBookSettings', { params: params(), body: { begins_on: '2024-04-01' } });
  mills = await account('Mills', 'fixed-assets');
  computers = shop.account('Computers');
  const product_id = await shop.product('Till');
  const create = (name: string, account_id: number, depreciation: object) =>
    shop.make('createAsset', { asset_type: 'asset', name, product_id, account_id, depreciation });
  computer = await create('Old computer', computers, { ...ofComputer, cost: '80000' });
  const ofMill = { class: 'plant', tax_kind: 'machinery', put_to_use: '2025-10-01' };
  await create('Mill', mills, { ...ofMill, cost: '200000' });
  const cash = shop.account('Cash');
  await journal('2024-04-01', [
    [computers, '80000'],
    [cash, '-80000'],
  ]);
  await journal('2025-10-01', [
    [mills, '200000'],
    [cash, '-200000'],
  ]);
});
afterAll(() => shop.close());

describe('a depreciation run', () => {
  it('is proposed line by line, posted by class, and then nothing is left', async () => {
    const proposed = await proposal();
    expect(proposed).toMatchObject({ to_post: '56982.64', locked_to: null, runs: [] });
    expect(
      proposed.lines.map(({ name, days, rate, to_post }) => [name, days, rate, to_post]),
    ).toEqual([
      ['Old computer', 730, 31.67, '50666.66'],
      ['Mill', 182, 6.33, '6315.98'],
    ]);
    const made = ok(await post({ ...YEAR, to_post: '56982.64' }));
    expect(made.body).toMatchObject({
      number: 1,
      journals: [expect.any(Number), expect.any(Number)],
    });
    const after = await proposal();
    expect(after).toMatchObject({ to_post: '0.00', runs: [{ number: 1, amount: '56982.64' }] });
    expect((await register('2026-03-31')).difference).toBe('0.00');
  });

  it('posted twice by two people posts once', async () => {
    expectRefused(await post({ ...YEAR, to_post: '56982.64' }), 409, 'nothing_to_depreciate', {});
  });

  it('cannot be reversed journal by journal', async () => {
    const [run] = (await proposal()).runs;
    const refused = await shop.owner('reverseJournal', {
      params: { journalId: run?.journals[0] ?? 0 },
      body: { reason: 'By hand' },
    });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('depreciation-run');
  });

  it('takes what was posted by hand into account', async () => {
    const expense = shop.account('Depreciation');
    const accumulated = shop.account('Accumulated Depreciation');
    const days = { from: '2026-04-01', through: '2026-09-30' };
    const before = await proposal(days);
    const posted = ok(
      await journal('2026-09-30', [
        [expense, '1000'],
        [accumulated, '-1000'],
      ]),
    );
    const after = await proposal(days);
    expect(after).toMatchObject({ by_hand: '1000.00', by_hand_beyond: '0.00' });
    expect(Number(before.to_post) - Number(after.to_post)).toBeCloseTo(1000, 2);
    const { journal: of } = posted.body as { journal: { id: number } };
    ok(
      await shop.owner('reverseJournal', {
        params: { journalId: of.id },
        body: { reason: 'Again' },
      }),
    );
    expect(await proposal(days)).toMatchObject({ by_hand: '0.00', to_post: before.to_post });
  });

  it('is undone as one, and its undoing by nobody who may not', async () => {
    const days = { from: '2026-04-01', through: '2026-06-30' };
    const { to_post } = await proposal(days);
    ok(await post({ ...days, to_post }));
    const undo = { params: { ...params(), runId: 2 }, body: { reason: 'A wrong life' } };
    expectRefused(await shop.dataEntry('undoDepreciationRun', undo), 403, 'role_may_not', {
      role: 'data entry',
      right: 'PostDepreciation',
    });
    ok(await shop.owner('undoDepreciationRun', undo));
    expect(await proposal(days)).toMatchObject({
      to_post,
      runs: [{ undone: {} }, { undone: null }],
    });
    expectRefused(await shop.owner('undoDepreciationRun', undo), 409, 'depreciation_run_undone', {
      number: 2,
    });
  });

  it('has what it posted as the sum of its events, and says what else is made of', async () => {
    const days = { from: '2026-04-01', through: '2026-09-30' };
    expect(await expectRunExplained(shop.owner, shop.bookId, days)).toBeGreaterThan(0);
  });

  it('says by field what is wrong with its days and its figure', async () => {
    const turned = { from: '2026-09-30', through: '2026-04-01', to_post: '1' };
    expectFields(await post(turned), ['through']);
    expectFields(await post({ from: 'x', through: '2026-02-30', to_post: 'much' }), [
      'from',
      'through',
      'to_post',
    ]);
    const seen = { from: '2026-04-01', through: '2026-06-30', to_post: '1' };
    expect((await post(seen)).body).toMatchObject({ code: 'depreciation_differs' });
  });

  it('is refused in a locked period by the day of the lock', async () => {
    const lock = (locked_to: string | null) =>
      shop.owner('setLock', {
        params: params(),
        body: { kind: 'soft', locked_to, reason: 'Filed' },
      });
    ok(await lock('2026-06-30'));
    const days = { from: '2026-04-01', through: '2026-06-30' };
    const { to_post, locked_to } = await proposal(days);
    expect(locked_to).toBe('2026-06-30');
    expect((await post({ ...days, to_post })).body).toMatchObject({ code: 'asset_period_locked' });
    ok(await lock(null));
  });
});

describe('the disposal of an asset', () => {
  const sale = { date: '2026-09-30', proceeds: '15000' };

  it('is shown, posted and undone as one, to the paisa', async () => {
    const query = { asset_id: String(computer), ...sale, gst_rate: '18' };
    expect(await read<DisposalPreview>('readAssetDisposal', query)).toMatchObject({
      cost: '80000.00',
      depreciation: '63368.03',
      to_post: '12701.37',
      written_down: '16631.97',
      cgst: '1350.00',
      gain: '-1631.97',
    });
    const body = { asset_id: computer, ...sale, gst_rate: 18, account_id: shop.account('Cash') };
    const made = ok(await shop.owner('disposeAsset', { params: params(), body }));
    expect(made.body).toMatchObject({ number: 1 });
    const balances = await shop.owner('readTrialBalance', { params: params() });
    expect(JSON.stringify(balances.body)).toContain('"1631.97"');
    const { to_post } = await proposal({ from: '2026-04-01', through: '2026-09-30' });
    ok(await post({ from: '2026-04-01', through: '2026-09-30', to_post }));
    const sold = await register('2026-09-30');
    expect(sold.difference).toBe('0.00');
    expect(sold.accounts.find(({ account_id }) => account_id === computers)?.ledger).toBe('0.00');
    const again = await shop.owner('disposeAsset', { params: params(), body });
    expect(again.body).toMatchObject({ code: 'asset_already_sold' });
    const depreciation = { ...ofComputer, cost: '80000', sale: null };
    const cleared = await shop.owner('changeAsset', {
      params: { id: computer },
      body: { depreciation },
    });
    expect(cleared).toMatchObject({
      status: 409,
      body: { code: 'asset_disposal_stands', facts: { field: 'depreciation' } },
    });
    const undo = { params: { ...params(), disposalId: 1 }, body: { reason: 'Not taken' } };
    ok(await shop.owner('undoAssetDisposal', undo));
    const after = await register('2026-09-30');
    const [of] = after.classes.filter(({ class: name }) => name === 'computer');
    expect(of?.assets[0]).toMatchObject({ sold_on: null });
    const { to_post: open } = await proposal({ from: '2026-04-01', through: '2026-09-30' });
    expect(open).toBe('12701.37');
    ok(await post({ from: '2026-04-01', through: '2026-09-30', to_post: open }));
    expect((await register('2026-09-30')).difference).toBe('0.00');
  });

  it('says by field what is wrong', async () => {
    const wrong = { asset_id: 0, date: '2026-13-01', proceeds: '-1', gst_rate: 101 };
    expectFields(await shop.owner('disposeAsset', { params: params(), body: wrong }), [
      'asset_id',
      'date',
      'proceeds',
      'gst_rate',
    ]);
  });
});

describe('by what a book depreciates', () => {
  const set = (body: object) => shop.owner('setDepreciationPolicy', { params: params(), body });

  it('the choice stays while it was used', async () => {
    const body = { basis: 'income-tax', credit: 'accumulated' };
    expect((await set(body)).body).toMatchObject({ code: 'depreciation_basis_in_use' });
    const own = { class: 'plant', account_id: mills };
    const kept = { basis: 'schedule-ii', credit: 'accumulated', class_accounts: [own] };
    expect(ok(await set(kept)).body).toEqual(kept);
    expect((await proposal()).policy).toEqual(kept);
    expectFields(await set({ ...kept, class_accounts: [own, own] }), ['class_accounts']);
  });
});

describe('a book that begins within a year', () => {
  it('depreciates from its first day: what it brought forward was posted by nobody', async () => {
    await shop.close();
    shop = await openShop();
    const accumulated = await account('Worn off', 'fixed-assets');
    const brought = [
      [shop.account('Computers'), '80000'],
      [accumulated, '-63368.03'],
      [shop.account('Depreciation'), '12701.37'],
    ] as const;
    const accounts = brought.map(([account_id, balance]) => ({ account_id, balance }));
    ok(await shop.owner('postOpening', { body: { begins_on: '2026-10-01', accounts } }));
    const policy = { basis: 'schedule-ii', credit: 'accumulated' };
    const class_accounts = [{ class: 'computer', account_id: accumulated }];
    const body = { ...policy, class_accounts };
    ok(await shop.owner('setDepreciationPolicy', { params: params(), body }));
    await shop.make('createAsset', {
      asset_type: 'asset',
      name: 'Old computer',
      product_id: await shop.product('Till'),
      account_id: shop.account('Computers'),
      depreciation: {
        class: 'computer',
        tax_kind: 'computer',
        put_to_use: '2024-04-01',
        cost: '80000',
      },
    });
    const october = { from: '2026-10-01', through: '2026-10-31' };
    expect(await proposal(october)).toMatchObject({ by_hand: '0.00', to_post: '2151.60' });
  });
});
