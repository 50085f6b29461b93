// A picker of each kind, with the sheet for a new one.
import type { ReactElement } from 'react';
import type { MasterKind } from '../kinds.ts';
import { QuickName } from '../quick/QuickName.tsx';
import type { QuickProps } from '../quick/QuickSheet.tsx';
import { PickMaster } from './PickMaster.tsx';
import type { PickProps } from './PickMaster.tsx';

type Of<K extends MasterKind> = Omit<PickProps<K>, 'kind' | 'quick'>;

/** What needs a name and nothing else. */
function pickerOf<K extends Exclude<MasterKind, 'product'>>(kind: K) {
  const quick = (sheet: QuickProps) => <QuickName kind={kind} {...sheet} />;
  return (props: Of<K>): ReactElement => <PickMaster kind={kind} quick={quick} {...props} />;
}

export const PickCategory = pickerOf('category');
export const PickBrand = pickerOf('brand');
export const PickUnit = pickerOf('unit');
export const PickCompany = pickerOf('account_type_company');
