// The erasure of a party, customer or supplier: what is sealed with their key can never be read
// again. It is refused while the law has a document of theirs kept, and may be noted for its day.
import { ERASED } from '../../kernel/event.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { freeOn, isPrivatePerson, keptOn } from '../../tax/index.ts';
import type {
  CancelCustomerErasure,
  CancelSupplierErasure,
  CustomerFacts,
  EraseCustomer,
  EraseSupplier,
} from '../commands.ts';
import type { ErasableField } from './erasure-events.ts';
import type { CustomerEvent } from '../events.ts';
import { isErased } from '../evolve.ts';
import type { ExistingCustomer, SupplierAlone } from '../evolve.ts';
import type { CustomerRejection } from '../rejections.ts';

type Party = ExistingCustomer | SupplierAlone;
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
export function eraseParty(
  state: Party,
  { data: { customerId, reason, whenAllowed } }: EraseCustomer | EraseSupplier,
  { today, retention }: CustomerFacts,
): Decision {
  if (isErased(state)) return accepted([]);
  const kept = keptOn(today, retention);
  if (kept === null) {
    const { supplier } = state;
    const accountId = state.status === 'supplier' ? null : state.accountId;
    const fields = erasedFields(state);
    const why = reason ?? state.erasure?.reason ?? null;
    const ledgers = supplier === null ? {} : { supplierAccountId: supplier.accountId };
    const data = { customerId, accountId, ...ledgers, fields, reason: why };
    return accepted([{ type: 'CustomerErased', version: 3, data }]);
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
function erasedFields(state: Party): ErasableField[] {
  const isPrivate = isPrivatePerson(state.registration);
  const held = { ...state.supplier, ...state };
  const fields = isPrivate ? [...OF_A_PRIVATE_PERSON, ...OF_A_SUPPLIER] : CONTACT;
  return fields.filter((field) => held[field] != null && held[field] !== ERASED);
}

export function cancelErasure(
  state: Party,
  { data: { customerId } }: CancelCustomerErasure | CancelSupplierErasure,
): Decision {
  if (isErased(state)) return rejected({ kind: 'customer_erased', customerId });
  if (state.erasure === null) return rejected({ kind: 'erasure_not_asked', customerId });
  return accepted([{ type: 'CustomerErasureCancelled', version: 1, data: { customerId } }]);
}
