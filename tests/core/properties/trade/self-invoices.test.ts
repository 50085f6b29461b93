// What holds of the numbers of self-invoices after any history of a bill: they are consecutive, no
// one is used twice, and all but the last are cancelled.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreamEvent } from '#core/documents/index.ts';
import { CANCEL_INVOICE, decideInvoiced, issueOn, rentOf } from '../../trade/reverse-charge.ts';

const steps = fc.array(fc.constantFrom('issue', 'cancel'), { maxLength: 12 });

const numbersIn = (events: readonly StreamEvent[], type: string): readonly string[] =>
  events.flatMap(({ event }) =>
    event.type === type && 'number' in event.data ? [String(event.data.number)] : [],
  );

test('numbers of self-invoices follow one another, and stay used where one is cancelled', () => {
  const posted = rentOf();
  fc.assert(
    fc.property(steps, (asked) => {
      const events = asked.reduce<readonly StreamEvent[]>((before, step) => {
        const lastNumber = numbersIn(before, 'SelfInvoiceIssued').length;
        const command = step === 'issue' ? issueOn('2026-11-20') : CANCEL_INVOICE;
        const decided = decideInvoiced(command, { before, lastNumber });
        return decided.ok ? [...before, ...decided.value] : before;
      }, posted);
      const issued = numbersIn(events, 'SelfInvoiceIssued');
      const cancelled = numbersIn(events, 'SelfInvoiceCancelled');
      expect(issued).toStrictEqual(issued.map((_, at) => `RCI-${String(at + 1).padStart(3, '0')}`));
      expect(cancelled).toStrictEqual(issued.slice(0, cancelled.length));
      expect(issued.length - cancelled.length).toBeLessThanOrEqual(1);
    }),
  );
});
