// The focus after a change of address: on the new page's H1; for who comes back, on the row that
// was left, also where the page is the same and only what it shows has changed.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A tab may lead where a row leads as well, so that the address alone does not tell them apart. */
type LeftBy = { readonly href: string; readonly among: string };

/** The link that each page was left by, by the place of the page in this tab's history. */
const leftBy = new Map<string, LeftBy>();

const KINDS = ['a[data-row]', 'a[data-cell]'];
const leftByLink = (link: HTMLAnchorElement): LeftBy => ({
  href: link.href,
  among: KINDS.find((kind) => link.matches(kind)) ?? 'a',
});

const mainOf = () => document.getElementById('main');
const linkIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** A page that puts the focus into its first field itself is left alone. */
export function useFocusOnNewPage(): void {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const here = useRef({ pathname, key });
  useRemembering(key);
  const arrive = useEffectEvent((): (() => void) | undefined => {
    const before = here.current;
    here.current = { pathname, key };
    if (before.key === key) return undefined;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && way !== 'POP') {
      const left = leftBy.get(before.key);
      if (way === 'REPLACE' && left !== undefined) leftBy.set(key, left);
      return undefined;
    }
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && mainOf()?.contains(focused) === true) {
      return undefined;
    }
    const link = way === 'POP' ? leftBy.get(key) : undefined;
    if (link === undefined) {
      if (!isSamePage) document.querySelector<HTMLElement>('h1')?.focus();
      return undefined;
    }
    return focusOnceThere(link, !isSamePage);
  });
  // The focus is the document's. A page that narrows itself down keeps it.
  useEffect(() => arrive(), [pathname, key]);
}

/** The links are each page's own; that they are focused or clicked is all they have in common. */
function useRemembering(key: string): void {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const link = linkIn(target, '#main a');
      if (link !== null) leftBy.set(key, leftByLink(link));
    };
    const walk = ({ target }: Event) => {
      const link = linkIn(target, '#main a[data-row]');
      if (link !== null) leftBy.set(key, leftByLink(link));
    };
    document.addEventListener('click', leave, true);
    document.addEventListener('focusin', walk, true);
    return () => {
      document.removeEventListener('click', leave, true);
      document.removeEventListener('focusin', walk, true);
    };
  }, [key]);
}

const WAIT_MS = 5_000;

/** Its rows may still be on their way; who does something meanwhile is left where they are. */
function focusOnceThere({ href, among }: LeftBy, toHeading: boolean): (() => void) | undefined {
  const link = () =>
    [...(mainOf()?.querySelectorAll<HTMLAnchorElement>(among) ?? [])].find(
      (one) => one.href === href,
    );
  const now = link();
  if (now !== undefined) {
    now.focus();
    return undefined;
  }
  if (toHeading) document.querySelector<HTMLElement>('h1')?.focus();
  const watch = new MutationObserver(() => {
    const come = link();
    if (come === undefined) return;
    stop();
    come.focus();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const acts = ['keydown', 'pointerdown'] as const;
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const act of acts) document.removeEventListener(act, stop, true);
  };
  for (const act of acts) document.addEventListener(act, stop, true);
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}
