// What writes is drawn in the present only: one wrapper around every control that changes a book,
// so that a page of the past has none.
import type { ReactNode } from 'react';
import { useMoment } from '#web/client/past/moment.ts';

/** @returns whether the page shows the present, in which alone something can be written. */
export const useIsPresent = (): boolean => useMoment() === null;

export const PresentOnly = ({ children }: { readonly children: ReactNode }) =>
  useIsPresent() ? children : null;
