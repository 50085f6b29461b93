// Whether rows without a figure are left out: as the address says (`?zero=shown`), so that a sent
// link shows the same, and else as the person had it last.
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { preferencesAtom } from '#web/state/preferences.ts';

export function useZeroRows() {
  const [address, setAddress] = useSearchParams();
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const named = address.get('zero');
  const isNamed = named === 'shown' || named === 'hidden';
  const hidesZero = isNamed ? named === 'hidden' : preferences.hidesZero;
  const toggleZero = (): void => {
    setPreferences({ ...preferences, hidesZero: !hidesZero });
    setAddress(
      (now) => {
        now.set('zero', hidesZero ? 'shown' : 'hidden');
        return now;
      },
      { replace: true, flushSync: true },
    );
  };
  return { hidesZero, toggleZero };
}

/** For every report that leaves out such rows. */
export const zeroKey = (toggleZero: () => void) => ({
  keys: 'Z',
  does: 'Show or hide zero rows',
  run: toggleZero,
});
