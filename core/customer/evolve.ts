import type { z } from 'zod';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { ERASED } from '../kernel/event.ts';
import type { CustomerEvent, customerCreated, receiptRecorded } from './events.ts';

export type CustomerDetails = Omit<
  z.infer<typeof customerCreated>,
  'customerId' | 'accountId' | 'privateCustomerId'
>;

export type Receipt = Pick<
  z.infer<typeof receiptRecorded>,
  'number' | 'amountPaise' | 'journalId'
> & { readonly reversed: boolean };

/** An erasure that is done on a day; null is once proceedings have ended. */
export type AskedErasure = { readonly dueOn: CalendarDate | null; readonly reason: string | null };

export type CustomerState =
  | { readonly status: 'absent' }
  | { readonly status: 'removed' }
  | ({
      readonly status: 'active' | 'inactive' | 'erased';
      readonly accountId: number;
      readonly receipts: ReadonlyMap<number, Receipt>;
      readonly erasure: AskedErasure | null;
    } & Readonly<CustomerDetails>);

/** A customer that was created, and not removed since. */
export type ExistingCustomer = Extract<CustomerState, { receipts: unknown }>;

export const initialState: CustomerState = { status: 'absent' };

export function evolve(state: CustomerState, event: CustomerEvent): CustomerState {
  if (event.type === 'CustomerCreated') {
    const { customerId: _id, privateCustomerId: _sealedFor, ...created } = event.data;
    return { status: 'active', receipts: new Map(), erasure: null, ...created };
  }
  if (state.status === 'absent' || state.status === 'removed') return state;
  switch (event.type) {
    case 'CustomerChanged':
      return { ...state, ...present(event.data.changes) };
    case 'CustomerActivated':
      return { ...state, status: 'active' };
    case 'CustomerDeactivated':
      return { ...state, status: 'inactive' };
    case 'CustomerErased': {
      const erased = Object.fromEntries(event.data.fields.map((field) => [field, ERASED]));
      return { ...state, ...erased, status: 'erased', erasure: null };
    }
    case 'CustomerErasureAsked': {
      const { dueOn, reason } = event.data;
      const erasure = { dueOn: dueOn === null ? null : calendarDate(dueOn), reason };
      return { ...state, erasure };
    }
    case 'CustomerErasureCancelled':
      return { ...state, erasure: null };
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
