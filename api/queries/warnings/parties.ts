// What is unusual about a customer, a supplier or the book itself, as the act leaves it.
import type { GroupCode } from '#core/account-type/index.ts';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { gstinTwice, pinOfAnotherState } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { accountWithGstin } from '#projections/chart-of-accounts/read.ts';
import { customerWithGstin } from '#projections/customer-list/read.ts';
import { supplierWithGstin } from '#projections/supplier-list/read.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { bookIn } from '#api/queries/as-of/settings.ts';
import type { JudgedAct } from './judged-act.ts';

export async function partyWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const found = await Promise.all(
    act.events.map(async (event): Promise<readonly Warning[]> => {
      switch (event.type) {
        case 'CustomerCreated':
          return customerWarnings(act, event, event.data);
        case 'CustomerChanged':
          return customerWarnings(act, event, event.data.changes);
        case 'AccountCreated':
          return accountWarnings(act, event.data.accountId, {
            ...event.data,
            group: event.data.classification.group,
          });
        case 'AccountChanged':
          return accountWarnings(act, event.data.accountId, { ...event.data.changes, group: null });
        case 'BillingProfileChanged':
          return bookWarnings(act, event);
        default:
          return [];
      }
    }),
  );
  return found.flat();
}

type CustomerFields = {
  readonly gstin?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly pincode?: string | null | undefined;
  readonly privatePincode?: string | null | undefined;
};

async function customerWarnings(
  act: JudgedAct,
  { stream, bookId }: ProjectedEvent & { readonly stream: string },
  said: CustomerFields,
): Promise<readonly Warning[]> {
  const events = await act.log.read([{ bookId, stream }]);
  const customer = (events as readonly CustomerEvent[]).reduce(
    customerDecider.evolve,
    customerDecider.initialState,
  );
  if (!('gstin' in customer)) return [];
  const { gstin, stateCode, pincode, privatePincode } = customer;
  const isMoved = [said.stateCode, said.pincode, said.privatePincode].some(
    (one) => one !== undefined,
  );
  return [
    ...(said.gstin == null || gstin === null
      ? []
      : gstinTwice(gstin, await customerWith(act, gstin, parseStream(stream).id))),
    ...(isMoved ? pinOfAnotherState({ pincode: pincode ?? privatePincode, stateCode }) : []),
  ];
}

async function customerWith(
  { log: { ask, bookId } }: JudgedAct,
  gstin: string,
  customerId: number,
) {
  const asked = { bookId, gstin, customerId };
  const [customer] = await ask(customerWithGstin, asked);
  const [supplier] = customer === undefined ? await ask(supplierWithGstin, asked) : [];
  return (customer ?? supplier)?.name ?? null;
}

type AccountFields = {
  readonly gstin?: string | null | undefined;
  readonly group: GroupCode | null;
};

type PartyLedgers = {
  readonly accountId?: number | null | undefined;
  readonly supplierAccountId?: number | null | undefined;
};

const isLedgerOf = (party: PartyLedgers, accountId: number): boolean =>
  party.accountId === accountId || party.supplierAccountId === accountId;

/** The ledger of a customer bears no number of its own: the customer does. */
async function accountWarnings(
  { log, events }: JudgedAct,
  accountId: number,
  { gstin, group }: AccountFields,
): Promise<readonly Warning[]> {
  const isOfCustomer = events.some(
    ({ type, data }) =>
      (type === 'CustomerCreated' && isLedgerOf(data, accountId)) ||
      (type === 'CustomerChanged' && isLedgerOf(data.changes, accountId)),
  );
  if (gstin == null || isOfCustomer) return [];
  const [other] = await log.ask(accountWithGstin, { bookId: log.bookId, accountId, gstin, group });
  return gstinTwice(gstin, other?.name ?? null);
}

async function bookWarnings(
  { log }: JudgedAct,
  { stream, bookId }: ProjectedEvent & { readonly stream: string },
): Promise<readonly Warning[]> {
  const { settings } = bookIn(await log.read([{ bookId, stream }]));
  const { pincode, stateCode } = settings.billing;
  return pinOfAnotherState({ pincode, stateCode });
}
