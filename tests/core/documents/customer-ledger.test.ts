// A customer has a ledger of their own, which is created, renamed and removed with them.
import { describe, expect, test } from 'vitest';
import type { CustomerCommand, CustomerFields } from '#core/customer/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import {
  accountCreated,
  inStream,
  openBook,
  rolesSettled,
} from '#tests/specimens/tax/document-log.ts';
import {
  agro,
  numbered,
  ravi,
  raviCreated,
  raviFields,
  trade,
} from '#tests/specimens/tax/trade.ts';
import {
  decideAfter,
  FRESH_IDS,
  givenDocuments,
} from '#tests/support/scenario/document-scenario.ts';

const [freshId = 0] = FRESH_IDS;
const { customerId, accountId } = ravi;
const create: CustomerCommand = {
  type: 'CreateCustomer',
  data: { customerId, accountId, ...raviFields },
};
const sealedForRavi = { privateCustomerId: customerId };
const taken = (name: string, by: number) => new Map([[nameKey(name), by as AccountId]]);

describe('the ledger of a customer', () => {
  test('is created with them, under Sundry Debtors', () => {
    givenDocuments(openBook)
      .when(create)
      .then([
        accountCreated(accountId, ravi.name, 'sundry-debtors', null, sealedForRavi),
        inStream(`customer-${customerId}`, raviCreated),
      ]);
  });

  test('has the number of the customer behind a name that another account bears', () => {
    givenDocuments(openBook, { accountNames: taken(ravi.name, 5) })
      .when(create)
      .then([
        accountCreated(
          accountId,
          `${ravi.name} (${customerId})`,
          'sundry-debtors',
          null,
          sealedForRavi,
        ),
        inStream(`customer-${customerId}`, raviCreated),
      ]);
  });

  test('is renamed with them, and keeps a name that is its own already', () => {
    const changes = { name: 'Agro Mills' };
    givenDocuments(openBook, { accountNames: taken('Agro Mills', agro.accountId) })
      .when({ type: 'ChangeCustomer', data: { customerId: agro.customerId, changes } })
      .then([
        inStream(`account-${agro.accountId}`, {
          type: 'AccountChanged',
          version: 2,
          data: { accountId: agro.accountId, changes },
        }),
        inStream(`customer-${agro.customerId}`, {
          type: 'CustomerChanged',
          version: 4,
          data: { customerId: agro.customerId, changes },
        }),
      ]);
  });

  test('is sealed for a private person, and says its name anew when they register', () => {
    const log = [
      ...openBook,
      inStream(`customer-${customerId}`, raviCreated),
      accountCreated(accountId, ravi.name, 'sundry-debtors', null, sealedForRavi),
    ];
    const renamed = (data: { name: string; gstin?: string }, sealedFor = {}): StreamEvent =>
      inStream(`account-${accountId}`, {
        type: 'AccountChanged',
        version: 2,
        data: { accountId, ...sealedFor, changes: data },
      });
    const name = 'Ravi K';
    const gstin = '27AAPFU0939F1ZV';
    const ledgerAfter = (changes: Partial<CustomerFields>) => {
      const command = { type: 'ChangeCustomer', data: { customerId, changes } } as const;
      const decided = decideAfter(log, command);
      return decided.filter(({ stream }) => stream === `account-${accountId}`);
    };
    expect(ledgerAfter({ name })).toStrictEqual([renamed({ name }, sealedForRavi)]);
    expect(ledgerAfter({ gstin })).toStrictEqual([renamed({ name: ravi.name, gstin })]);
  });

  test('goes with them, unless it has entries', () => {
    const remove: CustomerCommand = {
      type: 'RemoveCustomer',
      data: { customerId: agro.customerId },
    };
    givenDocuments(openBook)
      .when(remove)
      .then([
        inStream(`account-${agro.accountId}`, {
          type: 'AccountRemoved',
          version: 1,
          data: { accountId: agro.accountId },
        }),
        inStream(`customer-${agro.customerId}`, {
          type: 'CustomerRemoved',
          version: 1,
          data: { customerId: agro.customerId },
        }),
      ]);
    const uses = [{ what: 'journal entries', count: 2 }];
    givenDocuments(openBook, { ledgerUses: uses }).when(remove).thenRejected({
      kind: 'account_in_use',
      accountId: agro.accountId,
      name: agro.name,
      uses,
    });
  });
});

describe('money on account', () => {
  const receive = (account: number | null): CustomerCommand => ({
    type: 'RecordReceipt',
    data: {
      customerId: agro.customerId,
      receiptId: trade.receiptId,
      journalId: trade.journalId,
      amountPaise: 5e5,
      method: 'cash',
      reference: null,
      paidOn: null,
      accountId: account,
    },
  });
  const recordedIn = (account: number) => [
    inStream(`customer-${agro.customerId}`, {
      type: 'ReceiptRecorded',
      version: 2,
      data: {
        receiptId: trade.receiptId,
        customerId: agro.customerId,
        ...numbered('RV-', 7),
        amountPaise: 5e5,
        method: 'cash',
        reference: null,
        paidOn: '2026-11-21',
        accountId: account,
        journalId: trade.journalId,
      },
    }),
    inStream(`journal-${trade.journalId}`, {
      type: 'JournalPosted',
      version: 8,
      data: {
        journalId: trade.journalId,
        number: 41,
        voucherType: 'receipt',
        entryDate: '2026-11-21',
        narration: 'Receipt RV-007 on account by cash',
        entries: [
          { accountId: account, side: 'debit', amountPaise: 5e5 },
          { accountId: agro.accountId, side: 'credit', amountPaise: 5e5 },
        ],
        source: { kind: 'receipt', id: trade.receiptId, number: 'RV-007' },
      },
    }),
  ];

  test('goes to the account that is named, if it is one of cash or bank', () => {
    givenDocuments(openBook).when(receive(trade.bank)).then(recordedIn(trade.bank));
    givenDocuments(openBook)
      .when(receive(agro.accountId))
      .thenRejected({ kind: 'receipt_account_unknown' });
  });

  test('opens the account of its method before it is recorded, where the book has none', () => {
    givenDocuments(openBook)
      .when(receive(null))
      .then([
        accountCreated(freshId, 'Cash', 'cash-in-hand', 'cash'),
        rolesSettled({ cash: freshId }),
        ...recordedIn(freshId),
      ]);
  });
});
