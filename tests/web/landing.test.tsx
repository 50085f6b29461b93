import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LandingPage } from '#web/features/landing/LandingPage.tsx';
import { meera, show } from './support/show.tsx';

const open = (user: typeof meera | null = null) => show(LandingPage, { path: '/', user });
const amount = (side: 'Debit' | 'Credit') => page.getByLabelText(`${side} amount in rupees`);

describe('the landing page', () => {
  test('leads a visitor to sign in, and a person who is signed in to the dashboard', async () => {
    await open();
    await expect
      .element(page.getByRole('link', { name: 'First Let Login' }))
      .toHaveAttribute('href', '/login');
    const demo = page.getByRole('button', { name: 'Watch Demo' });
    await expect.element(demo).toHaveAttribute('aria-disabled', 'true');
    await expect.element(demo).toHaveAttribute('title', 'Demo video is coming');
  });

  test('shows the dashboard instead to a person who is signed in', async () => {
    await open(meera);
    await expect
      .element(page.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
    expect(page.getByText('First Let Login').elements()).toEqual([]);
  });

  test('has four figures that count up to what they say, and a note on what they are', async () => {
    await open();
    const figures = page.getByRole('region', { name: 'Figures' });
    figures.element().scrollIntoView();
    for (const [figure, label] of [
      ['2500+', 'businesses'],
      ['150K+', 'invoices'],
      ['95%', 'automation'],
      ['75%', 'time savings'],
    ] as const) {
      const shown = figures.getByText(figure, { exact: true });
      await expect.poll(() => shown.elements().length).toBe(2);
      await expect.element(figures.getByText(label)).toBeVisible();
    }
    await expect.element(figures.getByText('Illustrative figures')).toBeVisible();
  });

  test('has a picture of the product in the theme that is shown', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await open();
    const picture = page.getByRole('img', { name: /^The journal of the demo book/ });
    expect(picture.elements().length).toBe(1);
    await expect.element(picture).toHaveAttribute('src', '/pictures/journal-desk-dark.webp');
    await expect.element(picture).toHaveAttribute('width', '1800');
    await expect.element(picture).toHaveAttribute('height', '1080');
    delete document.documentElement.dataset['theme'];
  });

  test('has eight features, three voices, six bullets and a way to each section', async () => {
    const { container } = await open();
    const items = (selector: string) => container.querySelectorAll(selector).length;
    expect(items('#features li')).toBe(8);
    expect(items('blockquote')).toBe(3);
    expect(items('#plans li')).toBe(6);
    expect(page.getByRole('img', { name: '5 of 5' }).elements().length).toBe(3);
    await expect.element(page.getByText('coming soon')).toBeVisible();
    await expect.element(page.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Learn More' }))
      .toHaveAttribute('href', '#contact');
  });
});

describe('the figures of the landing page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const figures = () => page.getByRole('region', { name: 'Figures' });
  /** What is drawn of the first figure; its final text for readers of screens stands beside it. */
  const drawn = () => figures().element().querySelector('dd [aria-hidden]')?.textContent;
  const asMotionIsWanted = () =>
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));

  /** Tells what it sees when the test says so, in one call. */
  class ToldObserver {
    static told: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      ToldObserver.told.push(tell);
    }
    observe() {}
    disconnect() {}
  }

  const openWatched = async () => {
    asMotionIsWanted();
    ToldObserver.told = [];
    vi.stubGlobal('IntersectionObserver', ToldObserver);
    await open();
  };
  const tell = (...seen: readonly boolean[]) => {
    for (const hear of ToldObserver.told) hear(seen.map((isIntersecting) => ({ isIntersecting })));
  };

  test('count where one call says first that they are hidden and then that they are seen', async () => {
    await openWatched();
    expect(drawn()).toBe('2500+');
    tell(false, true);
    await expect.poll(drawn).not.toBe('2500+');
    await expect.poll(drawn).toBe('2500+');
  });

  test('stay at their last value while the last word of a call is that they are hidden', async () => {
    await openWatched();
    tell(true, false);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(drawn()).toBe('2500+');
  });

  test('never say nil while they count', async () => {
    await openWatched();
    const shown = new Set<string | undefined>();
    const watch = new MutationObserver(() => shown.add(drawn()));
    watch.observe(figures().element(), { characterData: true, childList: true, subtree: true });
    tell(true);
    await expect.poll(() => shown.has('2500+')).toBe(true);
    watch.disconnect();
    expect(shown.size).toBeGreaterThan(1);
    expect([...shown].filter((text) => Number.parseInt(text ?? '', 10) < 1250)).toEqual([]);
  });

  test('are the last ones at once where the browser cannot watch the screen', async () => {
    asMotionIsWanted();
    const { IntersectionObserver: watcher } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      await open();
      expect(drawn()).toBe('2500+');
    } finally {
      window.IntersectionObserver = watcher;
    }
  });
});

describe('the entry in the hero', () => {
  test('says what is missing, fills it in by Enter, and posts what is balanced', async () => {
    await open();
    await expect.element(page.getByText('Balanced at ₹60,000.00')).toBeVisible();
    await userEvent.fill(amount('Debit'), '75k');
    await expect.element(page.getByText('15,000.00 short on credit')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Balanced at ₹75,000.00')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Posted #1.', { exact: false })).toBeVisible();
  });

  test('says that the sides differ, by how much, and posts nothing', async () => {
    await open();
    await userEvent.fill(amount('Credit'), '1.18l');
    await expect.element(page.getByText(/^Value Don.t Match/)).toBeVisible();
    await expect.element(page.getByText('58,000.00 short on debit')).toBeVisible();
    await expect.element(page.getByText('this one works', { exact: false })).toBeVisible();
  });

  test('says when an amount cannot be read', async () => {
    await open();
    await userEvent.fill(amount('Debit'), 'sixty');
    await expect.element(page.getByText('Could not read this amount')).toBeVisible();
  });
});
