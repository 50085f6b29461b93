import { useLocation } from 'react-router-dom';

/** @returns the book that the address names, in its path or as `?book=7`, where it names one. */
export function useScope(): number | undefined {
  const { pathname, search } = useLocation();
  const named = /^\/book\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('book');
  return named !== null && /^\d{1,15}$/.test(named) ? Number(named) : undefined;
}
