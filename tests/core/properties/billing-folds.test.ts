// What holds of every command and event of a trade and of its settings, whatever it falls on.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { bookDecider, postingRole } from '#core/book/index.ts';
import type { BillingProfile, BookCommand, BookEvent } from '#core/book/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { BooksEvent } from '#core/domain.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { documentNumber, isDocumentNumber } from '#core/tax/index.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { afterTrade, tradeCommandOf, withCustomers } from './trade/commands.ts';
import { tradeHistory } from './trade/moves.ts';
import { TRADE_BOOK } from './trade/paper/paper-log.ts';
import { openPaperTrade, submitTrade } from './trade/paper/paper-trade.ts';

const RUNS = { numRuns: 120 };

test('whatever is asked twice is refused or leaves no trace', () => {
  fc.assert(
    fc.property(tradeHistory, (moves) => {
      const trade = withCustomers(openPaperTrade());
      for (const move of moves) {
        const command = tradeCommandOf(trade, move);
        if (command === null || !submitTrade(trade, command).ok) continue;
        const { length } = trade.log;
        submitTrade(trade, command);
        expect(trade.log.slice(length)).toStrictEqual([]);
      }
    }),
    RUNS,
  );
});

test('no event breaks the fold, on whatever it falls', () => {
  const isOf = (prefix: RegExp) => (event: BooksEvent) => prefix.test(event.type);
  fc.assert(
    fc.property(tradeHistory, fc.array(fc.nat()), (moves, order) => {
      const events = afterTrade(moves).log.map(({ event }) => event);
      const shuffled = order.flatMap((at) => events[at % events.length] ?? []);
      const ofInvoices = shuffled.filter(
        isOf(/^(Invoice|Payment|Credit|Allocation)/),
      ) as InvoiceEvent[];
      const ofCustomers = shuffled.filter(isOf(/^(Customer|Receipt|Refund)/)) as CustomerEvent[];
      expect(ofInvoices.reduce(invoiceDecider.evolve, invoiceDecider.initialState)).toBeDefined();
      expect(
        ofCustomers.reduce(customerDecider.evolve, customerDecider.initialState),
      ).toBeDefined();
    }),
    RUNS,
  );
});

const some = <Shape extends object>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true }) as Arbitrary<Partial<Shape>>;
const gstin = fc.constantFrom(null, '27AAPFU0939F1ZV', '29AAACK1234F1ZW', 'wrong');
const bank = { name: 'HDFC Bank', accountNumber: '501', ifsc: 'HDFC0000123', branch: null };
const profile: Arbitrary<Partial<BillingProfile>> = some({
  gstin,
  pan: fc.constantFrom(null, 'AAPFU0939F'),
  stateCode: fc.constantFrom(null, '27', '29', '96'),
  registration: fc.constantFrom('regular', 'composition', 'unregistered', 'sez'),
  bank: fc.constantFrom(null, bank, { ...bank, ifsc: '' }),
  dueDays: fc.nat({ max: 90 }),
  invoiceSeries: fc.record(
    {
      prefix: fc.constantFrom('INV-', 'INV-1', '', 'ST/{FY}/', 'चालान'),
      padding: fc.integer({ min: 1, max: 10 }),
      restartsYearly: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
});
const settled = some(
  Object.fromEntries(postingRole.options.map((role) => [role, fc.integer({ min: 1, max: 4 })])),
);
const data = fc.oneof(
  profile.map((changes) => ({ type: 'ChangeBillingProfile', changes }) as const),
  settled.map((accounts) => ({ type: 'ChangePostingAccounts', accounts }) as const),
);

test('a book stands on its documents as the law allows, and asked twice says nothing twice', () => {
  const bookId = TRADE_BOOK;
  const created: BookEvent = { type: 'BookCreated', version: 1, data: { bookId, name: 'Book' } };
  const groups = ['bank-accounts', 'sales-accounts', 'sundry-debtors', 'duties-taxes'] as const;
  const accounts = new Map(groups.map((group, at) => [at + 1, group]));
  fc.assert(
    fc.property(fc.array(data, { maxLength: 15 }), (asked) => {
      let state = bookDecider.evolve(bookDecider.initialState, created);
      for (const { type, ...rest } of asked) {
        const command = { type, data: { bookId, ...rest } } as BookCommand;
        const answer = bookDecider.decide(state, command, { ...bookFacts, accounts });
        if (!answer.ok) continue;
        for (const event of answer.value) expectStorable(event);
        state = answer.value.reduce(bookDecider.evolve, state);
        const again = bookDecider.decide(state, command, { ...bookFacts, accounts });
        expect(again).toStrictEqual({ ok: true, value: [] });
        if (state.status !== 'open') continue;
        const { billing, postingAccounts } = state;
        expect(billing.registration === 'unregistered').toBe(billing.gstin === null);
        if (billing.gstin !== null && billing.stateCode !== null) {
          expect(billing.gstin.slice(0, 2)).toBe(billing.stateCode);
        }
        const { prefix, padding } = billing.invoiceSeries;
        const number = documentNumber({ prefix, padding, n: 1, financialYear: '26-27' });
        expect(isDocumentNumber(number)).toBe(true);
        expect(Object.values(postingAccounts)).not.toContain(3);
      }
    }),
    RUNS,
  );
});
