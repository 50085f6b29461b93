// The sums at the foot of a list as links to the events of the rows that it shows, and the key that
// opens them: of a sum that has the focus, else of the row that is meant, else of the first sum.
import type { ReactNode } from 'react';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import { ExplainLink } from './ExplainLink.tsx';
import { useExplainHref, useExplainOwn } from './use-explain.ts';

type Words = Readonly<Record<string, string | number | undefined>>;

type ListExplained = {
  readonly of: ExplainedPage;
  /** What the call of the list takes. */
  readonly narrowing: Words;
  /** The sum that is meant where nothing has the focus. */
  readonly line: string;
  /** Of sums that change from day to day. */
  readonly asOn?: string;
};

/** @returns draws a sum as a link to its events. */
export type SumLink = (line: string, text: string) => ReactNode;

/** @returns where a sum of a list is explained. */
function useSumHref({ of, narrowing, asOn }: Omit<ListExplained, 'line'>) {
  const hrefOf = useExplainHref();
  const words = Object.entries(narrowing).flatMap(([name, word]) =>
    word === undefined || word === '' ? [] : [[name, String(word)]],
  );
  const filter = new URLSearchParams(words).toString();
  return (line: string) => hrefOf({ of, line, filter, asOn });
}

export function useSumLinks(list: Omit<ListExplained, 'line'>): SumLink {
  const hrefOf = useSumHref(list);
  return (line, text) => <ExplainLink href={hrefOf(line)}>{text}</ExplainLink>;
}

/**
 * @param rowHref where the row that is meant is explained; undefined where none is meant.
 * @param isHeard false where the page has the key for a figure of its own.
 */
export function useListExplainKey(
  title: string,
  list: ListExplained,
  rowHref: () => string | undefined,
  isHeard = true,
): void {
  const hrefOf = useSumHref(list);
  useExplainOwn(title, () => rowHref() ?? hrefOf(list.line), isHeard);
}
