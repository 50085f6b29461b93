// The name that every master has; renaming says where it is used.
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import type { DeclaredField } from '#web/shell/form/form-declaration.ts';
import { catalogueWords as wording } from '../wording.ts';

/**
 * @param record what is changed, as it is now; a new record begins with its name.
 * @param usedBy what uses it, in words.
 */
export const nameField = <Entry,>(
  record: { readonly name: string } | undefined,
  usedBy: string | null | undefined,
): DeclaredField<Entry> => ({
  label: 'Name',
  kind: 'text',
  max: MASTER_NAME_MAX,
  isAnyScript: true,
  needed: wording.nameMissing,
  hint: (name) =>
    record === undefined || name.trim() === record.name ? null : (
      <span role="status">
        {usedBy ? `Used in ${usedBy}: they show the new name.` : 'Nothing uses it yet.'}
      </span>
    ),
});
