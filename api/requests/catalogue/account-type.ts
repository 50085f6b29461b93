// An account type as calls write it.
import { groupCode } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';

export const UNKNOWN_GROUP = invalidField('group', 'Choose one of the 28 groups.');

/** @returns the group of a code, null where none is given, undefined where it is no group. */
export function groupIn(code: string | null | undefined): GroupCode | null | undefined {
  return groupCode.nullable().safeParse(code ?? null).data;
}

type Changes = { readonly name?: string; readonly group?: GroupCode };

/** @returns what is to be changed, or undefined where the group is none of the 28. */
export function accountTypeChangesIn(given: {
  readonly name?: string | undefined;
  readonly group?: string | undefined;
}): Changes | undefined {
  const group = groupIn(given.group);
  if (group === undefined) return undefined;
  return {
    ...(given.name !== undefined && { name: given.name.trim() }),
    ...(group !== null && { group }),
  };
}
