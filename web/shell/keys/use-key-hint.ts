// Which key may be shown beside what it does: only one that works on this page for this person.
import { useAtomValue } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { isCharacter } from './stroke.ts';

/**
 * @returns for what has a key, and perhaps another one for Tally's users, the one that works by the
 * switches of this device; null where none does.
 */
export function useKeyHint(): (keys: string | undefined, tally?: string) => string | null {
  const { tallyKeys, singleKeys } = useAtomValue(preferencesAtom);
  return (keys, tally) => {
    if (tally !== undefined && tallyKeys) return tally;
    return keys === undefined || (isCharacter(keys) && !singleKeys) ? null : keys;
  };
}
