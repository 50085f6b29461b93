// Under which of the 28 groups an account type stands: reports put its accounts there.
import type { AccountType } from '#api/contract/account/account.ts';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import type { DeclaredField } from '../form-declaration.ts';

/** The account types of the book or of the installation, among which the groups are. */
type Types = readonly Pick<AccountType, 'name' | 'group' | 'reserved'>[];

type Props = {
  readonly types: Types;
  readonly value: string;
  readonly onChange: (group: string) => void;
  readonly error?: string | null | undefined;
  readonly readOnly?: boolean;
  readonly first?: boolean;
};

export const GROUP_MISSING = 'Choose the group of this type';
const HINT = 'Reports put its accounts there.';

const groupsIn = (types: Types) => [
  { value: '', label: 'Choose a group' },
  ...types.flatMap(({ name, group, reserved }) =>
    reserved && group !== null ? [{ value: group, label: name }] : [],
  ),
];

/** As a field of a declared form. */
export const groupField = <Entry,>(types: Types): DeclaredField<Entry> => ({
  label: 'Group',
  kind: 'choice',
  needed: GROUP_MISSING,
  hint: () => HINT,
  options: groupsIn(types),
});

export const GroupField = ({ types, ...field }: Props) => (
  <SelectField label="Group" hint={HINT} options={groupsIn(types)} {...field} />
);
