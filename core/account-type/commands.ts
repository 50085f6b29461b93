import type { AccountTypeId } from '../kernel/ids.ts';
import type { Use } from '../kernel/use.ts';
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

export type ChangeAccountType = {
  readonly type: 'ChangeAccountType';
  readonly data: {
    readonly typeId: AccountTypeId;
    readonly name?: string;
    /** Of accounts made from now on; those that are there keep theirs until they are changed. */
    readonly group?: GroupCode;
  };
};

export type RemoveAccountType = {
  readonly type: 'RemoveAccountType';
  readonly data: { readonly typeId: AccountTypeId };
};

export type AccountTypeCommand =
  | InstallTallyGroups
  | AddAccountType
  | ChangeAccountType
  | RemoveAccountType;

export type AccountTypeFacts = {
  /** The type of this book that bears the wanted name. */
  readonly nameTakenBy: AccountTypeId | null;
  /** The groups that the installation has already. */
  readonly installedGroups: ReadonlySet<GroupCode>;
  /** What uses the type: in the book, or in any book where it is the installation's. */
  readonly uses: readonly Use[];
};
