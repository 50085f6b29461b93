import type { PersonId } from '../kernel/ids.ts';

/** In the order in which they are checked. */
export type PersonRejection =
  | { readonly kind: 'person_not_found'; readonly personId: PersonId }
  | { readonly kind: 'person_exists'; readonly personId: PersonId }
  | { readonly kind: 'person_erased'; readonly personId: PersonId }
  | { readonly kind: 'email_taken' }
  | { readonly kind: 'address_changed' }
  | { readonly kind: 'last_admin' };
