// Keeps what is on the page as the book has it, whoever changes it and wherever.
import { useEffect, useEffectEvent } from 'react';
import type { Change } from '#api/contract/entity/changes.ts';
import { queryClient } from '../query.ts';
import { keepConnected } from './connection.ts';
import type { ChangeHandlers } from './connection.ts';
import { createInvalidator } from './invalidator.ts';

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
    const handlers: ChangeHandlers = {
      onStart,
      onChange(change) {
        onChange(change);
        if (concernsBooks(change)) membershipChanged();
      },
      onRefused: () => membershipChanged(),
    };
    void keepConnected(bookId, handlers, stopped.signal);
    return () => {
      stopped.abort();
      stop();
    };
  }, [bookId, personId]);
}

const concernsBooks = ({ kinds, everything, shared }: Change): boolean =>
  shared !== true && (everything === true || kinds.includes('book'));
