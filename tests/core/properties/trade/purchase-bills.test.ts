// What holds of the ledger after any bills and debit notes of suppliers, some reversed: each
// journal balances, the input ledgers are the credit of what stands, and what suppliers are owed
// is what their items are.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import { mirroredEntries } from '#core/journal/index.ts';
import type { Entry } from '#core/journal/index.ts';
import { purchaseBill, taxPaise } from '#core/trade/index.ts';
import type { PurchaseBill, PurchaseBillDraftLine } from '#core/trade/index.ts';
import {
  billIn,
  decide,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  PURCHASES,
  REPAIRS,
  reverseOn,
  SOAP,
  STAFF_WELFARE,
  SUPPLIER,
} from '../../trade/bills.ts';

const credit: fc.Arbitrary<PurchaseBillDraftLine['credit']> = fc
  .oneof(
    fc.constant({ eligibility: 'eligible' as const, clause: null, shareBps: null }),
    fc.constant({ eligibility: 'blocked' as const, clause: 'b-i' as const, shareBps: null }),
    fc.integer({ min: 1, max: 9_999 }).map((shareBps) => ({
      eligibility: 'part' as const,
      clause: 'g' as const,
      shareBps,
    })),
  )
  .map((said) => ({ ...said, kind: 'input' as const, use: 'taxable' as const }));

const line: fc.Arbitrary<PurchaseBillDraftLine> = fc
  .record({
    accountId: fc.constantFrom(PURCHASES, REPAIRS, STAFF_WELFARE),
    productId: fc.constantFrom(null, SOAP),
    quantityThousandths: fc.integer({ min: 1, max: 9_999_999 }),
    priceThousandths: fc.integer({ min: 0, max: 9_999_999 }),
    taxablePaise: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
    rateBps: fc.constantFrom(0, 500, 1200, 1800, 2800),
    cessBps: fc.constantFrom(0, 0, 1200),
    // Printed by hand, by whatever it is off.
    cgstPaise: fc.option(fc.integer({ min: 0, max: 999_999 })),
    reverseCharge: fc.constantFrom(null, null, '9(3)' as const),
    credit,
  })
  .map(({ reverseCharge, cgstPaise, ...said }) => {
    const printed = reverseCharge === null ? cgstPaise : null;
    return lineOf({ ...said, reverseCharge, cgstPaise: printed, sgstPaise: printed });
  });

const charge = fc
  .record({ amountPaise: fc.integer({ min: 1, max: 999_999 }), intoCost: fc.boolean() })
  .map((said) => ({
    ...said,
    accountId: said.intoCost ? null : REPAIRS,
    description: 'Freight',
  }));
const tcs = fc
  .integer({ min: 1, max: 99_999 })
  .map((amountPaise) => ({ section: '394', code: null, rateBps: 100, amountPaise }));

const bill = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  charges: fc.array(charge, { maxLength: 3 }),
  tcs: fc.option(tcs),
  roundOffPaise: fc.integer({ min: -99, max: 99 }),
  from: fc.constantFrom('27AAPFU0939F1ZV', '29AAGCB7383J1Z4'),
  isReversed: fc.boolean(),
  /** A debit note of the supplier, which raises no bill that it names. */
  isNote: fc.boolean(),
});
const bills = fc.array(bill, { minLength: 1, maxLength: 8 });
type Wanted = typeof bill extends fc.Arbitrary<infer Of> ? Of : never;

const MAY_BE_REFUSED = ['bill_comes_to_nothing', 'bill_total_differs', 'bill_charge_without_goods'];

type Posted = { readonly bill: PurchaseBill; readonly events: readonly StreamEvent[] };

/** @returns the events of a bill and of its reversal; null of one that is refused. */
function enter({ from, isReversed, isNote, ...said }: Wanted): Posted | null {
  const party = partyOf({ gstin: from, stateCode: from.slice(0, 2) });
  // What CGST is printed on a bill of another State is a slip, and kept like any other.
  const draft = draftOf({ ...said, ...(isNote && { raises: [] }) });
  const decided = decide(postAtOnce(draft), { party });
  if (!decided.ok) {
    expect(MAY_BE_REFUSED).toContain(decided.rejection.kind);
    return null;
  }
  const posted = decided.value;
  const reversed = isReversed ? eventsOf(reverseOn('2026-11-20'), { party, before: posted }) : [];
  return { bill: billIn(posted), events: [...posted, ...reversed] };
}

/** @returns the entries of all journals, those of reversals mirrored. */
function entriesOf({ events }: Posted): readonly (readonly Entry[])[] {
  const posted = events.flatMap(({ event }) =>
    event.type === 'JournalPosted' ? [event.data.entries] : [],
  );
  const isReversed = events.some(({ event }) => event.type === 'JournalReversed');
  return isReversed ? [...posted, ...posted.map((entries) => mirroredEntries(entries))] : posted;
}

const signed = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const stands = ({ events }: Posted): boolean =>
  events.every(({ event }) => event.type !== 'PurchaseBillReversed');

describe('after any bills of suppliers', () => {
  const entered = (wanted: readonly Wanted[]): readonly Posted[] =>
    wanted.flatMap((one) => enter(one) ?? []);

  test('each journal balances, and lines cost their value, charges and what gives no credit', () => {
    fc.assert(
      fc.property(bills, (wanted) => {
        for (const one of entered(wanted)) {
          for (const entries of entriesOf(one)) expect(sum(entries.map(signed))).toBe(0);
          const shares = one.bill.lines.map((said) => {
            const { taxablePaise, credited, costPaise } = said;
            return costPaise + taxPaise(credited) - taxablePaise - taxPaise(said);
          });
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
          const shared = one.bill.charges.filter(({ intoCost }) => intoCost);
          expect(sum(shares)).toBe(sum(shared.map(({ amountPaise }) => amountPaise)));
        }
      }),
    );
  });

  test('creditors are owed what the items of the bills that stand come to', () => {
    fc.assert(
      fc.property(bills, (wanted) => {
        const all = entered(wanted);
        const ledger = sum(
          all.flatMap((one) =>
            entriesOf(one).flatMap((entries) =>
              entries.filter(({ accountId }) => accountId === SUPPLIER).map(signed),
            ),
          ),
        );
        const items = all
          .filter(stands)
          .map((one) => purchaseBill.effects.openItem(one.bill)?.amountPaise ?? 0);
        expect(ledger).toBe(sum(items));
      }),
    );
  });

  test('input credit is the credited tax of the bills that stand; reversed ones leave nothing', () => {
    fc.assert(
      fc.property(bills, (wanted) => {
        const all = entered(wanted);
        for (const one of all.filter((each) => !stands(each))) {
          const left = new Map<number, number>();
          for (const entry of entriesOf(one).flat()) {
            left.set(entry.accountId, (left.get(entry.accountId) ?? 0) + signed(entry));
          }
          expect([...left.values()].every((paise) => paise === 0)).toBe(true);
        }
        for (const one of all.filter(stands)) {
          const bought = sum(one.bill.lines.map(({ costPaise }) => costPaise));
          const { totalPaise, roundOffPaise, lines, charges } = one.bill;
          const credited = sum(lines.map((said) => taxPaise(said.credited)));
          const byBuyer = sum(
            lines.map((said) => (said.reverseCharge === null ? 0 : taxPaise(said))),
          );
          const toAccounts = sum(
            charges.map(({ intoCost, amountPaise }) => (intoCost ? 0 : amountPaise)),
          );
          const collected = one.bill.tcs?.amountPaise ?? 0;
          const owed = bought + credited - byBuyer + toAccounts + collected + roundOffPaise;
          expect(owed).toBe(totalPaise);
        }
      }),
    );
  });

  test('a reversal takes out the goods that the bill brought in', () => {
    fc.assert(
      fc.property(bills, (wanted) => {
        for (const { bill: posted, events } of entered(wanted)) {
          const undone = events.flatMap(({ event }) =>
            event.type === 'PurchaseBillReversed' ? [event.data.goods] : [],
          );
          for (const goods of undone)
            expect(goods).toStrictEqual(purchaseBill.effects.stock(posted));
        }
      }),
    );
  });
});
