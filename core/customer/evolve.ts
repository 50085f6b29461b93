import type { z } from 'zod';
import type { CustomerEvent, customerCreated, receiptRecorded } from './events.ts';

export type CustomerDetails = Omit<
  z.infer<typeof customerCreated>,
  'customerId' | 'accountId' | 'privateCustomerId'
>;

export type Receipt = Pick<
  z.infer<typeof receiptRecorded>,
  'number' | 'amountPaise' | 'journalId'
> & { readonly reversed: boolean };

export type CustomerState =
  | { readonly status: 'absent' }
  | { readonly status: 'removed' }
  | ({
      readonly status: 'active' | 'inactive';
      readonly accountId: number;
      readonly receipts: ReadonlyMap<number, Receipt>;
    } & Readonly<CustomerDetails>);

/** A customer that was created, and not removed since. */
export type ExistingCustomer = Extract<CustomerState, { receipts: unknown }>;

export const initialState: CustomerState = { status: 'absent' };

export function evolve(state: CustomerState, event: CustomerEvent): CustomerState {
  if (event.type === 'CustomerCreated') {
    const { customerId: _id, privateCustomerId: _sealedFor, ...created } = event.data;
    return { status: 'active', receipts: new Map(), ...created };
  }
  if (state.status === 'absent' || state.status === 'removed') return state;
  switch (event.type) {
    case 'CustomerChanged':
      return { ...state, ...present(event.data.changes) };
    case 'CustomerActivated':
      return { ...state, status: 'active' };
    case 'CustomerDeactivated':
      return { ...state, status: 'inactive' };
    case 'CustomerRemoved':
      return { status: 'removed' };
    case 'ReceiptRecorded': {
      const { receiptId, number, amountPaise, journalId } = event.data;
      const receipt = { number, amountPaise, journalId, reversed: false };
      return { ...state, receipts: new Map(state.receipts).set(receiptId, receipt) };
    }
    case 'ReceiptReversed': {
      const receipt = state.receipts.get(event.data.receiptId);
      if (receipt === undefined) return state;
      const reversed = { ...receipt, reversed: true };
      return { ...state, receipts: new Map(state.receipts).set(event.data.receiptId, reversed) };
    }
  }
}

type Changes = Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'];

/** A field that is absent stays as it was. */
const present = (changes: Changes): Partial<CustomerDetails> =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<CustomerDetails>;
