// Under which of the 28 groups an account type stands: reports put its accounts there.
import type { AccountType } from '#api/contract/account/account.ts';
import { SelectField } from '#web/ui/inputs/Select.tsx';

type Props = {
  /** The account types of the book or of the installation, among which the groups are. */
  readonly types: readonly Pick<AccountType, 'name' | 'group' | 'reserved'>[];
  readonly value: string;
  readonly onChange: (group: string) => void;
  readonly error?: string | null | undefined;
  readonly readOnly?: boolean;
  readonly first?: boolean;
};

export const GROUP_MISSING = 'Choose the group of this type';

export function GroupField({ types, ...field }: Props) {
  const groups = types.flatMap(({ name, group, reserved }) =>
    reserved && group !== null ? [{ value: group, label: name }] : [],
  );
  return (
    <SelectField
      label="Group"
      hint="Reports put its accounts there."
      options={[{ value: '', label: 'Choose a group' }, ...groups]}
      {...field}
    />
  );
}
