// What may be asked of every record of the catalogue alike.
import type { Id } from '../../kernel/ids.ts';
import type { MasterKind } from './terms.ts';
import type { LifecycleCommand } from './lifecycle.ts';

type IdOf<Kind extends MasterKind> = { readonly [Field in `${Kind}Id`]: Id<Kind> };

/**
 * The commands of one kind, such as CreateBrand and ChangeBrand.
 * @template Created the details of a new one. @template Changed what a change says: `changes` holds
 * only the fields to change.
 */
export type MasterCommand<
  Kind extends MasterKind,
  Created,
  Changed = { readonly changes: Partial<Created> },
> =
  | { readonly type: `Create${Capitalize<Kind>}`; readonly data: IdOf<Kind> & Created }
  | { readonly type: `Change${Capitalize<Kind>}`; readonly data: IdOf<Kind> & Changed }
  | LifecycleCommand<Kind>;
