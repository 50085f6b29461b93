// In the place of a dialog whose code is on its way: what is typed meanwhile is for the dialog.
import { useLayoutEffect } from 'react';
import { keepKeysUntil } from './keep.ts';
import { dialogStands } from './stands.ts';

export function DialogOnItsWay() {
  useLayoutEffect(() => keepKeysUntil(dialogStands), []);
  return null;
}
