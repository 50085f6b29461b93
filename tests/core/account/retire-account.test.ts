import { describe, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import type { AccountEvent } from '#core/account/index.ts';
import { accountFacts, chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { classified } from '#tests/specimens/tally/types.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(accountDecider, accountFacts);
const accountId = chaiStall.upi;

const retire = { type: 'RetireAccount', data: { accountId } } as const;
const created: AccountEvent = {
  type: 'AccountCreated',
  version: 2,
  data: {
    accountId,
    code: 'upi-wallet',
    name: 'UPI / Wallet',
    classification: classified('bank-accounts'),
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
  },
};
const retired: AccountEvent = { type: 'AccountRetired', version: 1, data: { accountId } };

describe('retiring an account', () => {
  test('an account without a balance is retired', () => {
    given([created]).when(retire).then([retired]);
  });

  test('a retired account is not retired again', () => {
    given([created, retired]).when(retire).thenNothing();
    given([created, retired], { balancePaise: 1 }).when(retire).thenNothing();
  });

  test.each([
    ['debit', 1],
    ['credit', -12_350],
  ])('an account with a %s balance is refused, with the balance', (_side, balancePaise) => {
    given([created], { balancePaise })
      .when(retire)
      .thenRejected({ kind: 'account_has_balance', accountId, balancePaise });
  });

  test('an account that does not exist is refused', () => {
    given([]).when(retire).thenRejected({ kind: 'account_not_found', accountId });
  });
});
