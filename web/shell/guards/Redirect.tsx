// Leads on to another page. Guards that lead to each other would turn in circles for ever: after a
// hundred without a rest they stop and say so.
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const PENDING_MAX = 100;
/** A page that stands so long was where somebody wanted to be. */
const REST_MS = 1_000;

let pending = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

export class TooManyRedirects extends Error {
  constructor() {
    super('Too many redirects');
  }
}

export function Redirect({ to }: { readonly to: string }) {
  const { key } = useLocation();
  if (pending >= PENDING_MAX) throw new TooManyRedirects();
  useEffect(() => {
    pending += 1;
    clearTimeout(rest);
    rest = setTimeout(() => (pending = 0), REST_MS);
  }, [key]);
  return <Navigate to={to} replace />;
}
