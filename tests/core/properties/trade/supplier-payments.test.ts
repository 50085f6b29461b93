// What holds of the ledger after any payments to a supplier: each journal balances, no bill is paid
// above what it comes to, and what the supplier’s account moved is what the items moved.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirroredEntries } from '#core/journal/index.ts';
import type { Entry } from '#core/journal/index.ts';
import type { ListedItem } from '#core/settlement/index.ts';
import { supplierPayment } from '#core/trade/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { SUPPLIER } from '../../trade/bills.ts';
import {
  decidePaid,
  eventsOfPaid,
  owed,
  pay,
  paymentIn,
  paymentOf,
  takePaymentBack,
} from '../../trade/payments.ts';

const step = fc.record({
  amountPaise: fc.integer({ min: 0, max: 30_000_00 }),
  discountPaise: fc.integer({ min: 0, max: 500_00 }),
  chargePaise: fc.integer({ min: 0, max: 50_00 }),
  roundPaise: fc.integer({ min: -99, max: 99 }),
  /** Null: the oldest first; else what of each bill, in thousandths of what is open. */
  parts: fc.option(fc.array(fc.integer({ min: 0, max: 1100 }), { maxLength: 4 })),
  isReversed: fc.boolean(),
});
const history = fc.record({
  bills: fc.array(fc.integer({ min: 1, max: 20_000_00 }), { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { maxLength: 8 }),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

function draftFor({ discountPaise, chargePaise, roundPaise, ...one }: Step, items: ListedItem[]) {
  const said = [
    { kind: 'discount' as const, amountPaise: discountPaise },
    { kind: 'round-off' as const, amountPaise: roundPaise },
  ].filter(({ amountPaise }) => amountPaise !== 0);
  const allocations = one.parts?.flatMap((part, at) => {
    const item = items[at];
    const amountPaise = Math.ceil((Math.abs(item?.openPaise ?? 0) * part) / 1000);
    if (item === undefined || amountPaise === 0) return [];
    return [{ kind: 'purchase-bill' as const, id: item.id, amountPaise }];
  });
  return paymentOf({
    amountPaise: one.amountPaise,
    deductions: said.map((each) => ({ ...each, accountId: null, note: null })),
    bankCharge: chargePaise === 0 ? null : { amountPaise: chargePaise, accountId: null },
    allocations: allocations ?? null,
  });
}

const signed = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;

/** @returns the entries of all journals, those of reversals mirrored. */
function journalsIn(events: readonly StreamEvent[]): readonly (readonly Entry[])[] {
  const journals: (readonly Entry[])[] = [];
  for (const { event } of events) {
    if (event.type === 'JournalPosted') journals.push(event.data.entries);
    if (event.type === 'JournalReversed') journals.push(mirroredEntries(journals.at(-1) ?? []));
  }
  return journals;
}

test('after any payments, advances and reversals creditors are owed what the items are', () => {
  fc.assert(
    fc.property(history, ({ bills, steps }) => {
      const items = bills.map((paise, at) => owed(at + 11, { openPaise: -paise }));
      let aheadPaise = 0;
      let ledgerPaise = -bills.reduce((sum, paise) => sum + paise, 0);
      for (const one of steps) {
        const open = items.filter(({ openPaise }) => openPaise !== 0);
        const decided = decidePaid(pay(draftFor(one, open)), { items: open });
        if (!decided.ok) {
          expect([
            'supplier_payment_is_nothing',
            'supplier_payment_exceeded',
            'open_item_exceeded',
          ]).toContain(decided.rejection.kind);
          continue;
        }
        const events = [...decided.value];
        const payment = paymentIn(events);
        if (one.isReversed) {
          events.push(...eventsOfPaid(takePaymentBack(null), { before: events }));
        } else {
          for (const { id, amountPaise } of payment.allocations) {
            const at = items.findIndex((item) => item.id === id);
            const item = items[at];
            if (item !== undefined) {
              items[at] = { ...item, openPaise: item.openPaise + amountPaise };
            }
          }
          aheadPaise += supplierPayment.effects.openItem(payment)?.amountPaise ?? 0;
        }
        for (const entries of journalsIn(events)) {
          expect(entries.reduce((sum, entry) => sum + signed(entry), 0)).toBe(0);
          for (const entry of entries) {
            if (entry.accountId === SUPPLIER) ledgerPaise += signed(entry);
          }
        }
      }
      for (const { openPaise } of items) expect(openPaise).toBeLessThanOrEqual(0);
      const openPaise = items.reduce((sum, item) => sum + item.openPaise, aheadPaise);
      expect(ledgerPaise).toBe(openPaise);
    }),
  );
});
