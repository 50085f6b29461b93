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
      /** The private person for whom its name was sealed when it was last said. */
      readonly privateCustomerId: number | null;
    };

export const initialState: AccountState = { status: 'absent' };

export function evolve(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountCreated') {
    const { accountId: _id, code: _code, privateCustomerId = null, ...details } = event.data;
    return { status: 'open', privateCustomerId, ...details };
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
        privateCustomerId:
          changes.name === undefined
            ? state.privateCustomerId
            : (event.data.privateCustomerId ?? null),
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
