// Whom a document of a supplier names by an account: a party, or an account that is nobody's.
import { isPartyGroup } from '#core/account-type/index.ts';
import type { AccountState } from '#core/account/index.ts';
import { supplierPartyOn } from '#core/customer/index.ts';
import type { SupplierParty } from '#core/customer/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { snapshotOfAccount } from '#core/trade/index.ts';
import type { TradeParty } from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo, isAtHand } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';

type AccountNamed = number | null | undefined;

/** @returns what tells whose ledger the account of the supplier is; null where none is named. */
export const ownerRead = (accountId: AccountNamed): Read<'customer-of-ledger'> | null =>
  accountId == null ? null : { of: 'customer-of-ledger', key: accountId };

/** The party whose ledger it is; null before that was read, and of an account that is nobody's. */
export function partyIdOf(accountId: AccountNamed, session: BookSession): number | null {
  const read = ownerRead(accountId);
  return read === null || !isAtHand(session, read) ? null : answerTo(session, read);
}

type KnownSupplier = {
  readonly party: TradeParty;
  /** What only a party says; null of an account that is nobody's. */
  readonly supplier: SupplierParty | null;
};

/** @returns the supplier as it was on a day; null where the book has no such account. */
export function knownSupplier(
  accountId: AccountNamed,
  day: CalendarDate,
  session: BookSession,
): KnownSupplier | null {
  const state = accountId == null ? null : stateIn(session, 'account', accountId);
  if (accountId == null || state === null || !('name' in state)) return null;
  const account = { accountId, isOpen: state.status === 'open', group: state.classification.group };
  const partyId = partyIdOf(accountId, session);
  const supplier =
    partyId === null ? null : supplierPartyOn(stateIn(session, 'customer', partyId), day);
  if (partyId === null || supplier?.accountId !== accountId) {
    return { party: partyOfAccount(state, account), supplier: null };
  }
  const { isPrivate, active, supplierDueDays, numbers, msme, ...said } = supplier;
  const [number] = numbers;
  const party = {
    ...account,
    partyId,
    privateCustomerId: isPrivate ? partyId : null,
    isOpen: account.isOpen && active,
    dueDays: supplierDueDays,
    snapshot: {
      name: said.name,
      gstin: number?.gstin ?? null,
      pan: said.pan,
      registration: said.registration,
      stateCode: number?.state ?? said.stateCode,
      country: said.country,
      address: said.address,
      city: said.city,
      pincode: said.pincode,
      enterprise: msme === null ? null : { class: msme.class, activity: msme.activity },
    },
  };
  return { party, supplier };
}

function partyOfAccount(
  state: Extract<AccountState, { name: string }>,
  account: Pick<TradeParty, 'accountId' | 'isOpen' | 'group'>,
): TradeParty {
  const { name, gstin, privateCustomerId } = state;
  return {
    ...account,
    partyId: null,
    privateCustomerId: isPartyGroup(account.group) ? privateCustomerId : null,
    dueDays: null,
    snapshot: snapshotOfAccount({ name, gstin }),
  };
}
