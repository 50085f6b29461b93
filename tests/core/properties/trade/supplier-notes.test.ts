// What holds of the ledger after any notes of a bill, ours and the supplier's, answered or not:
// what the supplier is owed is what items are, and the input ledgers are the credit of notes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import type { Entry } from '#core/journal/index.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { purchaseBill, purchaseDebitNote, taxPaise } from '#core/trade/index.ts';
import type { PurchaseDebitNote, PurchaseDebitNoteMatched } from '#core/trade/index.ts';
import {
  billId,
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  postAtOnce,
  SUPPLIER,
} from '../../trade/bills.ts';
import { decideNote, noteId, noteIn, noteOf, postNote } from '../../trade/notes.ts';

const printed = fc.option(fc.integer({ min: 0, max: 20_000 }));
const step = fc.record({
  taxablePaise: fc.integer({ min: 1, max: 50_000 }),
  isTheirs: fc.boolean(),
  isCommercial: fc.boolean(),
  tax: printed,
  answer: fc.option(
    fc.record({
      taxablePaise: fc.integer({ min: 1, max: 60_000 }),
      tax: fc.integer({ min: 0, max: 9_000 }),
      isCommercial: fc.boolean(),
    }),
  ),
});
const history = fc.record({
  shareBps: fc.constantFrom(null, 4_000),
  steps: fc.array(step, { maxLength: 5 }),
  paidPaise: fc.integer({ min: 0, max: 300_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const heads = (tax: number) => ({ cgstPaise: tax, sgstPaise: tax, igstPaise: 0, cessPaise: 0 });
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const signed = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;

const draftFor = ({ taxablePaise, isTheirs, isCommercial, tax }: Step) =>
  noteOf([], {
    isCommercial,
    supplierNote: isTheirs ? { number: 'CN/1', date: '2026-11-19' } : null,
    lines: [
      {
        bill: { documentId: billId, line: 1 },
        quantityThousandths: null,
        taxablePaise,
        own: null,
        ...(isTheirs && tax !== null && { printed: heads(tax) }),
      },
    ],
  });

const journalsIn = (events: readonly StreamEvent[]) =>
  events.flatMap(({ event }) => (event.type === 'JournalPosted' ? [event.data] : []));

/** @returns what an act moves on the accounts of input tax. */
function inputIn(events: readonly StreamEvent[]): number {
  const inputs = new Set<number>(
    events.flatMap(({ event }) =>
      event.type === 'AccountCreated' && event.data.name.startsWith('Input ')
        ? [event.data.accountId]
        : [],
    ),
  );
  const entries = journalsIn(events).flatMap((journal) => journal.entries);
  return sum(entries.filter(({ accountId }) => inputs.has(accountId)).map(signed));
}

test('after any notes and answers the ledger is what bills, notes and answers tell', () => {
  fc.assert(
    fc.property(history, ({ shareBps, steps, paidPaise }) => {
      const { credit } = lineOf();
      const part = { ...credit, eligibility: 'part', clause: 'g', shareBps } as const;
      const line = lineOf({ taxablePaise: 2_000_00, credit: shareBps === null ? credit : part });
      const ofBill = eventsOf(postAtOnce(draftOf({ lines: [line] })));
      const bill = billIn(ofBill);
      // Each act makes accounts of its own.
      const acts: (readonly StreamEvent[])[] = [ofBill];
      const notes: PurchaseDebitNote[] = [];
      const answers: PurchaseDebitNoteMatched['data'][] = [];
      // What is paid leaves less of the bill open than notes give back.
      let billOpenPaise = bill.totalPaise - paidPaise;
      let itemsPaise = 0;
      for (const one of steps) {
        const got = decideNote(postNote(draftFor(one)), {
          of: bill,
          earlier: notes,
          billOpenPaise,
        });
        if (!got.ok) {
          expect(got.rejection.kind).toBe('note_value_exceeds_bill');
          continue;
        }
        const note = noteIn(got.value);
        acts.push(got.value);
        notes.push(note);
        billOpenPaise -= note.bills[0]?.againstPaise ?? 0;
        const openPaise = purchaseDebitNote.effects.openItem(note)?.amountPaise ?? 0;
        itemsPaise += openPaise;
        if (one.answer === null || note.credit.state !== 'open') continue;
        const { isCommercial, tax, taxablePaise } = one.answer;
        const data = {
          documentId: noteId,
          supplierNote: { number: 'CN/2', date: '2026-11-21' },
          isCommercial,
          printed: { taxablePaise, ...heads(tax) },
          creditPeriod: null,
          againReason: null,
          matchedOn: null,
          journalId: 71 as JournalId,
        };
        const answered = decideNote(
          { type: 'MatchPurchaseDebitNote', data },
          { of: bill, before: got.value, billOpenPaise, openPaise },
        );
        if (!answered.ok) throw new Error(JSON.stringify(answered.rejection));
        acts.push(answered.value);
        for (const { event } of answered.value) {
          if (event.type !== 'PurchaseDebitNoteMatched') continue;
          const { difference } = event.data;
          answers.push(event.data);
          itemsPaise += difference?.itemPaise ?? 0;
          billOpenPaise -= sum((difference?.bills ?? []).map(({ againstPaise }) => againstPaise));
        }
      }
      const journals = acts.flatMap(journalsIn);
      for (const { entries } of journals) expect(sum(entries.map(signed))).toBe(0);
      const ofSupplier = journals
        .flatMap(({ entries }) => entries)
        .filter(({ accountId }) => accountId === SUPPLIER);
      expect(sum(ofSupplier.map(signed))).toBe(itemsPaise - billOpenPaise - paidPaise);
      for (const { references = [], amountPaise } of ofSupplier) {
        expect(sum(references.map((one) => one.amountPaise))).toBe(amountPaise);
      }
      expect(purchaseBill.effects.openItem(bill)?.amountPaise).toBe(-bill.totalPaise);

      const credited = (lines: readonly PurchaseDebitNote['lines'][number][]) =>
        sum(lines.map((one) => taxPaise(one.credited)));
      const told =
        sum(bill.lines.map((one) => taxPaise(one.credited))) -
        credited(notes.flatMap(({ lines }) => lines)) -
        sum(
          answers.map(({ difference }) =>
            difference === null ? 0 : taxPaise(difference.credited),
          ),
        );
      expect(sum(acts.map(inputIn))).toBe(told);
    }),
  );
});
