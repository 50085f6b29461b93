// Gives everything on the page its moment, and the cache of what was read of it.
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { setShownMoment } from '#web/client/past/calls.ts';
import { clientAt } from '#web/client/past/caches.ts';
import { queryClient } from '#web/client/query.ts';
import { MomentContext, useMomentInAddress } from '#web/client/past/moment.ts';

type Props = { readonly bookId: number | null; readonly children: ReactNode };

export function MomentProvider({ bookId, children }: Props) {
  const moment = useMomentInAddress();
  // What is asked outside React, as for a file, reads the moment of the page.
  useLayoutEffect(() => {
    setShownMoment(moment);
    return () => setShownMoment(null);
  }, [moment]);
  const client = moment === null ? queryClient : clientAt(queryClient, bookId, moment);
  return (
    <MomentContext value={moment}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MomentContext>
  );
}
