// What each role may do in a book: the one table. The screens read it, and the writer asks it under
// the book's lock, so that a role changed a moment ago is the role that counts.
import type { Role } from '../terms.ts';

const EVERYBODY: readonly Role[] = ['owner', 'accountant', 'data entry', 'auditor'];
const BOOKKEEPERS: readonly Role[] = ['owner', 'accountant', 'data entry'];
/** Who answers for the whole of the books, or checks them. */
const ANSWERABLE: readonly Role[] = ['owner', 'accountant', 'auditor'];
const ACCOUNTANTS: readonly Role[] = ['owner', 'accountant'];
const OWNERS: readonly Role[] = ['owner'];

/** A right, in the words of the members screen, and the roles that have it. */
export const RIGHTS = {
  ReadBook: EVERYBODY,
  LeaveBook: EVERYBODY,
  ExportBook: ANSWERABLE,
  CheckJournals: EVERYBODY,
  NameInstant: EVERYBODY,
  WriteEventNote: EVERYBODY,
  PostJournal: BOOKKEEPERS,
  CreateAccount: BOOKKEEPERS,
  AddRecord: BOOKKEEPERS,
  AddMaster: BOOKKEEPERS,
  CreateCustomer: BOOKKEEPERS,
  AddSupplier: BOOKKEEPERS,
  ImportRecords: BOOKKEEPERS,
  PostStockJournal: BOOKKEEPERS,
  DraftInvoice: BOOKKEEPERS,
  ChangeInvoiceDraft: BOOKKEEPERS,
  IssueInvoice: BOOKKEEPERS,
  DraftPresale: BOOKKEEPERS,
  DraftPurchaseOrder: BOOKKEEPERS,
  DraftGoodsReceipt: BOOKKEEPERS,
  PostGoodsReceipt: BOOKKEEPERS,
  DraftPurchaseBill: BOOKKEEPERS,
  PostPurchaseBill: BOOKKEEPERS,
  DraftPurchaseDebitNote: BOOKKEEPERS,
  PostPurchaseDebitNote: BOOKKEEPERS,
  DraftSupplierPayment: BOOKKEEPERS,
  PostSupplierPayment: BOOKKEEPERS,
  DraftTdsDeposit: BOOKKEEPERS,
  PostTdsDeposit: BOOKKEEPERS,
  DraftExpense: BOOKKEEPERS,
  PostExpense: BOOKKEEPERS,
  DraftCreditReversal: BOOKKEEPERS,
  PostCreditReversal: BOOKKEEPERS,
  DraftCreditReclaim: BOOKKEEPERS,
  PostCreditReclaim: BOOKKEEPERS,
  DraftBillOfEntry: BOOKKEEPERS,
  PostBillOfEntry: BOOKKEEPERS,
  RegisterEInvoice: BOOKKEEPERS,
  RecordPayment: BOOKKEEPERS,
  RecordReceipt: BOOKKEEPERS,
  AllocateCredit: BOOKKEEPERS,
  RequestInvoiceEmail: BOOKKEEPERS,
  ReverseJournal: ACCOUNTANTS,
  CorrectJournal: ACCOUNTANTS,
  ReverseStockJournal: ACCOUNTANTS,
  CancelPurchaseOrder: ACCOUNTANTS,
  ReverseGoodsReceipt: ACCOUNTANTS,
  ReversePurchaseBill: ACCOUNTANTS,
  ReversePurchaseDebitNote: ACCOUNTANTS,
  ReverseSupplierPayment: ACCOUNTANTS,
  ReverseTdsDeposit: ACCOUNTANTS,
  ReverseExpense: ACCOUNTANTS,
  ReverseCreditReversal: ACCOUNTANTS,
  ReverseCreditReclaim: ACCOUNTANTS,
  ReverseBillOfEntry: ACCOUNTANTS,
  ChangeAccount: ACCOUNTANTS,
  ChangeCustomer: ACCOUNTANTS,
  ChangeSupplier: ACCOUNTANTS,
  ActivateCustomer: ACCOUNTANTS,
  DeactivateCustomer: ACCOUNTANTS,
  RemoveCustomer: ACCOUNTANTS,
  UndoImport: ACCOUNTANTS,
  ReversePayment: ACCOUNTANTS,
  ReverseReceipt: ACCOUNTANTS,
  ReverseAllocation: ACCOUNTANTS,
  IssueCreditNote: ACCOUNTANTS,
  ReverseCreditNote: ACCOUNTANTS,
  IssueDebitNote: ACCOUNTANTS,
  ReverseDebitNote: ACCOUNTANTS,
  CancelInvoice: ACCOUNTANTS,
  WithdrawPresale: ACCOUNTANTS,
  CancelEInvoice: ACCOUNTANTS,
  RetireAccount: ACCOUNTANTS,
  RemoveAccount: ACCOUNTANTS,
  ApplyStarterTemplate: ACCOUNTANTS,
  AddAccountType: ACCOUNTANTS,
  ChangeAccountType: ACCOUNTANTS,
  RemoveAccountType: ACCOUNTANTS,
  ChangeRecord: ACCOUNTANTS,
  RemoveRecord: ACCOUNTANTS,
  ChangeMaster: ACCOUNTANTS,
  RemoveMaster: ACCOUNTANTS,
  SetLockDate: ACCOUNTANTS,
  MarkReturnFiled: ACCOUNTANTS,
  ChangeBookSettings: ACCOUNTANTS,
  PostOpeningBalances: ACCOUNTANTS,
  PostDepreciation: ACCOUNTANTS,
  PostStockRun: ACCOUNTANTS,
  PostAppropriation: ACCOUNTANTS,
  ExplainRatio: ACCOUNTANTS,
  ChangeBillingProfile: ACCOUNTANTS,
  ChangePostingAccounts: ACCOUNTANTS,
  SetEInvoicing: ACCOUNTANTS,
  RenameBook: OWNERS,
  InviteMember: OWNERS,
  WithdrawInvitation: OWNERS,
  ChangeMemberRole: OWNERS,
  RemoveMember: OWNERS,
  EraseCustomer: OWNERS,
  SetRetention: OWNERS,
  DiscardDemoBook: OWNERS,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

export const mayDo = (who: Role, right: Right): boolean =>
  (RIGHTS[right] as readonly Role[]).includes(who);

/**
 * What somebody vouched for, such as a check or a named instant, is theirs: besides them only those
 * who answer for the books reverse it.
 */
export const mayReverseWordOf = (
  saidBy: number | undefined,
  by: number,
  role: Role | null,
): boolean => saidBy === by || (role !== null && ACCOUNTANTS.includes(role));
