// An invoice may be drafted and issued in one command, or be drafted first and issued later.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type {
  InvoiceCommand,
  InvoiceEvent,
  InvoiceFacts,
  InvoiceState,
} from '#core/invoice/index.ts';
import { draft } from '#tests/core/properties/trade/moves.ts';
import { agro, agroMills, invoiceFacts, raviAtHome, trade } from '#tests/specimens/tax/trade.ts';

const { invoiceId, journalId } = trade;
const { customerId } = agro;

/** @returns the events of commands that follow each other, or the first refusal. */
function decideAll(commands: readonly InvoiceCommand[], facts: InvoiceFacts) {
  let state: InvoiceState = invoiceDecider.initialState;
  const events: InvoiceEvent[] = [];
  for (const command of commands) {
    const decided = invoiceDecider.decide(state, command, facts);
    if (!decided.ok) return decided.rejection;
    for (const event of decided.value as readonly InvoiceEvent[]) {
      state = invoiceDecider.evolve(state, event);
      events.push(event);
    }
  }
  return events;
}

test('an invoice that is issued at once is what its draft is when it is issued later', () => {
  const buyers = fc.constantFrom(agroMills, raviAtHome, { ...agroMills, stateCode: '27' });
  fc.assert(
    fc.property(draft, buyers, (wanted, recipient) => {
      const customer = { active: true, recipient, dueDays: null, email: null };
      const facts = { ...invoiceFacts, customer };
      const drafted = (issueAs: typeof journalId | null): InvoiceCommand => ({
        type: 'DraftInvoice',
        data: { invoiceId, customerId, draft: wanted, issueAs },
      });
      const issued: InvoiceCommand = { type: 'IssueInvoice', data: { invoiceId, journalId } };
      expect(decideAll([drafted(journalId)], facts)).toStrictEqual(
        decideAll([drafted(null), issued], facts),
      );
    }),
    { numRuns: 300 },
  );
});
