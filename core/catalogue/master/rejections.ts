import type { Use } from '../../kernel/use.ts';
import type { ListName, MasterKind } from './terms.ts';

type OfMaster = { readonly of: MasterKind };

/** What any record of the catalogue may be refused for, in the order in which it is checked. */
export type MasterRejection =
  | (OfMaster & { readonly kind: 'master_not_found'; readonly id: number })
  | (OfMaster & { readonly kind: 'master_exists'; readonly id: number })
  | (OfMaster & { readonly kind: 'master_retired'; readonly id: number; readonly name: string })
  | (OfMaster & {
      readonly kind: 'master_name_taken';
      readonly name: string;
      readonly takenBy: number;
    })
  | (OfMaster & {
      readonly kind: 'master_in_use';
      readonly id: number;
      readonly name: string;
      readonly uses: readonly Use[];
    })
  | (OfMaster & { readonly kind: 'parent_unknown'; readonly parentId: number })
  | (OfMaster & { readonly kind: 'under_itself'; readonly id: number; readonly parentId: number })
  | (OfMaster & { readonly kind: 'too_deep'; readonly levelsMax: number })
  | { readonly kind: 'item_unknown'; readonly list: ListName; readonly itemId: number }
  | { readonly kind: 'item_name_taken'; readonly list: ListName; readonly name: string }
  | { readonly kind: 'too_many_items'; readonly list: ListName; readonly countMax: number }
  | {
      readonly kind: 'item_in_use';
      readonly list: ListName;
      readonly itemId: number;
      readonly name: string;
      readonly productCount: number;
    };
