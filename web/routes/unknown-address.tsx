// Any address that is no screen: in the frame of whoever is signed in, or as a visitor sees it.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { page } from '../shell/guards/page.ts';

/** @param frame what stands around the screens of whoever is signed in. */
export const unknownAddress = (frame: () => Promise<ComponentType>): RouteObject => ({
  lazy: async () => {
    const code = import('../shell/guards/UnknownAddress.tsx');
    const [{ UnknownAddress }, SignedIn] = await Promise.all([code, frame()]);
    return { Component: () => <UnknownAddress SignedIn={SignedIn} /> };
  },
  children: [
    page('*', async () => (await import('../shell/guards/NotFoundPage.tsx')).NotFoundPage),
  ],
});
