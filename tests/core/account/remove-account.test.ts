import { describe, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent } from '#core/account/index.ts';
import { accountFacts, chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { classified } from '#tests/specimens/tally/types.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(accountDecider, accountFacts);
const accountId = chaiStall.upi;

const remove = { type: 'RemoveAccount', data: { accountId } } as const;
const details = {
  name: 'UPI / Wallet',
  gstin: null,
  companyTypeId: null,
  email: null,
  asset: null,
};
const created: AccountEvent = {
  type: 'AccountCreated',
  version: 2,
  data: { accountId, code: null, classification: classified('bank-accounts'), ...details },
};
const retired: AccountEvent = { type: 'AccountRetired', version: 1, data: { accountId } };
const removed: AccountEvent = { type: 'AccountRemoved', version: 1, data: { accountId } };
const uses = [{ what: 'journal entries', count: 2 }];

describe('removing an account', () => {
  test('an account that was never used goes', () => {
    given([created]).when(remove).then([removed]);
  });

  test('a retired one that was never used goes too', () => {
    given([created, retired]).when(remove).then([removed]);
  });

  test('one that ever had an entry stays, and its uses are named', () => {
    given([created], { uses })
      .when(remove)
      .thenRejected({ kind: 'account_in_use', accountId, name: 'UPI / Wallet', uses });
  });

  test('the ledger of a customer is not touched by hand', () => {
    const refusal = { kind: 'account_of_customer', name: 'UPI / Wallet', customerId: 7 } as const;
    given([created], { customerId: 7 })
      .when(remove)
      .thenRejected({ kind: 'account_of_customer', name: 'UPI / Wallet', customerId: 7 });
    given([created], { customerId: 7 })
      .when({ type: 'RetireAccount', data: { accountId } })
      .thenRejected(refusal);
    given([created], { customerId: 7 })
      .when({ type: 'ChangeAccount', data: { accountId, changes: { name: 'Wallet' } } })
      .thenRejected(refusal);
  });

  test.each([
    ['the ledger of a customer', [created], 7],
    ['one that is retired', [created, retired], null],
  ] as const)('what is given back as it is changes nothing: %s', (_, before, customerId) => {
    given(before, { customerId })
      .when({ type: 'ChangeAccount', data: { accountId, changes: { name: 'UPI / Wallet' } } })
      .then([]);
  });

  test('an account that does not exist is refused', () => {
    given([]).when(remove).thenRejected({ kind: 'account_not_found', accountId });
  });

  test('a removed account is not found by any command', () => {
    const gone = [created, removed];
    const notFound = { kind: 'account_not_found', accountId } as const;
    given(gone).when(remove).thenRejected(notFound);
    given(gone).when({ type: 'RetireAccount', data: { accountId } }).thenRejected(notFound);
    given(gone)
      .when({ type: 'ChangeAccount', data: { accountId, changes: { name: 'UPI' } } })
      .thenRejected(notFound);
  });

  test('and its id is not used again', () => {
    const data = { accountId, ...details, typeId: classified('bank-accounts').typeId };
    given([created, removed])
      .when({ type: 'CreateAccount', data })
      .thenRejected({ kind: 'account_exists', accountId });
  });
});
