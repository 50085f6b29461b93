// What other folders may import of the customers.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { customerEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { customerUpcasters } from './upcast.ts';

export const customerDecider = { initialState, decide, evolve, streamOf };

export const customerAggregate = aggregate({
  category: 'customer',
  decider: customerDecider,
  schemas: customerEventSchemas,
  upcasters: customerUpcasters,
  commands: {
    CreateCustomer: 'CreateCustomer',
    ChangeCustomer: 'ChangeCustomer',
    ActivateCustomer: 'ActivateCustomer',
    DeactivateCustomer: 'DeactivateCustomer',
    RemoveCustomer: 'RemoveCustomer',
    AddSupplier: 'AddSupplier',
    MakeSupplier: 'AddSupplier',
    MakeCustomer: 'CreateCustomer',
    ChangeSupplier: 'ChangeSupplier',
    RetireSupplier: 'ChangeSupplier',
    RestoreSupplier: 'ChangeSupplier',
    ConfirmSupplierBank: 'ChangeSupplier',
    RemoveSupplier: 'RemoveCustomer',
    EraseSupplier: 'EraseCustomer',
    CancelSupplierErasure: 'EraseCustomer',
    RecordReceipt: 'RecordReceipt',
    ReverseReceipt: 'ReverseReceipt',
    RecordRefund: 'RecordReceipt',
    ReverseRefund: 'ReverseReceipt',
    EraseCustomer: 'EraseCustomer',
    CancelCustomerErasure: 'EraseCustomer',
    RequestStatementEmail: 'RequestInvoiceEmail',
    ReportStatementEmail: null,
    RequestReminder: 'RequestInvoiceEmail',
    ReportReminder: null,
  },
});

export type { SupplierCommand, CustomerCommand, CustomerFacts } from './commands.ts';
export type { SupplierRole, CustomerState } from './evolve.ts';
export type { SupplierDetails } from './supplier-shape.ts';
export { supplierPartyOn } from './supplier-party.ts';
export type { SupplierParty } from './supplier-party.ts';
export { deductionKind } from './terms.ts';
export type { DeductionKind } from './terms.ts';
export { advanceTax } from './money/receipt-events.ts';
export { advanceTaxPaise, taxOfPart } from './money/advance-use.ts';
export { taxedAdvanceOf } from './money/receipts.ts';
export type { AdvanceUse } from './money/advance-use.ts';
export { receivedPaise } from './money/money.ts';
export { refundOf } from './money/refunds.ts';
export { advanceOf } from './money/advances.ts';
export type { AdvanceInput, AdvanceParties } from './money/advances.ts';
export type { Advance, AdvanceTax, Deduction, ReceiptRecorded } from './money/receipt-events.ts';
export type { RefundRecorded } from './money/refund-events.ts';
export { addressFor } from './mails/emailing.ts';
export type { Bill, BillToSettle } from './money/settling.ts';
export type {
  BankCharge,
  CreditInHand,
  CustomerFields,
  ReceiptSettling,
  RecordReceipt,
  ReverseReceipt,
} from './commands.ts';
export type { CustomerEvent } from './events.ts';
export type { CustomerRejection } from './rejections.ts';
