import type { Category } from '#api/contract/catalogue/category.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { FieldGroup } from '#web/shell/form/DeclaredFields.tsx';
import { Required } from '#web/shell/form/FormFrame.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { specificationsOf, valueKey } from './specifications.ts';

type ByAttribute = Readonly<Record<string, string>>;

type Props = {
  readonly values: ByAttribute;
  readonly onValues: (values: ByAttribute) => void;
  readonly category: Category | undefined;
  readonly errors: FieldErrors;
  readonly readOnly: boolean;
  readonly isNarrow: boolean;
};

/** One required field per enabled specification, under the category's name. */
export function Values({ values, onValues, category, errors, readOnly, isNarrow }: Props) {
  const specifications = specificationsOf(category);
  if (category === undefined || specifications.length === 0) return null;
  return (
    <FieldGroup title={category.name}>
      <div className={`grid gap-3 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
        {specifications.map(({ id, name }) => (
          <Required key={id}>
            <TextField
              label={name}
              value={values[id] ?? ''}
              onChange={(text) => onValues({ ...values, [id]: text })}
              error={errors[valueKey(id)]}
              input={{ readOnly, dir: 'auto', autoComplete: 'off', maxLength: 200 }}
            />
          </Required>
        ))}
      </div>
    </FieldGroup>
  );
}
