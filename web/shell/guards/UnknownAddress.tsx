// The frame around Not Found: a visitor's, or the sidebar and search of whoever is signed in.
import type { ComponentType } from 'react';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '#web/state/session.ts';
import { PublicLayout } from '../public/PublicLayout.tsx';

type Props = { readonly SignedIn: ComponentType };

export function UnknownAddress({ SignedIn }: Props) {
  return useAtomValue(sessionAtom) === null ? <PublicLayout /> : <SignedIn />;
}
