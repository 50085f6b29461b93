import { describe, expect, test } from 'vitest';
import { bookDecider, mayDo, refusalOfRight, RIGHTS } from '#core/book/index.ts';
import type { BookEvent, Right, Role } from '#core/book/index.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { deepak, farida, iyer, kamala, meera } from '#tests/specimens/books/people.ts';
import { sahyadri, staffed } from '#tests/specimens/books/sahyadri.ts';
import { answered } from '#tests/support/scenario/scenario.ts';

const { bookId } = sahyadri;

const given = (events: readonly BookEvent[]) => ({
  when(actorId: PersonId, right: Right, book = bookId) {
    const state = events.reduce(bookDecider.evolve, bookDecider.initialState);
    const refusal = refusalOfRight(state, book, actorId, right);
    return answered(refusal === null ? accepted([]) : rejected(refusal), () => '');
  },
});

/** The table as an accountant would write it: who may do what in a book. */
const TABLE = `
                       owner  accountant  data entry  auditor
ReadBook               yes    yes         yes         yes
LeaveBook              yes    yes         yes         yes
ExportBook             yes    yes         -           yes
CheckJournals          yes    yes         yes         yes
NameInstant            yes    yes         yes         yes
WriteEventNote         yes    yes         yes         yes
PostJournal            yes    yes         yes         -
CreateAccount          yes    yes         yes         -
AddRecord              yes    yes         yes         -
AddMaster              yes    yes         yes         -
CreateCustomer         yes    yes         yes         -
AddSupplier            yes    yes         yes         -
ImportRecords          yes    yes         yes         -
PostStockJournal       yes    yes         yes         -
DraftInvoice           yes    yes         yes         -
ChangeInvoiceDraft     yes    yes         yes         -
IssueInvoice           yes    yes         yes         -
DraftPresale           yes    yes         yes         -
DraftPurchaseOrder     yes    yes         yes         -
DraftGoodsReceipt      yes    yes         yes         -
PostGoodsReceipt       yes    yes         yes         -
DraftPurchaseBill      yes    yes         yes         -
PostPurchaseBill       yes    yes         yes         -
DraftPurchaseDebitNote yes    yes         yes         -
PostPurchaseDebitNote  yes    yes         yes         -
DraftSupplierPayment   yes    yes         yes         -
PostSupplierPayment    yes    yes         yes         -
DraftTdsDeposit        yes    yes         yes         -
PostTdsDeposit         yes    yes         yes         -
DraftExpense           yes    yes         yes         -
PostExpense            yes    yes         yes         -
DraftCreditReversal    yes    yes         yes         -
PostCreditReversal     yes    yes         yes         -
DraftCreditReclaim     yes    yes         yes         -
PostCreditReclaim      yes    yes         yes         -
DraftBillOfEntry       yes    yes         yes         -
PostBillOfEntry        yes    yes         yes         -
RegisterEInvoice       yes    yes         yes         -
RecordPayment          yes    yes         yes         -
RecordReceipt          yes    yes         yes         -
AllocateCredit         yes    yes         yes         -
RequestInvoiceEmail    yes    yes         yes         -
ReverseJournal         yes    yes         -           -
CorrectJournal         yes    yes         -           -
ReverseStockJournal    yes    yes         -           -
CancelPurchaseOrder    yes    yes         -           -
ReverseGoodsReceipt    yes    yes         -           -
ReversePurchaseBill    yes    yes         -           -
ReversePurchaseDebitNote yes    yes         -           -
ReverseSupplierPayment yes    yes         -           -
ReverseTdsDeposit      yes    yes         -           -
ReverseExpense         yes    yes         -           -
ReverseCreditReversal  yes    yes         -           -
ReverseCreditReclaim   yes    yes         -           -
ReverseBillOfEntry     yes    yes         -           -
ChangeAccount          yes    yes         -           -
ChangeCustomer         yes    yes         -           -
ChangeSupplier         yes    yes         -           -
ActivateCustomer       yes    yes         -           -
DeactivateCustomer     yes    yes         -           -
RemoveCustomer         yes    yes         -           -
UndoImport             yes    yes         -           -
ReversePayment         yes    yes         -           -
ReverseReceipt         yes    yes         -           -
ReverseAllocation      yes    yes         -           -
IssueCreditNote        yes    yes         -           -
ReverseCreditNote      yes    yes         -           -
IssueDebitNote         yes    yes         -           -
ReverseDebitNote       yes    yes         -           -
CancelInvoice          yes    yes         -           -
WithdrawPresale        yes    yes         -           -
CancelEInvoice         yes    yes         -           -
RetireAccount          yes    yes         -           -
RemoveAccount          yes    yes         -           -
ApplyStarterTemplate   yes    yes         -           -
AddAccountType         yes    yes         -           -
ChangeAccountType      yes    yes         -           -
RemoveAccountType      yes    yes         -           -
ChangeRecord           yes    yes         -           -
RemoveRecord           yes    yes         -           -
ChangeMaster           yes    yes         -           -
RemoveMaster           yes    yes         -           -
SetLockDate            yes    yes         -           -
MarkReturnFiled        yes    yes         -           -
ChangeBookSettings     yes    yes         -           -
PostOpeningBalances    yes    yes         -           -
PostDepreciation       yes    yes         -           -
PostStockRun           yes    yes         -           -
PostAppropriation      yes    yes         -           -
ExplainRatio           yes    yes         -           -
ChangeBillingProfile   yes    yes         -           -
ChangePostingAccounts  yes    yes         -           -
SetEInvoicing          yes    yes         -           -
RenameBook             yes    -           -           -
InviteMember           yes    -           -           -
WithdrawInvitation     yes    -           -           -
ChangeMemberRole       yes    -           -           -
RemoveMember           yes    -           -           -
EraseCustomer          yes    -           -           -
SetRetention           yes    -           -           -
DiscardDemoBook        yes    -           -           -
`;

const ROLES: readonly Role[] = ['owner', 'accountant', 'data entry', 'auditor'];

describe('the rights of the roles', () => {
  test('are exactly these', () => {
    const lines = Object.keys(RIGHTS).map((right) => {
      const may = ROLES.map((role) => (mayDo(role, right as Right) ? 'yes' : '-'));
      const [owner = '', accountant = '', dataEntry = '', auditor = ''] = may;
      const cells = [
        right.padEnd(22),
        owner.padEnd(6),
        accountant.padEnd(11),
        dataEntry.padEnd(11),
      ];
      return [...cells, auditor].join(' ');
    });
    const written = TABLE.trim().split('\n').slice(1);
    expect(lines).toStrictEqual(written);
  });
});

describe('asking for a right', () => {
  test('an accountant may set the lock date', () => {
    given(staffed).when(iyer.id, 'SetLockDate').thenNothing();
  });

  test('a typist may post but not reverse', () => {
    given(staffed).when(deepak.id, 'PostJournal').thenNothing();
    given(staffed)
      .when(deepak.id, 'ReverseJournal')
      .thenRejected({ kind: 'role_may_not', role: 'data entry', right: 'ReverseJournal' });
  });

  test('an auditor reads and changes nothing', () => {
    given(staffed).when(farida.id, 'ReadBook').thenNothing();
    given(staffed)
      .when(farida.id, 'PostJournal')
      .thenRejected({ kind: 'role_may_not', role: 'auditor', right: 'PostJournal' });
  });

  test('a role taken away a moment ago no longer counts', () => {
    const removed: BookEvent = {
      type: 'MemberRemoved',
      version: 1,
      data: { bookId, personId: iyer.id },
    };
    given([...staffed, removed])
      .when(iyer.id, 'ReadBook')
      .thenRejected({ kind: 'book_not_found', bookId });
  });

  test('nothing of a demo reaches anybody outside', () => {
    const demo: BookEvent = {
      type: 'DemoBookStarted',
      version: 1,
      data: { bookId, personId: meera.id },
    };
    given([...staffed, demo])
      .when(meera.id, 'PostJournal')
      .thenNothing();
    given([...staffed, demo])
      .when(meera.id, 'InviteMember')
      .thenRejected({ kind: 'demo_book_stays_inside' });
  });

  test('a stranger learns no more than that there is no such book', () => {
    given(staffed).when(kamala.id, 'ReadBook').thenRejected({ kind: 'book_not_found', bookId });
    given([]).when(meera.id, 'ReadBook').thenRejected({ kind: 'book_not_found', bookId });
  });

  test('the system itself, and the installation, are judged elsewhere', () => {
    given(staffed).when(SYSTEM_PERSON, 'RemoveMember').thenNothing();
    given([]).when(kamala.id, 'AddAccountType', INSTALLATION_BOOK).thenNothing();
  });
});
