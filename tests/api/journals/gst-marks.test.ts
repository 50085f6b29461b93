// Marks of GST at every door: what a set-off, a discharge and a challan are meant for is posted in
// a filed month, and nothing else is. Sales of September with IGST 900, credit of IGST 300.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GstSummary, JournalCard, PostedJournal } from '#tests/support/replies-on-wire.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { Got } from '#tests/support/server.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';
import { idOf } from '#tests/support/team.ts';
import { sendLines } from '../ledgers/imports/lines.ts';
import { sendBatch } from './batch/sending.ts';

let house: House;
let today: string;
beforeAll(async () => {
  house = await openHouse();
  today = await readTodayInIndia(house.server.core.db);
  const line = { ...BALES, quantity: 900 };
  await billed(house, 'mills', { issue_date: '2026-09-12', items: [line] });
});
afterAll(() => house.close());

const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };
const FILED = { return_kind: 'gstr-1', period: '092026' };
const book = () => ({ params: { bookId: house.bookId } });

const add = async (name: string) => {
  const types = done(await house.owner('listAccountTypes', book())).body as readonly {
    id: number;
    name: string;
  }[];
  const type = types.find((one) => one.name === 'Duties & Taxes');
  return idOf(
    done(await house.owner('createAccount', { body: { name, account_type_id: type?.id } })),
  );
};

type Line = readonly [account: string, amount: string];
const entryOf = (lines: readonly Line[]) =>
  lines.map(([name, amount]) => ({ account_id: house.account(name), amount }));

const bodyOf = (lines: readonly Line[], more: object = {}) => ({
  entry: entryOf(lines),
  date: '2026-09-30',
  ...more,
});
const post = (lines: readonly Line[], more: object = {}) =>
  house.owner('postJournal', { body: bodyOf(lines, more) });
const postedBy = async (lines: readonly Line[], more: object = {}) =>
  (done(await post(lines, more)).body as PostedJournal).journal;

/** Expects one refusal at the form, the generic call, the batch and the import. */
async function refusedEverywhere(lines: readonly Line[], more: object, code: string) {
  const body = bodyOf(lines, more);
  const refused = { ok: false, code };
  expect((await house.owner('postJournal', { body })).body).toMatchObject({ code });
  const generic = await house.owner('createRecord', { params: { entity: 'journal' }, body });
  expect(generic.body).toMatchObject({ code });
  const { answers } = await sendBatch(house.owner, [body]);
  expect(answers).toMatchObject([refused]);
}

const summary = async () =>
  done(
    await house.owner('readGstSummary', {
      ...book(),
      query: { from: '2026-09-01', to: '2026-09-30' },
    }),
  ).body as GstSummary;
const sourcesOf = ({ sources }: GstSummary) => sources.map(({ of, igst }) => [of, igst]);
const cardOf = async (journalId: number) =>
  done(await house.owner('readJournal', { params: { journalId } })).body as JournalCard;
const reverse = (journalId: number, body: object = {}) =>
  house.owner('reverseJournal', { params: { journalId }, body: { reason: 'Wrong', ...body } });
const codeOf = ({ body }: Got) => (body as { readonly code?: string }).code;

describe('in a month whose GSTR-1 is filed', () => {
  let byHand: number;
  beforeAll(async () => {
    byHand = (
      await postedBy(
        [
          ['Cash', '118'],
          ['Sales – Goods', '-100'],
          ['Output IGST', '-18'],
        ],
        { date: '2026-09-10' },
      )
    ).id;
    await postedBy(
      [
        ['Purchases – Goods', '2000'],
        ['Input IGST', '300'],
        ['Input CGST', '60'],
        ['Cash', '-2360'],
      ],
      { date: '2026-09-14' },
    );
    done(
      await house.owner('markReturnFiled', {
        ...book(),
        body: { ...FILED, filed_on: '2026-10-10', arn: 'AA270926123456K' },
      }),
    );
  });

  it('no mark takes output tax against capital, sales, drawings or cash', async () => {
    for (const account of ['Capital Account', 'Sales – Goods', 'Drawings']) {
      for (const gst of ['set-off', 'payment', 'discharge', 'challan', 'cash-ledger']) {
        const lines: Line[] = [
          ['Output IGST', '90'],
          [account, '-90'],
        ];
        await refusedEverywhere(lines, { gst }, 'gst_mark_takes_no_such_account');
      }
    }
  });

  it('no set-off crosses heads, pays reverse charge or passes IGST credit over', async () => {
    await refusedEverywhere(
      [
        ['Output SGST/UTGST', '10'],
        ['Input CGST', '-10'],
      ],
      { gst: 'set-off' },
      'set_off_crosses_heads',
    );
    await refusedEverywhere(
      [
        ['RCM Output CGST', '10'],
        ['Input CGST', '-10'],
      ],
      { gst: 'set-off' },
      'gst_mark_takes_no_such_account',
    );
    await refusedEverywhere(
      [
        ['Output IGST', '10'],
        ['Input CGST', '-10'],
      ],
      { gst: 'set-off' },
      'set_off_out_of_order',
    );
  });

  it('the refusal of lines without a mark teaches no way round', async () => {
    const refused = await post([
      ['Output IGST', '90'],
      ['Capital Account', '-90'],
    ]);
    expect(codeOf(refused)).toBe('output_tax_in_filed_period');
    expect((refused.body as { detail: string }).detail).not.toMatch(/mark/i);
  });

  it('takes a set-off of its own period, and says so of the journal and in the summary', async () => {
    const before = sourcesOf(await summary());
    const got = await post(
      [
        ['Output IGST', '300'],
        ['Input IGST', '-300'],
      ],
      { gst: [{ mark: 'set-off', period: SEPTEMBER }] },
    );
    expect(got.body).toMatchObject({
      warnings: [{ code: 'set_off_of_open_period', field: 'gst', facts: SEPTEMBER }],
    });
    const { id } = (done(got).body as PostedJournal).journal;
    expect((await cardOf(id)).gst).toStrictEqual([
      { mark: 'set-off', period: SEPTEMBER, lines: [1, 2] },
    ]);
    const after = await summary();
    expect(sourcesOf(after)).toStrictEqual([
      ...before.filter(([of]) => of !== 'entry'),
      ['gst-set-off', '-300.00'],
      ...before.filter(([of]) => of === 'entry'),
    ]);
    expect(after.ties).toBe(true);
    await refusedEverywhere(
      [
        ['Output IGST', '1'],
        ['Input IGST', '-1'],
      ],
      { gst: 'set-off' },
      'set_off_exceeds_credit',
    );
  });

  it('takes a challan and a discharge in one voucher, up to what is open', async () => {
    const open = Number((await summary()).ledger.igst);
    const lines: Line[] = [
      ['Electronic Cash Ledger (GST)', String(open)],
      ['Bank Account', String(-open)],
      ['Output IGST', String(open)],
      ['Electronic Cash Ledger (GST)', String(-open)],
    ];
    const gst = [
      { mark: 'challan', period: SEPTEMBER, lines: [1, 2] },
      { mark: 'discharge', period: SEPTEMBER, lines: [3, 4] },
    ];
    const { id } = await postedBy(lines, { gst, date: '2026-10-20' });
    expect((await cardOf(id)).gst).toStrictEqual(gst);
    await refusedEverywhere(
      [
        ['Output IGST', '1'],
        ['Electronic Cash Ledger (GST)', '-1'],
      ],
      { gst: [{ mark: 'payment', period: SEPTEMBER }], date: '2026-10-20' },
      'gst_exceeds_open_tax',
    );
    await refusedEverywhere(
      [
        ['RCM Output CGST', '1'],
        ['Bank Account', '-1'],
      ],
      { gst: 'payment', date: '2026-10-20' },
      'gst_paid_past_the_cash_ledger',
    );
  });

  it('an import and a correction are judged as the form is', async () => {
    const line = {
      line: 1,
      ...bodyOf(
        [
          ['Output IGST', '90'],
          ['Capital Account', '-90'],
        ],
        { gst: 'set-off', narration: 'Wrong' },
      ),
    };
    const { answers } = await sendLines(house.owner, 'importJournals', [line]);
    expect(answers).toMatchObject([{ ok: false, code: 'gst_mark_takes_no_such_account' }]);
    const { id } = await postedBy(
      [
        ['Cash', '5'],
        ['Capital Account', '-5'],
      ],
      { date: '2026-09-20' },
    );
    const corrected = await house.owner('correctJournal', {
      params: { journalId: id },
      body: {
        ...bodyOf(
          [
            ['Output IGST', '5'],
            ['Drawings', '-5'],
          ],
          { gst: 'set-off' },
        ),
        reason: 'Wrong',
      },
    });
    expect(codeOf(corrected)).toBe('gst_mark_takes_no_such_account');
  });

  it('the reversal of a sale by hand is dated today, and September stays', async () => {
    const before = (await summary()).ledger;
    const refused = await reverse(byHand, { date: '2026-09-10' });
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'tax_in_filed_period',
      facts: { field: 'date', period: '092026', arn: 'AA270926123456K' },
    });
    const got = done(await reverse(byHand)).body as PostedJournal & { readonly moved: object };
    expect(got.journal.date).toBe(today);
    expect(got.moved).toStrictEqual({ from: '2026-09-10', to: today });
    expect((await summary()).ledger).toStrictEqual(before);
  });

  it('a correction is dated today too, or on the open days that are given', async () => {
    const input: Line[] = [
      ['Purchases – Goods', '100'],
      ['Input CGST', '9'],
      ['Cash', '-109'],
    ];
    const { id } = await postedBy(input, { date: '2026-09-16' });
    const correct = (journalId: number, more: object) => {
      const { date: _date, ...body } = bodyOf(input);
      return house.owner('correctJournal', {
        params: { journalId },
        body: { ...body, reason: 'Wrong', ...more },
      });
    };
    expect(codeOf(await correct(id, { date: '2026-09-16' }))).toBe('tax_in_filed_period');
    const got = done(await correct(id, {})).body as {
      readonly reversal: PostedJournal;
      readonly correction: PostedJournal;
    };
    expect([got.reversal.journal.date, got.correction.journal.date]).toStrictEqual([today, today]);
    const again = await postedBy(input, { date: '2026-09-16' });
    const dated = done(await correct(again.id, { date: '2026-11-02', reversal_date: '2026-11-03' }))
      .body as typeof got;
    expect([dated.reversal.journal.date, dated.correction.journal.date]).toStrictEqual([
      '2026-11-03',
      '2026-11-02',
    ]);
  });

  it('what changes no tax is reversed on its own day', async () => {
    const { id } = await postedBy(
      [
        ['Cash', '5'],
        ['Capital Account', '-5'],
      ],
      { date: '2026-09-20' },
    );
    const got = done(await reverse(id)).body as PostedJournal & { readonly moved?: object };
    expect([got.journal.date, got.moved]).toStrictEqual(['2026-09-20', undefined]);
  });
});

it('an account that the settings name is one of GST, whatever it is called', async () => {
  const wallet = await add('Tax wallet');
  done(
    await house.owner('changePostingAccounts', {
      ...book(),
      body: { accounts: { 'gst-cash-ledger': wallet } },
    }),
  );
  const entry = [
    { account_id: wallet, amount: '50' },
    { account_id: house.account('Bank Account'), amount: '-50' },
  ];
  const body = { entry, gst: 'payment', date: '2026-10-19' };
  const { id } = (done(await house.owner('postJournal', { body })).body as PostedJournal).journal;
  expect((await cardOf(id)).gst).toMatchObject([{ mark: 'challan', period: SEPTEMBER }]);
});
