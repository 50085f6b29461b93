import type { AccountTypeId } from '../kernel/ids.ts';
import type { GroupCode } from './tally-groups.ts';

export type InstallTallyGroups = {
  readonly type: 'InstallTallyGroups';
  /** One fresh id per group, in the order of the table. */
  readonly data: { readonly typeIds: readonly AccountTypeId[] };
};

export type AddAccountType = {
  readonly type: 'AddAccountType';
  readonly data: {
    readonly typeId: AccountTypeId;
    readonly name: string;
    readonly group: GroupCode | null;
  };
};

export type RenameAccountType = {
  readonly type: 'RenameAccountType';
  readonly data: { readonly typeId: AccountTypeId; readonly name: string };
};

export type AccountTypeCommand = InstallTallyGroups | AddAccountType | RenameAccountType;

export type AccountTypeFacts = {
  /** The type of this book that bears the wanted name. */
  readonly nameTakenBy: AccountTypeId | null;
  /** The groups that the installation has already. */
  readonly installedGroups: ReadonlySet<GroupCode>;
};
