import { TextField } from '#web/ui/inputs/Field.tsx';
import { Required } from '#web/shell/form/FormFrame.tsx';
import type { MasterFormState } from '../form/use-master-form.ts';
import { specificationsOf, valueKey } from './fields.ts';
import type { ProductFields } from './fields.ts';

type Props = {
  readonly form: MasterFormState<ProductFields>;
  readonly category: Parameters<typeof specificationsOf>[0] & { readonly name: string };
  /** In a column beside a list there is no room for two. */
  readonly isNarrow?: boolean;
};

/** One required field per enabled specification, under the category's name. */
export function Values({ form: { fields, set, errors, busy }, category, isNarrow }: Props) {
  const specifications = specificationsOf(category);
  if (specifications.length === 0) return null;
  return (
    <fieldset className="min-w-0 border-l-2 border-line pl-4">
      <legend dir="auto" className="mb-2 font-semibold">
        {category.name}
      </legend>
      <div className={`grid gap-3 ${isNarrow === true ? '' : 'sm:grid-cols-2'}`}>
        {specifications.map(({ id, name }) => (
          <Required key={id}>
            <TextField
              label={name}
              value={fields.values[id] ?? ''}
              onChange={(text) => set({ values: { ...fields.values, [id]: text } })}
              error={errors[valueKey(id)]}
              input={{ readOnly: busy, dir: 'auto', autoComplete: 'off', maxLength: 200 }}
            />
          </Required>
        ))}
      </div>
    </fieldset>
  );
}
