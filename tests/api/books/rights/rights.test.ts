// What each role may do, call by call, as the one table of rights has it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayDo, RIGHTS } from '#core/book/index.ts';
import type { Right, Role } from '#core/book/index.ts';
import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import { answerOf, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Asking, EndpointName, Team } from '#tests/support/team.ts';
import { EXAMPLES } from '../../entities/walk.ts';
import { endpointsFor, rightRequest, saleOf } from '../right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const ROLES: readonly (readonly [Role, (team: Team) => Asking])[] = [
  ['owner', ({ owner }) => owner],
  ['accountant', ({ accountant }) => accountant],
  ['data entry', ({ dataEntry }) => dataEntry],
  ['auditor', ({ auditor }) => auditor],
];

/** The endpoints by the right that they need; the others read. */
const NEEDS: Partial<Record<EndpointName, Right>> = {
  exportBook: 'ExportBook',
  postJournal: 'PostJournal',
  postJournalBatch: 'PostJournal',
  createAccount: 'CreateAccount',
  checkJournals: 'CheckJournals',
  withdrawChecks: 'CheckJournals',
  nameInstant: 'NameInstant',
  withdrawInstantName: 'NameInstant',
  writeEventNote: 'WriteEventNote',
  reverseJournal: 'ReverseJournal',
  correctJournal: 'CorrectJournal',
  changeAccount: 'ChangeAccount',
  retireAccount: 'RetireAccount',
  applySalesTemplate: 'ApplyStarterTemplate',
  applyCabesTemplate: 'ApplyStarterTemplate',
  addAccountType: 'AddAccountType',
  setLock: 'SetLockDate',
  changeBookSettings: 'ChangeBookSettings',
  saveOpeningDraft: 'PostOpeningBalances',
  postOpening: 'PostOpeningBalances',
  correctOpening: 'PostOpeningBalances',
  setDepreciationPolicy: 'ChangeBookSettings',
  postAppropriation: 'PostAppropriation',
  setPartnershipTerms: 'ChangeBookSettings',
  postDepreciationRun: 'PostDepreciation',
  explainRatio: 'ExplainRatio',
  setAgeingDays: 'ChangeBookSettings',
  setShareCapital: 'ChangeBookSettings',
  undoDepreciationRun: 'PostDepreciation',
  disposeAsset: 'PostDepreciation',
  undoAssetDisposal: 'PostDepreciation',
  renameBook: 'RenameBook',
  listInvitations: 'InviteMember',
  inviteMember: 'InviteMember',
  withdrawInvitation: 'WithdrawInvitation',
  changeMember: 'ChangeMemberRole',
  removeMember: 'RemoveMember',
  ...Object.fromEntries(
    MASTER_KINDS.map(nounOf).flatMap((noun) => [
      [`create${noun}`, 'AddMaster'],
      [`change${noun}`, 'ChangeMaster'],
    ]),
  ),
  enableMaster: 'ChangeMaster',
  disableMaster: 'ChangeMaster',
  retireMaster: 'RemoveMaster',
  removeMaster: 'RemoveMaster',
  postStockJournal: 'PostStockJournal',
  postLostGoods: 'PostStockJournal',
  reverseStockJournal: 'ReverseStockJournal',
  startImport: 'ImportRecords',
  importCustomers: 'ImportRecords',
  importSuppliers: 'ImportRecords',
  importAccounts: 'ImportRecords',
  importJournals: 'ImportRecords',
  importProducts: 'ImportRecords',
  importOpenings: 'PostOpeningBalances',
  undoImport: 'UndoImport',
  addSupplier: 'AddSupplier',
  changeSupplier: 'ChangeSupplier',
  retireSupplier: 'ChangeSupplier',
  restoreSupplier: 'ChangeSupplier',
  confirmSupplierBank: 'ChangeSupplier',
  removeSupplier: 'RemoveCustomer',
  makeCustomer: 'CreateCustomer',
  createCustomer: 'CreateCustomer',
  changeCustomer: 'ChangeCustomer',
  activateCustomer: 'ActivateCustomer',
  deactivateCustomer: 'DeactivateCustomer',
  removeCustomer: 'RemoveCustomer',
  eraseCustomer: 'EraseCustomer',
  cancelCustomerErasure: 'EraseCustomer',
  eraseSupplier: 'EraseCustomer',
  cancelSupplierErasure: 'EraseCustomer',
  setTurnover: 'ChangeBillingProfile',
  setTaxDeduction: 'ChangeBillingProfile',
  startSeries: 'ChangeBillingProfile',
  recordUndertaking: 'ChangeBillingProfile',
  setEInvoicing: 'SetEInvoicing',
  setLegalForm: 'SetRetention',
  recordProceedings: 'SetRetention',
  endProceedings: 'SetRetention',
  setFilingFrequency: 'MarkReturnFiled',
  markReturnFiled: 'MarkReturnFiled',
  reverseReturnFiling: 'MarkReturnFiled',
  setStockAccounting: 'ChangeBookSettings',
  setStockMethod: 'ChangeBookSettings',
  setStockBelowNil: 'ChangeBookSettings',
  postStockRun: 'PostStockRun',
  undoStockRun: 'PostStockRun',
  setStatementLine: 'ChangeBookSettings',
  changeBillingSettings: 'ChangeBillingProfile',
  changePostingAccounts: 'ChangePostingAccounts',
  createInvoice: 'DraftInvoice',
  changeInvoice: 'ChangeInvoiceDraft',
  issueInvoice: 'IssueInvoice',
  cancelInvoice: 'CancelInvoice',
  createPresale: 'DraftPresale',
  changePresale: 'DraftPresale',
  issuePresale: 'DraftPresale',
  invoicePresale: 'DraftInvoice',
  closePresale: 'DraftPresale',
  withdrawPresale: 'WithdrawPresale',
  createGoodsReceipt: 'DraftGoodsReceipt',
  changeGoodsReceipt: 'DraftGoodsReceipt',
  discardGoodsReceipt: 'DraftGoodsReceipt',
  postGoodsReceipt: 'PostGoodsReceipt',
  reverseGoodsReceipt: 'ReverseGoodsReceipt',
  createPurchaseOrder: 'DraftPurchaseOrder',
  changePurchaseOrder: 'DraftPurchaseOrder',
  issuePurchaseOrder: 'DraftPurchaseOrder',
  closePurchaseOrder: 'DraftPurchaseOrder',
  cancelPurchaseOrder: 'CancelPurchaseOrder',
  createPurchaseBill: 'DraftPurchaseBill',
  changePurchaseBill: 'DraftPurchaseBill',
  postPurchaseBill: 'PostPurchaseBill',
  reversePurchaseBill: 'ReversePurchaseBill',
  movePurchaseBillCredit: 'PostPurchaseBill',
  discardPurchaseBill: 'DraftPurchaseBill',
  createPurchaseDebitNote: 'DraftPurchaseDebitNote',
  changePurchaseDebitNote: 'DraftPurchaseDebitNote',
  postPurchaseDebitNote: 'PostPurchaseDebitNote',
  reversePurchaseDebitNote: 'ReversePurchaseDebitNote',
  discardPurchaseDebitNote: 'DraftPurchaseDebitNote',
  matchPurchaseDebitNote: 'PostPurchaseDebitNote',
  reversePurchaseDebitNoteMatch: 'ReversePurchaseDebitNote',
  createSupplierPayment: 'DraftSupplierPayment',
  payInRun: 'DraftSupplierPayment',
  reverseSupplierPayment: 'ReverseSupplierPayment',
  issueSelfInvoice: 'PostPurchaseBill',
  cancelSelfInvoice: 'ReversePurchaseBill',
  issuePaymentVoucher: 'PostSupplierPayment',
  createTdsDeposit: 'DraftTdsDeposit',
  reverseTdsDeposit: 'ReverseTdsDeposit',
  createExpense: 'DraftExpense',
  reverseExpense: 'ReverseExpense',
  createPaidBill: 'DraftPurchaseBill',
  // Its payment goes back first.
  reversePaidBill: 'ReverseSupplierPayment',
  createCreditReversal: 'DraftCreditReversal',
  reverseCreditReversal: 'ReverseCreditReversal',
  createCreditReclaim: 'DraftCreditReclaim',
  reverseCreditReclaim: 'ReverseCreditReclaim',
  createBillOfEntry: 'DraftBillOfEntry',
  changeBillOfEntry: 'DraftBillOfEntry',
  discardBillOfEntry: 'DraftBillOfEntry',
  postBillOfEntry: 'PostBillOfEntry',
  moveBillOfEntryCredit: 'PostBillOfEntry',
  payBillOfEntry: 'PostBillOfEntry',
  reverseBillOfEntry: 'ReverseBillOfEntry',
  reverseBillOfEntryPayment: 'ReverseBillOfEntry',
  registerEInvoice: 'RegisterEInvoice',
  cancelEInvoice: 'CancelEInvoice',
  emailPresale: 'RequestInvoiceEmail',
  recordPayment: 'RecordPayment',
  reversePayment: 'ReversePayment',
  issueCreditNote: 'IssueCreditNote',
  reverseCreditNote: 'ReverseCreditNote',
  issueDebitNote: 'IssueDebitNote',
  reverseDebitNote: 'ReverseDebitNote',
  allocateCredit: 'AllocateCredit',
  reverseAllocation: 'ReverseAllocation',
  emailInvoice: 'RequestInvoiceEmail',
  emailInvoices: 'RequestInvoiceEmail',
  emailStatement: 'RequestInvoiceEmail',
  sendReminders: 'RequestInvoiceEmail',
  recordReceipt: 'RecordReceipt',
  recordRefund: 'RecordReceipt',
  reverseRefund: 'ReverseReceipt',
  settleItem: 'AllocateCredit',
  reverseSettlement: 'ReverseAllocation',
  reverseReceipt: 'ReverseReceipt',
};

const table = ROLES.flatMap(([role, asking]) =>
  endpointsFor('member').map((name) => ({ role, asking, name, right: NEEDS[name] ?? 'ReadBook' })),
);

describe('the rights', () => {
  it('each have a call, or a kind of the generic calls', () => {
    const generic = Object.values(EXAMPLES).flatMap(({ rights }) => Object.values(rights));
    // To leave is to remove oneself: `leaving.test.ts`; a demo is named by nobody: `demo.test.ts`.
    // What is posted as it is drafted: no call leaves a draft.
    const posted = ['PostTdsDeposit', 'PostExpense', 'PostCreditReversal', 'PostCreditReclaim'];
    const others = ['ReadBook', 'LeaveBook', 'DiscardDemoBook', ...posted];
    const needed = new Set<string>([...Object.values(NEEDS), ...generic, ...others]);
    expect(Object.keys(RIGHTS).filter((right) => !needed.has(right))).toStrictEqual([]);
  });

  it('are written down for each call that changes something', () => {
    const reading = endpointsFor('member').filter((name) => NEEDS[name] === undefined);
    // What a person keeps of a list is a setting of their own, whatever their role.
    const isFree = (name: string) =>
      /^(list|read|export|compare|explain)|^keepListChoice$/.test(name);
    expect(reading.filter((name) => !isFree(name))).toStrictEqual([]);
  });
});

describe.each(ROLES)('the role %s', (role) => {
  it.each(table.filter((row) => row.role === role))(
    'and $name ($right)',
    async ({ asking, name, right }) => {
      const ask = asking(team);
      const got = await ask(name, await rightRequest(team, name, ask));
      if (mayDo(role, right)) expect(got.status).toBe(200);
      else expectRefused(got, 403, 'role_may_not', { role, right });
    },
  );
});

describe('a role that changes', () => {
  const post = () => team.dataEntry('postJournal', { body: saleOf(team) });
  const make = (role: Role) =>
    team.owner('changeMember', { params: { bookId: team.bookId, personId: 3 }, body: { role } });

  it('counts from the next call on (B49)', async () => {
    expect((await make('auditor')).status).toBe(200);
    expectRefused(await post(), 403, 'role_may_not', { role: 'auditor', right: 'PostJournal' });
    await make('data entry');
    expect((await post()).status).toBe(200);
  });

  it('amid twenty calls at once leaves each answered by one role or the other (B51)', async () => {
    const calls = Array.from({ length: 20 }, (_, at) => (at === 10 ? make('auditor') : post()));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
    const after = await post();
    expect(after.status).toBe(403);
  });
});

it('a person removed amid calls at once is answered as a member or as a stranger', async () => {
  const remove = () => team.owner('removeMember', { params: { bookId: team.bookId, personId: 2 } });
  const rename = () =>
    team.accountant('changeBookSettings', { params: { bookId: team.bookId }, body: {} });
  const calls = Array.from({ length: 20 }, (_, at) => (at === 10 ? remove() : rename()));
  const answers = (await Promise.all(calls)).map(answerOf);
  expect(answers.every(([status]) => status === 200 || status === 404)).toBe(true);
  expect(answerOf(await rename())).toStrictEqual(NOT_THERE);
});
