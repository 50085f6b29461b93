import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { LegalForm, Proceedings } from '#core/tax/index.ts';
import { agro, agroCreated, customerFacts, ravi, raviCreated } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId, accountId } = ravi;
const erase = (
  whenAllowed = false,
  reason: string | null = 'Asked by letter',
): CustomerCommand => ({
  type: 'EraseCustomer',
  data: { customerId, reason, whenAllowed },
});
const withdraw: CustomerCommand = { type: 'CancelCustomerErasure', data: { customerId } };
const erased = (reason: string | null = 'Asked by letter'): CustomerEvent => ({
  type: 'CustomerErased',
  version: 3,
  data: {
    customerId,
    accountId,
    fields: ['name', 'phone', 'privateAddress', 'privateCity', 'privatePincode'],
    reason,
  },
});
const asked = (dueOn: string | null): CustomerEvent => ({
  type: 'CustomerErasureAsked',
  version: 1,
  data: { customerId, dueOn, reason: 'Asked by letter' },
});
const facts = (
  lastDocumentOn: string,
  legalForm: LegalForm = 'other',
  proceedings: readonly Proceedings[] = [],
  today = customerFacts.today as string,
) => ({
  today: calendarDate(today),
  retention: { lastDocumentOn: calendarDate(lastDocumentOn), legalForm, proceedings },
});
const appeal = (endedOn: string | null): Proceedings => ({
  number: 1,
  what: 'Appeal AP-7',
  beganOn: calendarDate('2026-10-05'),
  endedOn: endedOn === null ? null : calendarDate(endedOn),
});

describe('erasing a customer', () => {
  test('is done at once where there is no document, and takes what is known of them', () => {
    given([raviCreated]).when(erase()).then([erased()]);
  });

  test('leaves name and address of one who is registered, which are public', () => {
    given([agroCreated])
      .when({
        type: 'EraseCustomer',
        data: { customerId: agro.customerId, reason: null, whenAllowed: false },
      })
      .then([
        {
          type: 'CustomerErased',
          version: 3,
          data: {
            customerId: agro.customerId,
            accountId: agro.accountId,
            fields: (['email', 'phone', 'contact'] as const).filter(
              (field) => agroCreated.data[field] !== null,
            ),
            reason: null,
          },
        },
      ]);
  });

  test('is done once the last day of keeping is over', () => {
    const over = facts('2019-05-05', 'other', [], '2027-01-01');
    given([raviCreated], over).when(erase()).then([erased()]);
  });

  test('leaves no trace when it was done already', () => {
    given([raviCreated, erased()]).when(erase()).thenNothing();
  });
});

describe('an erasure before its day', () => {
  test('is refused with the rule and the day', () => {
    given([raviCreated], facts('2026-03-31'))
      .when(erase())
      .thenRejected({
        kind: 'customer_kept',
        customerId,
        kept: { by: 'cgst-act', until: calendarDate('2032-12-31') },
        legalForm: 'other',
      });
    given([raviCreated], facts('2026-03-31', 'unknown'))
      .when(erase())
      .thenRejected({
        kind: 'customer_kept',
        customerId,
        kept: { by: 'companies-act', until: calendarDate('2034-03-31') },
        legalForm: 'unknown',
      });
  });

  test('is refused while proceedings last', () => {
    given([raviCreated], facts('2012-03-31', 'other', [appeal(null)]))
      .when(erase())
      .thenRejected({
        kind: 'customer_kept',
        customerId,
        kept: { by: 'proceedings', what: 'Appeal AP-7', until: null },
        legalForm: 'other',
      });
  });
});

describe('an erasure that may not be done yet', () => {
  test('is noted for the day after the term, once', () => {
    given([raviCreated], facts('2026-03-31'))
      .when(erase(true))
      .then([asked('2033-01-01')]);
    given([raviCreated, asked('2033-01-01')], facts('2026-03-31'))
      .when(erase(true))
      .thenNothing();
  });

  test('moves on with proceedings, and names no day while they last', () => {
    given([raviCreated, asked('2033-01-01')], facts('2026-03-31', 'other', [appeal(null)]))
      .when(erase(true, null))
      .then([asked(null)]);
  });

  test('is done on its day, with the reason that was given then', () => {
    const due = facts('2019-05-05', 'other', [], '2027-01-01');
    given([raviCreated, asked('2027-01-01')], due)
      .when(erase(true, null))
      .then([erased()]);
  });

  test('may be withdrawn until then, once', () => {
    const withdrawn = {
      type: 'CustomerErasureCancelled',
      version: 1,
      data: { customerId },
    } as const;
    given([raviCreated, asked('2033-01-01')])
      .when(withdraw)
      .then([withdrawn]);
    given([raviCreated, asked('2033-01-01'), withdrawn])
      .when(withdraw)
      .thenRejected({ kind: 'erasure_not_asked', customerId });
    given([raviCreated, erased()])
      .when(withdraw)
      .thenRejected({ kind: 'customer_erased', customerId });
  });
});

describe('a customer who was erased', () => {
  test.each([
    { type: 'ChangeCustomer', data: { customerId, changes: { name: 'Ravi' } } },
    { type: 'ActivateCustomer', data: { customerId } },
    { type: 'DeactivateCustomer', data: { customerId } },
  ] as const)('takes no $type any more', (command) => {
    given([raviCreated, erased()])
      .when(command)
      .thenRejected({ kind: 'customer_erased', customerId });
  });

  test('may be removed, who has no documents', () => {
    given([raviCreated, erased()])
      .when({ type: 'RemoveCustomer', data: { customerId } })
      .then([{ type: 'CustomerRemoved', version: 1, data: { customerId } }]);
  });

  test('is not there before they are created', () => {
    given([]).when(erase()).thenRejected({ kind: 'customer_not_found', customerId });
  });
});
