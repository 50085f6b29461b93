import type { PersonEvent } from './events.ts';
import type { Confirmation } from './terms.ts';

export type PersonState =
  | { readonly status: 'absent' }
  | { readonly status: 'erased' }
  | {
      readonly status: 'registered';
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      readonly company: string;
      readonly confirmation: Confirmation;
      readonly admin: boolean;
    };

export const initialState: PersonState = { status: 'absent' };

export function evolve(state: PersonState, event: PersonEvent): PersonState {
  if (event.type === 'PersonRegistered') {
    const { name, email, phone, company } = event.data;
    const profile = { name, email, phone, company };
    return { status: 'registered', ...profile, confirmation: 'by-use', admin: false };
  }
  if (state.status !== 'registered') return state;
  switch (event.type) {
    case 'ProfileChanged': {
      const { name, email, phone, company } = event.data.changes;
      return {
        ...state,
        name: name ?? state.name,
        email: email ?? state.email,
        phone: phone ?? state.phone,
        company: company ?? state.company,
      };
    }
    case 'AddressConfirmationAsked':
      return { ...state, confirmation: 'awaited' };
    case 'AddressConfirmed':
      return { ...state, confirmation: event.data.by };
    case 'AdminGranted':
      return { ...state, admin: true };
    case 'AdminRevoked':
      return { ...state, admin: false };
    case 'PersonErased':
      return { status: 'erased' };
  }
}
