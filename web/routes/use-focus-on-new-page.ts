// The focus after a change of address: on the new page's H1; for who comes back, on the row that
// was left, also where the page is the same and only what it shows has changed.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A tab may lead where a row leads as well, and two figures of a table to the same ledger. */
type Place = { readonly selector: string; readonly text: string | null; readonly at: number };

/** Where the focus was when each page was left, by the place of the page in this tab's history. */
const leftBy = new Map<string, Place>();

const mainOf = () => document.getElementById('main');
const elementIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const alike = ({ selector, text }: Omit<Place, 'at'>) =>
  [...(mainOf()?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (one) => text === null || one.textContent === text,
  );

function placeOf(one: HTMLElement): Place {
  const kind = ['[data-row]', '[data-cell]'].find((name) => one.matches(name)) ?? 'a';
  const href = one.getAttribute('href');
  const selector = href === null ? kind : `${kind}[href="${CSS.escape(href)}"]`;
  const text = href === null ? one.textContent : null;
  return { selector, text, at: alike({ selector, text }).indexOf(one) };
}

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
    const place = way === 'POP' ? leftBy.get(key) : undefined;
    if (place === undefined) {
      if (!isSamePage) document.querySelector<HTMLElement>('h1')?.focus();
      return undefined;
    }
    return focusOnceThere(place, !isSamePage);
  });
  // The focus is the document's. A page that narrows itself down keeps it.
  useEffect(() => arrive(), [pathname, key]);
}

/** Rows are each page's own; that they are focused or clicked is all they have in common. */
function useRemembering(key: string): void {
  useEffect(() => {
    const remember = (selector: string) => {
      return ({ target }: Event) => {
        const one = elementIn(target, selector);
        if (one !== null) leftBy.set(key, placeOf(one));
      };
    };
    const leave = remember('#main a');
    // A key leads on from a row or a figure that is no link, too.
    const walk = remember('#main :is([data-row], [data-cell], a[data-explain])');
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
function focusOnceThere(place: Place, toHeading: boolean): (() => void) | undefined {
  const one = () => {
    const all = alike(place);
    return all[place.at] ?? all[0];
  };
  const now = one();
  if (now !== undefined) {
    now.focus();
    return undefined;
  }
  if (toHeading) document.querySelector<HTMLElement>('h1')?.focus();
  const watch = new MutationObserver(() => {
    const come = one();
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
