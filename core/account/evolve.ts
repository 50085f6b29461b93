import type { AccountEvent, AccountAsset, Classification } from './events.ts';

export type AccountState =
  | { readonly status: 'absent' | 'removed' }
  | {
      readonly status: 'open' | 'retired';
      readonly name: string;
      readonly classification: Classification;
      readonly gstin: string | null;
      readonly companyTypeId: number | null;
      readonly email: string | null;
      readonly asset: AccountAsset | null;
    };

export const initialState: AccountState = { status: 'absent' };

export function evolve(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountCreated') {
    const { name, classification, gstin, companyTypeId, email, asset } = event.data;
    return { status: 'open', name, classification, gstin, companyTypeId, email, asset };
  }
  if (!('name' in state)) return state;
  switch (event.type) {
    case 'AccountChanged': {
      const { changes } = event.data;
      return {
        status: state.status,
        name: changes.name ?? state.name,
        classification: changes.classification ?? state.classification,
        gstin: given(changes.gstin, state.gstin),
        companyTypeId: given(changes.companyTypeId, state.companyTypeId),
        email: given(changes.email, state.email),
        asset: given(changes.asset, state.asset),
      };
    }
    case 'AccountRetired':
      return { ...state, status: 'retired' };
    case 'AccountRemoved':
      return { status: 'removed' };
  }
}

/** A change may set a field to null, so only an absent one keeps what was. */
const given = <Value>(change: Value | undefined, before: Value): Value =>
  change === undefined ? before : change;
