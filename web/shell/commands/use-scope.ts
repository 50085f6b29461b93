import { useLocation } from 'react-router-dom';

/** @returns the book that the address names, where it names one. */
export function useScope(): number | undefined {
  const named = /^\/book\/(\d+)/.exec(useLocation().pathname)?.[1];
  return named === undefined ? undefined : Number(named);
}
