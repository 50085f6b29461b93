// Credit notes of suppliers over HTTP: entered as they are printed, and as answers to debit notes.
// The ledger, the open items, the register of input credit and what is told of a note agree.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder, done } from './requests.ts';

let team: Team;
let mill: number;
let paper: number;

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  const named = { name: 'Sahyadri Paper Mills', gstn_id: '27AAAPL1234C1ZE' };
  mill = await accountUnder(team, 'Sundry Creditors', named);
  paper = await accountUnder(team, 'Indirect Expenses', { name: 'Paper' });
});
afterAll(() => team.close());

const refused = ({ status, body }: Got, ...expected: readonly [number, string, object?]): void => {
  const [wanted, code, facts = {}] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code, facts });
};

let count = 0;
const billed = async (taxable: string): Promise<number> => {
  const body = {
    supplier_account_id: mill,
    bill_number: `B/${(count += 1)}`,
    bill_date: '2026-11-02',
    posted_on: '2026-11-03',
    received_on: '2026-11-03',
    items: [{ account_id: paper, name: 'Paper', hsn: '4802', tax_rate: 18, taxable }],
    post: true,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
};
const creditNote = (said: object) => ({
  supplier_note: { number: `CN/${(count += 1)}`, date: '2026-11-10' },
  posted_on: '2026-11-12',
  post: true,
  ...said,
});
const create = (said: object): Promise<Got> =>
  team.owner('createPurchaseDebitNote', { body: creditNote(said) });
const ours = async (bill: number, taxable: string): Promise<Got> =>
  done(
    await team.owner('createPurchaseDebitNote', {
      body: {
        bill_id: bill,
        posted_on: '2026-11-05',
        items: [{ bill_line: 1, taxable }],
        post: true,
      },
    }),
  );
const at = (got: Got) => ({ params: { noteId: idOf(got) } });
const match = (got: Got, body: object): Promise<Got> =>
  team.owner('matchPurchaseDebitNote', { ...at(got), body });
const answer = (said: object = {}) => ({
  supplier_note: { number: `CN/${(count += 1)}`, date: '2026-11-11' },
  date: '2026-11-12',
  ...said,
});

type Item = { readonly kind: string; readonly id: number; readonly open: string };
const openOf = async (kind: string, id: number): Promise<string | undefined> => {
  const { body } = done(await team.owner('listOpenItems', { params: { accountId: mill } }));
  return (body as { items: Item[] }).items.find((one) => one.kind === kind && one.id === id)?.open;
};
type Credit = {
  readonly ties: boolean;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};
async function creditOf(noteId: number) {
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const asked = { params: { bookId: team.bookId }, query };
  const { ties, rows } = done(await team.owner('readInputCredit', asked)).body as Credit;
  expect(ties).toBe(true);
  const isMeant = (row: Credit['rows'][number]) =>
    row['kind'] === 'purchase-debit-note' && row['document_id'] === noteId;
  return rows.filter(isMeant);
}

describe('a credit note of a supplier', () => {
  it('gives back of two bills as it is printed, and lowers the credit of its return', async () => {
    const [first, second] = [await billed('1000'), await billed('500')];
    const got = done(
      await create({
        items: [
          { bill_id: first, bill_line: 1, taxable: '100', cgst: '9.01', sgst: '9.01' },
          { bill_id: second, bill_line: 1, taxable: '50' },
        ],
        round_off: '-0.02',
      }),
    );
    expect(got.body).toMatchObject({
      credit_state: 'matched',
      credit_to: '2026-11-30',
      supplier_note: expect.stringMatching(/^CN\//),
      credit_note: { date: '2026-11-10' },
      totals: { taxable: '150.00', cgst: '13.51', sgst: '13.51', total: '177.00' },
      bills: [
        { bill_id: first, against: '118.02' },
        { bill_id: second, against: '58.98' },
      ],
      answer: null,
    });
    expect(await openOf('purchase-bill', first)).toBe('-1061.98');
    expect(await openOf('purchase-bill', second)).toBe('-531.02');
    expect(await creditOf(idOf(got))).toMatchObject([
      {
        standing: 'taken',
        return_to: '2026-11-30',
        cgst: '-13.51',
        sgst: '-13.51',
        their_number: expect.stringMatching(/^CN\//),
      },
    ]);
    const listed = await team.owner('listPurchaseDebitNotes', { query: { bill: second } });
    expect(listed.body).toMatchObject([{ id: idOf(got) }]);
    const entered = await team.owner('listPurchaseDebitNotes', {
      query: { filter: 'credit-notes' },
    });
    expect((entered.body as { id: number }[]).map(({ id }) => id)).toContain(idOf(got));
  });

  it('of no bill is ahead, and without GST it is a discount', async () => {
    const own = { account_id: paper, name: 'Yearly bonus', taxable: '1000' };
    const got = done(
      await create({ supplier_account_id: mill, commercial: true, items: [{ own }] }),
    );
    expect(got.body).toMatchObject({ bills: [], outstanding: '1000.00', commercial: true });
    expect(await openOf('purchase-debit-note', idOf(got))).toBe('1000.00');
    const { journal_id: journalId } = got.body as { journal_id: number };
    const journal = done(await team.owner('readJournal', { params: { journalId } }));
    expect(journal.body).toMatchObject({
      entry: [{ amount: '1000.00' }, { account_name: 'Discount Received', amount: '-1000.00' }],
    });
  });

  it('is drafted, takes back what it told, is posted and reversed', async () => {
    const bill = await billed('1000');
    const said = {
      ...creditNote({ items: [{ bill_id: bill, bill_line: 1, taxable: '10', cgst: '1' }] }),
      post: false,
      credit_period: { kind: 'deferred' },
    };
    const drafted = done(await team.owner('createPurchaseDebitNote', { body: said }));
    expect(drafted.body).toMatchObject({
      status: 'draft',
      credit_period: { kind: 'deferred' },
      totals: { cgst: '1.00', sgst: '0.00' },
      given: [{ bill_id: bill, bill_line: 1, taxable: '10.00', cgst: '1.00', sgst: '0.00' }],
    });
    const posted = done(await team.owner('postPurchaseDebitNote', { ...at(drafted), body: {} }));
    expect(posted.body).toMatchObject({ status: 'posted', credit_state: 'open', credit_to: null });
    expect(await creditOf(idOf(posted))).toMatchObject([{ standing: 'deferred' }]);
    const body = { reason: 'Of another book', date: '2026-11-13' };
    const back = done(await team.owner('reversePurchaseDebitNote', { ...at(posted), body }));
    expect(back.body).toMatchObject({ status: 'reversed' });
    expect(await openOf('purchase-bill', bill)).toBe('-1180.00');
    expect(await creditOf(idOf(posted))).toStrictEqual([]);
  });

  it('is entered once, but for a reason', async () => {
    const bill = await billed('1000');
    const note = { supplier_note: { number: 'ONCE/1', date: '2026-11-10' } };
    const items = [{ bill_id: bill, bill_line: 1, taxable: '1' }];
    const got = done(await create({ ...note, items }));
    const again = { supplier_note: { number: ' once/1', date: '2026-11-12' }, items };
    refused(await create(again), 409, 'supplier_note_entered_already', {
      document_id: idOf(got),
      field: 'supplier_note',
    });
    done(await create({ ...again, again_reason: 'They sent it twice' }));
    const open = await ours(bill, '5');
    refused(await match(open, answer(note)), 409, 'supplier_note_entered_already');
  });

  it('is refused by its fields, and by what the books say', async () => {
    const bill = await billed('1000');
    const items = [{ bill_id: bill, bill_line: 1, taxable: '1' }];
    const shape = async (said: object) => create({ items, ...said });
    expectFields(await shape({ supplier_note: { number: '', date: 'x' } }), [
      'supplier_note.number',
      'supplier_note.date',
    ]);
    refused(await create({ items: [] }), 422, 'bill_supplier_missing');
    refused(
      await create({
        bill_id: bill,
        items: [{ own: { account_id: paper, name: 'x', taxable: '1' } }],
      }),
      422,
      'note_line_without_bill',
      { line: 1 },
    );
    const later = { supplier_note: { number: 'LATER', date: '2026-11-01' } };
    refused(await shape(later), 422, 'supplier_note_before_its_bill', { field: 'supplier_note' });
    refused(await shape({ round_off: '1' }), 422, 'note_round_off_too_large');
  });
});

describe('a debit note that the supplier answers', () => {
  it('with the same is matched, posts nothing, and is found by the number', async () => {
    const bill = await billed('1000');
    const note = await ours(bill, '100');
    const got = done(
      await match(note, answer({ credit_period: { from: '2026-11-01', to: '2026-11-30' } })),
    );
    expect(got.body).toMatchObject({
      credit_state: 'matched',
      credit_to: '2026-11-30',
      total: '118.00',
      answer: { matched_on: '2026-11-12', journal_id: null, total: '0.00' },
    });
    const read = done(await team.owner('readPurchaseDebitNote', at(note))).body;
    expect(got.body).toMatchObject(read as object);
    expect(await creditOf(idOf(note))).toMatchObject([{ standing: 'taken', cgst: '-9.00' }]);
    const { supplier_note: number } = read as { supplier_note: string };
    const found = await team.owner('listPurchaseDebitNotes', { query: { search: number } });
    expect(found.body).toMatchObject([{ id: idOf(note) }]);
  });

  it('with less owes what it keeps; taken out again, all is as before', async () => {
    const bill = await billed('1000');
    const note = await ours(bill, '100');
    const printed = { taxable: '80', cgst: '7.2', sgst: '7.2' };
    const got = done(await match(note, answer({ printed })));
    expect(got.body).toMatchObject({
      total: '94.40',
      credit: '14.40',
      answer: { taxable: '-20.00', gst: '-3.60', total: '-23.60' },
    });
    expect(await openOf('purchase-bill', bill)).toBe('-1085.60');
    expect(await creditOf(idOf(note))).toMatchObject([{ cgst: '-7.20', sgst: '-7.20' }]);
    const reverse = { ...at(note), body: { reason: 'x' } };
    refused(await team.owner('reversePurchaseDebitNote', reverse), 409, 'note_is_matched');
    const out = done(await team.owner('reversePurchaseDebitNoteMatch', reverse));
    expect(out.body).toMatchObject({ credit_state: 'open', total: '118.00', answer: null });
    expect(await openOf('purchase-bill', bill)).toBe('-1062.00');
    refused(await team.owner('reversePurchaseDebitNoteMatch', reverse), 409, 'note_is_not_matched');
  });

  it('with more is ahead by what no bill is open for', async () => {
    const bill = await billed('100');
    const note = await ours(bill, '100');
    const printed = { taxable: '110', cgst: '9.9', sgst: '9.9' };
    const got = done(await match(note, answer({ printed })));
    expect(got.body).toMatchObject({ outstanding: '11.80', answer: { total: '11.80' } });
    expect(await openOf('purchase-debit-note', idOf(note))).toBe('11.80');
    expect(await creditOf(idOf(note))).toMatchObject([{ cgst: '-9.90' }]);
  });

  it('with no GST gets the credit back, and is listed among those no longer', async () => {
    const bill = await billed('1000');
    const note = await ours(bill, '100');
    const unanswered = async () => {
      const query = { filter: 'unanswered' };
      const got = await team.owner('listPurchaseDebitNotes', { query });
      return (got.body as { id: number }[]).map(({ id }) => id);
    };
    expect(await unanswered()).toContain(idOf(note));
    refused(await match(note, {}), 422, 'note_match_without_credit_note', {
      field: 'supplier_note',
    });
    const got = done(await match(note, { commercial: true, date: '2026-11-12' }));
    expect(got.body).toMatchObject({ commercial: true, total: '100.00', credit: '0.00' });
    expect(await unanswered()).not.toContain(idOf(note));
    expect(await openOf('purchase-bill', bill)).toBe('-1080.00');
    await creditOf(idOf(note));
  });
});
