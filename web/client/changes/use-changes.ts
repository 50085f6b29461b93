// Keeps what is on the page as the book has it, whoever changes it and wherever.
import { useEffect, useEffectEvent } from 'react';
import type { Change } from '#api/contract/entity/changes.ts';
import { queryClient } from '../query.ts';
import { createBookSubscription } from './book-subscription.ts';
import { createInvalidator } from './invalidator.ts';
import { subscribeViaLeaderTab } from './leader-tab.ts';
import { subscribePerTab } from './per-tab.ts';

/**
 * @param bookId the book that is on the page; null where there is none.
 * @param onMembership called when the person's books, their names or roles may be others now.
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
    const { onChange, onStart, stop } = createInvalidator(queryClient, bookId);
    const subscription = createBookSubscription(
      { bookId, personId },
      {
        onStart,
        onChange(change) {
          onChange(change);
          if (concernsBooks(change)) membershipChanged();
        },
        onRefused() {
          stopped.abort();
          membershipChanged();
        },
      },
    );
    // Without https a browser has no locks, except on the machine itself.
    if (navigator.locks === undefined) void subscribePerTab(subscription, stopped.signal);
    else subscribeViaLeaderTab(subscription, stopped.signal);
    return () => {
      stopped.abort();
      stop();
    };
  }, [bookId, personId]);
}

const concernsBooks = ({ kinds, everything, shared }: Change): boolean =>
  shared !== true && (everything === true || kinds.includes('book'));
