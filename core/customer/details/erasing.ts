// The erasure of a customer: what is sealed with their key can never be read again. It is refused
// as long as the law has a document of theirs kept, and may be noted to be done then.
import { ERASED } from '../../kernel/event.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { freeOn, isPrivatePerson, keptOn } from '../../tax/index.ts';
import type { CustomerFacts, EraseCustomer, CancelCustomerErasure } from '../commands.ts';
import type { ErasableField } from './erasure-events.ts';
import type { CustomerEvent } from '../events.ts';
import type { ExistingCustomer } from '../evolve.ts';
import type { CustomerRejection } from '../rejections.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

const CONTACT: readonly ErasableField[] = [
  'email',
  'phone',
  'contact',
  'privateAddress',
  'privateCity',
  'privatePincode',
];
const OF_A_PRIVATE_PERSON: readonly ErasableField[] = ['name', 'company', 'pan', ...CONTACT];

/** Who was erased stays so; an erasure that is noted for the same day already leaves no trace. */
export function eraseCustomer(
  state: ExistingCustomer,
  { data: { customerId, reason, whenAllowed } }: EraseCustomer,
  { today, retention }: CustomerFacts,
): Decision {
  if (state.status === 'erased') return accepted([]);
  const kept = keptOn(today, retention);
  if (kept === null) {
    const { accountId, supplier } = state;
    const fields = erasedFields(state);
    const why = reason ?? state.erasure?.reason ?? null;
    const ledgers = supplier === null ? {} : { supplierAccountId: supplier.accountId };
    const data = { customerId, accountId, ...ledgers, fields, reason: why };
    return accepted([{ type: 'CustomerErased', version: 2, data }]);
  }
  if (!whenAllowed) {
    const { legalForm } = retention;
    return rejected({ kind: 'customer_kept', customerId, kept, legalForm });
  }
  const dueOn = freeOn(kept);
  if (state.erasure?.dueOn === dueOn) return accepted([]);
  const data = { customerId, dueOn, reason: reason ?? state.erasure?.reason ?? null };
  return accepted([{ type: 'CustomerErasureAsked', version: 1, data }]);
}

const OF_A_SUPPLIER = [
  'udyam',
  'bankAccountName',
  'bankAccountNumber',
  'bankIfsc',
  'upi',
] as const satisfies readonly ErasableField[];

/** Of a private person the name goes too; of who is registered it is public, and stays. */
function erasedFields(state: ExistingCustomer): ErasableField[] {
  const isPrivate = isPrivatePerson(state.registration);
  const held = { ...state.supplier, ...state };
  const fields = isPrivate ? [...OF_A_PRIVATE_PERSON, ...OF_A_SUPPLIER] : CONTACT;
  return fields.filter((field) => held[field] != null && held[field] !== ERASED);
}

export function cancelErasure(
  { status, erasure }: ExistingCustomer,
  { data: { customerId } }: CancelCustomerErasure,
): Decision {
  if (status === 'erased') return rejected({ kind: 'customer_erased', customerId });
  if (erasure === null) return rejected({ kind: 'erasure_not_asked', customerId });
  return accepted([{ type: 'CustomerErasureCancelled', version: 1, data: { customerId } }]);
}
