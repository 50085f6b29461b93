// Whether the products are drawn as rows, or as tiles for those who would rather look.
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';

const AS = [
  { value: 'rows', label: 'rows' },
  { value: 'cards', label: 'tiles' },
];

export function AsPill() {
  const { choice, choose } = useRegisterChoice('product');
  return (
    <SelectPill
      label="As"
      value={choice.as}
      options={AS}
      onChange={(as) => choose({ as: as === 'cards' ? as : 'rows' })}
    />
  );
}
