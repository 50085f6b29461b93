import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  CustomerCommand,
  CustomerFacts,
  RemoveCustomer,
  SupplierCommand,
} from './commands.ts';
import { changeCustomer, createCustomer } from './details/changing.ts';
import { cancelErasure, eraseParty } from './details/erasing.ts';
import { reportStatementEmail, requestReminder, requestStatementEmail } from './mails/emailing.ts';
import type { CustomerEvent } from './events.ts';
import type { CustomerState, ExistingCustomer } from './evolve.ts';
import { recordReceipt, reverseReceipt } from './money/receipts.ts';
import { recordRefund, reverseRefund } from './money/refunds.ts';
import type { CustomerRejection } from './rejections.ts';
import { decideSupplier } from './suppliers.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

export const streamOf = (event: CustomerEvent): string =>
  streamName('customer', event.data.customerId);

/** Decides on a customer and on money on account. Refusals in `rejections.ts`, in order. */
export function decide(
  state: CustomerState,
  command: CustomerCommand,
  facts: CustomerFacts,
): Decision {
  const { customerId } = command.data;
  if (command.type === 'CreateCustomer') return createCustomer(state, command);
  if (isOfSupplier(command)) return decideSupplier(state, command, facts);
  if (state.status === 'absent' || state.status === 'removed' || state.status === 'supplier') {
    return rejected({ kind: 'customer_not_found', customerId });
  }
  switch (command.type) {
    case 'EraseCustomer':
      return eraseParty(state, command, facts);
    case 'CancelCustomerErasure':
      return cancelErasure(state, command);
    case 'RemoveCustomer':
      return remove(state, command, facts);
    case 'ReportStatementEmail':
      return reportStatementEmail(state, command);
    case 'ReportReminder':
      // What became of a reminder stands on its invoices.
      return accepted([]);
    default:
      // Nothing more is known of who was erased, and nothing new can be sealed.
      if (state.status === 'erased') return rejected({ kind: 'customer_erased', customerId });
      return decideKnown(state, command, facts);
  }
}

const OF_SUPPLIERS: ReadonlySet<string> = new Set<SupplierCommand['type']>([
  'AddSupplier',
  'MakeSupplier',
  'MakeCustomer',
  'ChangeSupplier',
  'RetireSupplier',
  'RestoreSupplier',
  'ConfirmSupplierBank',
  'RemoveSupplier',
  'EraseSupplier',
  'CancelSupplierErasure',
]);

const isOfSupplier = (command: CustomerCommand): command is SupplierCommand =>
  OF_SUPPLIERS.has(command.type);

type OfExisting = Exclude<
  Exclude<CustomerCommand, SupplierCommand>,
  {
    type:
      | 'CreateCustomer'
      | 'RemoveCustomer'
      | 'EraseCustomer'
      | 'CancelCustomerErasure'
      | 'ReportStatementEmail'
      | 'ReportReminder';
  }
>;

function decideKnown(state: ExistingCustomer, command: OfExisting, facts: CustomerFacts): Decision {
  const { customerId } = command.data;
  switch (command.type) {
    case 'ChangeCustomer':
      return changeCustomer(state, command);
    case 'ActivateCustomer':
      if (state.status === 'active') return accepted([]);
      return accepted([{ type: 'CustomerActivated', version: 1, data: { customerId } }]);
    case 'DeactivateCustomer':
      if (state.status === 'inactive') return accepted([]);
      return accepted([{ type: 'CustomerDeactivated', version: 1, data: { customerId } }]);
    case 'RequestStatementEmail':
      return requestStatementEmail(state, command);
    case 'RequestReminder':
      return requestReminder(state, command, facts);
    case 'RecordReceipt':
      return recordReceipt(state, command, facts);
    case 'ReverseReceipt':
      return reverseReceipt(state, command, facts);
    case 'RecordRefund':
      return recordRefund(state, command, facts);
    case 'ReverseRefund':
      return reverseRefund(state, command, facts);
  }
}

function remove(
  { name, supplier }: ExistingCustomer,
  { data: { customerId } }: RemoveCustomer,
  facts: CustomerFacts,
): Decision {
  const asSupplier = supplier === null ? [] : [{ what: 'suppliers', count: 1 }];
  const uses = [...facts.uses, ...asSupplier];
  if (uses.length > 0) return rejected({ kind: 'customer_in_use', name, uses });
  return accepted([{ type: 'CustomerRemoved', version: 1, data: { customerId } }]);
}
