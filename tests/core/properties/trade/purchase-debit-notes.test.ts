// What holds of the ledger after any debit notes of a bill: each journal balances, creditors are
// owed what the items are, the input ledgers are the credit of the bill less that of its notes, and
// all that goes back in parts, in any order, leaves what a reversal of the bill leaves.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirroredEntries } from '#core/journal/index.ts';
import type { Entry } from '#core/journal/index.ts';
import { goodsOfNote, purchaseBill, purchaseDebitNote } from '#core/trade/index.ts';
import type { PurchaseBill, PurchaseBillDraftLine, PurchaseDebitNote } from '#core/trade/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import {
  billIn,
  decide,
  draftOf,
  lineOf,
  partyOf,
  postAtOnce,
  REPAIRS,
  SOAP,
  STAFF_WELFARE,
  SUPPLIER,
} from '../../trade/bills.ts';
import {
  decideNote,
  eventsOfNote,
  noteIn,
  noteOf,
  postNote,
  reverseNote,
} from '../../trade/notes.ts';

const credit = fc.oneof(
  fc.constant({ eligibility: 'eligible' as const, clause: null, shareBps: null }),
  fc.constant({ eligibility: 'blocked' as const, clause: 'b-i' as const, shareBps: null }),
  fc.integer({ min: 1, max: 9_999 }).map((shareBps) => ({
    eligibility: 'part' as const,
    clause: 'g' as const,
    shareBps,
  })),
);

const line: fc.Arbitrary<PurchaseBillDraftLine> = fc
  .record({
    isGoods: fc.boolean(),
    accountId: fc.constantFrom(REPAIRS, STAFF_WELFARE),
    quantityThousandths: fc.integer({ min: 1, max: 50_000 }),
    taxablePaise: fc.integer({ min: 0, max: 9_999_999 }),
    rateBps: fc.constantFrom(0, 500, 1800, 2800),
    cessBps: fc.constantFrom(0, 0, 1200),
    cgstPaise: fc.option(fc.integer({ min: 0, max: 99_999 })),
    credit,
  })
  .map(({ isGoods, quantityThousandths, credit: said, ...one }) =>
    lineOf({
      ...one,
      ...(isGoods && { productId: SOAP, accountId: null, quantityThousandths }),
      sgstPaise: one.cgstPaise,
      credit: { ...said, kind: 'input', use: 'taxable' },
    }),
  );

/** One note after another: parts of the lines by thousandths of each, and whether it is undone. */
const step = fc.record({
  parts: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 }),
  isReversed: fc.boolean(),
  isCommercial: fc.boolean(),
});

const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  roundOffPaise: fc.integer({ min: -99, max: 99 }),
  from: fc.constantFrom('27AAPFU0939F1ZV', '29AAGCB7383J1Z4'),
  steps: fc.array(step, { maxLength: 6 }),
  openPaise: fc.integer({ min: 0, max: 9_999_999 }),
});
type History = typeof history extends fc.Arbitrary<infer Of> ? Of : never;

type Told = {
  readonly bill: PurchaseBill;
  readonly ofBill: readonly StreamEvent[];
  readonly notes: readonly PurchaseDebitNote[];
  readonly events: readonly StreamEvent[];
};

const measure = ({ quantityThousandths, taxablePaise }: PurchaseBill['lines'][number]): number =>
  quantityThousandths ?? taxablePaise;

const hasNoAmount = (line: PurchaseBill['lines'][number]): boolean =>
  line.costPaise + line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise === 0;

const goneOf = (notes: readonly PurchaseDebitNote[], at: number): number =>
  notes
    .flatMap(({ lines }) => lines)
    .filter((one) => one.bill?.line === at + 1)
    .reduce((sum, one) => sum + measure(one), 0);

/** @returns the note of parts, each as far as something is left; null where nothing is. */
const draftFor = (
  bill: PurchaseBill,
  notes: readonly PurchaseDebitNote[],
  { parts, isCommercial }: Pick<History['steps'][number], 'parts' | 'isCommercial'>,
) => {
  const given = bill.lines.flatMap((of, at) => {
    const left = measure(of) - goneOf(notes, at);
    const part = Math.min(Math.ceil((measure(of) * (parts[at] ?? 0)) / 1000), left);
    if (part === 0) return [];
    return [
      {
        line: at + 1,
        ...(of.quantityThousandths === null ? { taxable: part } : { quantity: part }),
      },
    ];
  });
  return given.length === 0 ? null : noteOf(given, { isCommercial });
};

/** @returns the bill and its notes; null of a bill that is refused. */
function tell({ lines, roundOffPaise, from, steps, openPaise }: History): Told | null {
  const party = partyOf({ gstin: from, stateCode: from.slice(0, 2) });
  const decided = decide(postAtOnce(draftOf({ lines, roundOffPaise })), { party });
  if (!decided.ok) return null;
  const bill = billIn(decided.value);
  const notes: PurchaseDebitNote[] = [];
  const events: StreamEvent[] = [];
  let billOpenPaise = Math.min(openPaise, bill.totalPaise);
  for (const one of steps) {
    const draft = draftFor(bill, notes, one);
    if (draft === null) continue;
    const got = decideNote(postNote(draft), { of: bill, earlier: notes, billOpenPaise });
    if (!got.ok) {
      expect(got.rejection.kind).toBe('note_comes_to_nothing');
      continue;
    }
    events.push(...got.value);
    const note = noteIn(got.value);
    if (one.isReversed) {
      events.push(...eventsOfNote(reverseNote('2026-11-21'), { of: bill, before: got.value }));
      continue;
    }
    notes.push(note);
    billOpenPaise -= note.bills[0]?.againstPaise ?? 0;
  }
  return { bill, ofBill: decided.value, notes, events };
}

/** @returns the entries of all journals, those of reversals mirrored. */
function journalsIn(events: readonly StreamEvent[]): readonly (readonly Entry[])[] {
  const journals: (readonly Entry[])[] = [];
  for (const { event } of events) {
    if (event.type === 'JournalPosted') journals.push(event.data.entries);
    if (event.type === 'JournalReversed') journals.push(mirroredEntries(journals.at(-1) ?? []));
  }
  return journals;
}

const signed = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const ofAccount = (entries: readonly Entry[], accountId: number): number =>
  sum(entries.filter((entry) => entry.accountId === accountId).map(signed));

/** Each decision of these examples makes its accounts anew, by the same ids. */
function onInputCgst(events: readonly StreamEvent[]): number {
  let [id, lastPaise, all] = [0, 0, 0];
  for (const { event } of events) {
    if (event.type === 'PurchaseDebitNotePosted') id = 0;
    if (event.type === 'AccountCreated' && event.data.name === 'Input CGST') {
      id = event.data.accountId;
    }
    if (event.type === 'JournalPosted') {
      lastPaise = id === 0 ? 0 : ofAccount(event.data.entries, id);
      all += lastPaise;
    }
    if (event.type === 'JournalReversed') all -= lastPaise;
  }
  return all;
}

const told = (holds: (one: Told) => void): void =>
  fc.assert(
    fc.property(history, (wanted) => {
      const one = tell(wanted);
      if (one !== null) holds(one);
    }),
  );

describe('after any debit notes of a bill', () => {
  test('each journal balances, and nothing goes back that the bill did not say', () => {
    told(({ bill, notes, events }) => {
      for (const entries of journalsIn(events)) expect(sum(entries.map(signed))).toBe(0);
      for (const [at, of] of bill.lines.entries()) {
        const own = notes.flatMap(({ lines }) => lines).filter((one) => one.bill?.line === at + 1);
        for (const amount of ['taxablePaise', 'cgstPaise', 'igstPaise', 'cessPaise'] as const) {
          expect(sum(own.map((one) => one[amount]))).toBeLessThanOrEqual(of[amount]);
        }
        expect(sum(own.map(({ costPaise }) => costPaise))).toBeLessThanOrEqual(of.costPaise);
        for (const one of own) expect(one.costPaise).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('creditors are owed what the items of the bill and its notes come to', () => {
    told(({ notes, events }) => {
      const against = sum(notes.flatMap(({ bills }) => bills.map((one) => one.againstPaise)));
      const items = sum(
        notes.map((note) => purchaseDebitNote.effects.openItem(note)?.amountPaise ?? 0),
      );
      expect(ofAccount(journalsIn(events).flat(), SUPPLIER)).toBe(against + items);
    });
  });

  test('the input ledgers lose the credit of the notes that stand', () => {
    told(({ bill, notes, events }) => {
      const back = sum(notes.flatMap(({ lines }) => lines.map((one) => one.credited.cgstPaise)));
      expect(back).toBeLessThanOrEqual(sum(bill.lines.map((one) => one.credited.cgstPaise)));
      expect(onInputCgst(events) + back).toBe(0);
    });
  });

  test('all that goes back in parts, in any order, is what the bill was', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), (wanted, order) => {
        const steps = wanted.steps.map((one) => ({ ...one, isCommercial: false }));
        const one = tell({ ...wanted, steps });
        if (one === null) return;
        const { bill } = one;
        const notes = [...one.notes];
        // What is left goes back line by line, in some order, and the last with all that remains.
        const at = order.next().value % bill.lines.length;
        for (const parts of [
          bill.lines.map((_, line) => (line === at ? 1000 : 0)),
          [1000, 1000, 1000, 1000],
        ]) {
          const draft = draftFor(bill, notes, { parts, isCommercial: false });
          if (draft === null) continue;
          const got = decideNote(postNote(draft), { of: bill, earlier: notes });
          // A last part of nothing but a round-off is none.
          if (!got.ok) return;
          notes.push(noteIn(got.value));
        }
        if (notes.length === 0) return;
        const lines = notes.flatMap((note) => note.lines);
        for (const [place, of] of bill.lines.entries()) {
          const own = lines.filter((each) => each.bill?.line === place + 1);
          if (measure(of) === 0) continue;
          expect(sum(own.map(({ costPaise }) => costPaise))).toBe(of.costPaise);
          expect(sum(own.map(({ credited }) => credited.cgstPaise))).toBe(of.credited.cgstPaise);
          expect(sum(own.map(({ credited }) => credited.igstPaise))).toBe(of.credited.igstPaise);
          expect(sum(own.map(({ sgstPaise }) => sgstPaise))).toBe(of.sgstPaise);
        }
        // A line of neither quantity nor value may still print tax: no part of it can go back.
        const left = bill.lines.filter((of) => measure(of) === 0);
        if (left.every(hasNoAmount)) {
          expect(sum(notes.map(({ totalPaise }) => totalPaise))).toBe(bill.totalPaise);
        }
        // Goods: all that came in is gone, at what it came in at.
        const gone = notes.flatMap((note) => goodsOfNote(note));
        const came = purchaseBill.effects.stock(bill);
        const units = (goods: readonly { readonly quantityThousandths: number }[]) =>
          sum(goods.map(({ quantityThousandths }) => quantityThousandths));
        expect(units(gone)).toBe(units(came));
        const worth = (goods: readonly { readonly valuePaise: number }[]) =>
          sum(goods.map(({ valuePaise }) => valuePaise));
        expect(worth(gone)).toBe(worth(came));
      }),
    );
  });
});
