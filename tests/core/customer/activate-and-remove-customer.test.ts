import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerEvent } from '#core/customer/index.ts';
import { agro, agroCreated, agroFields, customerFacts } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId, accountId, name } = agro;

type Moving = 'ActivateCustomer' | 'DeactivateCustomer' | 'RemoveCustomer';
const please = (type: Moving): CustomerCommand => ({ type, data: { customerId } });
type Moved = 'CustomerActivated' | 'CustomerDeactivated' | 'CustomerRemoved';
const was = (type: Moved): CustomerEvent => ({ type, version: 1, data: { customerId } });

describe('a customer', () => {
  test('is made inactive, and active again', () => {
    given([agroCreated])
      .when(please('DeactivateCustomer'))
      .then([was('CustomerDeactivated')]);
    given([agroCreated, was('CustomerDeactivated')])
      .when(please('ActivateCustomer'))
      .then([was('CustomerActivated')]);
    given([agroCreated, was('CustomerDeactivated'), was('CustomerActivated')])
      .when(please('ActivateCustomer'))
      .thenNothing();
  });

  test('activating an active customer, or deactivating an inactive one, leaves no trace', () => {
    given([agroCreated]).when(please('ActivateCustomer')).thenNothing();
    given([agroCreated, was('CustomerDeactivated')])
      .when(please('DeactivateCustomer'))
      .thenNothing();
  });

  test('a customer without documents is removed', () => {
    given([agroCreated])
      .when(please('RemoveCustomer'))
      .then([was('CustomerRemoved')]);
  });

  test('a customer with invoices is not removed, and the refusal counts them', () => {
    const uses = [{ what: 'invoices', count: 3 }];
    given([agroCreated], { uses })
      .when(please('RemoveCustomer'))
      .thenRejected({ kind: 'customer_in_use', name, uses });
  });

  test('a customer who was removed is gone, and nobody takes the number', () => {
    const gone = [agroCreated, was('CustomerRemoved')];
    for (const type of ['ActivateCustomer', 'DeactivateCustomer', 'RemoveCustomer'] as const) {
      given(gone).when(please(type)).thenRejected({ kind: 'customer_not_found', customerId });
      given([]).when(please(type)).thenRejected({ kind: 'customer_not_found', customerId });
    }
    given(gone)
      .when({ type: 'CreateCustomer', data: { customerId, accountId, ...agroFields } })
      .thenRejected({ kind: 'customer_exists', customerId });
  });
});
