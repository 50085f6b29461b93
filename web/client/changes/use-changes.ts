// Keeps what is on the page as the book has it, whoever changes it and wherever.
import { useEffect, useEffectEvent } from 'react';
import type { Change } from '#api/contract/changes.ts';
import { queryClient } from '../query.ts';
import { followAlone } from './alone.ts';
import { createEar } from './ear.ts';
import { createReadAgain } from './read-again.ts';
import { followTogether } from './tabs.ts';

/**
 * @param bookId the book that is on the page; null where there is none.
 * @param onMembership hears when the person's books, their names or roles may be others now.
 */
export function useChanges(
  bookId: number | null,
  personId: number | null,
  onMembership: () => void,
) {
  const membershipChanged = useEffectEvent(onMembership);
  useEffect(() => {
    if (bookId === null || personId === null) return undefined;
    const stopped = new AbortController();
    const reading = createReadAgain(queryClient, bookId);
    const ear = createEar(
      { bookId, personId },
      {
        began: reading.began,
        touched(change) {
          reading.touched(change);
          if (concernsBooks(change)) membershipChanged();
        },
        refused() {
          stopped.abort();
          membershipChanged();
        },
      },
    );
    // Without https a browser has no locks, except on the machine itself.
    if (navigator.locks === undefined) void followAlone(ear, stopped.signal);
    else followTogether(ear, stopped.signal);
    return () => {
      stopped.abort();
      reading.stop();
    };
  }, [bookId, personId]);
}

const concernsBooks = ({ kinds, everything, shared }: Change): boolean =>
  shared !== true && (everything === true || kinds.includes('book'));
