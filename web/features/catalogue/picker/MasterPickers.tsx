// A picker of each kind, with the sheet for a new one.
import type { ReactElement } from 'react';
import type { EditableKind } from '../kinds.ts';
import { QuickName } from '../quick/QuickName.tsx';
import type { QuickProps } from '../quick/QuickSheet.tsx';
import { PickMaster } from './PickMaster.tsx';
import type { PickProps } from './PickMaster.tsx';

type PickerProps<K extends EditableKind> = Omit<PickProps<K>, 'kind' | 'quick'>;

/** What needs a name and nothing else. */
function pickerOf<K extends Exclude<EditableKind, 'product'>>(kind: K) {
  const quick = (sheet: QuickProps) => <QuickName kind={kind} {...sheet} />;
  return (props: PickerProps<K>): ReactElement => (
    <PickMaster kind={kind} quick={quick} {...props} />
  );
}

export const PickCategory = pickerOf('category');
export const PickBrand = pickerOf('brand');
export const PickUnit = pickerOf('unit');
export const PickCompany = pickerOf('account_type_company');
