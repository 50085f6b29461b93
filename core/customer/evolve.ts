import type { z } from 'zod';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { ERASED } from '../kernel/event.ts';
import type { CustomerEvent, customerCreated } from './events.ts';
import { moneyAfter } from './money/money.ts';
import type { Money } from './money/money.ts';

export type CustomerDetails = Omit<
  z.infer<typeof customerCreated>,
  'customerId' | 'accountId' | 'privateCustomerId'
>;

/** An erasure that is done on a day; null is once proceedings have ended. */
export type AskedErasure = { readonly dueOn: CalendarDate | null; readonly reason: string | null };

export type CustomerState =
  | { readonly status: 'absent' }
  | { readonly status: 'removed' }
  | ({
      readonly status: 'active' | 'inactive' | 'erased';
      readonly accountId: number;
      readonly erasure: AskedErasure | null;
      /** What became of the statements that were e-mailed, by the ids of the mails. */
      readonly statementEmails: ReadonlyMap<number, 'waiting' | 'sent' | 'failed'>;
    } & Money &
      Readonly<CustomerDetails>);

/** A customer that was created, and not removed since. */
export type ExistingCustomer = Extract<CustomerState, { receipts: unknown }>;

export const initialState: CustomerState = { status: 'absent' };

export function evolve(state: CustomerState, event: CustomerEvent): CustomerState {
  if (event.type === 'CustomerCreated') {
    const { customerId: _id, privateCustomerId: _sealedFor, ...created } = event.data;
    const nothing = { receipts: new Map(), refunds: new Map(), statementEmails: new Map() };
    return { status: 'active', ...nothing, erasure: null, ...created };
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
    case 'StatementEmailRequested':
      return withEmail(state, event.data.emailId, 'waiting');
    case 'StatementEmailed':
      return withEmail(state, event.data.emailId, 'sent');
    case 'StatementEmailFailed':
      return withEmail(state, event.data.emailId, 'failed');
    default:
      return moneyAfter(state, event);
  }
}

const withEmail = (
  state: ExistingCustomer,
  emailId: number,
  outcome: 'waiting' | 'sent' | 'failed',
): ExistingCustomer => ({
  ...state,
  statementEmails: new Map(state.statementEmails).set(emailId, outcome),
});

type Changes = Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'];

/** A field that is absent stays as it was. */
const present = (changes: Changes): Partial<CustomerDetails> =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<CustomerDetails>;
