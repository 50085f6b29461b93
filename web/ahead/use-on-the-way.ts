// However somebody goes to a page, what they type on the way is for that page, and for its dialog
// where the address opens one.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { keepKeysUntil } from './keep.ts';
import { dialogStands, opensDialog, pageStands } from './stands.ts';

/** For the frame around every page, after whatever puts the focus there. */
export function useKeysOnTheWay(): void {
  const isOnTheWay = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    let isOver = false;
    keepKeysUntil(() => isOver && pageStands());
    return () => {
      isOver = true;
    };
  }, [isOnTheWay]);
  useEffect(() => {
    if (opensDialog(search)) keepKeysUntil(dialogStands);
  }, [pathname, search]);
}
