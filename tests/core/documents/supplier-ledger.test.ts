// A supplier has a ledger of its own under Sundry Creditors, or one from before.
import { describe, test } from 'vitest';
import type { CustomerCommand } from '#core/customer/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { accountCreated, inStream, openBook } from '#tests/specimens/tax/document-log.ts';
import { ravi, raviCreated, raviFields } from '#tests/specimens/tax/trade.ts';
import { givenDocuments } from '#tests/support/scenario/document-scenario.ts';

const { customerId, accountId } = ravi;
const sealedForRavi = { privateCustomerId: customerId };
const taken = (name: string, by: number) => new Map([[nameKey(name), by as AccountId]]);

const command = (adopts: boolean): CustomerCommand => ({
  type: 'AddSupplier',
  data: { customerId, accountId, adopts, party: raviFields, supplier: {} },
});
const created = inStream(`customer-${customerId}`, {
  ...raviCreated,
  data: { ...raviCreated.data, accountId: null, roles: ['supplier'], supplierAccountId: accountId },
});

describe('the ledger of a supplier', () => {
  test('is created with them, under Sundry Creditors', () => {
    givenDocuments(openBook)
      .when(command(false))
      .then([
        accountCreated(accountId, ravi.name, 'sundry-creditors', null, sealedForRavi),
        created,
      ]);
  });

  test('says that it is the supplier’s where another account bears the name', () => {
    givenDocuments(openBook, { accountNames: taken(ravi.name, 5) })
      .when(command(false))
      .then([
        accountCreated(
          accountId,
          `${ravi.name} (supplier ${customerId})`,
          'sundry-creditors',
          null,
          sealedForRavi,
        ),
        created,
      ]);
  });

  test('from before is adopted as it is, and never doubled', () => {
    const before = accountCreated(accountId, 'Ravi (old)', 'sundry-creditors');
    givenDocuments([...openBook, before])
      .when(command(true))
      .then([created]);
  });

  test.each([
    ['of another group', 'sundry-debtors', null],
    ['of another party', 'sundry-creditors', 5],
  ] as const)('%s is not adopted', (_why, group, ledgerOwner) => {
    const before = accountCreated(accountId, 'Ravi (old)', group);
    givenDocuments([...openBook, before], { ledgerOwner })
      .when(command(true))
      .thenRejected({ kind: 'supplier_account_unfit', accountId });
  });

  test('goes with the party, unless there are entries on it', () => {
    const opened = [
      ...openBook,
      created,
      accountCreated(accountId, ravi.name, 'sundry-creditors', null, sealedForRavi),
    ];
    const remove = { type: 'RemoveSupplier', data: { customerId } } as const;
    givenDocuments(opened)
      .when(remove)
      .then([
        inStream(`account-${accountId}`, {
          type: 'AccountRemoved',
          version: 1,
          data: { accountId },
        }),
        inStream(`customer-${customerId}`, {
          type: 'CustomerRemoved',
          version: 1,
          data: { customerId },
        }),
      ]);
    const ledgerUses = [{ what: 'journal entries', count: 1 }];
    givenDocuments(opened, { ledgerUses })
      .when(remove)
      .thenRejected({ kind: 'account_in_use', accountId, name: ravi.name, uses: ledgerUses });
  });

  test('is renamed with the party', () => {
    givenDocuments([
      ...openBook,
      created,
      accountCreated(accountId, ravi.name, 'sundry-creditors', null, sealedForRavi),
    ])
      .when({
        type: 'ChangeSupplier',
        data: { customerId, changes: { name: 'Ravi K' }, supplier: {} },
      })
      .then([
        inStream(`account-${accountId}`, {
          type: 'AccountChanged',
          version: 2,
          data: { accountId, ...sealedForRavi, changes: { name: 'Ravi K' } },
        }),
        inStream(`customer-${customerId}`, {
          type: 'CustomerChanged',
          version: 4,
          data: { customerId, ...sealedForRavi, changes: { name: 'Ravi K' } },
        }),
      ]);
  });
});
